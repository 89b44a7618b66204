"""The calculator's page in finished values, from answers as the rules give them."""

import pytest

from games.rules.counting import answer_count
from games.rules.helping import answer_help
from meld.showing import (
    groups,
    hand_as_text,
    heading,
    help_view,
    helps_view,
    note_view,
    trump_for,
    trump_keys,
)

AT = "/rule/0/?game=x"
HAND = "AS 10S KS QS JS 9S 9S KH QH JD"


def count(cards: str = HAND, trump: str | None = "S", variant: str = "single-deck"):
    return answer_count({"variant": variant, "trump": trump, "cards": cards})


@pytest.mark.parametrize(
    ("asked", "cards", "shown"),
    [
        ("", HAND, "S"),
        ("H", HAND, "H"),
        ("none", HAND, None),
        ("", "", None),
        ("", "10S", None),
    ],
)
def test_lines_are_for_the_trump_asked_for_or_the_best(asked, cards, shown) -> None:
    assert trump_for(asked, count(cards, None)) == shown


def test_without_a_marriage_no_trump_is_best_where_one_is_needed() -> None:
    answer = count("AS AH AD AC", None, "double-deck")
    assert trump_for("", answer) is None
    keys = trump_keys(answer, "", None, True)
    assert [key["is_barred"] for key in keys["suits"]] == [True] * 4


@pytest.mark.parametrize(
    ("asked", "shown", "words"),
    [
        ("", "H", "Best: hearts"),
        ("", None, "Your meld"),
        ("S", "S", "Spades are trump"),
        ("none", None, "No trump named"),
    ],
)
def test_the_heading_says_whose_choice_the_trump_was(asked, shown, words) -> None:
    assert heading(asked, shown) == words


def test_one_key_of_trump_is_down() -> None:
    keys = trump_keys(count(), "", "S", False)
    assert [(key["suit"]["code"], key["total"], key["is_chosen"]) for key in keys["suits"]] == [
        ("S", 230, True),
        ("H", 100, False),
        ("D", 80, False),
        ("C", 80, False),
    ]
    assert not keys["none"]["is_chosen"]
    assert trump_keys(count(), "none", None, False)["none"]["is_chosen"]


def test_lines_stand_by_class_and_shared_cards_are_marked() -> None:
    found = groups(count()["lines"], AT)
    assert [(group["number"], len(group["lines"])) for group in found] == [
        (1, 3),
        (2, 1),
        (3, 0),
        (0, 0),
    ]
    run = found[0]["lines"][0]
    assert [card["code"] for card in run["cards"] if card["is_shared"]] == ["QS"]
    assert (run["points"], run["words"]) == (150, "Run")
    assert run["rule"] == {"id": "M1", "href": "/rule/M1/?game=x"}


def test_a_note_says_what_is_missing() -> None:
    notes = [note_view(note, AT) for note in count("QS QS JD")["notes"]]
    assert [card["code"] for card in notes[0]["missing"]] == ["JD"]


def test_helps_are_for_the_trump_shown_and_for_another_that_would_be_better() -> None:
    answer = answer_help({"variant": "single-deck", "trump": "H", "cards": "AS 10S KS QS"})
    under, best = helps_view(answer, "H")
    assert all("with" not in each["words"] for each in under["helps"])
    assert best["helps"][0]["words"].endswith("with spades as trump")
    assert best["helps"][0]["gain"].startswith("+")


def test_a_help_says_how_many_are_out() -> None:
    help = {"cards": ["QS", "JD"], "words": "Pinochle", "gain": 40, "becomes": 60, "out": [1, 2]}
    view = help_view(help | {"trump": None}, True)
    assert view["out"] == "1 and 2 out, 60 in all"
    assert view["words"] == "Pinochle, without trump"


def test_a_hand_as_text() -> None:
    assert hand_as_text(count("KH QH"), "S", "KH QH") == (
        "20, spades are trump: Marriage in hearts 20. Cards: KH QH."
    )
    assert hand_as_text(count("10S"), None, "10S") == "0, no trump named. Cards: 10S."
    assert hand_as_text(count(""), None, "") == ""
