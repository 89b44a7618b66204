"""Who sat on another side, and how those games ended: one query."""

from typing import NamedTuple

from django.db.models import Count, Q

from games.models import GameSeat
from games.models.statistics import State


class Met(NamedTuple):
    """Games that count, in which two people were on different sides."""

    games: int = 0
    won: int = 0
    lost: int = 0

    def plus(self, games: int, won: int, lost: int) -> "Met":
        return Met(self.games + games, self.won + won, self.lost + lost)


def opponents_of(who: Q) -> dict[int, Met]:
    """By person: `lost` are the games that the other one won (of three, somebody else may)."""
    rows = GameSeat.objects.filter(
        who, is_credited=True, state=State.FINISHED, game__game_seats__is_credited=True
    )
    met: dict[int, Met] = {}
    for own_side, side, person, *games in rows.values_list(
        "side", "game__game_seats__side", "game__game_seats__person_id"
    ).annotate(
        games=Count("pk"),
        won=Count("pk", filter=Q(is_won=True)),
        lost=Count("pk", filter=Q(game__game_seats__is_won=True)),
    ):
        if side != own_side:
            met[person] = met.get(person, Met()).plus(*games)
    return met
