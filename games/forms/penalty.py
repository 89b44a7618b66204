"""A penalty as it is posted: signed points for each side, and a note (G10)."""

from games.forms.figures import read_fields, read_signed
from games.forms.steps import StepRead


def read_penalty(data, sides: tuple[str, ...]) -> StepRead:
    """Facts `amounts` (side to points, blanks left out) and `note`."""
    names = {f"points.{side}": f"points.{side}" for side in sides}
    figures, problems = read_fields(data, names, read_signed)
    amounts = {name.removeprefix("points."): points for name, points in figures.items()}
    return StepRead({"amounts": amounts, "note": data.get("note", "")}, problems)
