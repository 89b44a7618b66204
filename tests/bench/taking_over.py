"""A whole SQLite database into PostgreSQL: the same rows under the same numbers, quickly.

Asked for several times over, the club's people play the same games again at more tables.
"""

import sqlite3
from pathlib import Path
from typing import Any

from django.apps import apps
from django.core.management.color import no_style
from django.db import connection
from django.db.models import Field, Model

AT_ONCE = 5000
APART = 100_000_000  # between the numbers of one time and the next
AGAIN = ("table", "link", "grant", "player", "game", "seat", "entry", "draft")
AGAIN += ("handseat", "gameseat", "ratingstep")
OWN = {"address": "-_", "key": "~"}  # how texts that no two rows share begin the next time


def take_over(source: Path, times: int = 1) -> None:
    """Copy all rows of our tables, unless there are some.

    Then let the server tidy them and look at them, as it does by itself in time.
    """
    models = list(apps.get_app_config("games").get_models())
    if models[0]._base_manager.exists():
        return
    old = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute("SET TIME ZONE 'UTC'")
        indexes = drop_indexes(cursor)
        for model in models:
            for time in range(times if model._meta.model_name in AGAIN else 1):
                copy(old, cursor, model, time)
        cursor.execute("SET session_replication_role = DEFAULT")
        resets = connection.ops.sequence_reset_sql(no_style(), models)
        for statement in [*indexes, *resets, "VACUUM ANALYZE"]:
            cursor.execute(statement)


def drop_indexes(cursor: Any) -> list[str]:
    """Take off the indexes that hold no constraint; what makes them again, once all rows are in."""
    cursor.execute(
        "SELECT indexname, indexdef FROM pg_indexes WHERE tablename LIKE 'games_%'"
        " AND indexname NOT IN (SELECT conname FROM pg_constraint)"
    )
    found = cursor.fetchall()
    for name, _ in found:
        cursor.execute(f'DROP INDEX "{name}"')
    return [made for _, made in found]


def copy(old: sqlite3.Connection, cursor: Any, model: type[Model], time: int) -> None:
    """The rows of one model, for the first time (0) or again."""
    fields = model._meta.concrete_fields
    columns = ", ".join(f'"{field.column}"' for field in fields)
    asked = ", ".join(f"{shifted(field, time)}" for field in fields)
    rows = old.execute(f'SELECT {asked} FROM "{model._meta.db_table}"')
    with cursor.copy(f'COPY "{model._meta.db_table}" ({columns}) FROM STDIN') as out:
        while some := rows.fetchmany(AT_ONCE):
            for row in some:
                out.write_row([None if value is None else str(value) for value in row])


def shifted(field: Field, time: int) -> str:
    """What SQLite is asked for in place of a column, so that nothing meets its first time."""
    kin = field.related_model or field.model
    is_number = field.primary_key or field.is_relation
    if time and is_number and kin._meta.model_name in AGAIN:
        return f'"{field.column}" + {time * APART}'
    if time and field.name in OWN:  # an address must go on being one
        start = f"{OWN[field.name]}{time}"
        return f"'{start}' || substr(\"{field.column}\", {len(start) + 1})"
    return f'"{field.column}"'
