"""What somebody did in the hands: as bidder, as partner, as defender; how bids were lost."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from games.models.statistics import Part
from games.selectors.club.frame import count_words
from games.selectors.club.person.cells import Fact, Row, mean_cell, signed_cell, table
from games.stats.figures import LEAST_HANDS, Rate
from games.stats.person.behind import Behind
from games.stats.person.rates import Hands, hands_of
from games.stats.person.shares import Share, as_bidder, hands_in

PARTS = (
    (Part.BIDDER.value, "bidder"),
    (Part.PARTNER.value, "partner"),
    (Part.DEFENDER.value, "defender"),
)
LOST = (
    ("set", "Set"),
    ("conceded", "Conceded"),
    ("thrown_in", "Thrown in"),
    ("short_meld", "Too little meld"),
    ("no_marriage", "No marriage"),
)


def parts_table(parts: dict[str, Hands], behind: Behind) -> dict[str, Any]:
    """Meld, tricks and points a hand, by part."""
    rows = [
        Row(
            words,
            [
                mean_cell(hands.meld_a_hand(href)),
                mean_cell(hands.tricks_a_hand(link(played="tricks"))),
                signed_cell(hands.delta_a_hand(href)),
            ],
        )
        for part, words in PARTS
        for hands, link in [(parts[part], links_of(part, behind))]
        for href in [link()]
        if hands.hands
    ]
    return table("A hand, on average", ("as", "meld", "tricks", "points"), rows)


def links_of(part: str, behind: Behind) -> Callable[..., str]:
    """What leads to the hands of this part; of two as partners either may have bid."""
    return behind.bids if part == Part.BIDDER else partial(behind.hands, part=part)


def lost_facts(shares: list[Share], behind: Behind) -> list[Fact]:
    """How the bids that were not made ended, and meld that was lost for want of a trick."""
    bids = as_bidder(shares)
    counts: Counter[str] = Counter()
    for share in bids:
        counts[share.result] += share.hands - share.made
    lost = lost_meld(hands_of(shares), behind)
    facts = [
        Fact(
            words,
            f"{counts[result]:,}",
            f"of {count_words(hands_in(bids), 'bid')}",
            behind.bids(result=result),
        )
        for result, words in LOST
        if counts[result]
    ]
    if lost.part:
        of = f"of {count_words(lost.whole, 'hand')}"
        facts.append(Fact("Meld lost for want of a trick", f"{lost.part:,}", of, lost.href))
    return facts


def lost_meld(hands: Hands, behind: Behind) -> Rate:
    """Hands in which the side's meld was lost."""
    return Rate(hands.lost, hands.hands, LEAST_HANDS, behind.hands(lost=1))
