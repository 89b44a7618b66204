"""The database itself refuses to change a ledger (architecture §3)."""

import pytest
from django.db import IntegrityError, connection, transaction

from games import triggers
from games.models import Entry
from tests.factories import EntryFactory

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

on_sqlite = pytest.mark.skipif("connection.vendor != 'sqlite'", reason="SQLite's own")
on_postgresql = pytest.mark.skipif("connection.vendor == 'sqlite'", reason="PostgreSQL's own")

REPLACE = (
    "INSERT OR REPLACE INTO games_entry (id, game_id, seq, kind, facts, by, device_id, at, key) "
    "SELECT id, game_id, seq, kind, '{}', by, device_id, at, key FROM games_entry"
)
OVERWRITE = (
    "INSERT INTO games_entry (id, game_id, seq, kind, facts, by, device_id, at, key) "
    "SELECT id, game_id, seq, kind, facts, by, device_id, at, key FROM games_entry WHERE true "
    "ON CONFLICT (id) DO UPDATE SET kind = 'end'"
)


def refused(statement: str) -> None:
    with pytest.raises(IntegrityError, match=triggers.REFUSAL), transaction.atomic():
        connection.cursor().execute(statement)


def test_triggers_are_there_after_migrate():
    expected = triggers.NAMES[:2] if connection.vendor == "sqlite" else triggers.NAMES
    assert triggers.installed(connection) == set(expected)


@pytest.mark.parametrize(
    "statement",
    ["UPDATE games_entry SET kind = 'end'", "DELETE FROM games_entry", OVERWRITE],
    ids=["update", "delete", "upsert"],
)
def test_raw_statement_is_refused(statement):
    entry = EntryFactory()
    refused(statement)
    entry.refresh_from_db()
    assert entry.kind == "hand"


def test_orm_is_refused_as_well():
    entry = EntryFactory()
    with pytest.raises(IntegrityError), transaction.atomic():
        Entry.objects.filter(pk=entry.pk).update(kind="end")
    with pytest.raises(IntegrityError), transaction.atomic():
        entry.delete()
    assert Entry.objects.count() == 1


@on_sqlite
def test_insert_or_replace_is_refused():
    EntryFactory()
    refused(REPLACE)


@on_sqlite
def test_recursive_triggers_are_on():
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA recursive_triggers").fetchone() == (1,)


@on_postgresql
@pytest.mark.django_db(transaction=True)
def test_truncate_is_refused():
    EntryFactory()
    refused("TRUNCATE games_entry CASCADE")


def test_installing_twice_is_no_error_and_removing_takes_all():
    triggers.install(connection)
    triggers.install(connection)
    triggers.remove(connection)
    assert triggers.installed(connection) == set()


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("turn", [1, 2])
def test_a_flush_leaves_the_triggers_on(turn):
    EntryFactory()
    assert triggers.installed(connection)
    assert Entry.objects.count() == 1
