"""What the hands of one person, or of two as partners, come to: the same parts of both pages."""

from typing import Any

from games.selectors.club.frame import GAMES
from games.selectors.club.levels_chart import levels_view
from games.selectors.club.person import bidding
from games.selectors.club.person.calibration import calibration_chart
from games.selectors.club.person.cells import four_figures
from games.selectors.club.person.parts import lost_facts, lost_meld, parts_table
from games.stats.figures import LEAST_BIDS, LEAST_GAMES, LEAST_HANDS, Rate
from games.stats.person.behind import Behind
from games.stats.person.beside import defended, hands_in, sets_in
from games.stats.person.bids import tally
from games.stats.person.levels import counted
from games.stats.person.main import Looked
from games.stats.person.rates import Hands, average_bid, by_part, made

LEAST = (
    f"A rate or an average is shown from {LEAST_BIDS} bids or {LEAST_HANDS} hands on, "
    f"a best or worst one from {LEAST_GAMES} games on."
)
MIXED = (
    "Several games were played. Points, and bids by trump, level and seat, are those of {game}; "
    "rates and games are of all."
)


def hands_told(looked: Looked, behind: Behind) -> dict[str, Any]:
    """Four large figures, the parts, the bids. `behind` leads to all these hands."""
    pointed = behind.of(looked.points)
    parts = by_part(looked.point_bids, looked.point_beside)
    return {
        "figures": large(looked, behind, pointed, parts),
        "parts": parts_table(parts, pointed),
        "bids": bids_told(looked, pointed),
        "lost": lost_facts(looked.bids, lost_of(looked, behind), behind),
        "least": LEAST,
        "mixed": MIXED.format(game=GAMES[looked.points.variant].lower()) if looked.is_mixed else "",
    }


def large(
    looked: Looked, behind: Behind, pointed: Behind, parts: dict[str, Hands]
) -> list[dict[str, Any]]:
    """The four figures at the head of the page."""
    against = defended(looked.beside)
    meld = sum(parts.values(), Hands()).meld_a_hand(pointed.hands())
    sets = Rate(sets_in(against), hands_in(against), 0, behind.hands(part="defender", result="set"))
    return four_figures(
        made(tally(looked.bids), behind.bids()),
        average_bid(tally(looked.point_bids), pointed.bids()),
        meld,
        sets,
    )


def lost_of(looked: Looked, behind: Behind) -> Rate:
    return lost_meld(by_part(looked.bids, looked.beside).values(), behind)


def bids_told(looked: Looked, behind: Behind) -> dict[str, Any] | None:
    """The bids by trump, level and seat, and how well they were judged; None without any."""
    bids = looked.point_bids
    if not bids:
        return None
    variant = variant_of(looked)
    return {
        "margins": bidding.margins_view(bids, behind, variant),
        "chart": calibration_chart(bids, behind),
        "levels": levels_view(
            behind.scope, {variant: counted(bids)}, **behind.asked | {"part": behind.part}
        ),
        "tables": [
            bidding.by_trump(bids, behind),
            bidding.by_level(bids, behind),
            bidding.by_place(bids, behind, variant),
        ],
    }


def variant_of(looked: Looked) -> str:
    """The game whose points are told."""
    return next((row.variant for row in looked.point_sat), looked.points.variant)


def hands_count(looked: Looked) -> int:
    """All hands."""
    return len(looked.bids) + hands_in(looked.beside)
