"""Records: the hand or the game in which most happened; the earliest of equals."""

from collections.abc import Iterable
from typing import NamedTuple

from games.stats.person.bids import Bid
from games.stats.person.sat import WON, Sat, finished


class Record(NamedTuple):
    """`points` that a hand (`seq`) or a game (None) came to; `partner` sat across, `bidder` bid."""

    key: str
    points: int
    game: int
    seq: int | None
    partner: int | None = None
    bidder: int | None = None


def records_of(sat: Iterable[Sat], bids: list[Bid]) -> list[Record]:
    """Those that there are."""
    games = finished(sat)
    made = [bid for bid in bids if bid.is_made]
    played = [bid for bid in bids if bid.margin is not None]
    found = (
        best_game("win", [(game.lead, game) for game in games if game.end == WON]),
        best_game("total", [(game.total, game) for game in games]),
        best_hand("bid", [(bid.bid, bid) for bid in made]),
        best_hand("delta", [(bid.delta, bid) for bid in made]),
        best_hand("meld", [(bid.meld, bid) for bid in bids]),
        best_hand("short", [(-bid.margin, bid) for bid in played if bid.margin < 0]),
    )
    return [record for record in found if record is not None]


def best_game(key: str, games: list[tuple[int, Sat]]) -> Record | None:
    if not games:
        return None
    points, game = max(games, key=lambda pair: pair[0])
    return Record(key, points, game.game, None, game.partner)


def best_hand(key: str, hands: list[tuple[int, Bid]]) -> Record | None:
    if not hands:
        return None
    points, bid = max(hands, key=lambda pair: pair[0])
    return Record(key, points, bid.game, bid.seq, bid.partner, bid.person)
