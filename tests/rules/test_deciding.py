"""How a game ends: ties, floors, fixed numbers of deals, bidding out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.ending import end_hand
from games.rules.options import read_rules
from tests.rules.hands import NAMES

ZERO = {"A": 0, "B": 0, "C": 0}


def end(variant, rules, before, delta, bidder="A", made=True, target=None, scored=None):
    """The ending for totals and deltas told as lists."""
    house = read_rules(variant, rules)
    return end_hand(
        house,
        dict(zip("ABC", before, strict=False)),
        target or house.target,
        dict(zip("ABC", delta, strict=False)),
        bidder,
        made,
        scored,
        NAMES[variant],
    )


@pytest.mark.parametrize(
    ("variant", "rules", "before", "delta", "winner", "rule", "sentence"),
    [
        ("single-deck", {}, [1000, 0], [310, 140], None, "", ""),
        ("single-deck", {}, [1400, 0], [310, 140], "A", "SD15", "Ann & Bob are over 1500 alone."),
        (
            "single-deck",
            {},
            [1190, 0],
            [310, 140],
            "A",
            "SD15",
            "Ann & Bob alone have reached 1500.",
        ),
        ("single-deck", {}, [0, 1400], [310, 140], "B", "SD16", "Cy & Dee are over 1500 alone."),
        (
            "single-deck",
            {},
            [1400, 1490],
            [310, 340],
            "A",
            "SD15",
            "Both sides are over 1500: the bidding side wins.",
        ),
        (
            "single-deck",
            {"tie_rule": "highest_score"},
            [1400, 1490],
            [310, 340],
            "B",
            "tie_rule",
            "Ann & Bob and Cy & Dee are over 1500: Cy & Dee are highest with 1830.",
        ),
        ("double-deck", {}, [400, 0], [100, 0], "A", "DD1", "Ann & Bob alone have reached 500."),
        (
            "double-deck",
            {},
            [400, 490],
            [100, 40],
            "A",
            "DD18",
            "Both sides are over 500: the bidding side wins.",
        ),
        ("cutthroat", {}, [900, 0, 0], [200, 0, 0], "A", "CT20", "Ruth is over 1000 alone."),
        ("cutthroat", {}, [0, 900, 0], [0, 100, 0], "B", "CT20", "Sol alone has reached 1000."),
        (
            "cutthroat",
            {},
            [900, 950, 0],
            [200, 60, 0],
            "A",
            "CT22",
            "Ruth and Sol are over 1000: Ruth is highest with 1100.",
        ),
        (
            "cutthroat",
            {},
            [900, 1000, 990],
            [150, 50, 60],
            None,
            "CT22",
            "Ruth, Sol and Tess are level at 1050: another hand is played.",
        ),
        (
            "cutthroat",
            {"tie_rule": "bid_and_out"},
            [900, 1000, 0],
            [150, 350, 0],
            "A",
            "CT24",
            "Ruth and Sol are over 1000: the bidder, Ruth, wins.",
        ),
        (
            "cutthroat",
            {"tie_rule": "overtime"},
            [900, 950, 0],
            [200, 60, 0],
            None,
            "CT23",
            "Ruth and Sol are over 1000: the game goes on to 1250.",
        ),
        (
            "cutthroat",
            {"tie_rule": "overtime"},
            [900, 950, 0],
            [400, 60, 0],
            "A",
            "CT23",
            "Ruth and Sol are over 1000; Ruth alone has 1250.",
        ),
        (
            "single-deck",
            {"tie_rule": "overtime", "overtime_step": 100},
            [1400, 1490],
            [310, 20],
            "A",
            "tie_rule",
            "Ann & Bob and Cy & Dee are over 1500; Ann & Bob alone have 1600.",
        ),
        (
            "cutthroat",
            {"tie_rule": "overtime", "overtime_cap": 1250},
            [1200, 1240, 0],
            [100, 20, 0],
            "A",
            "overtime_cap",
            "Ruth and Sol are over 1250: Ruth is highest with 1300.",
        ),
        (
            "cutthroat",
            {"must_bid_out": True},
            [0, 950, 0],
            [0, 60, 0],
            None,
            "must_bid_out",
            "Sol has reached 1000, but only a made bid wins.",
        ),
        (
            "cutthroat",
            {"must_bid_out": True},
            [950, 1100, 0],
            [100, 60, 0],
            "A",
            "must_bid_out",
            "Ruth is over 1000 and made the bid.",
        ),
        (
            "single-deck",
            {"losing_floor": -1000},
            [-800, 300],
            [-300, 140],
            "B",
            "losing_floor",
            "At \u22121000 a side has lost: Ann & Bob.",
        ),
        (
            "cutthroat",
            {"losing_floor": -1000},
            [-800, 300, 290],
            [-200, 50, 60],
            None,
            "losing_floor",
            "Sol and Tess are level at 350: another hand is played.",
        ),
        (
            "cutthroat",
            {"losing_floor": -1000},
            [-1000, -1000, -1100],
            [0, 0, 10],
            None,
            "",
            "",
        ),
        ("single-deck", {"losing_floor": -1000}, [0, 300], [-300, 140], None, "", ""),
        (
            "single-deck",
            {"target_comparison": "exceed"},
            [1190, 0],
            [310, 140],
            None,
            "",
            "",
        ),
    ],
)
def test_ending(variant, rules, before, delta, winner, rule, sentence):
    ending = end(variant, rules, before, delta)
    assert (ending.winner, ending.rule, ending.sentence) == (winner, rule, sentence)
    assert ending.game_over == (winner is not None)


def test_number_of_deals():
    rules = {"number_of_deals": 4}
    early = end("single-deck", rules, [1400, 0], [310, 140], scored=3)
    assert (early.winner, early.sentence) == (None, "")
    unknown = end("single-deck", rules, [1400, 0], [310, 140])
    assert unknown.winner is None
    last = end("single-deck", rules, [0, 300], [310, 140], scored=4)
    assert (last.winner, last.rule) == ("B", "number_of_deals")
    assert last.sentence == "After 4 hands Cy & Dee are highest."
    level = end("single-deck", rules, [0, 170], [310, 140], scored=4)
    assert level.winner is None
    assert level.sentence == "Ann & Bob and Cy & Dee are level at 310: another hand is played."
    more = end("single-deck", rules, [310, 310], [310, 140], scored=5)
    assert (more.winner, more.sentence) == ("A", "After 5 hands Ann & Bob are highest.")


def test_nothing_happened():
    assert end("cutthroat", {}, [1040, 0, 0], [0, 0, 0], bidder=None).winner is None
    penalty = end("cutthroat", {}, [1040, 0, 0], [-30, 0, 0], bidder=None)
    assert penalty.winner == "A"


def test_must_bid_out_set_bidder():
    ending = end("cutthroat", {"must_bid_out": True}, [1400, 0, 0], [-300, 0, 0], made=False)
    assert ending.winner is None


@given(
    st.lists(st.integers(-100, 1300), min_size=3, max_size=3),
    st.sampled_from(["highest_score", "overtime", "bid_and_out"]),
    st.permutations("ABC"),
    st.sampled_from("ABC"),
)
def test_the_order_of_the_columns_never_matters(totals, tie_rule, order, bidder):
    rules = read_rules("cutthroat", {"tie_rule": tie_rule})
    turned = dict(zip("ABC", order, strict=True))
    before = dict(zip("ABC", totals, strict=True))
    one = end_hand(rules, before, 1000, ZERO, bidder, True)
    other = end_hand(
        rules, {turned[s]: before[s] for s in before}, 1000, ZERO, turned[bidder], True
    )
    assert other.winner == (turned[one.winner] if one.winner else None)
    assert other.target_after == one.target_after
