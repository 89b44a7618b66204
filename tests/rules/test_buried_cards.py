"""Buried cards in a hand's facts: the bidder's, as many as the widow has (CT11)."""

import pytest

from games.rules.buried_cards import check_buried_cards
from games.rules.options import read_rules
from tests.factories.facts import hand

PEOPLE = ("Ruth", "Sol", "Tess")


@pytest.mark.parametrize(
    ("variant", "facts", "codes"),
    [
        ("cutthroat", {}, []),
        ("cutthroat", {"buried_cards": {"1": ["10C", "KC", "9S"]}}, []),
        ("cutthroat", {"buried_cards": {"2": ["10C", "KC", "9S"]}}, ["not_allowed"]),
        ("cutthroat", {"buried_cards": {"1": [], "2": []}}, ["not_allowed"]),
        ("cutthroat", {"buried_cards": ["10C"]}, ["not_allowed"]),
        ("cutthroat", {"buried_cards": {"1": "10C"}}, ["wrong_type"]),
        ("cutthroat", {"buried_cards": {"1": ["10C", "KC"]}}, ["not_allowed"]),
        ("cutthroat", {"buried_cards": {"1": []}}, ["not_allowed"]),
        ("cutthroat", {"buried_cards": {"1": ["10C", "XX", "9S"]}}, ["not_a_card"]),
        ("cutthroat", {"buried_cards": {"1": ["9S", "9S", "9S"]}}, ["too_many_copies"]),
        ("cutthroat", {"buried_cards": {"1": ["9S"]}, "bidder_seat": None}, ["not_allowed"]),
        ("cutthroat", {"buried_cards": {"1": ["9S"]}, "bidder_seat": [1]}, ["not_allowed"]),
        ("single-deck", {"buried_cards": {"1": []}}, ["not_allowed"]),
    ],
)
def test_buried_cards(variant, facts, codes):
    found = check_buried_cards(read_rules(variant), PEOPLE, hand(variant) | facts)
    assert [each.code for each in found] == codes
    assert all(each.field == "entry.buried_cards" or "buried_cards" in each.field for each in found)


def test_somebody_elses_are_told_with_the_name():
    facts = hand("cutthroat") | {"buried_cards": {"2": []}}
    found = check_buried_cards(read_rules("cutthroat"), PEOPLE, facts)
    assert found[0].message == "Only the bidder buries cards: Ruth."
