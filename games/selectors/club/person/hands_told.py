"""What the hands of one person, or of two as partners, come to: the same parts of both pages."""

from typing import Any

from games.selectors.club.frame import GAMES
from games.selectors.club.levels_chart import levels_view
from games.selectors.club.person import bidding
from games.selectors.club.person.calibration import calibration_chart
from games.selectors.club.person.cells import four_figures
from games.selectors.club.person.parts import lost_facts, parts_table
from games.stats.figures import LEAST_BIDS, LEAST_GAMES, LEAST_HANDS, Rate
from games.stats.person.behind import Behind
from games.stats.person.bids import Alike, Tally, alike, tally
from games.stats.person.levels import counted
from games.stats.person.main import Looked
from games.stats.person.rates import average_bid, by_part, hands_of, made_of
from games.stats.person.shares import as_bidder, as_defender, hands_in, sets_in

LEAST = (
    f"A rate or an average is shown from {LEAST_BIDS} bids, {LEAST_HANDS} hands or {LEAST_GAMES} "
    f"games on, a best partner and a nemesis from {LEAST_GAMES} games on."
)
MIXED = (
    "Several games were played. Points, and bids by trump, level and seat, are those of {game}; "
    "rates and games are of all."
)


def hands_told(looked: Looked, behind: Behind) -> dict[str, Any]:
    """Four large figures, the parts, the bids. `behind` leads to all these hands."""
    pointed = behind.of(looked.points)
    parts = by_part(looked.point_shares)
    alike_bids = alike(looked.point_bids)
    return {
        "figures": large(looked, behind, pointed, tally(alike_bids)),
        "parts": parts_table(parts, pointed),
        "bids": bids_told(alike_bids, variant_of(looked), pointed),
        "lost": lost_facts(looked.shares, behind),
        "least": LEAST,
        "mixed": MIXED.format(game=GAMES[looked.points.variant].lower()) if looked.is_mixed else "",
    }


def large(looked: Looked, behind: Behind, pointed: Behind, bids: Tally) -> list[dict[str, Any]]:
    """The four figures at the head of the page."""
    against = as_defender(looked.shares)
    sets = Rate(sets_in(against), hands_in(against), 0, behind.hands(part="defender", result="set"))
    return four_figures(
        made_of(as_bidder(looked.shares), behind.bids()),
        average_bid(bids, pointed.bids()),
        hands_of(looked.point_shares).meld_a_hand(pointed.hands()),
        sets,
    )


def bids_told(bids: list[Alike], variant: str, behind: Behind) -> dict[str, Any] | None:
    """The bids by trump, level and seat, and how well they were judged; None without any."""
    if not bids:
        return None
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
    return next((share.variant for share in looked.point_shares), looked.points.variant)


def hands_count(looked: Looked) -> int:
    """All hands."""
    return hands_in(looked.shares)
