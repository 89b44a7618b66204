"""Every quarrel of the kinds meld, scoring, auction, trick and endgame, asked of the desk."""

import pytest

from games.rules.errors import Refused
from games.rules.rulings.desk import QUESTION_BY_KEY, answer_ruling
from tests.rules.disputed import ASKED, ITEMS, NOT_OFFERED, OTHERS, asked_of, blank


def test_every_item_is_asked() -> None:
    assert {each.item for each in ASKED} == set(ITEMS)


@pytest.mark.parametrize("asked", ASKED, ids=lambda each: f"{each.item}-{each.question}")
def test_item_has_its_stated_answer(asked) -> None:
    ruling = answer_ruling(asked.request)
    assert asked.found(ruling) == asked.right
    assert ruling["headline"]
    assert ruling["rules"]


@pytest.mark.parametrize("other", OTHERS, ids=lambda each: f"{each.item}-{each.words}")
def test_item_has_its_other_reading(other) -> None:
    asked = asked_of(other.item)
    rows = [row for row in answer_ruling(asked.request)["other"] if row["words"] == other.words]
    assert len(rows) == 1
    assert asked.found(rows[0]) == other.right


@pytest.mark.parametrize("item", NOT_OFFERED)
def test_a_reading_without_an_option_is_named(item) -> None:
    sentence = QUESTION_BY_KEY[asked_of(item).question].not_offered
    assert NOT_OFFERED[item] in sentence
    assert "not offered here" in " ".join(sentence.split())


def test_every_other_reading_is_shown_or_named() -> None:
    """No house rule of an item is passed over in silence."""
    told = {each.item for each in OTHERS} | set(NOT_OFFERED) | {"PD-040", "PD-074"}
    having = {name for name, item in ITEMS.items() if item["right_answer"].get("house_rules")}
    assert having == told & having


def test_pd_040_partners_choose() -> None:
    rows = answer_ruling(asked_of("PD-040").request)["other"]
    played = next(row for row in rows if row["words"] == "out of reach may be played on")
    assert played["result"]["may_play"]


def test_pd_074_other_tables_open_at_200_or_stick_the_dealer() -> None:
    rows = answer_ruling(asked_of("PD-074").request)["other"]
    shown = {row["words"]: row["shown"][0]["text"] for row in rows}
    assert shown["no discount under the gun"] == "may not be bid"
    assert "openings from 200" in shown
    stuck = answer_ruling({"variant": "cutthroat", "question": "all-pass"})["other"]
    assert "seat 3 at 200" in {row["shown"][0]["text"] for row in stuck}


def test_pd_048_two_blanks_are_not_taken() -> None:
    with pytest.raises(Refused) as refused:
        answer_ruling(blank({"A": "", "B": ""}, None).request)
    assert {each.code for each in refused.value.problems} == {"missing"}
