"""The score race in words and as a table."""

from typing import Any

from games.rules.recap import RacePoint
from games.selectors.table.running import Running
from games.selectors.table.words import listed, plain

START = "start"


def has_start(points: tuple[RacePoint, ...]) -> bool:
    """Whether something stood on paper (or was taken off) before the first hand."""
    return points[1].hand != "1" or any(points[0].totals.values())


def description(running: Running, points: tuple[RacePoint, ...]) -> str:
    """What one sees, for the ear."""
    ends = [f"{running.names[side]} at {plain(points[-1].totals[side])}" for side in running.sides]
    count = len(points) - 1
    hands = f"{count} hands" if count > 1 else "one hand"
    return f"Lines of the totals over {hands}. In the end {listed(ends)}."


def race_table(
    running: Running, points: tuple[RacePoint, ...], *, is_raised: bool
) -> dict[str, Any]:
    """The totals after each hand; the target too where it was raised."""
    shown = points if has_start(points) else points[1:]
    names = [running.names[side] for side in running.sides]
    return {
        "heads": [*names, "Target"] if is_raised else names,
        "rows": [table_row(running, point, is_raised=is_raised) for point in shown],
    }


def table_row(running: Running, point: RacePoint, *, is_raised: bool) -> dict[str, Any]:
    totals = [plain(point.totals[side]) for side in running.sides]
    figures = [*totals, plain(point.target)] if is_raised else totals
    return {"hand": point.hand or START, "figures": figures}
