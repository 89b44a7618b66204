"""A backup as a file: the same for every database, and whole or not good at all.

Gzipped lines of JSON: a head (format, version, schema, which site's key), a line for every row
(`["game", {column: value}]`), and an end with the number of rows of each kind, the digest of every
ledger, and the SHA-256 of all lines before it. So a file that is cut off, changed or of another
version is noticed before anything is stored.
"""

import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

FORMAT = "pinochle-scorekeeper backup"
VERSION = 1
LONGEST_LINE = 4_000_000  # bytes

Row = tuple[str, dict[str, Any]]


class BackupRefused(Exception):
    """A file that cannot be written, or read, or restored here; the text says why."""


def write_backup(path: Path, head: dict[str, Any], rows: Iterable[Row], digests: Any) -> Counter:
    """Write the file, seen by nobody until it is whole; how many rows of each kind it holds.

    `digests` is called when all rows are written.

    :raises BackupRefused: there is such a file already, or it cannot be written.
    """
    if path.exists():
        raise BackupRefused(f"{path} is there already; nothing is written over it.")
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            counts = _write_lines(file, head, rows, digests)
            file.flush()
            os.fsync(file.fileno())
        os.link(part, path)
    except OSError as problem:
        raise BackupRefused(f"{path} cannot be written: {problem.strerror}.") from problem
    finally:
        part.unlink(missing_ok=True)
    return counts


def _write_lines(file: Any, head: dict[str, Any], rows: Iterable[Row], digests: Any) -> Counter:
    counts: Counter[str] = Counter()
    told = hashlib.sha256()

    def put(value: Any) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        told.update(line)
        packed.write(line)

    with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
        put({"format": FORMAT, "version": VERSION} | head)
        for kind, values in rows:
            counts[kind] += 1
            put([kind, values])
        put({"counts": counts, "digests": digests(), "sha256": told.hexdigest()})
    return counts


class BackupFile:
    """A file that was read through to its end and found whole.

    `head` and `digests` are what it says; `rows()` reads it once more.

    :raises BackupRefused: it is no backup, not whole, or of another version.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.head: dict[str, Any] = {}
        self.counts: dict[str, int] = {}
        self.digests: dict[str, str] = {}
        self.is_whole = False
        try:
            self._check()
        except (OSError, EOFError, zlib.error) as problem:
            raise BackupRefused(_unreadable(path, problem)) from problem
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise BackupRefused(
                f"{path} was changed after it was made."
                if self.head
                else f"{path} is no backup of a scorekeeper."
            ) from problem
        if not self.is_whole:
            raise BackupRefused(f"{path} is cut off: its end is missing.")

    def rows(self) -> Iterator[Row]:
        for line, is_last in self._lines():
            value = json.loads(line)
            if isinstance(value, list) and not is_last:
                yield value[0], value[1]

    def _check(self) -> None:
        told, counts = hashlib.sha256(), Counter()
        for line, is_last in self._lines():
            value = json.loads(line)
            if not self.head:
                self._read_head(value)
            elif is_last:
                self._read_end(value, told.hexdigest(), counts)
            else:
                counts[value[0]] += 1
            told.update(line)

    def _lines(self) -> Iterator[tuple[bytes, bool]]:
        with gzip.open(self.path, "rb") as file:
            line = file.readline(LONGEST_LINE)
            while line:
                following = file.readline(LONGEST_LINE)
                yield line, not following
                line = following

    def _read_head(self, head: Any) -> None:
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BackupRefused(f"{self.path} is no backup of a scorekeeper.")
        if head.get("version") != VERSION:
            version = str(head.get("version"))[:20]
            raise BackupRefused(
                f"{self.path} is a backup of format {version}; this scorekeeper reads {VERSION}."
            )
        self.head = head

    def _read_end(self, end: Any, sha256: str, counts: Counter) -> None:
        if not isinstance(end, dict) or "sha256" not in end:
            raise BackupRefused(f"{self.path} is cut off: its end is missing.")
        if end["sha256"] != sha256 or end["counts"] != counts:
            raise BackupRefused(f"{self.path} was changed after it was made.")
        self.counts, self.digests = end["counts"], end["digests"]
        self.is_whole = True


def _unreadable(path: Path, problem: Exception) -> str:
    if isinstance(problem, EOFError):
        return f"{path} is cut off: its end is missing."
    if isinstance(problem, gzip.BadGzipFile) and "Not a gzipped" in str(problem):
        return f"{path} is no backup of a scorekeeper."
    if isinstance(problem, OSError) and problem.strerror:
        return f"{path} cannot be read: {problem.strerror}."
    return f"{path} was changed after it was made."
