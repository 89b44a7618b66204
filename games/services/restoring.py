"""Putting a backup into an empty database: all of it with every ledger as it was, or nothing."""

from collections.abc import Iterable
from itertools import groupby, islice
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.color import no_style
from django.db import DatabaseError, connection
from django.db.models import Model

from games import triggers
from games.backup_file import BackupFile, BackupRefused, Row
from games.selectors.whole import all_digests, is_empty, kinds
from games.services.transaction import write

AT_ONCE = 500  # rows
NOT_EMPTY = "This database is in use already; a backup goes into an empty one only."
NOT_EQUAL = "After it was put back, a ledger was not as the backup says. Nothing was stored."
NO_TRIGGERS = "The database has lost what guards its ledger. Nothing was stored."


def restore_backup(*, backup: BackupFile) -> None:
    """Store every row under its own number, and look at every ledger before it counts.

    :raises BackupRefused: somebody uses the database, or the rows do not fit it or each other.
    :raises Busy: others hold the database.
    """
    try:
        with write():
            keep_others_out()
            refuse_unless(is_empty(), NOT_EMPTY)
            for kind, rows in groupby(backup.rows(), key=lambda row: row[0]):
                fill(model_of(kind), rows)
            count_on()
            refuse_unless(all_digests() == backup.digests, NOT_EQUAL)
            refuse_unless(triggers.are_all_on(connection), NO_TRIGGERS)
    except (DatabaseError, ValidationError, ValueError, TypeError) as problem:
        words = str(problem).split("\n")[0]
        raise BackupRefused(f"The rows of this backup do not fit together: {words}") from problem


def keep_others_out() -> None:
    """Nobody else writes until this is done; on SQLite nobody does anyway."""
    if connection.vendor == "postgresql":
        tables = ", ".join(name_of(model) for model in kinds())
        with connection.cursor() as cursor:
            cursor.execute(f"LOCK TABLE {tables} IN SHARE ROW EXCLUSIVE MODE")


def model_of(kind: str) -> type[Model]:
    """:raises BackupRefused: there is no such model."""
    found = [model for model in kinds() if model._meta.model_name == kind]
    refuse_unless(bool(found), f"This scorekeeper knows no {kind[:40]}.")
    return found[0]


def fill(model: type[Model], rows: Iterable[Row]) -> None:
    """The rows as they are: no defaults, no times of today."""
    fields = model._meta.concrete_fields
    names = {field.attname for field in fields}
    columns = ", ".join(connection.ops.quote_name(field.column) for field in fields)
    marks = ", ".join(["%s"] * len(fields))
    with connection.cursor() as cursor:
        rows = iter(rows)
        while some := list(islice(rows, AT_ONCE)):
            for kind, values in some:
                refuse_unless(values.keys() == names, f"This scorekeeper knows another {kind}.")
            cursor.executemany(
                f"INSERT INTO {name_of(model)} ({columns}) VALUES ({marks})",
                [[stored(field, values) for field in fields] for _, values in some],
            )


def stored(field: Any, values: dict[str, Any]) -> Any:
    return field.get_db_prep_save(field.to_python(values[field.attname]), connection)


def name_of(model: type[Model]) -> str:
    return connection.ops.quote_name(model._meta.db_table)


def count_on() -> None:
    """New rows are numbered after these."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), kinds()):
            cursor.execute(statement)


def refuse_unless(is_good: bool, words: str) -> None:
    """:raises BackupRefused: it is not."""
    if not is_good:
        raise BackupRefused(words)
