"""What a search asks of the games that hands were played in: how they ended, and for whom.

Of somebody only those games are asked for that are credited to that person, as a figure of games
counts them; with a partner and against somebody, those that are credited to these as well.
"""

from django.db.models import Q, QuerySet

from games.models import GameSeat
from games.models.statistics import State
from games.stats.asked import Asked
from games.stats.scope import Scope

DECIDED = Q(state=State.FINISHED)
ENDS = {
    "finished": DECIDED,
    "credited": DECIDED,
    "won": DECIDED & Q(is_won=True),
    "lost": DECIDED & Q(is_won=False, is_draw=False),
    "drawn": DECIDED & Q(is_draw=True),
    "called": Q(state=State.CALLED),
    "running": Q(state=State.RUNNING),
}


def in_games(scope: Scope, asked: Asked) -> list[Q]:
    """The condition on hands, where the end of their games is asked for."""
    if not asked.ended:
        return []
    return [Q(game_id__in=seats(scope, asked).filter(ENDS[asked.ended]).values("game_id"))]


def seats(scope: Scope, asked: Asked) -> QuerySet[GameSeat]:
    """A row for each game: of nobody in particular, or the credited one of the person."""
    rows = GameSeat.objects.filter(scope.rows)
    if asked.person is None or asked.ended == "finished":
        return rows.filter(is_first=True)
    rows = rows.filter(person_id=asked.person, is_credited=True)
    if asked.partner is not None:
        rows = rows.filter(partner_id=asked.partner)
    if asked.against is not None:
        other = Q(game__game_seats__person_id=asked.against, game__game_seats__is_credited=True)
        rows = rows.filter(other)
    return rows
