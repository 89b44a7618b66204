"""Reads who imports whom, and who writes, out of the source: the walls of the house as data."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MELD_DOORS = ("meld.apps", "meld.urls", "meld.forms", "meld.views", "meld.api", "meld.serializers")
WRITES = {"save", "create", "update", "delete", "atomic", "bulk_create", "bulk_update"} | {
    "get_or_create",
    "update_or_create",
}
WRITERS = ("games.services", "games.migrations")


@dataclass(frozen=True)
class Wall:
    """Modules under `inside`, but not under `outside`, import nothing under `barred`.

    Where `only` is given, they import that and the standard library alone.
    """

    name: str
    inside: tuple[str, ...]
    barred: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()


CHANCE = ("time", "datetime", "random", "secrets", "uuid", "os")
DOORS = ("games.forms", "games.views", "games.api", "games.urls", "games.live")

WALLS = (
    Wall(
        "meld's rules are pure",
        ("meld",),
        barred=CHANCE + MELD_DOORS,
        only=("meld",),
        outside=MELD_DOORS,
    ),
    Wall(
        "games' rules are pure and know only cards",
        ("games.rules",),
        barred=CHANCE + MELD_DOORS,
        only=("meld", "games.rules"),
    ),
    Wall("meld has never heard of a game", ("meld",), barred=("games",)),
    Wall(
        "models know nobody above them",
        ("games.models",),
        barred=("games.selectors", "games.services", *DOORS),
    ),
    Wall("selectors do not write", ("games.selectors",), barred=("games.services", *DOORS)),
    Wall("services know no page", ("games.services",), barred=DOORS),
    Wall("nobody leans on the tests", ("games", "meld", "scorekeeper"), barred=("tests",)),
    Wall("no signals", ("games", "meld", "scorekeeper"), barred=("django.dispatch",)),
)


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the project's rooms: its dotted name and its tree."""
    for room in ("games", "meld", "scorekeeper"):
        for path in sorted((ROOT / room).rglob("*.py")):
            yield name_of(path), ast.parse(path.read_text(), str(path))


def pure_sources() -> dict[str, str]:
    """The text of every pure file, by its path from the top."""
    rooms = [*(ROOT / "meld").glob("*.py"), *(ROOT / "games" / "rules").glob("*.py")]
    pure = [path for path in sorted(rooms) if not under(name_of(path), MELD_DOORS)]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in pure}


def name_of(path: Path) -> str:
    """The dotted name of a file; a package's own file keeps its `__init__`."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def imports(module: str, tree: ast.Module) -> set[str]:
    """Dotted names that a module imports, relative ones made whole, names of `from` included."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(_from(module, node))
    return found


def _from(module: str, node: ast.ImportFrom) -> Iterator[str]:
    base = module.split(".")[: -node.level] if node.level else []
    source = ".".join([*base, *([node.module] if node.module else [])])
    yield source
    yield from (f"{source}.{alias.name}" for alias in node.names)


def breaches(wall: Wall, module: str, imported: set[str]) -> list[str]:
    """What this module imports though the wall stands there."""
    if not under(module, wall.inside) or under(module, wall.outside):
        return []
    return sorted(name for name in imported if _is_breach(wall, name))


def _is_breach(wall: Wall, name: str) -> bool:
    is_stranger = bool(wall.only) and not _is_standard(name) and not _leads_to(name, wall.only)
    return under(name, wall.barred) or is_stranger


def _is_standard(name: str) -> bool:
    return name.split(".")[0] in sys.stdlib_module_names


def _leads_to(name: str, allowed: tuple[str, ...]) -> bool:
    # `from meld import cards` names the package too; only what it takes from there counts.
    return under(name, allowed) or any(one.startswith(f"{name}.") for one in allowed)


def under(name: str, tops: tuple[str, ...]) -> bool:
    """Is a dotted name one of these, or inside one?"""
    return any(name == top or name.startswith(f"{top}.") for top in tops)


def writes(tree: ast.Module) -> list[str]:
    """Calls that write to the database, as `line: name`; a set's or dict's update is not one."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return [f"{node.lineno}: .{node.attr}" for node in calls if _is_write(node)]


def _is_write(node: ast.Attribute) -> bool:
    receiver = ast.unparse(node.value)
    if node.attr == "update":
        return "objects" in receiver or ".filter(" in receiver
    return node.attr in WRITES


def save_overrides(tree: ast.Module) -> list[str]:
    """Classes that define save() or delete() themselves, forms and models alike."""
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return [
        f"{one.name}.{part.name}"
        for one in classes
        for part in one.body
        if isinstance(part, ast.FunctionDef) and part.name in ("save", "delete")
    ]
