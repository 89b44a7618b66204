"""What follows in a club's statistics when its people or its tables change.

For use inside a `write()` block, with the club locked. Who writes in a game locks it first and then,
when somebody has won it, the club: so hold what games may change before the club is locked.
"""

from typing import Any

from django.db.models import Count, Min, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from games.models import Club, Game, GameSeat, HandSeat, Person, Player, RatingStep, Table
from games.models.statistics import Part, State
from games.selectors.ledger import whole_games
from games.services import ratings
from games.services.statistics import drop, lock, write_games

ROOT = Coalesce("player__person__stands_for", "player__person")


def hold_games_of(person: Person) -> None:
    """Nobody writes in the games of this person, or of whom it counts as. One query."""
    root = Person.objects.filter(pk=person.pk).values("stands_for")
    seats = GameSeat.objects.filter(Q(person=person.pk) | Q(person__in=root))
    lock(Game.objects.filter(pk__in=seats.values("game")))


def hold_games_at(table: Table) -> None:
    """Nobody writes in the games at this table. One query."""
    lock(Game.objects.filter(table=table))


def people_changed(club: Club) -> None:
    """Some people of the club count as others than before: the rows of their games follow.

    Where everybody kept his seat, people are exchanged for people; other games are written anew.
    """
    pks = games_to_change(club)
    lock(Game.objects.filter(pk__in=pks))
    odd = odd_games(pks)
    exchange_people([pk for pk in pks if pk not in odd])
    write_games(whole_games().filter(pk__in=odd))
    mark_won(GameSeat.objects.filter(game__in=pks))


def games_to_change(club: Club) -> list[int]:
    """The games with somebody who counts as another than its rows say."""
    rows = GameSeat.objects.filter(club=club).exclude(person=ROOT)
    return sorted(set(rows.values_list("game_id", flat=True)))


def odd_games(pks: list[int]) -> set[int]:
    """Of these games those in which a seat had several players, or a person several seats."""
    rows = GameSeat.objects.filter(game__in=pks)
    twice = rows.values("game", root=ROOT).annotate(times=Count("pk")).filter(times__gt=1)
    several = rows.filter(is_credited=False).values_list("game_id", flat=True)
    return {*several, *twice.values_list("game_id", flat=True)}


def exchange_people(pks: list[int]) -> None:
    """In these games everybody is who the own player counts as by now. Five queries."""
    counts_as = Coalesce("person__stands_for", "person")
    own = Player.objects.filter(pk=OuterRef("player")).values(root=counts_as)
    hands, seats = (model.objects.filter(game__in=pks) for model in (HandSeat, GameSeat))
    hands.update(person=Subquery(own))
    seats.update(person=Subquery(own))
    of_hand: Any = {"game": OuterRef("game"), "seq": OuterRef("seq")}
    bidder = HandSeat.objects.filter(part=Part.BIDDER, **of_hand)
    hands.exclude(bidder=None).update(bidder=Subquery(bidder.values("person")))
    partner = others_of(HandSeat.objects.filter(**of_hand))
    hands.exclude(partner=None).update(partner=Subquery(partner))
    partner = others_of(GameSeat.objects.filter(game=OuterRef("game")))
    seats.exclude(partner=None).update(partner=Subquery(partner))


def others_of(rows: QuerySet[Any]) -> QuerySet[Any]:
    """Who sits on the other seat of the same side, among these rows."""
    return rows.filter(side=OuterRef("side")).exclude(seat=OuterRef("seat")).values("person")


def table_moved(table: Table) -> None:
    """The table, locked, is in another club than before, or in none; its players' people are set.

    The rows of its games follow.
    """
    pks = list(table.games.order_by("pk").values_list("pk", flat=True))
    lock(Game.objects.filter(pk__in=pks))
    rows = GameSeat.objects.filter(game__in=pks)
    mark_won(rows)
    RatingStep.objects.filter(game__in=pks).delete()
    drop(pks)
    write_games(whole_games().filter(pk__in=pks))
    mark_won(rows.all())


def mark_won(rows: QuerySet[GameSeat]) -> None:
    """The ratings of the clubs that these rows are of are wrong from their first won game on."""
    won = rows.filter(state=State.FINISHED).values("club_id")
    for club, since in won.annotate(since=Min("started_at")).values_list("club_id", "since"):
        ratings.mark(club, since)
