"""The whole rulebook by id, and in the order in which a game's page shows it."""

import re

from games.rulebook.house_rules import house_rules
from games.rulebook.paragraph import Paragraph, paragraphs_in

FILES = ("cutthroat", "single_deck", "double_deck", "melds", "tricks", "common", "trouble")
MOMENTS = {
    "deal": "Players and deal",
    "bidding": "Bidding",
    "meld": "Meld",
    "play": "Play and trick points",
    "score": "What a hand scores",
    "end": "The end of the game",
    "trouble": "When something goes wrong",
    "house": "What a table may play otherwise",
}
COMMONEST = "single-deck"
ID = re.compile(r"(?:Q-)?[A-Z]+[0-9]*|[a-z_]+")

BOOK: dict[str, Paragraph] = {
    each.id: each for each in [p for name in FILES for p in paragraphs_in(name)] + house_rules()
}


def chapters(variant: str) -> list[tuple[str, str, list[Paragraph]]]:
    """A game's paragraphs by moment: the moment's name, its title, the game's own rules first."""
    mine = [each for each in BOOK.values() if variant in each.games]
    return [
        (name, title, [each for each in mine if each.moment == name])
        for name, title in MOMENTS.items()
    ]


def first_id(ids: str, variant: str = "") -> str:
    """The first id in a text such as "CT21-CT24 SD15 DD18", of this game if one is named.

    "" where the book has none of them.
    """
    known = [BOOK[id] for id in ID.findall(ids) if id in BOOK]
    own = [each for each in known if variant in each.games]
    return next((each.id for each in own + known), "")


def game_of(id: str, variant: str = "") -> str:
    """The game on whose page a rule is read: the one that is named, where it has the rule."""
    games = BOOK[id].games
    return next((game for game in (variant, COMMONEST) if game in games), games[0])
