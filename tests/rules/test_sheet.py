"""The score sheet: hands, strikes, corrections, rules, people."""

import pytest

from games.rules.errors import LedgerRefused
from games.rules.sheet import Start
from tests.rules.ledgers import (
    FOUR,
    book,
    confirmation,
    correction,
    hand,
    numbers,
    penalty,
    plain,
    restore,
    sheet,
    void,
)

MADE = {"A": 310, "B": 140}

SET = {"trick_points": {"A": 150, "B": 100}}


def test_empty():
    empty = sheet()
    assert (empty.lines, empty.totals, empty.target) == ((), {"A": 0, "B": 0}, 1500)
    assert (empty.dealer, empty.hand_number, empty.version) == (1, 1, 0)
    assert (empty.winner, empty.is_over, empty.is_draw, empty.ending) == (None, False, False, None)
    assert (empty.names, empty.people) == ({"A": "Ann & Bob", "B": "Cy & Dee"}, FOUR)
    assert empty.playing == ("A", "B")


def test_hands():
    found = sheet(hand(bidder_seat=3), hand(**SET))
    first, second = found.lines
    assert (first.seq, first.number, first.kind, first.state) == (1, "1", "hand", "live")
    assert (first.delta, first.totals_after) == (MADE, MADE)
    assert (first.verdict.headline, first.bidder_name) == (
        "Ann & Bob made 300 with 10 to spare.",
        "Bob",
    )
    assert first.reasons == first.verdict.reasons
    assert (second.delta, second.totals_after) == ({"A": -300, "B": 160}, {"A": 10, "B": 300})
    assert second.bidder_name == "Ann & Bob"
    assert (found.totals, found.version, found.hand_number) == ({"A": 10, "B": 300}, 2, 3)
    assert (first.dealer, second.dealer, found.dealer) == (1, 2, 3)
    assert found.leaders == ("B",)
    assert (first.by, first.at, first.version_seq) == ("Ann", "", 1)


def test_paper_start():
    start = Start(FOUR, 4, {"A": 500, "B": -40}, 7, 2000)
    found = sheet(hand(), start=start)
    assert found.totals == {"A": 810, "B": 100}
    assert (found.lines[0].number, found.lines[0].dealer, found.dealer) == ("8", 4, 1)
    assert (found.target, found.hand_number) == (2000, 9)


def test_correction_keeps_both_versions():
    found = sheet(hand(), hand(), correction(1, **SET))
    first = found.lines[0]
    assert [version.seq for version in first.versions] == [1, 3]
    assert [version.delta for version in first.versions] == [MADE, {"A": -300, "B": 160}]
    assert first.versions[0].verdict.short == "made"
    assert (first.seq, first.version_seq, first.delta["A"]) == (1, 3, -300)
    assert found.totals == {"A": 10, "B": 300}
    assert found.dealer == 3
    assert found.line(3) is first
    assert found.line(99) is None
    assert found.line("1") is None


def test_correction_of_a_correction():
    found = sheet(hand(), correction(1, **SET), correction(2, bid=310))
    assert [version.seq for version in found.lines[0].versions] == [1, 2, 3]
    assert found.totals == MADE


def test_an_old_version_that_the_rules_refuse_has_no_verdict():
    found = sheet(hand(bid=400), correction(1), plain("rules", rules={"widow": 0}))
    assert found.lines[0].versions[0].verdict is not None
    house = {"impossible_contract": "must_concede"}
    found = sheet(hand(bid=400), correction(1), plain("rules", rules=house))
    assert found.lines[0].versions[0].verdict is None
    assert found.lines[0].versions[0].delta == {"A": 0, "B": 0}
    assert found.totals == MADE


def test_strike_and_restore():
    found = sheet(hand(), hand(**SET), void(1))
    assert numbers(found) == ["1 struck", "2 live"]
    assert found.lines[0].delta == MADE
    assert found.lines[0].totals_after == {"A": 0, "B": 0}
    assert found.totals == {"A": -300, "B": 160}
    again = sheet(hand(), hand(**SET), void(1), restore(3))
    assert numbers(again) == ["1 live", "2 live"]
    assert again.totals == {"A": 10, "B": 300}


def agreed(*entries):
    """Who agrees with the first line, as "side by"."""
    return [f"{each.side} {each.by}".strip() for each in sheet(*entries).lines[0].confirmations]


def test_confirmations_are_of_a_version():
    assert agreed(hand(), confirmation(1), confirmation(1, "A", by="")) == ["B Cy", "A"]
    changed = correction(1, **SET)
    assert agreed(hand(), confirmation(1), changed) == []
    assert agreed(hand(), confirmation(1), changed, confirmation(3, by="Dee")) == ["B Dee"]
    assert agreed(hand(), confirmation(1), changed, confirmation(1)) == []


def test_the_last_word_of_a_side_holds():
    no = confirmation(1, stands=False)
    assert agreed(hand(), confirmation(1), no) == []
    assert agreed(hand(), confirmation(1), no, confirmation(1, by="Dee")) == ["B Dee"]
    assert agreed(hand(), confirmation(1), confirmation(1, by="Dee")) == ["B Dee"]
    assert agreed(hand(), confirmation(1, "A"), confirmation(1), no) == ["A Cy"]
    assert agreed(hand(), confirmation(1), void(1), restore(3)) == ["B Cy"]


def test_a_confirmation_moves_nothing():
    found = sheet(hand(), confirmation(1))
    assert (found.version, found.last["seq"], found.hand_number) == (2, 1, 2)
    assert found.totals == sheet(hand()).totals


def test_rules_hold_from_the_first_hand():
    house = plain("rules", rules={"set_penalty": "double"})
    found = sheet(hand(**SET), hand(), house)
    assert found.totals == {"A": -290, "B": 300}
    assert found.rules.set_penalty == "double"
    back = sheet(hand(**SET), house, plain("rules", rules={}))
    assert back.totals == {"A": -300, "B": 160}
    assert sheet(hand(), plain("rules", rules={"target": 300})).winner == "A"


def test_rules_under_which_a_hand_cannot_be():
    house = {"impossible_contract": "must_concede"}
    with pytest.raises(LedgerRefused) as caught:
        sheet(hand(), hand(bid=400), hand(bid=410), plain("rules", rules=house))
    assert [(each.code, each.field) for each in caught.value.problems] == [
        ("must_concede", "hands.2.entry.outcome"),
        ("must_concede", "hands.3.entry.outcome"),
    ]
    assert caught.value.problems[0].message.startswith("Hand 2: Ann & Bob need 260")
    assert sheet(hand(bid=400), void(1), plain("rules", rules=house)).totals["A"] == 0


def test_somebody_else_sits_down():
    seat = {"seat": 1, "player": "Zoe", "from_hand": 2}
    found = sheet(hand(bidder_seat=1), hand(bidder_seat=1), plain("seat", **seat))
    assert [line.bidder_name for line in found.lines] == ["Ann", "Zoe"]
    assert found.lines[1].names["A"] == "Zoe & Bob"
    assert found.lines[1].verdict.headline == "Zoe & Bob made 300 with 10 to spare."
    assert found.people == ("Zoe", "Cy", "Bob", "Dee")
    whole = sheet(hand(bidder_seat=1), plain("seat", seat=1, player=7, name="Zoe", from_hand=1))
    assert whole.lines[0].bidder_name == "Zoe"
    assert whole.notes[0].facts["seat"] == 1


@pytest.mark.parametrize(
    ("entry", "code", "field"),
    [
        (plain("wish"), "unknown_name", "kind"),
        (void(7), "not_allowed", "target"),
        (void(None), "not_allowed", "target"),
        (restore(True), "not_allowed", "target"),
        (correction(9), "not_allowed", "target"),
        (confirmation(9), "not_allowed", "target"),
        (penalty(A=1, target=9), "not_allowed", "target"),
        (plain("seat", target=1), "not_allowed", "target"),
        (plain("rules", rules={"foo": 1}), "unknown_name", "rules.foo"),
        (hand(bid=None), "missing", "hands.2.entry.bid"),
    ],
)
def test_what_must_never_have_been_stored(entry, code, field):
    with pytest.raises(LedgerRefused) as caught:
        sheet(hand(), entry)
    assert [(each.code, each.field) for each in caught.value.problems] == [(code, field)]


def test_entries_are_left_as_they_are():
    entries = book(hand(), correction(1, **SET), void(1))
    before = repr(entries)
    sheet(*entries)
    assert repr(entries) == before
