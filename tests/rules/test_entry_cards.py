"""Cards in a hand's facts that cannot be: refused with all that is wrong, before they are stored."""

import pytest

from games.rules.entry_cards import check_cards, check_deck
from games.rules.errors import HandRefused
from games.rules.options import read_rules
from games.rules.sheet import Start, check_entry
from tests.factories.facts import hand

PEOPLE = ("Ann", "Cy", "Bob", "Dee")
RULES = read_rules("single-deck")


def problems(variant="single-deck", people=PEOPLE, **facts):
    return [
        (each.code, each.field) for each in check_cards(read_rules(variant), people, hand(**facts))
    ]


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({}, []),
        ({"cards_by_seat": {}, "meld_by_seat": {}}, []),
        ({"cards_by_seat": {"1": ["AS", "10H"]}, "meld_by_seat": {"1": 0}}, []),
        ({"cards_by_seat": []}, [("wrong_type", "entry.cards_by_seat")]),
        ({"meld_by_seat": 3}, [("wrong_type", "entry.meld_by_seat")]),
        ({"cards_by_seat": {"5": ["AS"]}}, [("not_allowed", "entry.cards_by_seat")]),
        ({"cards_by_seat": {"1": "AS KS"}}, [("wrong_type", "entry.cards_by_seat.1")]),
        ({"cards_by_seat": {"1": ["1Z"]}}, [("not_a_card", "entry.cards_by_seat.1")]),
        ({"cards_by_seat": {"2": ["AS"] * 3}}, [("too_many_copies", "entry.cards_by_seat.2")]),
        ({"meld_by_seat": {"1": -10}}, [("wrong_type", "entry.meld_by_seat.1")]),
        ({"meld_by_seat": {"1": True}}, [("wrong_type", "entry.meld_by_seat.1")]),
        ({"meld_by_seat": {"x": 10}}, [("not_allowed", "entry.meld_by_seat")]),
    ],
)
def test_what_is_wrong_with_cards(facts, found):
    assert problems(**facts) == found


def test_the_double_deck_has_no_nines():
    assert problems("double-deck", cards_by_seat={"1": ["9S"]}) == [
        ("not_a_card", "entry.cards_by_seat.1")
    ]


def test_who_sits_out_has_no_meld():
    people = ("Ruth", "Sol", "Tess", "Uma")
    told = check_cards(
        read_rules("cutthroat"),
        people,
        {"playing": ["A", "B", "D"], "cards_by_seat": {"3": ["AS"]}},
    )
    assert [(each.field, each.rule) for each in told] == [("entry.cards_by_seat.3", "CT25")]
    assert "Tess" in told[0].message


@pytest.mark.parametrize("playing", [7, "AB", None])
def test_odd_playing_is_told_elsewhere(playing):
    assert problems(playing=playing, cards_by_seat={"1": ["AS"]}) == []


def test_everything_wrong_comes_at_once():
    found = problems(cards_by_seat={"1": ["1Z"], "9": []}, meld_by_seat={"2": "x"})
    assert len(found) == 3


@pytest.mark.parametrize("trump", ["S", None, ["S"]])
def test_a_deck_has_only_so_many_copies(trump):
    facts = {"trump": trump, "cards_by_seat": {"1": ["AS", "AS"], "4": ["AS"]}}
    (told,) = check_deck(RULES, PEOPLE, facts)
    assert (told.code, told.field, told.rule) == ("too_many_copies", "entry.cards_by_seat", "SD2")
    assert "Ann" in told.message
    assert "Dee" in told.message


def test_the_ledger_takes_no_hand_with_such_cards():
    facts = hand(cards_by_seat={"1": ["AS", "AS"], "4": ["AS"], "2": ["1Z"]})
    new = {"kind": "hand", "facts": facts}
    with pytest.raises(HandRefused) as refused:
        check_entry(RULES, Start(PEOPLE, 1, {"A": 0, "B": 0}, 0, None), [], new)
    assert {each.code for each in refused.value.problems} == {"not_a_card", "too_many_copies"}
