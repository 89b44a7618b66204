"""Whether the seats in a hand's facts fit the table: the bidder's seat, and who plays (CT25)."""

from games.rules.errors import Problem
from games.rules.sheet_lines import Sheet
from games.rules.variants import side_of_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def check_seats(sheet: Sheet, facts: "dict[str, Any]", field: str = "entry") -> list[Problem]:
    """What is wrong with the seats of a hand at this table."""
    found = _check_bidder(sheet, facts, f"{field}.bidder_seat")
    return found + _check_playing(sheet, facts.get("playing"), f"{field}.playing")


def _check_bidder(sheet: Sheet, facts: "dict[str, Any]", field: str) -> list[Problem]:
    seat, people = facts.get("bidder_seat"), len(sheet.people)
    if seat is None:
        return []
    if type(seat) is not int or not 1 <= seat <= people:
        text = f"The bidder sits on a seat from 1 to {people}."
        return [Problem("wrong_type" if type(seat) is not int else "not_allowed", field, text)]
    if side_of_seat(sheet.rules.variant, seat) == facts.get("bidder"):
        return []
    text = f"{sheet.people[seat - 1]} does not play for the bidding side."
    return [Problem("not_allowed", field, text)]


def _check_playing(sheet: Sheet, playing: object, field: str) -> list[Problem]:
    if playing is None and len(sheet.sides) > 3:
        text = f"{len(sheet.sides)} sit at this table: which three play this hand?"
        return [Problem("missing", field, text, "CT25")]
    if not isinstance(playing, (list, tuple)):
        return []
    absent = [str(side) for side in playing if side not in sheet.sides]
    if not absent:
        return []
    text = f"Nobody sits on {', '.join(absent)} at this table."
    return [Problem("not_allowed", field, text, "CT25")]
