"""The pages of a club with 20,000 games, on SQLite and on PostgreSQL: median and queries.

Each database is measured in a process of its own. The club is played once and kept under
`.data/bench/` until what makes it changes; PostgreSQL takes it over from there.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bench.timing import Figure
from tests.project.imports import ROOT

GAMES = 20_000
KEPT = ROOT / ".data" / "bench"
MAKES = (
    *("games/migrations/*.py", "games/playing/*.py", "games/services/made_*.py"),
    *("games/stats/*rows.py", "games/stats/hand_figures.py", "games/stats/rating.py"),
)


def figures(games: int = GAMES) -> Iterator[Figure]:
    """Milliseconds, queries, and how many hands there are."""
    folder = folder_for(games)
    for name, value, unit in measured(games, folder, ""):
        yield Figure(f"{name}_sqlite", value, unit)
    from tests import postgres

    for name, value, unit in measured(games, folder, postgres.start(), file_in(folder)):
        yield Figure(f"{name}_postgresql", value, unit)


def large(times: int = 10) -> Iterator[Figure]:
    """The same on PostgreSQL with the games so many times over: for `make long`."""
    from tests import postgres

    folder = folder_for(GAMES)
    for _ in measured(GAMES, folder, ""):
        pass
    for name, value, unit in measured(GAMES, folder, postgres.start(), file_in(folder), str(times)):
        yield Figure(f"{name}_of_{times * GAMES}_games_postgresql", value, unit)


def file_in(folder: Path) -> str:
    return str(folder / ".data" / "scorekeeper.sqlite3")


def folder_for(games: int) -> Path:
    """Where the club is kept; what is of an older make goes."""
    digest = hashlib.sha256()
    for pattern in MAKES:
        for path in sorted(ROOT.glob(pattern)):
            digest.update(path.read_bytes())
    folder = KEPT / f"{games}-{digest.hexdigest()[:12]}"
    for old in KEPT.glob(f"{games}-*"):
        if old != folder:
            shutil.rmtree(old)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def measured(games: int, folder: Path, url: str, *source: str) -> Iterator[tuple[str, float, str]]:
    """The figures as that process prints them."""
    command = [sys.executable, "-m", "tests.bench.club_pages", str(games), *source]
    env = {**os.environ, "TEST_DATA_DIR": str(folder), "DATABASE_URL": url}
    with subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            yield tuple(json.loads(line))
    assert process.returncode == 0
