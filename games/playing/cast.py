"""Who plays: twenty on the roster and four guests, each as bold and as good as they are."""

from typing import NamedTuple

NAMES = (
    *("Ada", "Bert", "Carla", "Dwight", "Edna", "Frank", "Gloria", "Hank", "Iris", "Joe"),
    *("Kay", "Lou", "Mabel", "Ned", "Opal", "Pete", "Rosa", "Sam", "Tess", "Walt"),
)
GUESTS = ("Uncle Bob", "Maria", "José", "Granny Pearl")
NICKNAMES = {"Dwight": "Ike", "Gloria": "Glo"}


class Character(NamedTuple):
    """How somebody plays: `boldness` in steps of bidding, `skill` in per cent of bids made."""

    name: str
    boldness: float
    skill: float
    is_guest: bool = False


def characters() -> tuple[Character, ...]:
    """Everybody, always the same: the bold and the good are spread over the roster."""
    return tuple(
        Character(name, (number * 7 % 9 - 4) / 2, number * 5 % 13 - 6, name in GUESTS)
        for number, name in enumerate((*NAMES, *GUESTS))
    )
