"""Figures as people write them: `150`, `12+11+7`, blank. Points on this table's scale."""

from datetime import UTC, datetime

from meld.errors import Problem

LONGEST = 6
LONGEST_MOMENT = 15  # digits: some thousand years of milliseconds
MINUS = "\u2212"


class Unreadable(Exception):
    """The text is no figure; `args[0]` is the sentence that says so."""


def read_figure(text: str) -> int | None:
    """The points that `text` stands for; None for a blank, which is not a zero.

    :raises Unreadable: letters, fractions, a negative or an endless figure.
    """
    compact = "".join(text.split())
    if not compact:
        return None
    return sum(read_part(part, text) for part in compact.rstrip("+").split("+"))


def read_part(part: str, text: str) -> int:
    if not (part.isascii() and part.isdigit()):
        raise Unreadable(
            f"“{shorten(text)}” is not a number. Type digits, or a sum such as 12+11+7."
        )
    if len(part) > LONGEST:
        raise Unreadable(f"“{shorten(text)}” is more than a hand can hold.")
    return int(part)


def read_signed(text: str) -> int | None:
    """Like :func:`read_figure`, with a minus in front where there is one (penalties).

    :raises Unreadable: as there.
    """
    compact = text.strip().replace(MINUS, "-").replace("\u2013", "-")
    if compact.startswith("-"):
        figure = read_figure(compact[1:])
        return None if figure is None else -figure
    return read_figure(compact.removeprefix("+"))


def read_fields(data, names: dict[str, str], read=read_figure) -> tuple[dict, list[Problem]]:
    """`names` maps a form field to its path in the facts: the figures found, and the problems.

    Blanks are left out of the figures.
    """
    figures, problems = {}, []
    for name, path in names.items():
        try:
            figure = read(data.get(name, ""))
        except Unreadable as unreadable:
            problems.append(Problem("wrong_type", path, str(unreadable), ""))
        else:
            if figure is not None:
                figures[name] = figure
    return figures, problems


def read_number(text: str) -> int:
    """A number that a page of ours sent along (hand, revision, version); 0 where it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else 0


def read_moment(text: str) -> datetime | None:
    """The instant at which a phone wrote something, in milliseconds as its clock had it."""
    if not (text.isascii() and text.isdigit() and len(text) < LONGEST_MOMENT):
        return None
    return datetime.fromtimestamp(int(text) / 1000, UTC)


def shorten(text: str, longest: int = 20) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
