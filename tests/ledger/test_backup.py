"""A backup holds everything of one moment, and puts every ledger back as it was, or nothing."""

import gzip
import json
import os
import secrets
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection

from games import services, triggers
from games.backup_file import BackupFile
from games.ids import new_id
from games.models import Entry
from games.selectors.ledger import whole_games
from games.selectors.whole import all_rows, is_empty
from games.services.ledger import projection_of
from tests.factories import GuessesFactory, HoldingFactory, a_game, hand, melded
from tests.ledger.story import ask, confirm, correct, end, owner, penalise, record, rule, seat, undo
from tests.project.imports import ROOT
from tests.stats.small_season import a_small_season

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

Change = Callable[[bytes], bytes]


def a_full_house() -> None:
    """Games of all three kinds with every kind of entry, other alphabets, drafts and the rest."""
    game = a_game(names=["Änn", "Çy ♠", "Боб", "Dee 🂡"])
    record(game, hand(note="“So?” ♠ 𝄞"))
    correct(game, 1, hand(bid=310))
    undo(game, 1)
    penalise(game, {"A": -50, "B": 10}, note="renege")
    record(game, hand(meld=melded(200, 40)))
    confirm(ask(game), 5)
    seat(game, 2, "Eve", from_hand=2)
    rule(game, {"target": 1000})
    end(game)
    services.start_game(table=game.table, by=owner(game), key=new_id())
    record(a_game(variant="cutthroat"))
    record(a_game(variant="double-deck"))
    services.make_code(table=game.table, by=owner(game))
    a_small_season()
    GuessesFactory()
    HoldingFactory()


def backup_to(path: Path) -> BackupFile:
    call_command("backup", str(path), verbosity=0)
    return BackupFile(path)


def empty() -> None:
    """The database as it is before anybody comes."""
    triggers.remove(connection)
    call_command("flush", verbosity=0, interactive=False)
    triggers.install(connection)


def manage(folder: Path, url: str, *words: str) -> None:
    """A command in a process of its own, on the database of that folder or address."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    surroundings = {"DATA_DIR": str(folder), "DATABASE_URL": url}
    command = [sys.executable, "manage.py", *words]
    subprocess.run(command, cwd=ROOT, env=kept | surroundings, check=True, timeout=120)


def test_what_is_restored_is_what_was_there(tmp_path: Path) -> None:
    a_full_house()
    before, backup = list(all_rows()), backup_to(tmp_path / "b.gz")
    assert {kind for kind, _ in before} >= {"code", "guesses", "holding", "draft", "link", "grant"}
    assert {kind for kind, _ in before} >= {"person", "handseat", "gameseat", "ratingstep"}
    assert list(backup.rows()) == before
    empty()
    call_command("restore", str(backup.path), verbosity=0)
    assert list(all_rows()) == before
    for game in whole_games().filter(draft__isnull=False):
        assert projection_of(game) == {name: getattr(game, name) for name in projection_of(game)}


def test_the_game_goes_on_after_it_and_the_ledger_is_guarded(tmp_path: Path) -> None:
    game = a_game()
    record(game)
    backup = backup_to(tmp_path / "b.gz")
    empty()
    call_command("restore", str(backup.path), verbosity=0)
    assert record(game).seq == 2
    assert a_game().pk > game.pk
    with pytest.raises(DatabaseError, match="never changed"):
        Entry.objects.update(by="somebody")


def test_a_move_to_the_other_database_and_back_changes_nothing(tmp_path: Path) -> None:
    a_full_house()
    first = backup_to(tmp_path / "first.gz")
    there, back = tmp_path / "there", tmp_path / "back"
    manage(there, "", "restore", str(first.path))
    manage(there, "", "backup", str(tmp_path / "second.gz"))
    url = another_postgresql() if connection.vendor == "postgresql" else ""
    manage(back, url, "restore", str(tmp_path / "second.gz"))
    manage(back, url, "backup", str(tmp_path / "third.gz"))
    last = BackupFile(tmp_path / "third.gz")
    assert (last.digests, list(last.rows())) == (first.digests, list(first.rows()))
    assert last.head["from"] == connection.vendor


def another_postgresql() -> str:
    """The address of an empty database on the same server."""
    name, url = f"moved_{secrets.token_hex(4)}", os.environ["DATABASE_URL"]
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
    scheme, rest = url.split("://")
    return f"{scheme}://" + urlsplit(f"//{rest}")._replace(path=f"/{name}").geturl()[2:]


def test_a_backup_is_of_one_moment_while_others_write(tmp_path: Path) -> None:
    game = a_game()
    done = threading.Event()

    def write_on() -> None:
        while not done.is_set():
            penalise(game, {"A": -1})
        connection.close()

    writer = threading.Thread(target=write_on)
    writer.start()
    try:
        backups = [backup_to(tmp_path / f"{number}.gz") for number in range(5)]
    finally:
        done.set()
        writer.join()
    for backup in backups:
        rows = [values for kind, values in backup.rows() if kind in ("entry", "game")]
        version = next(values["version"] for values in rows if "version" in values)
        assert [values["seq"] for values in rows if "seq" in values] == list(range(1, version + 1))
    empty()
    call_command("restore", str(backups[-1].path), verbosity=0)


def test_a_backup_is_for_its_owner_and_never_written_over(tmp_path: Path) -> None:
    backup = backup_to(tmp_path / "b.gz")
    assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
    with pytest.raises(CommandError, match="is there already"):
        call_command("backup", str(backup.path))
    with pytest.raises(CommandError, match="cannot be written: No such file"):
        call_command("backup", str(tmp_path / "no" / "b.gz"))
    assert list(tmp_path.iterdir()) == [backup.path]


def test_a_used_database_is_left_alone(tmp_path: Path) -> None:
    backup = backup_to(tmp_path / "b.gz")
    a_game()
    before = list(all_rows())
    with pytest.raises(CommandError, match="in use already"):
        call_command("restore", str(backup.path))
    assert list(all_rows()) == before


def signed(*lines: Any) -> bytes:
    """A file whose end fits its lines."""
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    end = json.dumps(lines[-1] | {"sha256": sha256(text).hexdigest()})
    return gzip.compress(text + end.encode() + b"\n")


def changed(place: int, change: Callable[[Any], Any]) -> Change:
    """A backup of which one line says something else, signed again."""

    def make(data: bytes) -> bytes:
        lines = [json.loads(line) for line in gzip.decompress(data).splitlines()]
        lines[place] = change(lines[place])
        return signed(*lines)

    return make


def first(kind: bytes, data: bytes) -> int:
    """The place of the first row of that kind."""
    lines = gzip.decompress(data).splitlines()
    return next(place for place, line in enumerate(lines) if line.startswith(b'["%s"' % kind))


def rewritten(data: bytes) -> bytes:
    """Another figure in an entry, and an end that fits: only the digest knows."""
    return changed(first(b"entry", data), lambda row: [row[0], row[1] | {"by": "Somebody"}])(data)


def orphan(data: bytes) -> bytes:
    return changed(first(b"seat", data), lambda row: [row[0], row[1] | {"game_id": 999_999}])(data)


BAD: dict[str, tuple[Change, str]] = {
    "cut-off": (lambda data: data[: len(data) // 2], "cut off"),
    "end-is-missing": (
        lambda data: gzip.compress(b"\n".join(gzip.decompress(data).splitlines()[:-1])),
        "cut off|was changed",
    ),
    "a-byte": (lambda data: data[:-200] + bytes([data[-200] ^ 64]) + data[-199:], "was changed"),
    "a-figure": (
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"bid":320', b'"bid":330')),
        "was changed",
    ),
    "empty": (lambda data: b"", "is no backup|cut off"),
    "text": (lambda data: b"Ann 320", "is no backup"),
    "other-json": (lambda data: gzip.compress(b"[1]\n[2]\n"), "is no backup"),
    "other-format": (changed(0, lambda head: head | {"version": 9}), "format 9; this .* reads 1"),
    "newer": (changed(0, lambda head: head | {"schema": "9999_x"}), "a newer scorekeeper"),
    "older": (changed(0, lambda head: head | {"schema": "0001_x"}), "an older scorekeeper"),
    "rewritten-ledger": (rewritten, "not as the backup says"),
    "no-such-game": (orphan, "do not fit together"),
    "other-column": (
        changed(1, lambda row: [row[0], row[1] | {"shoe_size": 9}]),
        "knows another",
    ),
    "other-kind": (changed(1, lambda row: ["shoe", row[1]]), "knows no shoe|was changed"),
}


@pytest.mark.parametrize(("change", "words"), BAD.values(), ids=BAD)
def test_a_bad_file_gets_a_sentence_and_changes_nothing(
    change: Change, words: str, tmp_path: Path
) -> None:
    record(a_game())
    good = backup_to(tmp_path / "b.gz").path.read_bytes()
    empty()
    bad = tmp_path / "bad.gz"
    bad.write_bytes(change(good))
    with pytest.raises(CommandError, match=words):
        call_command("restore", str(bad))
    assert is_empty()
    assert triggers.are_all_on(connection)


def test_another_key_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = backup_to(tmp_path / "b.gz")
    monkeypatch.setattr(settings, "SECRET_KEY", "another")
    call_command("restore", str(backup.path))
    assert "another secret key" in capsys.readouterr().out
