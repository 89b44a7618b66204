"""The key, the folder and the database come from the surroundings, and are safe by default."""

import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scorekeeper import environment
from tests.project.imports import ROOT

SHOW = "from django.conf import settings as s; print(*({}), sep='\\n')"


def mode(path: Path) -> int:
    """A path's permission bits."""
    return stat.S_IMODE(path.stat().st_mode)


def settings_with(folder: Path, names: str, **surroundings: str) -> list[str]:
    """Values of the real settings in a fresh process, one line each."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    module = {"DJANGO_SETTINGS_MODULE": "scorekeeper.settings", "DATA_DIR": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", SHOW.format(names)],
        env={**kept, **module, **surroundings},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    folder = environment.private_folder(tmp_path / "new" / ".data")
    key = environment.secret_key(folder)
    assert environment.secret_key(folder) == key
    assert len(key) >= 50
    assert (mode(folder), mode(folder / "secret_key")) == (0o700, 0o600)


def test_key_is_one_when_many_start_together(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        keys = set(pool.map(environment.secret_key, [tmp_path] * 64))
    assert len(keys) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_settings_are_closed_by_default(tmp_path: Path) -> None:
    names = "s.DEBUG, s.ALLOWED_HOSTS, s.SECURE_COOKIES, s.API_THROTTLE, s.DATA_DIR"
    shown = settings_with(tmp_path / ".data", names)
    assert shown == ["False", "['*']", "False", "600", str(tmp_path / ".data")]


def test_public_url_sets_hosts_origins_and_cookies(tmp_path: Path) -> None:
    names = "s.ALLOWED_HOSTS[0], s.CSRF_TRUSTED_ORIGINS, s.CSRF_COOKIE_SECURE"
    shown = settings_with(tmp_path, names, PUBLIC_URL="https://cards.example/")
    assert shown == ["cards.example", "['https://cards.example']", "True"]


def test_throttle_can_be_switched_off(tmp_path: Path) -> None:
    names = "s.REST_FRAMEWORK['DEFAULT_THROTTLE_RATES']['anon'],"
    assert settings_with(tmp_path, names, API_THROTTLE="0") == ["None"]


def test_database_url_is_read_whole(tmp_path: Path) -> None:
    url = "postgresql://ann:p%40ss@db.example:5433/cards?sslmode=require"
    read = environment.database(url, tmp_path)
    assert (read["USER"], read["PASSWORD"], read["HOST"]) == ("ann", "p@ss", "db.example")
    assert (read["PORT"], read["NAME"]) == (5433, "cards")
    assert read["OPTIONS"] == environment.POSTGRESQL_WAITS | {"sslmode": "require"}


def test_other_databases_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="postgresql://"):
        environment.database("mysql://db.example/cards", tmp_path)


@pytest.mark.parametrize(
    ("text", "url", "count"),
    [("", "", 1), ("1", "", 1), ("", "postgresql:///x", 2), ("5", "postgresql:///x", 5)],
)
def test_processes_are_as_many_as_the_database_bears(text: str, url: str, count: int) -> None:
    assert environment.processes(text, url) == count


@pytest.mark.parametrize("text", ["0", "-1", "two", "33", "²"])
def test_no_number_of_processes_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a number from 1 to 32"):
        environment.processes(text, "postgresql:///x")


def test_several_processes_on_sqlite_are_refused() -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        environment.processes("2", "")
