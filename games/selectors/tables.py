"""The tables of a device, for Home: two queries, however many there are. No replay."""

from datetime import datetime
from typing import NamedTuple

from django.db.models import OuterRef, Prefetch, QuerySet, Subquery

from games.models import Device, Game, Seat
from games.selectors.people import shown_title, side_names


class SideRow(NamedTuple):
    """A side with its total (points)."""

    side: str
    name: str
    total: int
    is_winner: bool


class TableRow(NamedTuple):
    """A table by its current game. `dealer` is the name of who deals the next hand."""

    address: str
    title: str
    variant: str
    game_number: int
    sides: tuple[SideRow, ...]
    target: int
    hand_number: int
    dealer: str
    is_over: bool
    is_draw: bool
    sentence: str
    draft_step: str
    changed_at: datetime


def my_tables(device: Device, *, hidden: bool = False) -> tuple[TableRow, ...]:
    """The tables that this device has a grant for: running ones first, then the latest.

    With `hidden` those that it has put away.
    """
    return tuple(row_of(game) for game in my_games(device, hidden=hidden))


def my_games(device: Device, *, hidden: bool = False) -> QuerySet[Game]:
    """The current games behind `my_tables`, in that order."""
    games = current_games().filter(
        table__grants__device_id=device.pk,
        table__grants__revoked_at=None,
        table__grants__hidden_at__isnull=not hidden,
    )
    return games.order_by("is_over", "-changed_at", "-pk")


def usual_variant(device: Device) -> str:
    """The game that this device plays: the first of `my_tables`, "" without any. One query."""
    game = my_games(device).prefetch_related(None).select_related(None).only("variant").first()
    return game.variant if game else ""


def current_games() -> QuerySet[Game]:
    """The last game of each table, with table, draft and seats."""
    last = Game.objects.filter(table=OuterRef("table")).order_by("-number").values("pk")[:1]
    seats = Seat.objects.select_related("player").order_by("number")
    return (
        Game.objects.filter(pk=Subquery(last))
        .select_related("table", "draft")
        .prefetch_related(Prefetch("seats", seats, to_attr="seat_list"))
    )


def row_of(game: Game) -> TableRow:
    """A line of the list, from a game with table, draft and seats."""
    return TableRow(
        address=game.table.address,
        title=shown_title(game),
        variant=game.variant,
        game_number=game.number,
        sides=side_rows(game),
        target=game.target,
        hand_number=game.hand_number,
        dealer=game.people_now[game.next_dealer - 1],
        is_over=game.is_over,
        is_draw=game.is_draw,
        sentence=game.last_sentence,
        draft_step=game.draft.next_step if game.draft.facts else "",
        changed_at=game.changed_at,
    )


def side_rows(game: Game) -> tuple[SideRow, ...]:
    """The sides with names and totals."""
    return tuple(
        SideRow(side, name, game.totals[side], side == game.winner)
        for side, name in side_names(game).items()
    )
