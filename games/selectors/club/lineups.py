"""Which players of a table ever sat there at once: those are never the same person."""

from itertools import combinations

from games.models import Game, Table
from games.names import fold, numbered
from games.selectors.ledger import whole_games
from games.stats.seated import substitutions

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
    players = {seat.number: seat.player_id for seat in game.seat_list}
    later, pairs = substitutions(game), set()
    for hand in {1} | {from_hand for _, _, from_hand in later}:
        sitting = players | {seat: player for seat, player, since in later if since <= hand}
        pairs |= set(combinations(sorted(set(sitting.values())), 2))
    return pairs
