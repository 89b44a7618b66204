"""The second database is the one that the run's command says."""

import os

import pytest
from django.db import connection

pytestmark = pytest.mark.django_db


@pytest.mark.both_databases
def test_database_is_the_one_asked_for() -> None:
    expected = "postgresql" if os.environ.get("DATABASE_URL") else "sqlite"
    assert connection.vendor == expected


def test_sqlite_keeps_what_it_confirmed() -> None:
    assert [_pragma(name) for name in ("journal_mode", "synchronous")] == ["wal", 2]
    assert [_pragma(name) for name in ("recursive_triggers", "foreign_keys")] == [1, 1]


def _pragma(name: str) -> object:
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA {name}")
        return cursor.fetchone()[0]
