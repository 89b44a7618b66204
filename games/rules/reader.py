"""Reading one object of plain data part by part, while collecting everything that is wrong.

Codes: unknown_name, missing, wrong_type, not_allowed. Leaves out what the parts mean together.
"""

from games.rules.errors import Problem
from games.rules.option_values import is_whole, shown
from games.rules.words import Voice, figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HIGHEST = 1_000_000
PLURAL = ("points", "totals", "totals_before", "trick_points")


class Reader:
    """Reads named parts of `values`; what is wrong goes to `problems`, fields start with `field`."""

    __slots__ = ("field", "problems", "values", "voice")

    def __init__(self, values: "dict[Any, Any]", field: str, voice: Voice) -> None:
        self.values = values
        self.field = field
        self.voice = voice
        self.problems: list[Problem] = []

    def wrong(self, code: str, part: str, text: str, rule: str = "") -> None:
        """Note one problem of a part."""
        field = f"{self.field}.{part}" if self.field else part
        self.problems.append(Problem(code, field, text, rule))

    def known(self, names: tuple[str, ...], whole: str) -> None:
        """Only these names may be given."""
        for name in sorted([shown(name) for name in self.values if name not in names]):
            self.wrong("unknown_name", name, f"{whole} has no \u201c{name}\u201d.")

    def has(self, name: str) -> bool:
        """Whether something is given there; null is nothing."""
        return self.values.get(name) is not None

    def choice(self, name: str, choices: tuple[str, ...]) -> str:
        """One of these names, or "" with a problem."""
        value = self.values.get(name)
        listed = ", ".join(choices)
        if isinstance(value, str) and value in choices:
            return value
        if value is None:
            self.wrong("missing", name, f"The {name} is missing: one of {listed}.")
        else:
            code = "unknown_name" if isinstance(value, str) else "wrong_type"
            self.wrong(code, name, f"The {name} is one of {listed}, not {shown(value)}.")
        return ""

    def flag(self, name: str) -> bool:
        """Yes or no; left out is no."""
        value = self.values.get(name)
        if value is None or isinstance(value, bool):
            return bool(value)
        text = f"\u201c{name}\u201d is true or false, not {shown(value)}."
        self.wrong("wrong_type", name, text)
        return False

    def whole(self, name: str, lowest: int) -> int | None:
        """A whole number, or None with a problem."""
        what = f"The {name.replace('_', ' ')}"
        return self._whole(self.values.get(name), name, what, lowest)

    def points(
        self, name: str, sides: tuple[str, ...], needed: tuple[str, ...], lowest: int = 0
    ) -> dict[str, int]:
        """Points by side, as far as they can be read; the needed sides must be there."""
        given = self._by_side(name, sides)
        found = {}
        for side in sides:
            if given is None or (given.get(side) is None and side not in needed):
                continue
            what = f"The {name.replace('_', ' ')} of {self.voice.name(side)}"
            points = self._whole(given.get(side), f"{name}.{side}", what, lowest)
            if points is not None:
                found[side] = points
        return found

    def flags(self, name: str, sides: tuple[str, ...]) -> dict[str, bool]:
        """Yes or no by side, as far as given."""
        given = self._by_side(name, sides) or {}
        found = {}
        for side in sides:
            value = given.get(side)
            if isinstance(value, bool):
                found[side] = value
            elif value is not None:
                text = f"\u201c{name}\u201d is true or false for each side, not {shown(value)}."
                self.wrong("wrong_type", f"{name}.{side}", text)
        return found

    def nothing(self, name: str, text: str) -> None:
        """Nothing but null, zero, no or a list of those may be given there."""
        value = self.values.get(name)
        parts = list(value.values()) if isinstance(value, dict) else [value]
        if any(bool(part) for part in parts):
            self.wrong("not_allowed", name, text)

    def _whole(self, value: "Any", part: str, what: str, lowest: int) -> int | None:
        if is_whole(value) and lowest <= value <= HIGHEST:
            return int(value)
        if value is None:
            verb = "are" if part.split(".")[0] in PLURAL else "is"
            self.wrong("missing", part, f"{what} {verb} missing.")
        elif not is_whole(value):
            text = f"{what} must be a whole number, not {shown(value)}."
            self.wrong("wrong_type", part, text)
        else:
            text = f"{what} must be from {figure(lowest)} to {HIGHEST}, not {shown(value)}."
            self.wrong("not_allowed", part, text)
        return None

    def _by_side(self, name: str, sides: tuple[str, ...]) -> "dict[Any, Any] | None":
        """The object itself, {} when left out, None with a problem when it is none."""
        value = self.values.get(name)
        listed = ", ".join(sides)
        if value is None:
            return {}
        if not isinstance(value, dict):
            text = f"The {name.replace('_', ' ')} are written by side: an object with {listed}."
            self.wrong("wrong_type", name, text)
            return None
        for side in sorted([shown(side) for side in value if side not in sides]):
            text = f"No side {side} plays in this hand; the sides are {listed}."
            self.wrong("unknown_name", f"{name}.{side}", text)
        return value
