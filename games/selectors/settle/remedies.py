"""What a table may do about it: each remedy, and the page where the table writes it down.

G10: a penalty belongs to a hand. It is offered for the figures of a hand on the sheet or for what
was typed, never for an example's; a hand that is still being entered is saved first.
"""

from typing import Any
from urllib.parse import urlencode

from games.rules.rulings.desk import example
from games.rules.rulings.question import Question
from games.selectors.settle.filling import Filled
from games.selectors.settle.place import Place
from games.selectors.table.words import rule

FIGURES = ("meld", "trick_points")
WRITE = "Write it down"
SAVE_FIRST = "Save hand {number} first"
TO_LAST = "To the last hand"


def remedies_view(
    place: Place,
    question: Question,
    typed: dict[str, str],
    remedies: list[dict[str, Any]],
    filled: Filled,
) -> list[dict[str, Any]]:
    """For `settle/_ruling.html`: each with a link to where it is written down."""
    can_write = can_penalise(place) and not is_example(example_of(place, question, filled), typed)
    return [remedy_view(place, filled, each, can_write) for each in remedies]


def remedy_view(
    place: Place, filled: Filled, remedy: dict[str, Any], can_write: bool
) -> dict[str, Any]:
    """A remedy; `href` is "" where it is only text."""
    href, label = "", WRITE
    if can_write and remedy["penalty"]:
        href, label = penalty_link(place, filled, remedy)
    if place.running is not None and remedy["way"] == "strike":
        href, label = last_hand(place), TO_LAST
    return remedy | {"rule": rule(remedy["rule"], place.variant), "href": href, "label": label}


def penalty_link(place: Place, filled: Filled, remedy: dict[str, Any]) -> tuple[str, str]:
    """The form with the penalty in it; the hand itself where it is not on the sheet yet."""
    if is_unsaved(filled):
        return place.home, SAVE_FIRST.format(number=filled.number)
    points = {f"points.{side}": remedy["penalty"][side] for side in remedy["penalty"]}
    return f"{penalty_at(place, filled)}?{urlencode(points | {'note': remedy['words']})}", WRITE


def penalty_at(place: Place, filled: Filled) -> str:
    """Where a penalty line is written; "" where none can be, or its hand is not on the sheet yet."""
    if place.running is None or not can_penalise(place) or is_unsaved(filled):
        return ""
    return place.running.at("penalty")


def can_penalise(place: Place) -> bool:
    """Whether who looks keeps the score of a game that still takes penalties (G9)."""
    running = place.running
    return running is not None and running.may_record and not running.sheet.is_over


def is_unsaved(filled: Filled) -> bool:
    """Whether the figures are those of the hand that is being entered."""
    return filled.number != "" and not filled.is_written


def example_of(place: Place, question: Question, filled: Filled) -> dict[str, dict[str, str]]:
    """The example's figures by part and field, but for those that the table's hand has too."""
    shown = example(question, place.rules)
    parts = [part for part in FIGURES if part in question.shows and part in shown]
    return {
        part: {f"{part}.{side}": str(points) for side, points in shown[part].items()}
        for part in parts
        if not (filled.number and filled.given[part] == shown[part])
    }


def is_example(figures: dict[str, dict[str, str]], typed: dict[str, str]) -> bool:
    """Whether some part of a hand still is as the example has it, or was left to it."""
    return any(
        all(typed.get(field, text) == text for field, text in fields.items())
        for fields in figures.values()
    )


def last_hand(place: Place) -> str:
    """The last hand on the sheet, opened, where it can be struck out; the sheet where there is none."""
    running = place.running
    lines = [each for each in running.sheet.lines if each.kind == "hand"] if running else []
    return f"{running.address}?hand={lines[-1].seq}" if running and lines else place.home
