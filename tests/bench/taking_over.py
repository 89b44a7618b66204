"""A whole SQLite database into PostgreSQL: the same rows under the same numbers, quickly."""

import sqlite3
from pathlib import Path
from typing import Any

from django.apps import apps
from django.core.management.color import no_style
from django.db import connection
from django.db.models import Model

AT_ONCE = 5000


def take_over(source: Path) -> None:
    """Copy all rows of our tables, unless there are some; then let the server look at them."""
    models = list(apps.get_app_config("games").get_models())
    if models[0]._base_manager.exists():
        return
    old = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute("SET TIME ZONE 'UTC'")
        for model in models:
            copy(old, cursor, model)
        cursor.execute("SET session_replication_role = DEFAULT")
        for statement in connection.ops.sequence_reset_sql(no_style(), models):
            cursor.execute(statement)
        cursor.execute("ANALYZE")


def copy(old: sqlite3.Connection, cursor: Any, model: type[Model]) -> None:
    columns = ", ".join(f'"{field.column}"' for field in model._meta.concrete_fields)
    table = model._meta.db_table
    rows = old.execute(f'SELECT {columns} FROM "{table}"')
    with cursor.copy(f'COPY "{table}" ({columns}) FROM STDIN') as out:
        while some := rows.fetchmany(AT_ONCE):
            for row in some:
                out.write_row([None if value is None else str(value) for value in row])
