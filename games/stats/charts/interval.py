"""Where a true rate lies, judged by what was counted: Wilson's interval, 8 times in 10."""

from math import sqrt

Z = 1.2816  # the normal quantile of 90 %: a tenth lies beyond it on either side


def interval(part: int, whole: int) -> tuple[float, float]:
    """The ends of the interval, 0 to 1; the whole range where nothing was counted."""
    if not whole:
        return 0.0, 1.0
    rate, spread = part / whole, Z * Z / whole
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / whole + spread / whole / 4) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
