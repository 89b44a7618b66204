"""What is asked of a club's hands, read from an address and written into one.

The names in an address are those of `Asked`. What cannot be understood is told and left out.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from games.models.statistics import Part
from games.rules.errors import Problem
from meld.decks import SUITS

LARGEST = 1_000_000  # no bid, no change and no id on a page is larger
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
SIDE = "side"
PARTS = {
    Part.BIDDER: "Bidder",
    Part.PARTNER: "Bidder’s partner",
    SIDE: "On the bidding side",
    Part.DEFENDER: "Defender",
}


class Asked(NamedTuple):
    """A search: people by id; `None` and "" ask for nothing. `lost`: meld was lost in it;
    `margin_from` and `margin_to`: what the bidders took over their bid."""

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
    game: int | None = None
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
        is_alone = name == "person" and left.part in (Part.PARTNER, Part.DEFENDER)
        return left._replace(part="") if is_alone else left


Read = tuple[Any, str]


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
    if asked.person is None and asked.part in (Part.PARTNER, Part.DEFENDER):
        problems.append(Problem("missing", "part", "Choose whose part it is as well."))
        asked = asked._replace(part="")
    return asked, problems


def readers(people: Mapping[int, int]) -> dict[str, Read]:
    """How each name of an address is read, and what to say where it cannot be."""
    person: Read = (person_in(people), "There is nobody of that number here: everybody is shown.")
    points: Read = (whole, "Points are a whole number, such as 250 or −300.")
    bid: Read = (natural, "A bid is a whole number, such as 310.")
    return {
        **dict.fromkeys(("person", "partner", "against", "bidder"), person),
        "part": (one_of(PARTS), "There is no such part in a hand: all are shown."),
        "trump": (one_of(SUITS), "Trump is S, H, D or C: all are shown."),
        **dict.fromkeys(("bid_from", "bid_to"), bid),
        "place": (place, "A player speaks first, second, third or fourth: all are shown."),
        "result": (one_of(RESULTS), "No hand ends so: all are shown."),
        **dict.fromkeys(("delta_from", "delta_to", "margin_from", "margin_to"), points),
        "lost": (yes, "Meld was lost or it was not: all hands are shown."),
        "game": (natural, "There is no such game: all are shown."),
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


def natural(text: str) -> int | None:
    """A whole number of digits as they are on a key; None for anything else."""
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
    return int(text) if is_number and int(text) <= LARGEST else None


def whole(text: str) -> int | None:
    """The same with a minus in front, where there is one."""
    plain = text.replace("\u2212", "-").replace("\u2013", "-").removeprefix("+")
    number = natural(plain.removeprefix("-"))
    return -number if number is not None and plain.startswith("-") else number
