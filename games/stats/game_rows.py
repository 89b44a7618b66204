"""One row for each player of each seat of a game: sums of the rows of its hands.

A seat's player from the start has a row even before the first hand. The seat's game is credited to
whoever played most hands there, the later one of two; nobody is credited twice.
"""

from typing import Any

from games.models import Game, GameSeat
from games.models.statistics import Part, State
from games.rules.options import unscaled
from games.rules.sheet import Sheet
from games.rules.variants import side_of_seat
from games.selectors.ledger import sheet_of
from games.stats.seated import Seated

DELTAS = {
    Part.BIDDER: "delta_bidding",
    Part.PARTNER: "delta_partnering",
    Part.DEFENDER: "delta_defending",
}


def game_rows(game: Game, seated: Seated, hands: list[Any]) -> list[GameSeat]:
    """The rows of a game in the order of its seats; at one seat, who played last is the last.

    `hands` say what the rows of hands do.
    """
    at_first = seated.at(0).items()
    rows = {(seat, player): new_row(game, seated, seat, player) for seat, player in at_first}
    for hand in hands:
        key = (hand.seat, hand.player_id)
        rows[key] = rows.pop(key, None) or new_row(game, seated, *key)
        add_hand(rows[key], hand)
    found = sorted(rows.values(), key=lambda row: row.seat)
    give_credit(found)
    return found


def new_row(game: Game, seated: Seated, seat: int, player: int) -> GameSeat:
    """A row with what the game came to, and no hands."""
    sheet, side = sheet_of(game), side_of_seat(game.variant, seat)
    return GameSeat(
        game_id=game.pk,
        club_id=seated.club.pk,
        variant=game.variant,
        on=seated.day,
        started_at=game.started_at,
        state=state_of(sheet),
        seat=seat,
        side=side,
        player_id=player,
        person_id=seated.roots[player],
        is_won=sheet.winner == side,
        is_draw=sheet.is_draw,
        **standing(sheet, side),
    )


def state_of(sheet: Sheet) -> State:
    if not sheet.is_over:
        return State.RUNNING
    return State.CALLED if sheet.is_called else State.FINISHED


def standing(sheet: Sheet, side: str) -> dict[str, int]:
    """The side's total, and its lead over the best of the others."""
    others = max(points for other, points in sheet.totals.items() if other != side)
    total = sheet.totals[side]
    scale = sheet.rules.scale
    return {"total": unscaled(total, scale), "lead": unscaled(total - others, scale)}


def add_hand(row: GameSeat, hand: Any) -> None:
    """Count one more hand of this player at this seat."""
    row.hands += 1
    row.meld_points += hand.meld
    row.meld_lost += hand.meld_lost
    row.delta += hand.delta
    if hand.tricks is not None:
        row.played += 1
        row.trick_points += hand.tricks
    if hand.part in DELTAS:
        add(row, DELTAS[Part(hand.part)], hand.delta)
    COUNTERS[Part(hand.part)](row, hand)


def add_bid(row: GameSeat, hand: Any) -> None:
    row.bids += 1
    row.made += hand.is_made
    row.bid_points += hand.bid
    row.sets += hand.result == "set"
    row.conceded += hand.result == "conceded"
    row.thrown_in += hand.result == "thrown_in"
    if hand.margin is not None:
        row.margins += 1
        row.margin_points += hand.margin


def add_partnered(row: GameSeat, hand: Any) -> None:
    row.partnered += 1


def add_defended(row: GameSeat, hand: Any) -> None:
    row.defended += 1
    row.sets_caused += hand.result == "set"


def add_nothing(row: GameSeat, hand: Any) -> None:
    """A hand that nobody bid."""


COUNTERS: dict[Part, Any] = {
    Part.BIDDER: add_bid,
    Part.PARTNER: add_partnered,
    Part.DEFENDER: add_defended,
    Part.NONE: add_nothing,
}


def add(row: GameSeat, name: str, points: int) -> None:
    setattr(row, name, getattr(row, name) + points)


def give_credit(rows: list[GameSeat]) -> None:
    """Say in all rows of a game, in order, whose it is, with whom, and which row stands for it."""
    most: dict[int, GameSeat] = {}
    for row in rows:
        if row.seat not in most or row.hands >= most[row.seat].hands:
            most[row.seat] = row
    for row in rows:
        row.is_credited = most[row.seat] is row and row is best_of(row.person_id, most)
        row.is_first = row is rows[0]
    for row in rows:
        row.partner_id = next(
            (o.person_id for o in most.values() if o.side == row.side and o.seat != row.seat), None
        )


def best_of(person: int, most: dict[int, GameSeat]) -> GameSeat:
    """Of the seats that one person played most, the one with most hands, the first of two."""
    own = [row for row in most.values() if row.person_id == person]
    return max(own, key=lambda row: (row.hands, -row.seat))
