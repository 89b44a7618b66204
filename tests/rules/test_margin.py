"""How far a bid was over or short of what was needed (G11): below zero where it was set, never else."""

import pytest

from games.rules.bidding import margin
from games.rules.entry import read_entry
from games.rules.options import read_rules
from games.rules.rounding import counted_points
from games.rules.scoring import score_hand
from tests.rules.hands import hand

TWO = {"single-deck": (250, 10), "double-deck": (50, 1)}


def margin_of(variant, rules=None, **changes):
    """The margin of a valid hand with these facts changed."""
    table = read_rules(variant, rules)
    entry = read_entry(table, hand(variant, **changes))
    return margin(table, entry, counted_points(table, entry)[entry.bidder])


def alone(meld, points, **changes):
    """A hand of three players, the first of whom bid."""
    rest = 250 - points
    return {
        "meld": {"A": meld, "B": 40, "C": 20},
        "trick_points": {"A": points, "B": rest - 20 if rest > 20 else rest, "C": min(rest, 20)},
        **changes,
    }


@pytest.mark.parametrize(
    ("bid", "meld", "points", "over"),
    [
        (300, 140, 170, 10),
        (300, 140, 160, 0),
        (300, 140, 150, -10),
        (330, 150, 0, -180),  # what the sheet says: 150 is 180 short of 330
        (250, 300, 0, -10),  # SD11: one counter, or the last trick, was lacking
        (250, 250, 10, 10),
    ],
)
def test_single_deck(bid, meld, points, over):
    told = {"meld": {"A": meld, "B": 40}, "trick_points": {"A": points, "B": 250 - points}}
    assert margin_of("single-deck", bid=bid, **told) == over


@pytest.mark.parametrize(
    ("meld", "points", "over"),
    [(30, 25, 0), (30, 24, -1), (60, 19, -1), (60, 0, -20), (60, 20, 25), (20, 10, -25)],
)
def test_double_deck_bid_of_55(meld, points, over):
    """DD13: meld above the bid does not help with fewer than 20 pulled."""
    told = {"meld": {"A": meld, "B": 24}, "trick_points": {"A": points, "B": 50 - points}}
    assert margin_of("double-deck", **told) == over


def test_cutthroat_a_trick_has_no_points():
    """CT17, CT27: with meld over the bid only a trick is needed, and it may be worth nothing."""
    low = {"bid": 150, "under_the_gun": True}
    assert margin_of("cutthroat", **alone(200, 0, took_trick={"A": True}, **low)) == 50
    assert margin_of("cutthroat", **alone(200, 0, took_trick={"A": False}, **low)) is None
    assert margin_of("cutthroat", **alone(140, 0, took_trick={"A": False}, **low)) == -10


def test_where_a_lost_meld_covers_the_bid():
    told = {"bid": 250, "meld": {"A": 300, "B": 40}, "trick_points": {"A": 0, "B": 250}}
    assert margin_of("single-deck", {"shut_out_bidder": "zero"}, **told) is None
    assert margin_of("single-deck", {"saves_meld": "none"}, **told) == 50
    points = {"saves_meld": "points", "saves_meld_points": 40}
    assert margin_of("single-deck", points, **told) == -40


@pytest.mark.parametrize("variant", TWO)
@pytest.mark.parametrize("meld", [20, 60, 250, 300, 500])
@pytest.mark.parametrize("saves", ["one_point", "points", "none"])
def test_below_zero_when_set_and_never_else(variant, meld, saves):
    total, step = TWO[variant]
    table = read_rules(variant, {"saves_meld": saves})
    for points in range(0, total + 1, step):
        tricks = {"A": points, "B": total - points}
        facts = hand(variant, meld={"A": meld, "B": 0}, trick_points=tricks)
        entry = read_entry(table, facts)
        over = margin(table, entry, counted_points(table, entry)["A"])
        assert (over >= 0) == score_hand(table, facts).is_made, (points, over)
