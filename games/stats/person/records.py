"""Records: the hand or the game in which most happened; the earliest of equals."""

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from games.stats.person import sat
from games.stats.person.bids import BID, DELTA, GAME, MADE, MARGIN, MELD, PARTNER, PERSON, SEQ, Bid
from games.stats.person.sat import Sat, finished


class Record(NamedTuple):
    """`points` that a hand (`seq`) or a game (None) came to; `partner` sat across, `bidder` bid."""

    key: str
    points: int
    game: int
    seq: int | None
    partner: int | None = None
    bidder: int | None = None


def records_of(rows: Iterable[Sat], bids: list[Bid]) -> list[Record]:
    """Those that there are."""
    games = finished(rows)
    made = [bid for bid in bids if bid[MADE]]
    short = [bid for bid in bids if bid[MARGIN] is not None and bid[MARGIN] < 0]
    worst = min(short, key=itemgetter(MARGIN), default=None)
    found = (
        of_game(
            "win",
            max_of((game for game in games if game[sat.END] == sat.WON), key=itemgetter(sat.LEAD)),
            sat.LEAD,
        ),
        of_game("total", max_of(games, key=itemgetter(sat.TOTAL)), sat.TOTAL),
        of_hand("bid", max_of(made, key=itemgetter(BID)), BID),
        of_hand("delta", max_of(made, key=itemgetter(DELTA)), DELTA),
        of_hand("meld", max_of(bids, key=itemgetter(MELD)), MELD),
        of_hand("short", worst, MARGIN),
    )
    return [record for record in found if record is not None]


def max_of(rows: Iterable[Any], key: Callable[[Any], int]) -> Any:
    """The first of the greatest, None where there is none."""
    return max(rows, key=key, default=None)


def of_game(key: str, game: Sat | None, points: int) -> Record | None:
    """The record of a game."""
    if game is None:
        return None
    return Record(key, game[points], game[sat.GAME], None, game[sat.PARTNER])


def of_hand(key: str, bid: Bid | None, points: int) -> Record | None:
    """The record of a hand; what a bid fell short by is told without its minus."""
    if bid is None:
        return None
    figure = -bid[points] if points == MARGIN else bid[points]
    return Record(key, figure, bid[GAME], bid[SEQ], bid[PARTNER], bid[PERSON])
