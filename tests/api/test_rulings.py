"""The dispute desk through the API: every quarrel that is known, and a hand looked through."""

import json

import pytest

from games.api.ruling_shapes import audit_parts
from tests.api.asking import answer, errors
from tests.rules.disputed import ASKED, OTHERS, asked_of, blank


@pytest.mark.parametrize("asked", ASKED, ids=lambda each: f"{each.item}-{each.question}")
def test_item_has_its_stated_answer(asked) -> None:
    found = asked.found(answer("ruling", asked.request))
    assert found == asked.right


@pytest.mark.parametrize("other", OTHERS, ids=lambda each: f"{each.item}-{each.words}")
def test_item_has_its_other_reading(other) -> None:
    asked = asked_of(other.item)
    rows = answer("ruling", asked.request)["other"]
    found = [asked.found(row) for row in rows if row["words"] == other.words]
    assert found == [other.right]


def test_two_blanks_are_refused_field_by_field() -> None:
    found = errors("ruling", blank({"A": "", "B": ""}, None).request)
    assert {each["field"] for each in found} == {"given.trick_points.A", "given.trick_points.B"}


def test_hand_with_a_wrong_sum_is_found_out() -> None:
    hand = {
        "bidder": "A",
        "bid": 300,
        "trump": "H",
        "meld": {"A": 150, "B": 40},
        "trick_points": {"A": 150, "B": 90},
    }
    found = answer("audit", {"variant": "single-deck", "hand": hand})
    assert [each["code"] for each in found["problems"]] == ["trick_points_do_not_add_up"]


def test_hand_of_more_cards_than_the_deck_is_looked_through_too() -> None:
    """So its schema sets the cards no end."""
    hand = {"bidder": "A", "bid": 300, "cards_by_seat": {"1": ["AS"] * 60}, "plays": ["AS"] * 60}
    found = answer("audit", {"variant": "single-deck", "hand": hand})
    told = {each["field"] for each in found["problems"] if each["code"] == "too_many_copies"}
    assert told == {"hand.cards_by_seat.1", "plays"}
    assert "maxItems" not in json.dumps(audit_parts("single-deck")["hand"])
