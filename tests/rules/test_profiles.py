"""Well-known profiles: every row can be read, differs, says where it is from, and scores a hand."""

import pytest

from games.rules.option import VARIANT_NAMES
from games.rules.options import read_rules
from games.rules.profiles import PROFILES, profiles_of
from games.rules.scoring import score_hand

ROWS = pytest.mark.parametrize(
    "profile", PROFILES, ids=[f"{each.variant}-{each.slug}" for each in PROFILES]
)
HANDS = {  # a hand on the standard scale: bid, meld and trick points as shares of what there is
    "cutthroat": (300, (150, 40, 20), (0.6, 0.2, 0.2)),
    "single-deck": (300, (150, 40), (0.8, 0.2)),
    "double-deck": (60, (40, 24), (0.6, 0.4)),
}


def a_hand(rules):
    """An ordinary hand that side A makes, on the scale of these rules."""
    scale = {"short": 0.1, "times_ten": 10}.get(rules.scale, 1)
    bid, meld, shares = HANDS[rules.variant]
    tricks = [int(rules.trick_total * share) for share in shares]
    return {
        "bidder": "A",
        "bid": int(bid * scale),
        "trump": "H",
        "outcome": "played",
        "meld": dict(zip(rules.sides, [int(points * scale) for points in meld], strict=True)),
        "trick_points": dict(zip(rules.sides, tricks, strict=True)),
    }


@ROWS
def test_a_hand_is_scored_under_it(profile):
    rules = read_rules(profile.variant, profile.differences)
    verdict = score_hand(rules, a_hand(rules))
    assert verdict.result == "made"
    assert verdict.delta["A"] > 0


@ROWS
def test_row_holds_what_differs_and_nothing_else(profile):
    assert read_rules(profile.variant, profile.differences).differences == profile.differences != {}


@ROWS
def test_row_says_its_name_its_source_and_its_rule(profile):
    assert 0 < len(profile.name) <= 30
    assert profile.source
    assert profile.rule
    assert profile.version == 1


def test_a_name_stands_for_one_thing_in_a_game():
    for variant in VARIANT_NAMES:
        rows = profiles_of(variant)
        assert len({row.slug for row in rows}) == len({row.name for row in rows}) == len(rows) > 5


def delta(variant, slug, entry):
    """What a hand comes to under a profile."""
    (row,) = [each for each in profiles_of(variant) if each.slug == slug]
    return score_hand(read_rules(variant, row.differences), entry).delta


def set_by_fifty():
    """Side A bid 320 and is fifty short."""
    rules = read_rules("single-deck")
    return a_hand(rules) | {"bid": 320, "trick_points": {"A": 120, "B": 130}}


def test_progressive_set_gives_the_bid_to_the_others():
    assert delta("single-deck", "progressive-sets", set_by_fifty()) == {"A": 0, "B": 490}
    assert delta("single-deck", "must-bid-out", set_by_fifty()) == {"A": -320, "B": 170}


def test_free_throw_in_is_free():
    entry = set_by_fifty() | {"outcome": "thrown_in", "trick_points": None}
    assert delta("single-deck", "free-throw-in", entry) == {"A": -320, "B": 40}


def test_arounds_of_the_family_table_keep_doubling():
    (row,) = [each for each in profiles_of("double-deck") if each.slug == "family"]
    points = read_rules("double-deck", row.differences).meld_points
    assert points["aces_around"] == (10, 100, 200, 400)
    assert points["jacks_around"] == (4, 40, 80, 160)
