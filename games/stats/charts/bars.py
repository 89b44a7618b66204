"""Bars that lie in the rows of a table, from a common zero: one small drawing a row."""

from collections.abc import Sequence
from typing import Any

WIDE, HIGH = 100, 20


def row_bars(values: Sequence[float | None]) -> list[dict[str, Any]]:
    """For `_row_bar.html`, one for each value: the bar from zero, and where zero stands."""
    known = [value for value in values if value is not None]
    low, high = min([0.0, *known]), max([0.0, *known])
    scale = WIDE / ((high - low) or 1)
    zero = round(-low * scale, 1)
    return [{"zero": zero, "path": bar(zero, (value or 0) * scale)} for value in values]


def bar(zero: float, length: float) -> str:
    return f"M{zero:g} 3h{length:.4g}v{HIGH - 6}H{zero:g}Z" if length else ""
