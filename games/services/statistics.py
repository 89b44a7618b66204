"""Keeping the rows of statistics: they say what the ledgers say (games/stats/rows.py).

Written in the transaction that writes the ledger. An ordinary next hand changes nothing of the
hands before it, so it adds its own rows; after anything else the game's are written anew.
For use inside a `write()` block, but for `rebuild`.
"""

from collections.abc import Iterable
from typing import Any

from django.db.models import QuerySet

from games.models import Club, Entry, Game, GameSeat, HandSeat, Player
from games.models.entry import Kind
from games.selectors.ledger import whole_games
from games.services import ratings
from games.services.transaction import write
from games.stats.rows import Rows, rows_of
from games.stats.seated import someone, substitutions

AT_ONCE = 50  # games in one transaction
KEPT = ("id", "game", "seat", "player")
SUMS = [field.name for field in GameSeat._meta.concrete_fields if field.name not in KEPT]


def keep_rows(game: Game, *, was_won: bool = False) -> None:
    """Write what is new in a locked game of a club; at a table without one nothing. Two queries.

    One more where somebody sat down later, one where somebody wins or had won before this write
    (`was_won`), and two where more than the last hand has changed.
    """
    if someone(game) is None:
        return
    last = game.entry_list[-1] if game.entry_list else Entry(seq=0)
    if last.kind == Kind.CONFIRMATION:
        return
    roots = roots_of([game])
    if last.kind in (Kind.HAND, ""):
        add_hand(rows_of(game, roots, only=last.seq))
    else:
        rewrite([game], [rows_of(game, roots)])
    if was_won or game.winner:
        ratings.mark(someone(game).club_id, game.started_at)


def add_hand(rows: Rows) -> None:
    """Write the rows of the last hand, if it counts, and the sums over all."""
    HandSeat.objects.bulk_create(rows.hands)
    GameSeat.objects.bulk_create(
        rows.seats,
        update_conflicts=True,
        unique_fields=("game", "seat", "player"),
        update_fields=SUMS,
    )


def rewrite(games: list[Game], rows: list[Rows]) -> None:
    """Write all rows of these games anew. Four queries."""
    drop(games)
    HandSeat.objects.bulk_create([row for each in rows for row in each.hands])
    GameSeat.objects.bulk_create([row for each in rows for row in each.seats])


def drop(games: list[Any]) -> None:
    """Take away all rows of these games, or of those with these ids."""
    HandSeat.objects.filter(game__in=games).delete()
    GameSeat.objects.filter(game__in=games).delete()


def roots_of(games: list[Game]) -> dict[int, int]:
    """The people that those who sat down later count as, by player. A query where there are any."""
    later = {player for game in games for _, player, _ in substitutions(game)}
    players = Player.objects.filter(pk__in=later).select_related("person") if later else ()
    return {player.pk: player.person.root_id for player in players if player.person}


def write_games(games: Iterable[Game]) -> None:
    """Write all rows of these games anew, of those that are a club's."""
    found = [game for game in games if someone(game) is not None]
    roots = roots_of(found)
    rewrite(found, [rows_of(game, roots) for game in found])


def rebuild(club: Club) -> int:
    """Write all rows of a club anew, some games in a transaction; how many games it has.

    Nothing is asked of the rows that are there. Ratings are worked out again from the first on.
    """
    with write():
        strays = GameSeat.objects.filter(club=club).exclude(game__table__club=club)
        HandSeat.objects.filter(game__in=strays.values("game")).delete()
        strays.delete()
    pks = list(Game.objects.filter(table__club=club).order_by("pk").values_list("pk", flat=True))
    for start in range(0, len(pks), AT_ONCE):
        with write():
            some = pks[start : start + AT_ONCE]
            lock(Game.objects.filter(pk__in=some))
            write_games(whole_games().filter(pk__in=some))
    with write():
        ratings.mark_all(club.pk)
    return len(pks)


def lock(games: QuerySet[Game]) -> None:
    """Nobody writes in these games until the transaction ends."""
    list(games.select_for_update().order_by("pk").values_list("pk"))
