"""A game with its whole ledger in three queries, and what the replay makes of it (G7 to G14).

Three, however long the game: the game with its table and draft, its seats with players, its
entries. A loaded game carries them as `seat_list` and `entry_list`. No state is computed here:
`games.rules.sheet.replay` alone knows what a ledger means.
"""

from datetime import UTC
from typing import Any

from django.db.models import Prefetch, QuerySet

from games.canonical import sha256_of
from games.models import Entry, Game, Seat, Table
from games.models.entry import Kind
from games.rules.options import Rules, read_rules
from games.rules.sheet import Sheet, Start, replay


def lists() -> tuple[Prefetch, Prefetch]:
    """What makes a game a loaded one: `seat_list` and `entry_list`, a query each.

    With the players come the people that they are in a club, as all were once the game was locked.
    """
    seats = Seat.objects.select_related("player__person__club").order_by("number")
    return (
        Prefetch("seats", seats, to_attr="seat_list"),
        Prefetch("entries", Entry.objects.order_by("seq"), to_attr="entry_list"),
    )


def whole_games() -> QuerySet[Game]:
    """Games with table, draft, seats and entries: three queries for any number of them."""
    return Game.objects.select_related("table", "draft").prefetch_related(*lists())


def load_game(table: Table, number: int | None = None) -> Game:
    """The table's game of that number, or its current one, loaded.

    :raises Game.DoesNotExist: no such game.
    """
    games = whole_games().filter(table=table)
    wanted = games if number is None else games.filter(number=number)
    game = wanted.order_by("-number").first()
    if game is None:
        raise Game.DoesNotExist
    return game


def rules_of(game: Game) -> Rules:
    """The rules in force, as the game's row has them: no ledger is needed."""
    return read_rules(game.variant, game.rules_now)


def first_rules(game: Game) -> Rules:
    """The rules that the game was started under; its ledger may have changed them."""
    return read_rules(game.variant, game.rules)


def start_of(game: Game) -> Start:
    """The start of a loaded game: people by seat, first dealer, paper score."""
    people = tuple(seat.player.name for seat in game.seat_list)
    return Start(people, game.dealer, game.start_totals, game.hands_before, game.start_target)


def entries_of(game: Game) -> list[dict[str, Any]]:
    """The ledger of a loaded game as plain data, in seq order."""
    return [entry.as_dict() for entry in game.entry_list]


def sheet_of(game: Game) -> Sheet:
    """The score sheet of a loaded game; replayed once per version of its ledger."""
    known = getattr(game, "sheet_known", None)
    length = len(game.entry_list)
    if known is None or known[0] != length:
        known = (length, replay(first_rules(game), start_of(game), entries_of(game)))
        game.sheet_known = known
    return known[1]


def past_bids(game: Game, most: int = 60) -> list[int]:
    """The winning bids of the table's games before this one, the latest `most` hands. One query."""
    earlier = Entry.objects.filter(game__table_id=game.table_id, game__number__lt=game.number)
    hands = earlier.filter(kind=Kind.HAND, game__variant=game.variant).order_by("-at")
    bids = hands.values_list("facts__bid", flat=True)[:most]
    return [bid for bid in bids if isinstance(bid, int)]


def ledger_digest(game: Game) -> str:
    """SHA-256 over the ledger of a loaded game: equal ledgers, on any database, are equal here."""
    return sha256_of([line_of(entry) for entry in game.entry_list])


def line_of(entry: Entry) -> list[Any]:
    """What the digest covers of an entry."""
    at = entry.at.astimezone(UTC).isoformat(timespec="microseconds")
    return [entry.seq, entry.kind, entry.facts, entry.by, at, entry.key]
