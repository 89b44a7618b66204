"""Names as pages show them: sides by their players, tables by their people.

SD1, DD1 (partners sit across), CT1, CT25 (each alone). For loaded games: no query here.
"""

from games.models import Game
from games.rules.variants import VARIANT_BY_NAME, seats_of_side, side_of_seat


def seated_names(game: Game) -> dict[int, str]:
    """Who sits where now, by seat; a loaded game's row is enough."""
    return dict(enumerate(game.people_now, 1))


def sides_of_game(game: Game) -> tuple[str, ...]:
    """The sides in order: A and B, or a letter for each player."""
    return tuple(sorted({side_of_seat(game.variant, seat) for seat in seated_names(game)}))


def side_names(game: Game) -> dict[str, str]:
    """Each side with its players' names: {"A": "Ann & Bob", "B": "Cy & Dee"}."""
    people = seated_names(game)
    return {
        side: " & ".join(people[n] for n in seats_of_side(game.variant, side, len(people)))
        for side in sides_of_game(game)
    }


def shown_title(game: Game) -> str:
    """The table's title, or its people: "Ann & Bob · Cy & Dee", "Ann, Bob, Cy"."""
    between = " · " if VARIANT_BY_NAME[game.variant].is_partnership else ", "
    return game.table.title or between.join(side_names(game).values())
