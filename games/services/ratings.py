"""Ratings of a club's people: one pool over all its games, in the order in which they began.

Every finished game counts once: the winner is first, the others follow by their totals, partners
are one team, and who is credited with the seat is who played. Called-off games count for nothing.
A game that changes only marks from where on the steps are wrong (`Club.ratings_from`); they are
worked out again after that write is done, some games in a transaction: by whoever has taken it on
(`take_on`: a thread of the server), else at once. They never fail what is written.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from itertools import groupby
from typing import Any

from django.db.models import OuterRef, QuerySet, Subquery

from games.models import Club, Game, GameSeat, Person, RatingStep
from games.models.statistics import State
from games.services import nudge
from games.services.transaction import write
from games.stats.rating import Rating, rate_game

logger = logging.getLogger(__name__)

AT_ONCE = 50  # games in one transaction, and those of three days more
DAY = timedelta(days=1)

_workers: list[Callable[[int], object]] = []


def take_on(work: Callable[[int], object]) -> None:
    """From now on this is called with the id of a club whose ratings are stale, and sees to them."""
    _workers.append(work)


def lay_down(work: Callable[[int], object]) -> None:
    _workers.remove(work)


def mark(club_id: int, since: datetime) -> None:
    """In the running write: ratings of that club are wrong from the game that began then on."""
    current = Club.objects.filter(pk=club_id)
    current.exclude(ratings_from__lte=since).update(ratings_from=since)
    nudge.once_done(lambda: ask(club_id))


def mark_all(club_id: int) -> None:
    """In the running write: all ratings of that club are to be worked out again."""
    RatingStep.objects.filter(club_id=club_id).delete()
    first = finished(club_id).order_by("started_at").values_list("started_at", flat=True).first()
    if first is not None:
        mark(club_id, first)


def ask(club_id: int) -> None:
    """See to it that a club's ratings become right."""
    try:
        for work in _workers or [catch_up]:
            work(club_id)
    except Exception:
        logger.exception("Ratings are left for later.")


def stale_clubs() -> list[int]:
    """The clubs that have ratings to be worked out."""
    return list(Club.objects.exclude(ratings_from=None).values_list("pk", flat=True))


def catch_up(club_id: int) -> None:
    """Work out all that is stale of a club.

    :raises Busy: others hold the database; what is done is done.
    """
    while rate_some(club_id):
        pass


def rate_some(club_id: int) -> bool:
    """Rate the next games of a club, in one transaction; whether there are more.

    The games are locked before the club, as who writes in a game does it. A club that another
    process is at is left to it.
    """
    with write():
        since = Club.objects.values_list("ratings_from", flat=True).get(pk=club_id)
        if since is None:
            return False
        until = end_of_some(club_id, since)
        games = lock_games(club_id, since, until)
        if not hold(club_id, since):
            return False
        steps = steps_of(club_id, since, games)
        between(RatingStep.objects.filter(club_id=club_id), since, until).delete()
        RatingStep.objects.bulk_create(steps)
        Club.objects.filter(pk=club_id).update(ratings_from=until)
        return until is not None


def end_of_some(club_id: int, since: datetime) -> datetime | None:
    """Up to when games are rated this time; None where no more are left after them.

    Found by days, for which there is an index; a game's day is its table's, so up to one off.
    """
    later = finished(club_id).filter(on__gte=since.date() - DAY)
    days = later.order_by("on").values_list("on", flat=True)
    for day in days[AT_ONCE : AT_ONCE + 1]:
        return datetime.combine(day + 2 * DAY, time(), UTC)
    return None


def finished(club_id: int) -> QuerySet[GameSeat]:
    """One row for each game of the club that was played out."""
    return GameSeat.objects.filter(club_id=club_id, is_first=True, state=State.FINISHED)


def lock_games(club_id: int, since: datetime, until: datetime | None) -> list[int]:
    """The ids of the finished games that began from then on, locked."""
    rows = between(finished(club_id), since, until).filter(on__gte=since.date() - DAY)
    if until is not None:
        rows = rows.filter(on__lte=until.date())
    pks = list(rows.values_list("game_id", flat=True))
    locked = Game.objects.filter(pk__in=pks).select_for_update(no_key=True).order_by("pk")
    return list(locked.values_list("pk", flat=True))


def between(rows: QuerySet[Any], since: datetime, until: datetime | None) -> QuerySet[Any]:
    """Of these rows those of games that began from `since` on and before `until`."""
    rows = rows.filter(started_at__gte=since)
    return rows if until is None else rows.filter(started_at__lt=until)


def hold(club_id: int, since: datetime) -> bool:
    """Lock the club, if nobody has it and nothing was marked meanwhile."""
    clubs = Club.objects.filter(pk=club_id, ratings_from=since)
    locked = clubs.select_for_update(no_key=True, skip_locked=True)
    return bool(locked.values_list("pk", flat=True))


def steps_of(club_id: int, since: datetime, games: list[int]) -> list[RatingStep]:
    """The steps of these games, in the order in which they began."""
    rows = GameSeat.objects.filter(game__in=games, is_credited=True, state=State.FINISHED)
    ordered = list(rows.order_by("started_at", "game_id", "seat"))
    now = ratings_before(club_id, since, {row.person_id for row in ordered})
    steps = []
    for _, group in groupby(ordered, key=lambda row: row.game_id):
        played = list(group)
        after = rate_game(played, now)
        now |= after
        steps += [step(played[0], person, rating) for person, rating in after.items()]
    return steps


def step(row: GameSeat, person: int, rating: Rating) -> RatingStep:
    return RatingStep(
        club_id=row.club_id,
        game_id=row.game_id,
        on=row.on,
        started_at=row.started_at,
        person_id=person,
        **rating._asdict(),
    )


def ratings_before(club_id: int, since: datetime, people: set[int]) -> dict[int, Rating]:
    """Where these people stood before the games from then on; whoever is missing is new."""
    earlier = RatingStep.objects.filter(club_id=club_id, person=OuterRef("pk"))
    last = earlier.filter(started_at__lt=since).order_by("-pk").values("pk")[:1]
    latest = Person.objects.filter(pk__in=people).annotate(last=Subquery(last)).values("last")
    steps = RatingStep.objects.filter(pk__in=latest)
    return {each.person_id: Rating(each.mu, each.sigma, each.games) for each in steps}
