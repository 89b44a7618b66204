"""Every split of the trick points in each game, against the rules said a second time."""

import itertools

import pytest

from games.rules.options import read_rules
from games.rules.scoring import score_hand

MELDS = {"cutthroat": (0, 40, 150), "single-deck": (0, 80, 340), "double-deck": (14, 20, 62)}
BIDS = {"cutthroat": (150, 300, 350), "single-deck": (250, 300, 400), "double-deck": (50, 65, 100)}


def cutthroat(bid, melds, points, took):
    """CT16 to CT19: one trick saves; made at the bid or over, else minus the bid."""
    kept = [meld if trick else 0 for meld, trick in zip(melds, took, strict=True)]
    total = kept[0] + points[0]
    mine = total if took[0] and total >= bid else -bid
    return [mine, *[meld + own for meld, own in zip(kept[1:], points[1:], strict=True)]]


def single_deck(bid, melds, points):
    """SD11 to SD14: no trick points, nothing at all."""
    sums = [meld + own if own else 0 for meld, own in zip(melds, points, strict=True)]
    return [sums[0] if sums[0] >= bid else -bid, sums[1]]


def double_deck(bid, melds, points):
    """DD11 to DD14."""
    need = max(20, bid - melds[0])
    mine = melds[0] + points[0] if points[0] >= need else -bid
    laid = melds[1] if melds[1] >= 20 else 0
    return [mine, laid + points[1] if points[1] >= 20 else 0]


def delta(variant, bid, melds, points, **others):
    sides = "ABC"[: len(melds)]
    entry = {
        "bidder": "A",
        "bid": bid,
        "trump": "H",
        "outcome": "played",
        "meld": dict(zip(sides, melds, strict=True)),
        "trick_points": dict(zip(sides, points, strict=True)),
    } | others
    return list(score_hand(RULES[variant], entry).delta.values())


RULES = {variant: read_rules(variant) for variant in MELDS}


@pytest.mark.parametrize("bid", BIDS["single-deck"])
def test_single_deck(bid):
    for melds in itertools.product(MELDS["single-deck"], repeat=2):
        for own in range(0, 260, 10):
            points = (own, 250 - own)
            assert delta("single-deck", bid, melds, points) == single_deck(bid, melds, points)


@pytest.mark.parametrize("bid", BIDS["double-deck"])
def test_double_deck(bid):
    for melds in itertools.product((20, 62), MELDS["double-deck"]):
        for own in range(51):
            points = (own, 50 - own)
            assert delta("double-deck", bid, melds, points) == double_deck(bid, melds, points)


@pytest.mark.parametrize("bid", BIDS["cutthroat"])
def test_cutthroat(bid):
    for own, other in itertools.product(range(0, 260, 10), repeat=2):
        if own + other > 250:
            continue
        points = (own, other, 250 - own - other)
        for took in ways_to_take(points):
            melds = (150 if bid > 250 else 40, 60, 20)
            told = {"took_trick": dict(zip("ABC", took, strict=True))}
            assert delta("cutthroat", bid, melds, points, **told) == cutthroat(
                bid, melds, points, took
            )


def ways_to_take(points):
    """Who can have won a trick: everybody with points must, but a bidder who buried them."""
    choices = [(True,) if own else (True, False) for own in points]
    if points[0] <= 30:
        choices[0] = (True, False)
    return itertools.product(*choices)
