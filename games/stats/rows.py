"""The rows of a game, made from its replay: hand by hand, seat by seat (games/models/statistics.py).

Only hands that count have rows, and in each of them only who played it (CT25). Makes rows and
writes none.
"""

from types import SimpleNamespace
from typing import Any, NamedTuple

from games.models import Game, GameSeat, HandSeat
from games.models.statistics import Part
from games.rules.calls import speaking_order
from games.rules.recap import hands_that_count
from games.rules.sheet import SheetLine
from games.selectors.ledger import sheet_of
from games.stats.game_rows import game_rows
from games.stats.hand_figures import HandFigures
from games.stats.seated import Seated


class Rows(NamedTuple):
    """Rows of a game, unsaved: by hand and seat, and by seat and player."""

    hands: list[HandSeat]
    seats: list[GameSeat]


def rows_of(game: Game, roots: dict[int, int], *, only: int | None = None) -> Rows:
    """The rows of a loaded game of a club; `roots` as in :class:`Seated`.

    With `only`, the seq of a hand, that hand's alone; the sums are over all of them.
    """
    seated = Seated(game, roots)
    lines = hands_that_count(sheet_of(game))
    hands = [row for line in lines for row in seats_of_hand(game, seated, line)]
    wanted = [row for row in hands if only in (None, row.seq)]
    shared = shared_columns(game, seated)
    return Rows([HandSeat(**shared, **vars(row)) for row in wanted], game_rows(game, seated, hands))


def seats_of_hand(game: Game, seated: Seated, line: SheetLine) -> list[SimpleNamespace]:
    """What a row says of each seat in one hand, in the order in which its players speak."""
    figures = HandFigures(sheet_of(game).rules, line)
    players = seated.at(int(line.number))
    order = [
        seat
        for seat in speaking_order(line.dealer, len(players))
        if seated.side(seat) in figures.sides
    ]
    shared = of_the_hand(game, line, figures)
    bidder = figures.bidder_seat
    shared["bidder_id"] = None if bidder is None else seated.roots[players[bidder]]
    return [
        SimpleNamespace(
            **shared,
            **of_the_seat(line, figures, seat, seated.side(seat)),
            place=place,
            player_id=players[seat],
            person_id=seated.roots[players[seat]],
            partner_id=partner_of(seated, players, seat, order),
        )
        for place, seat in enumerate(order, 1)
    ]


def shared_columns(game: Game, seated: Seated) -> dict[str, Any]:
    """What is the same in all rows of a game."""
    return {
        "game_id": game.pk,
        "club_id": seated.club.pk,
        "variant": game.variant,
        "on": seated.day,
    }


def of_the_hand(game: Game, line: SheetLine, figures: HandFigures) -> dict[str, Any]:
    """What is the same in all rows of a hand, but for the bidder."""
    return {
        "seq": line.seq,
        "number": int(line.number),
        "at": game.entry_list[line.seq - 1].at,
        "dealer": line.dealer,
        "bid": figures.bid,
        "trump": figures.hand.trump,
        "result": figures.result,
        "is_made": figures.is_made,
        "margin": figures.margin,
    }


def of_the_seat(line: SheetLine, figures: HandFigures, seat: int, side: str) -> dict[str, Any]:
    """What a seat and its side did."""
    return {
        "seat": seat,
        "side": side,
        "part": part_of(figures, seat, side),
        "meld": figures.meld.get(side, 0),
        "own_meld": figures.own_meld(line, seat, side),
        "meld_lost": figures.lost(side),
        "tricks": figures.tricks.get(side),
        "delta": figures.delta[side],
    }


def part_of(figures: HandFigures, seat: int, side: str) -> Part:
    if not figures.hand.bidder:
        return Part.NONE
    if side != figures.hand.bidder:
        return Part.DEFENDER
    return Part.BIDDER if seat == figures.bidder_seat else Part.PARTNER


def partner_of(
    seated: Seated, players: dict[int, int], seat: int, playing: list[int]
) -> int | None:
    """The person on the other seat of the side."""
    side = seated.side(seat)
    others = [each for each in playing if each != seat and seated.side(each) == side]
    return seated.roots[players[others[0]]] if others else None
