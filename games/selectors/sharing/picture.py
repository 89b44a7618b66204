"""A link as a picture for a camera: one path of dark squares, for an inline SVG."""

from typing import Any

import segno

QUIET = 4  # light squares round it, without which cameras find nothing


def picture_of(text: str) -> dict[str, Any]:
    """For `share/_picture.html`: the width in squares, and the path of the dark ones."""
    code = segno.make(text, micro=False, error="m")
    rows = [list(row) for row in code.matrix_iter(border=QUIET)]
    path = "".join(strip(x, y, n) for y, row in enumerate(rows) for x, n in runs(row))
    return {"size": len(rows), "path": path}


def runs(row: list[int]) -> list[tuple[int, int]]:
    """Where dark squares begin in a row, and how many stand side by side."""
    found: list[tuple[int, int]] = []
    for x, square in enumerate(row):
        if square and x and row[x - 1]:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif square:
            found.append((x, 1))
    return found


def strip(x: int, y: int, length: int) -> str:
    return f"M{x} {y}h{length}v1h-{length}z"
