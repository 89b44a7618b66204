"""Reading what is given to a question: figures, sides, seats, calls and cards, also as typed text.

A page and a program give the same names: a number may be text and a sum ("200+50"), yes and no
may be words, calls one line ("1:250 2:pass"). Nothing typed is a blank, and a blank is no zero.
The form of the parts has been checked before (form.py). Codes: wrong_type, not_allowed, missing.
"""

from games.rules.asking import LARGEST, inside
from games.rules.errors import Problem, Refused
from games.rules.options import Rules
from meld.cards import read_cards
from meld.decks import SUITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

YES, NO = ("yes", "true", "on"), ("no", "false", "off")
DIGITS = "0123456789"
PASSES = ("", "-", "p", "pass", "none")
MOST_CALLS = 60


class Given:
    """What holds for a question: the example with what was given in its place, and its problems."""

    __slots__ = ("problems", "rules", "values")

    def __init__(self, rules: Rules, values: "dict[str, Any]") -> None:
        self.rules = rules
        self.values = values
        self.problems: list[Problem] = []

    def wrong(self, code: str, field: str, text: str) -> None:
        """Note one problem."""
        self.problems.append(Problem(code, inside("given", field), text))

    def get(self, name: str) -> "Any":
        """The value of a name, None where nothing is given."""
        return self.values.get(name)

    def cards(self, name: str) -> tuple[str, ...]:
        """The cards of a name, () where there are none or they cannot be read."""
        value = self.get(name)
        if value is None:
            return ()
        try:
            return read_cards(value, self.rules.deck, inside("given", name))
        except Refused as refused:
            self.problems += list(refused.problems)
            return ()

    def trump(self) -> str | None:
        """The suit named, None for none."""
        value = self.get("trump")
        return value if value in SUITS else None

    def number(self, name: str, lowest: int, highest: int = LARGEST) -> int:
        """A whole number that must be there."""
        value = number_of(self.get(name))
        said = name.replace("_", " ")
        if value is None:
            self.wrong("missing", name, f"The {said} is missing.")
        elif not is_int(value):
            self.wrong("wrong_type", name, f"The {said} is a whole number.")
        elif lowest <= value <= highest:
            return int(value)
        else:
            text = f"The {said} is a number from {lowest} to {highest}."
            self.wrong("not_allowed", name, text)
        return lowest

    def numbers(self, name: str) -> "dict[str, Any]":
        """Numbers by side as far as they can be read; blanks are None."""
        value = self.get(name) or {}
        return {side: number_of(value[side]) for side in sorted(value)}

    def flags(self, name: str) -> "dict[str, Any]":
        """Yes or no by side."""
        value = self.get(name) or {}
        return {side: flag_of(value[side]) for side in sorted(value)}

    def calls(self, seats: int, dealer: int) -> list[dict[str, object]]:
        """Calls as the auction takes them: a list of them, or one line of text."""
        value: Any = self.get("calls")
        return self._calls_of(value, seats, dealer) if isinstance(value, str) else value

    def _calls_of(self, line: str, seats: int, dealer: int) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        seat = dealer % seats + 1
        for part in line.replace(",", " ").replace(";", " ").split(" ")[:MOST_CALLS]:
            who, _, what = part.rpartition(":")
            bid = number_of(what)
            if what.lower() in PASSES:
                bid = None
            if not part:
                continue
            if (who and type(number_of(who)) is not int) or (bid is not None and not is_int(bid)):
                text = "A call is a number or pass, with the seat before it: 2:pass."
                self.wrong("wrong_type", "calls", text)
                return []
            seat = number_of(who) if who else seat
            found.append({"seat": seat, "bid": bid})
            seat = self._next(seat, seats, found)
        return found

    def _next(self, seat: int, seats: int, found: list[dict[str, object]]) -> int:
        """Who is to speak after a seat, going round without those who have passed."""
        passed = [call["seat"] for call in found if call["bid"] is None]
        for step in range(1, seats + 1):
            following = (seat + step - 1) % seats + 1
            if following not in passed:
                return following
        return seat


def is_int(value: object) -> bool:
    """A whole number; true and false are none."""
    return type(value) is int


def number_of(value: "Any") -> "Any":
    """A number from what was typed; None for a blank; as it is where it is none."""
    if not isinstance(value, str):
        return value
    text = value.replace("\u2212", "-").replace(" ", "")
    if not text:
        return None
    total = 0
    for part in text.split("+"):
        sign = -1 if part[:1] == "-" else 1
        digits = part[1:] if sign < 0 else part
        if not digits or len(digits) > 7 or any(letter not in DIGITS for letter in digits):
            return value
        total += sign * int(digits)
    return total


def flag_of(value: "Any") -> "Any":
    """Yes or no from a word; None for a blank; as it is where it is neither."""
    if not isinstance(value, str):
        return value
    word = value.lower()
    if word in YES:
        return True
    if word in NO:
        return False
    return None if not word else value
