"""What the rows of statistics say, as plain data that can be compared."""

from typing import Any

from games.models import Club, Game, GameSeat, HandSeat, RatingStep
from games.services.statistics import roots_of
from games.stats.rows import rows_of
from games.stats.seated import someone

Told = list[tuple[Any, ...]]
HAND = [field.attname for field in HandSeat._meta.concrete_fields if field.name != "id"]
GAME = [field.attname for field in GameSeat._meta.concrete_fields if field.name != "id"]
STEP = ["club_id", "person_id", "game_id", "on", "started_at", "mu", "sigma", "games"]


def stored_of(game: Game) -> tuple[Told, Told]:
    """The rows of a game as they stand."""
    hands = HandSeat.objects.filter(game=game).order_by("seq", "seat")
    seats = GameSeat.objects.filter(game=game).order_by("seat", "player")
    return list(hands.values_list(*HAND)), list(seats.values_list(*GAME))


def made_of(game: Game) -> tuple[Told, Told]:
    """The rows that a loaded game ought to have."""
    if someone(game) is None:
        return [], []
    rows = rows_of(game, roots_of([game]))
    hands = sorted(rows.hands, key=lambda row: (row.seq, row.seat))
    seats = sorted(rows.seats, key=lambda row: (row.seat, row.player_id))
    return ([values(row, HAND) for row in hands], [values(row, GAME) for row in seats])


def values(row: Any, names: list[str]) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in names)


def all_of(club: Club) -> tuple[Told, Told, Told]:
    """All rows of a club, and its rating steps in the order in which they were written."""
    hands = HandSeat.objects.filter(club=club).order_by("game", "seq", "seat")
    seats = GameSeat.objects.filter(club=club).order_by("game", "seat", "player")
    steps = RatingStep.objects.filter(club=club).order_by("pk")
    return (
        list(hands.values_list(*HAND)),
        list(seats.values_list(*GAME)),
        list(steps.values_list(*STEP)),
    )
