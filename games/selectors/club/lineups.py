"""Which players of a table ever sat there at once: those are never the same person."""

from itertools import combinations, product

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.models import Entry, Game, GameSeat, Person, Player, Seat, Table
from games.models.entry import Kind
from games.names import fold, numbered
from games.selectors.ledger import whole_games
from games.stats.seated import players_at, substitutions

Pair = tuple[int, int]  # ids of players, the lower one first


def together(table: Table) -> set[Pair]:
    """Every two players who sat in one hand of one game. Three queries."""
    return {pair for game in whole_games().filter(table=table) for pair in pairs_of(game)}


def own_names(table: Table) -> dict[int, str]:
    """A name for each player to go by in a club: the own one, with a number for a second by it.

    Only who sat there with the first one is another person. Four queries.
    """
    pairs, names = together(table), {}
    for player in table.players.order_by("pk"):
        met = {fold(names[one]) for one, two in pairs if two == player.pk and one in names}
        names[player.pk] = free_name(player.name, met)
    return names


def free_name(name: str, taken: set[str]) -> str:
    """The name, or "Ann (2)" where that is taken."""
    number, shown = 1, name
    while fold(shown) in taken:
        number += 1
        shown = numbered(name, number)
    return shown


def pairs_of(game: Game) -> set[Pair]:
    """The same for a loaded game."""
    changed = {from_hand for _, _, from_hand in substitutions(game)}
    sitting = [set(players_at(game, hand).values()) for hand in {1} | changed]
    return {pair for players in sitting for pair in combinations(sorted(players), 2)}


def game_of_both(one: Person, other: Person) -> Game | None:
    """A game in which both sat at once, with its table; None without one. Four queries at most."""
    rows = GameSeat.objects.filter(person=other, game=OuterRef("game")).exclude(
        seat=OuterRef("seat")
    )
    both = GameSeat.objects.filter(Exists(rows), ~Exists(later_ones("game")), person=one)
    found = both.select_related("game__table").order_by("game_id").first()
    return found.game if found else changed_game_of_both(one, other)


def changed_game_of_both(one: Person, other: Person) -> Game | None:
    """The same among the games in which somebody sat down later, by what their ledgers say."""
    ids = [list(players_of(each).values_list("pk", flat=True)) for each in (one, other)]
    games = whole_games().filter(Exists(later_ones("pk")), *map(seats_any, ids)).order_by("pk")
    apart = {tuple(sorted(pair)) for pair in product(*ids)}
    return next((game for game in games if apart & pairs_of(game)), None)


def seats_any(players: list[int]) -> Q:
    """Games in which one of these sat from the start or sat down later."""
    first = Seat.objects.filter(game=OuterRef("pk"), player__in=players)
    return Q(Exists(first)) | Q(Exists(later_ones("pk").filter(facts__player__in=players)))


def later_ones(game: str) -> QuerySet[Entry]:
    """The entries by which somebody sat down later in the outer query's game."""
    return Entry.objects.filter(game=OuterRef(game), kind=Kind.SEAT)


def players_of(person: Person) -> QuerySet[Player]:
    """Whoever is that person at a table, under any name."""
    return Player.objects.filter(Q(person=person) | Q(person__stands_for=person))
