"""What is asked of a club's hands, read from an address and written into one.

The names in an address are those of `Asked`. What cannot be understood is told and left out.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from games.models.statistics import Part
from games.rules.errors import Problem
from meld.decks import SUITS

LARGEST = 2_000_000_000  # what a database column of whole numbers holds
RESULTS = {
    "made": "Made",
    "not_made": "Not made",
    "set": "Set in play",
    "conceded": "Conceded",
    "thrown_in": "Thrown in",
    "short_meld": "Short of meld",
    "no_marriage": "No marriage",
    "moon": "Moon made",
    "passed_out": "Passed out",
}
SORTS = {
    "": "Newest first",
    "oldest": "Oldest first",
    "delta": "Most points",
    "delta_low": "Fewest points",
    "bid": "Highest bid",
    "margin": "Most to spare",
    "margin_low": "Missed by most",
}
PLACES = {1: "First to speak", 2: "Second", 3: "Third", 4: "Fourth"}
UNNAMED = "none"  # bids that were given up before trump was named
PLAYED = {"tricks": "Played out", "margin": "Played out for points"}
ENDED = {
    "finished": "Played out",
    "credited": "Played out and credited",
    "won": "Won",
    "lost": "Lost",
    "drawn": "Drawn",
    "called": "Called off",
    "running": "Being played",
}
OF_SOMEBODY = ("credited", "won", "lost", "drawn")
SIDE = "side"
PARTS = {
    Part.BIDDER: "Bidder",
    Part.PARTNER: "Bidder’s partner",
    SIDE: "On the bidding side",
    Part.DEFENDER: "Defender",
}


class Asked(NamedTuple):
    """A search: people by id; `None` and "" ask for nothing. `lost`: meld was lost in it;
    `margin_from` and `margin_to`: what the bidders took over their bid; `played`: tricks were, or
    the margin is known; `ended`: how the game stands; `line`: the hand's on the sheet of `game`;
    `since` and `until`: the ends of a stretch (games/stats/stretch.py)."""

    person: int | None = None
    part: str = ""
    partner: int | None = None
    against: int | None = None
    bidder: int | None = None
    trump: str = ""
    bid_from: int | None = None
    bid_to: int | None = None
    place: int | None = None
    result: str = ""
    delta_from: int | None = None
    delta_to: int | None = None
    margin_from: int | None = None
    margin_to: int | None = None
    lost: int | None = None
    played: str = ""
    ended: str = ""
    game: int | None = None
    line: int | None = None
    since: str = ""
    until: str = ""
    sort: str = ""

    @property
    def told(self) -> dict[str, object]:
        """What an address must say to ask for the same."""
        return {name: value for name, value in self._asdict().items() if value not in (None, "")}

    @property
    def filters(self) -> dict[str, object]:
        """What narrows the search: all but the order."""
        return {name: value for name, value in self.told.items() if name != "sort"}

    def without(self, name: str) -> "Asked":
        """The same without one filter, and without what makes no sense without it."""
        left = self._replace(**{name: Asked._field_defaults[name]})
        if name == "game":
            return left._replace(line=None)
        return left if name != "person" else left.of_nobody

    @property
    def of_nobody(self) -> "Asked":
        """The same without what is said of a person, where nobody is asked about."""
        part = "" if self.part in (Part.PARTNER, Part.DEFENDER) else self.part
        return self._replace(part=part, ended="" if self.ended in OF_SOMEBODY else self.ended)


Read = tuple[Any, str]
ALONE = {
    "part": "Choose whose part it is as well.",
    "ended": "Choose whose game it was as well.",
}


def read_asked(query: Mapping[str, str], people: Mapping[int, int]) -> tuple[Asked, list[Problem]]:
    """What an address asks for. `people`: everybody's id, and the id of whom they count as."""
    found, problems = {}, []
    for name, (read, sentence) in readers(people).items():
        text = query.get(name, "").strip()
        value = read(text) if text else None
        if text and value is None:
            problems.append(Problem("not_allowed", name, sentence))
        elif text:
            found[name] = value
    asked = Asked(**found)
    if asked.person is not None or asked == asked.of_nobody:
        return asked, problems
    for name, sentence in ALONE.items():
        if getattr(asked, name) != getattr(asked.of_nobody, name):
            problems.append(Problem("missing", name, sentence))
    return asked.of_nobody, problems


def readers(people: Mapping[int, int]) -> dict[str, Read]:
    """How each name of an address is read, and what to say where it cannot be."""
    person: Read = (person_in(people), "There is nobody of that number here: everybody is shown.")
    points: Read = (whole, "Points are a whole number, such as 250 or −300.")
    bid: Read = (natural, "A bid is a whole number, such as 310.")
    return {
        **dict.fromkeys(("person", "partner", "against", "bidder"), person),
        "part": (one_of(PARTS), "There is no such part in a hand: all are shown."),
        "trump": (one_of((*SUITS, UNNAMED)), "Trump is S, H, D or C: all are shown."),
        **dict.fromkeys(("bid_from", "bid_to"), bid),
        "place": (place, "A player speaks first, second, third or fourth: all are shown."),
        "result": (one_of(RESULTS), "No hand ends so: all are shown."),
        **dict.fromkeys(("delta_from", "delta_to", "margin_from", "margin_to"), points),
        "lost": (yes, "Meld was lost or it was not: all hands are shown."),
        "played": (one_of(PLAYED), "Hands are played out or not: all are shown."),
        "ended": (one_of(ENDED), "No game ends so: all are shown."),
        "game": (natural, "There is no such game: all are shown."),
        "line": (natural, "There is no such hand: all are shown."),
        **dict.fromkeys(("since", "until"), (end, "There is no such hand: all are shown.")),
        "sort": (one_of(SORTS), "There is no such order: the newest come first."),
    }


def person_in(people: Mapping[int, int]) -> Callable[[str], int | None]:
    return lambda text: people.get(natural(text) or 0)


def one_of(values: Collection[str]) -> Callable[[str], str | None]:
    return lambda text: text if text in values else None


def place(text: str) -> int | None:
    number = natural(text)
    return number if number in PLACES else None


def yes(text: str) -> int | None:
    return 1 if text == "1" else None


def end(text: str) -> str | None:
    """A game and a line of its sheet: "34-9"."""
    numbers = [natural(part) for part in text.split("-")]
    return text if len(numbers) == 2 and None not in numbers else None


def natural(text: str) -> int | None:
    """A whole number of digits as they are on a key; None for anything else."""
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
    return int(text) if is_number and int(text) <= LARGEST else None


def whole(text: str) -> int | None:
    """The same with a minus in front, where there is one."""
    plain = text.replace("\u2212", "-").replace("\u2013", "-").removeprefix("+")
    number = natural(plain.removeprefix("-"))
    return -number if number is not None and plain.startswith("-") else number
