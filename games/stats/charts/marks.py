"""The marks on lines: round, square, triangle, diamond, cross, hanging triangle, as paths."""

from collections.abc import Callable


def mark(at: int, x: float, y: float, size: float) -> str:
    """The path of a mark; `at` is the line's place among the lines, `size` half the mark's width."""
    return SHAPES[at % len(SHAPES)](x, y, size)


def size_of(places: int) -> float:
    """Half the width of a mark: smaller where they stand close."""
    return 4.5 if places <= 15 else 3.5


def turned(x: float, y: float, *corners: tuple[float, float]) -> str:
    """A closed path through corners that are given from the middle."""
    return "M" + "L".join(f"{x + right:.4g} {y + down:.4g}" for right, down in corners) + "Z"


def round_mark(x: float, y: float, r: float) -> str:
    across = f"{2 * r:.4g}"
    return f"M{x - r:.4g} {y:.4g}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0Z"


def square_mark(x: float, y: float, r: float) -> str:
    half = r * 0.92
    return turned(x, y, (-half, -half), (half, -half), (half, half), (-half, half))


def triangle_mark(x: float, y: float, r: float) -> str:
    wide, low = r * 1.2, r * 0.9
    return turned(x, y, (0, -wide), (wide, low), (-wide, low))


def hanging_mark(x: float, y: float, r: float) -> str:
    wide, low = r * 1.2, r * 0.9
    return turned(x, y, (0, wide), (wide, -low), (-wide, -low))


def diamond_mark(x: float, y: float, r: float) -> str:
    wide = r * 1.3
    return turned(x, y, (0, -wide), (wide, 0), (0, wide), (-wide, 0))


def cross_mark(x: float, y: float, r: float) -> str:
    """A plus with thick arms."""
    far, near = r * 1.2, r * 0.45
    quarter = [(near, -far), (near, -near), (far, -near)]
    half = [*quarter, (far, near), (near, near), (near, far)]
    return turned(x, y, *half, *[(-right, -down) for right, down in half])


SHAPES: tuple[Callable[[float, float, float], str], ...] = (
    round_mark,
    square_mark,
    triangle_mark,
    diamond_mark,
    cross_mark,
    hanging_mark,
)
