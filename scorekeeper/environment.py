"""What is read from the surroundings: the secret key, the database's address, how many processes."""

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

MOST_PROCESSES = 32
# Nobody waits for a server that is not there, or for a turn that never comes.
POSTGRESQL_WAITS = {"connect_timeout": "3", "options": "-c lock_timeout=5s"}
SQLITE_PRAGMAS = """
PRAGMA journal_mode=WAL;
PRAGMA synchronous=FULL;
PRAGMA recursive_triggers=ON;
PRAGMA foreign_keys=ON
"""


def private_folder(path: Path) -> Path:
    """The folder, made for its owner alone if it is new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)
    return path


def secret_key(folder: Path) -> str:
    """The key kept in the folder, made once however many processes start together."""
    kept = folder / "secret_key"
    if not kept.exists():
        _make_key(kept)
    return kept.read_text()


def _make_key(kept: Path) -> None:
    # A link appears whole or not at all, so nobody ever reads half a key.
    mine = kept.with_name(f"{kept.name}.{secrets.token_hex(8)}")
    handle = os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(secrets.token_urlsafe(48))
    try:
        os.link(mine, kept)
    except FileExistsError:
        pass
    finally:
        mine.unlink()


def processes(text: str, url: str) -> int:
    """How many processes serve: one on SQLite, as many as said, or two, on PostgreSQL.

    :raises ValueError: no number of processes, or several on SQLite.
    """
    count = int(text) if text.isascii() and text.isdigit() else 0
    if text and not 1 <= count <= MOST_PROCESSES:
        raise ValueError(f"PROCESSES is a number from 1 to {MOST_PROCESSES}.")
    if count > 1 and not url:
        raise ValueError("Several PROCESSES need PostgreSQL (DATABASE_URL); SQLite has one.")
    return count or (2 if url else 1)


def database(url: str, folder: Path) -> dict[str, Any]:
    """Django's settings for the database at the address, or for SQLite in the folder."""
    if not url:
        return _sqlite(folder / "scorekeeper.sqlite3")
    parts = urlsplit(url)
    if parts.scheme not in ("postgres", "postgresql"):
        raise ValueError("DATABASE_URL starts with postgresql://, or is left out for SQLite.")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": parts.port or "",
        "OPTIONS": POSTGRESQL_WAITS | dict(parse_qsl(parts.query)),
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
    }


def _sqlite(path: Path) -> dict[str, Any]:
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            "timeout": 5,
            "transaction_mode": "IMMEDIATE",
            "init_command": SQLITE_PRAGMAS,
        },
    }
