"""How the others' rounding moves what the bidder counts, against every way to share the rest."""

import pytest

from games.rules.options import read_rules
from games.rules.rounding import counted_between, counted_points, points_to_count
from games.rules.scoring import checked_hand
from games.rules.words import Voice
from tests.rules.hands import hand

ROUNDED = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}
EVERY = range(251)


def ways_to_count(variant, points):
    """What so many points of the bidder count, however the others share the rest."""
    rules, rest = read_rules(variant, ROUNDED), 250 - points
    read = checked_hand(rules, hand(variant), Voice(rules), "entry")
    for first in range(rest + 1) if variant == "cutthroat" else [rest]:
        shares = (points, first, rest - first)
        read.trick_points = dict(zip(rules.sides, shares, strict=False))
        yield counted_points(rules, read)["A"]


@pytest.mark.parametrize("variant", ["single-deck", "cutthroat"])
def test_fewest_and_most(variant):
    rules, others = read_rules(variant, ROUNDED), 2 if variant == "cutthroat" else 1
    found = [set(ways_to_count(variant, points)) for points in EVERY]
    for points in EVERY:
        fewest, most = counted_between(rules, points, others)
        assert (fewest, most) == (min(found[points]), max(found[points]))
    for wanted in range(-10, 251):
        may, sure = points_to_count(rules, wanted, others)
        assert may == min(points for points in EVERY if max(found[points]) >= wanted)
        assert sure == min(points for points in EVERY if min(found[points]) >= wanted)


@pytest.mark.parametrize("wanted", range(-10, 251, 10))
def test_one_side_that_is_rounded_leaves_nothing_open(wanted):
    may, sure = points_to_count(read_rules("single-deck", ROUNDED), wanted, 1)
    assert may == sure


def test_exact_points_are_whole_steps():
    rules = read_rules("single-deck")
    assert counted_between(rules, 140, 1) == (140, 140)
    assert points_to_count(rules, 141, 1) == (150, 150)
    assert points_to_count(rules, -20, 1) == (0, 0)
