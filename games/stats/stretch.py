"""A stretch of hands in their order, from one to another within the days of a scope, both included.

In an address an end of it is "34-9": line 9 of game 34, on the first or the last of the days.
"""

from django.db.models import Q

from games.stats.asked import Asked
from games.stats.scope import Scope


def in_stretch(scope: Scope, asked: Asked) -> list[Q]:
    """The condition on hands; an end without its day is none."""
    found = []
    if asked.since and scope.first:
        game, line = end(asked.since)
        later = Q(game_id__gt=game) | Q(game_id=game, seq__gte=line)
        found.append(Q(on__gt=scope.first) | later)
    if asked.until and scope.last:
        game, line = end(asked.until)
        earlier = Q(game_id__lt=game) | Q(game_id=game, seq__lte=line)
        found.append(Q(on__lt=scope.last) | earlier)
    return found


def end(text: str) -> list[int]:
    return [int(number) for number in text.split("-")]
