"""One figure to write, as `_field.html` shows it; and the pad under it."""

from typing import Any


def field(
    name: str,
    value: str,
    label: str,
    *,
    unit: int,
    side: str = "",
    rest: str = "",
    is_first: bool = False,
    is_wrong: bool = False,
) -> dict[str, Any]:
    """`value` is the text as typed, `rest` the label while the figure is computed; in tens its last zero is shown in pencil."""
    in_tens = unit == 10 and len(value) > 1 and value.endswith("0")
    states = ["is-active"] * is_first + ["is-doubtful"] * is_wrong
    return {
        "name": name,
        "value": value,
        "label": label,
        "rest": rest,
        "side": side,
        "state": " ".join(states),
        "ink": value[:-1] if in_tens else value,
        "zero": "0" if in_tens else "",
        "is_first": is_first,
        "is_wrong": is_wrong,
    }


def pad(
    action: str,
    *,
    next_label: str = "",
    extra: tuple[str, str] | None = None,
    way: tuple[str, str] | None = None,
    zero: str = "",
) -> dict[str, Any]:
    """The pad: its main key, the key that goes to the next side, and one of the step's own.

    That is `extra`, which types something, or `way`, which sends the step by its name and goes
    elsewhere. `zero` says what a 0 means here.
    """
    return {
        "action": action,
        "next": next_label,
        "extra": {"key": extra[0], "label": extra[1]} if extra else None,
        "way": {"name": way[0], "label": way[1]} if way else None,
        "zero": zero,
    }


def next_label(sides: int) -> str:
    return "Other side" if sides == 2 else "Next side"
