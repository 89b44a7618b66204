"""The score race of a finished game: a drawing, and the same figures as a table.

A side is told by its colour and by the shape of its marks. The target is a line that steps up
where overtime raised it; a game of a fixed number of deals has none.
"""

from typing import Any

from games.rules.recap import RacePoint, race_points
from games.selectors.table.race_scale import (
    BOTTOM,
    GAP,
    GLYPH,
    HEIGHT,
    RIGHT,
    WIDTH,
    Ground,
    thinned,
)
from games.selectors.table.race_words import START, description, has_start, race_table
from games.selectors.table.running import Running
from games.selectors.table.words import plain
from games.stats.charts.marks import mark, size_of

LETTER = 7  # the width of a letter in the word under the start


def race_of(running: Running) -> tuple[RacePoint, ...]:
    """Where the game stood before the first hand, and after each that counts."""
    sheet = running.sheet
    return race_points(sheet, running.game.start_target or sheet.rules.target)


def race_view(running: Running, points: tuple[RacePoint, ...]) -> dict[str, Any] | None:
    """For `_race.html`; None where no hand counts."""
    if len(points) < 2:
        return None
    targets = targets_of(running, points)
    totals = [total for point in points for total in point.totals.values()]
    ground = Ground([*totals, *targets], len(points) - 1, max(targets, default=0))
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "desc": description(running, points),
        "grid": grid(ground, targets),
        "target": target_line(ground, targets),
        "hands": hand_labels(ground, points, has_start=has_start(points)),
        "sides": [side_view(running, ground, points, side) for side in drawing_order(running)],
        "legend": [legend(running, side) for side in running.sides],
        "table": race_table(running, points, is_raised=len(set(targets)) > 1),
    }


def targets_of(running: Running, points: tuple[RacePoint, ...]) -> list[int]:
    """The target from each point on; none where the number of deals decides."""
    if running.sheet.rules.number_of_deals is not None:
        return []
    return [point.target for point in points]


def drawing_order(running: Running) -> list[str]:
    """The winner's line lies on top."""
    return sorted(running.sides, key=lambda side: (side == running.sheet.winner, side))


def grid(ground: Ground, targets: list[int]) -> list[dict[str, Any]]:
    """Gridlines with their figures, and the targets' figures before all others."""
    marked = sorted({*targets[:1], *targets[-1:]}, reverse=True)
    goals = [goal for at, goal in enumerate(marked) if ground.is_apart(goal, marked[:at])]
    others = [figure for figure in ground.figures() if figure not in goals]
    rows = [grid_row(ground, figure, is_said=ground.is_apart(figure, goals)) for figure in others]
    return rows + [grid_row(ground, goal, is_target=True) for goal in goals]


def grid_row(
    ground: Ground, figure: int, *, is_said: bool = True, is_target: bool = False
) -> dict[str, Any]:
    y = ground.y(figure)
    return {
        "y": y,
        "label_y": round(y + 5, 1),
        "label_x": ground.left - GAP,
        "path": "" if is_target else f"M{ground.left} {y}H{RIGHT}",
        "label": plain(figure) if is_said else "",
        "is_target": is_target,
    }


def target_line(ground: Ground, targets: list[int]) -> str:
    """The path of the target; it steps up at the hand that raised it."""
    if not targets:
        return ""
    steps = [f"M{ground.x(0)} {ground.y(targets[0])}"]
    for at in range(1, len(targets)):
        if targets[at] != targets[at - 1]:
            steps.append(f"H{ground.x(at)}V{ground.y(targets[at])}")
    return "".join([*steps, f"H{RIGHT}"])


def hand_labels(
    ground: Ground, points: tuple[RacePoint, ...], *, has_start: bool
) -> list[dict[str, Any]]:
    """Hand numbers under the drawing, as many as there is room for."""
    names = [point.hand for point in points]
    room = GLYPH * max(len(name) for name in names) + GAP
    kept = thinned(names, room, ground)
    if has_start:
        free = len(START) * LETTER / 2 + room / 2
        kept = [at for at in kept if ground.x(at) - ground.x(0) >= free]
    labels = [{"x": ground.x(at), "y": BOTTOM + 22, "label": names[at]} for at in kept]
    start = {"x": ground.x(0), "y": BOTTOM + 22, "label": START}
    return [start, *labels] if has_start else labels


def side_view(
    running: Running, ground: Ground, points: tuple[RacePoint, ...], side: str
) -> dict[str, Any]:
    """A side's line, with a mark at each hand or at each few."""
    places = [(ground.x(at), ground.y(point.totals[side])) for at, point in enumerate(points)]
    size, last = size_of(ground.hands), len(places) - 1
    every, first = ground.every(2 * size + 2), 0 if has_start(points) else 1
    marked = {at for at in range(first, last + 1) if (last - at) % every == 0}
    marked |= {0} if has_start(points) else set()
    marks = [mark(running.sides.index(side), *places[at], size) for at in sorted(marked)]
    return {
        "letter": side,
        "line": " ".join(f"{x},{y}" for x, y in places),
        "marks": "".join(marks),
    }


def legend(running: Running, side: str) -> dict[str, str]:
    shape = mark(running.sides.index(side), 7, 7, 5)
    return {"letter": side, "name": running.names[side], "mark": shape}
