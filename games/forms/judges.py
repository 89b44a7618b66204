"""What the judges' pages are asked: everything stands in the address, so a link opens it again.

A key is a button of the form: `rank` lays a card of the chosen suit, `back` takes the last one away.
Which cards and calls may be is for games.rules; what cannot be read is left as it was typed.
"""

from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict

from games.forms.figures import read_number
from games.rules.asked_calls import read_asked_calls
from games.rules.judged_calls import judge_calls
from games.rules.option import VARIANT_NAMES
from games.selectors.judges.seating import Seated
from meld.decks import SUITS

LONGEST = 1000  # characters of a line of cards or calls
PLAYED = "plays"


def read_variant(data: QueryDict) -> str:
    """The game that is asked about, the usual one where none is."""
    asked = data.get("game", "")
    return asked if asked in VARIANT_NAMES else "single-deck"


class AskedTricks:
    """The cards of a hand as they are typed and tapped. `typed` is one line for each list of cards."""

    def __init__(self, seated: Seated, data: QueryDict) -> None:
        places = range(1, len(seated.names) + 1)
        self.seated = seated
        self.trump = data["trump"] if data.get("trump") in SUITS else seated.trump
        self.suit = data["suit"] if data.get("suit") in SUITS else self.trump
        self.leader = self.place(data.get("leader", "")) or seated.bidder
        self.is_first = data.get("first", "1") != "0"
        self.lists = (PLAYED, *(f"hand{place}" for place in places))
        self.typed = {name: data.get(name, "")[:LONGEST].strip() for name in self.lists}
        self.on = data["on"] if data.get("on") in self.lists else PLAYED
        self.key = ""
        if "rank" in data:
            self.key = data["rank"][:2] + self.suit
        self.is_back = "back" in data

    def place(self, text: str) -> int:
        """A place that somebody sits at; 0 for none."""
        number = read_number(text)
        return number if number <= len(self.seated.names) else 0

    @property
    def is_pressed(self) -> bool:
        return bool(self.key) or self.is_back

    def press(self) -> dict[str, str]:
        """The lines as they are after the key."""
        cards = self.typed[self.on].replace(",", " ").split()
        cards = cards[:-1] if self.is_back else [*cards, self.key]
        return self.typed | {self.on: " ".join(cards)}

    def question(self, typed: dict[str, str]) -> dict[str, Any]:
        """What the rules are asked about these lines."""
        hands = {name.removeprefix("hand"): typed[name] for name in self.lists[1:] if typed[name]}
        return self.base | {
            "trump": self.trump,
            "plays": typed[PLAYED],
            "leader": self.leader,
            "hands": hands,
            "first_trick": self.is_first,
        }

    @property
    def base(self) -> dict[str, Any]:
        """What stays the same while cards are laid down."""
        seated = self.seated
        bidder = {"bidder": seated.bidder} if seated.bid.get("bidder_seat") else {}
        rules = seated.rules.differences
        return {"variant": seated.variant, "rules": rules, "names": seated.names} | bidder

    def address(self, typed: dict[str, str]) -> str:
        """Where these lines are judged again."""
        told = {
            "game": "" if self.seated.running else self.seated.variant,
            "trump": self.trump,
            **typed,
            "leader": self.leader,
            "first": "" if self.is_first else "0",
            "on": "" if self.on == PLAYED else self.on,
            "suit": self.suit,
        }
        return f"{self.seated.at('tricks')}?{told_by(told | self.seated.asked_rules)}"


class AskedAuction:
    """An auction as it is typed and tapped: `calls` is a line like `1:250 2:pass 3:260`.

    `call` is a bid's chip, `pass`, `back`, or `other`: then `figure` was typed for `seat`.
    """

    def __init__(self, seated: Seated, data: QueryDict) -> None:
        self.seated = seated
        self.dealer = read_number(data.get("dealer", ""))
        if self.dealer not in seated.seats:
            self.dealer = seated.dealer
        self.typed = data.get("calls", "")[:LONGEST].strip()
        self.call = data.get("call", "")
        self.figure = data.get("figure", "")[:LONGEST].strip()
        self.seat = data.get("seat", "")

    @property
    def is_pressed(self) -> bool:
        return bool(self.call)

    def press(self) -> str:
        """The line as it is after the key."""
        calls = self.typed.split()
        if self.call == "back":
            return " ".join(calls[:-1])
        seat = read_number(self.seat) or self.turn
        bid = self.figure if self.call == "other" else self.call
        return " ".join([*calls, f"{seat}:{bid}"])

    @property
    def turn(self) -> int:
        """Who is to call in what was typed; the first one where nobody is."""
        asked = read_asked_calls(self.question(self.typed))
        return judge_calls(asked)[0].turn or self.seated.playing[0]

    def question(self, typed: str) -> dict[str, Any]:
        """What the rules are asked about these calls."""
        return self.base | {"dealer": self.dealer, "calls": typed}

    @property
    def base(self) -> dict[str, Any]:
        """What stays the same while one calls."""
        seated = self.seated
        names = list(seated.seats.values())
        base = {"variant": seated.variant, "rules": seated.rules.differences, "names": names}
        many = len(names) > len(seated.playing)
        return base | ({"playing": list(seated.playing)} if many else {})

    def address(self, typed: str) -> str:
        """Where these calls are judged again."""
        told = {
            "game": "" if self.seated.running else self.seated.variant,
            "dealer": self.dealer,
            "calls": typed,
        }
        return f"{self.seated.at('auction')}?{told_by(told | self.seated.asked_rules)}"


def told_by(parts: dict[str, Any]) -> str:
    """The query of an address, without what is empty."""
    return urlencode({name: value for name, value in parts.items() if value})
