"""What is wrong with an input, in the player's words: one `Problem` each, all of them at once.

Every refusal of the pure files is a `Refused` that carries its problems; pages, the API and the
phone show them as they are. Codes are those of the rules page (`not_a_card`, `wrong_type`, ...).
"""

LONGEST_PART = 24


class Problem:
    """One thing that is wrong: a code for programs, a field, a sentence, a rule id or ""."""

    __slots__ = ("code", "field", "message", "rule")

    def __init__(self, code: str, field: str, message: str, rule: str = "") -> None:
        self.code = code
        self.field = field
        self.message = message
        self.rule = rule

    def as_dict(self) -> dict[str, str]:
        """The problem as the API gives it: code, field, message, rule."""
        return {
            "code": self.code,
            "field": self.field,
            "message": self.message,
            "rule": self.rule,
        }


class Refused(Exception):
    """An input that is not taken; `problems` says everything that is wrong with it."""

    problems: tuple[Problem, ...]

    def __init__(self, problems: list[Problem] | tuple[Problem, ...]) -> None:
        super().__init__(" ".join([problem.message for problem in problems]))
        self.problems = tuple(problems)


class CardsRefused(Refused):
    """Cards that cannot be read, or more copies of one than the deck has."""


def quote(text: str) -> str:
    """The text in quotes as a message can show it: short, without control or broken characters."""
    short = text if len(text) <= LONGEST_PART else text[:LONGEST_PART] + "..."
    return '"' + "".join([_printable(letter) for letter in short]) + '"'


def _printable(letter: str) -> str:
    """The letter, or a question mark for what no page can show (controls, half a character)."""
    number = ord(letter)
    return "?" if number < 32 or 127 <= number < 160 or 0xD800 <= number <= 0xDFFF else letter
