"""A paragraph of the rulebook, and reading a file of them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ALL = ("cutthroat", "single-deck", "double-deck")
GAMES = {  # the games of an id, by the letters it begins with; all of them where it is not named
    "CT": ALL[:1],
    "Q-CT": ALL[:1],
    "SD": ALL[1:2],
    "Q-SD": ALL[1:2],
    "DD": ALL[2:],
    "Q-DD": ALL[2:],
    "M": ALL[:2],
    "N": ALL[2:],
}
HELP = "help"


@dataclass(frozen=True)
class Paragraph:
    """A rule in plain words: its id, the moment it belongs to, the games that have it.

    `done_by` is the id under which code carries it out, "help" where the players do.
    """

    id: str
    moment: str
    title: str
    text: str
    games: tuple[str, ...]
    done_by: str

    @property
    def is_help(self) -> bool:
        return self.done_by == HELP


def paragraphs_in(name: str) -> list[Paragraph]:
    """The paragraphs of one file, in its order: moment -> id -> title, text and perhaps `done_by`.

    `only` names the games of an id where its letters do not.
    """
    moments = tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))
    only = moments.pop("only", {})
    return [
        Paragraph(id, moment, title, text, tuple(only.get(id, games_of(id))), (*more, id)[0])
        for moment, rows in moments.items()
        for id, (title, text, *more) in rows.items()
    ]


def games_of(id: str) -> tuple[str, ...]:
    """The games that have rules with these letters."""
    return GAMES.get(id.rstrip("0123456789"), ALL)
