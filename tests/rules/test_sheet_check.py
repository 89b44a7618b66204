"""What the rules have against an entry before it is stored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import HandRefused, LedgerRefused, Refused
from games.rules.options import read_rules
from games.rules.sheet import KINDS, Start, check_entry, replay
from tests.rules.hands import hand as facts_of
from tests.rules.json_values import ANYTHING
from tests.rules.ledgers import (
    FOUR,
    THREE,
    book,
    confirmation,
    correction,
    hand,
    penalty,
    plain,
    restore,
    void,
)

WINS = hand(meld={"A": 1500, "B": 60})
ZOE = plain("seat", seat=1, name="Zoe", from_hand=1)


def check(new, *entries, variant="single-deck", rules=None, people=None):
    """The warnings of a new entry after these."""
    people = people or (THREE if variant == "cutthroat" else FOUR)
    warnings = check_entry(read_rules(variant, rules), Start(people), book(*entries), new)
    return [warning.code for warning in warnings]


def refusal(new, *entries, **others):
    with pytest.raises(Refused) as caught:
        check(new, *entries, **others)
    assert all(problem.message for problem in caught.value.problems)
    return [(problem.code, problem.field) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("new", "entries"),
    [
        (hand(bidder_seat=1), ()),
        (hand(bidder_seat=None), ()),
        (hand(note="x", calls=[], meld_by_seat={}, cards_by_seat={}, irregular=[]), ()),
        (correction(1, reason="the last trick was Bob's"), (hand(),)),
        (correction(2), (hand(), correction(1))),
        (void(1), (hand(),)),
        (void(2), (hand(), penalty(A=-5))),
        (restore(1), (hand(), void(1))),
        (restore(2), (hand(), void(1))),
        (confirmation(1), (hand(),)),
        (penalty(A=-50), ()),
        (penalty(A=-50, target=1), (hand(),)),
        (plain("rules", rules={"target": 1000}), (hand(),)),
        (plain("rules", rules={}), (hand(),)),
        (plain("seat", seat=4, player="Zoe", from_hand=2), (hand(),)),
        (plain("seat", target=1, stands=False), (ZOE,)),
        (plain("seat", target=1, stands=True), (ZOE, plain("seat", target=1, stands=False))),
        (plain("end"), (hand(),)),
        (plain("reopen"), (WINS,)),
        (plain("reopen"), (hand(), plain("end"))),
        (confirmation(1), (WINS,)),
        (void(1), (WINS,)),
        (void(2), (hand(meld={"A": 1300, "B": 0}), penalty(A=30))),
        (correction(1), (hand(), correction(1, meld={"A": 1500, "B": 60}))),
        (void(1), (WINS, void(1), restore(1))),
        (restore(2), (WINS, penalty(A=-900), void(2))),
        (plain("rules", rules={}), (hand(), plain("rules", rules={"target": 300}))),
        (plain("seat", seat=1, player="Ann", from_hand=1), (WINS, plain("reopen"))),
        (void(1), (WINS, confirmation(1))),
    ],
)
def test_nothing_against_it(new, entries):
    assert check(new, *entries) == []


def test_warnings():
    assert check(hand(bid=245)) == ["bid_below_minimum", "bid_off_step"]
    assert check(correction(1, bid=255), hand()) == ["bid_off_step"]


def test_a_finished_game_in_cutthroat_takes_back_its_seat():
    seat = plain("seat", seat=1, player="Zoe", from_hand=1)
    assert check(seat, WINS, plain("reopen"), seat) == []
    assert check(seat, WINS, plain("reopen"), plain("end"), confirmation(1), plain("reopen")) == []


@pytest.mark.parametrize(
    ("new", "entries", "expected"),
    [
        ({"kind": "wish", "facts": {}}, (), [("unknown_name", "kind")]),
        ({"kind": ["hand"], "facts": {}}, (), [("unknown_name", "kind")]),
        ({"kind": "hand", "facts": []}, (), [("wrong_type", "facts")]),
        ({"kind": "end"}, (), [("wrong_type", "facts")]),
        (hand(bid=None), (), [("missing", "entry.bid")]),
        (hand(bidder_seat=2), (), [("not_allowed", "entry.bidder_seat")]),
        (hand(bidder_seat=5), (), [("not_allowed", "entry.bidder_seat")]),
        (hand(bidder_seat="1"), (), [("wrong_type", "entry.bidder_seat")]),
        (
            hand(bidder_seat=True, bid=0),
            (),
            [("not_allowed", "entry.bid"), ("wrong_type", "entry.bidder_seat")],
        ),
        (correction(None), (hand(),), [("missing", "facts.target")]),
        (correction(7), (hand(),), [("not_allowed", "facts.target")]),
        (correction(1), (hand(), void(1)), [("not_allowed", "facts.target")]),
        (correction(2), (hand(), penalty(A=1)), [("not_allowed", "facts.target")]),
        (correction(1, bid=0), (hand(),), [("not_allowed", "entry.bid")]),
        (void(1), (hand(), void(1)), [("not_allowed", "facts.target")]),
        (void("1"), (hand(),), [("wrong_type", "facts.target")]),
        (restore(1), (hand(),), [("not_allowed", "facts.target")]),
        (confirmation(1), (hand(), void(1)), [("not_allowed", "facts.target")]),
        (confirmation(2), (hand(), penalty(A=1)), [("not_allowed", "facts.target")]),
        (confirmation(1, "C"), (hand(),), [("unknown_name", "facts.side")]),
        (confirmation(1, None), (hand(),), [("missing", "facts.side")]),
        (confirmation(1, stands="no"), (hand(),), [("wrong_type", "facts.stands")]),
        (penalty(), (), [("missing", "facts.points")]),
        (penalty(A=0), (), [("missing", "facts.points")]),
        (penalty(C=5), (), [("unknown_name", "facts.points.C")]),
        (penalty(A=1.5), (), [("wrong_type", "facts.points.A")]),
        (penalty(A=5, target=9), (hand(),), [("not_allowed", "facts.target")]),
        (plain("penalty", points={"A": 5}, hand=1), (), [("unknown_name", "facts.hand")]),
        (plain("rules", rules={"foo": 1}), (), [("unknown_name", "rules.foo")]),
        (plain("rules"), (), [("missing", "facts.rules")]),
        (plain("rules", rules=[]), (), [("wrong_type", "rules")]),
        (plain("rules", rules={"scale": "short"}), (), [("not_allowed", "rules.scale")]),
        (
            plain("rules", rules={"impossible_contract": "must_concede"}),
            (hand(bid=400), hand()),
            [("must_concede", "hands.1.entry.outcome")],
        ),
        (
            restore(1),
            (
                hand(bid=400),
                void(1),
                plain("rules", rules={"impossible_contract": "must_concede"}),
            ),
            [("must_concede", "hands.1.entry.outcome")],
        ),
        (plain("seat", seat=5, player="Zoe", from_hand=1), (), [("not_allowed", "facts.seat")]),
        (
            plain("seat", seat=1, player="Zoe", from_hand=2),
            (),
            [("not_allowed", "facts.from_hand")],
        ),
        (
            plain("seat"),
            (),
            [
                ("missing", "facts.seat"),
                ("missing", "facts.from_hand"),
                ("missing", "facts.player"),
            ],
        ),
        (plain("seat", target=1), (hand(),), [("not_allowed", "facts.target")]),
        (plain("seat", target="1"), (ZOE,), [("wrong_type", "facts.target")]),
        (plain("seat", target=1, stands=True), (ZOE,), [("not_allowed", "facts.target")]),
        (plain("seat", target=1, stands=1), (ZOE,), [("wrong_type", "facts.stands")]),
        (restore(2), (hand(), penalty(A=1), void(1)), [("not_allowed", "facts.target")]),
        (restore(2), (hand(), penalty(A=1), void(2), void(1)), [("not_allowed", "facts.target")]),
        (plain("reopen"), (hand(),), [("not_allowed", "kind")]),
        (hand(), (WINS,), [("not_allowed", "kind")]),
        (plain("end"), (WINS,), [("not_allowed", "kind")]),
        (penalty(A=5), (hand(), plain("end")), [("not_allowed", "kind")]),
        (correction(1), (WINS,), [("not_allowed", "kind")]),
        (void(1), (hand(), WINS), [("not_allowed", "kind")]),
        (void(1), (hand(), plain("end")), [("not_allowed", "kind")]),
        (plain("rules", rules={}), (WINS,), [("not_allowed", "kind")]),
        (hand(), (plain("end"),), [("not_allowed", "kind")]),
    ],
)
def test_refused(new, entries, expected):
    assert refusal(new, *entries) == expected


FACTS = st.sampled_from(
    ["target", "points", "rules", "seat", "from_hand", "player", "bidder_seat", "playing", "meld"]
)


@given(
    st.sampled_from(KINDS),
    st.one_of(ANYTHING, st.dictionaries(FACTS, ANYTHING), st.dictionaries(FACTS, FACTS)),
    st.booleans(),
)
def test_whatever_is_sent_is_taken_or_refused(kind, facts, whole):
    """And what is taken can be replayed."""
    if whole and isinstance(facts, dict):
        facts = facts_of() | facts
    entries = book(hand(), penalty(A=-5), hand(), void(3))
    new = {"kind": kind, "facts": facts}
    try:
        check_entry(read_rules("single-deck"), Start(FOUR), entries, new)
    except Refused as refused:
        told = [problem.as_dict() for problem in refused.problems]
    else:
        told = replay(read_rules("single-deck"), Start(FOUR), [*entries, new | {"seq": 5}]).lines
    assert told


def test_kinds():
    assert set(KINDS) == {
        "hand",
        "correction",
        "void",
        "restore",
        "penalty",
        "seat",
        "rules",
        "confirmation",
        "end",
        "reopen",
    }
    with pytest.raises(HandRefused):
        check(hand(bid=0))
    with pytest.raises(LedgerRefused):
        check(void(1))


class TestFourAtTheTable:
    PEOPLE = ("Ann", "Bob", "Cy", "Dee")

    def refusal(self, **changes):
        entry = {"kind": "hand", "facts": facts_of("cutthroat", **changes)}
        return refusal(entry, variant="cutthroat", people=self.PEOPLE)

    def test_each_hand_names_who_plays(self):
        assert self.refusal() == [("missing", "entry.playing")]
        codes = {code for code, _ in self.refusal(playing=["A", "B", "E"])}
        assert codes == {"missing", "unknown_name", "not_allowed"}
        assert ("not_allowed", "entry.playing") in self.refusal(playing=["A", "B", "E"])
        assert self.refusal(playing=3) == [("wrong_type", "entry.playing")]

    def test_four_names_and_the_right_three(self):
        entry = {"kind": "hand", "facts": facts_of("cutthroat", playing=["A", "B", "C"])}
        assert check(entry, variant="cutthroat", people=self.PEOPLE) == []

    def test_three_name_nobody(self):
        entry = {"kind": "hand", "facts": facts_of("cutthroat", bidder_seat=1)}
        assert check(entry, variant="cutthroat") == []
