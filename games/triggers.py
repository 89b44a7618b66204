"""The database itself refuses to change or remove an entry of the ledger (architecture §3).

`install` is called by every migration that touches Entry: SQLite remakes a table to alter it and
then drops its triggers. On SQLite `PRAGMA recursive_triggers=ON` (settings) is needed as well,
or INSERT OR REPLACE removes a row without asking.
"""

from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper

TABLE = "games_entry"
NAMES = ("games_entry_no_update", "games_entry_no_delete", "games_entry_no_truncate")
REFUSAL = "ledger entries are never changed or removed"

SQLITE = tuple(
    f"CREATE TRIGGER {name} BEFORE {verb} ON {TABLE} BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
    for name, verb in zip(NAMES[:2], ("UPDATE", "DELETE"), strict=True)
)
POSTGRESQL = (
    "CREATE OR REPLACE FUNCTION games_entry_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    f"RAISE EXCEPTION '{REFUSAL}' USING ERRCODE = 'restrict_violation'; END $$",
    *(
        f"CREATE TRIGGER {name} BEFORE {verb} ON {TABLE} FOR EACH {each} "
        "EXECUTE FUNCTION games_entry_refuse()"
        for name, verb, each in zip(
            NAMES,
            ("UPDATE", "DELETE", "TRUNCATE"),
            ("ROW", "ROW", "STATEMENT"),
            strict=True,
        )
    ),
)


def install(connection: BaseDatabaseWrapper) -> None:
    """Put the triggers on, also when they are on already."""
    remove(connection)
    statements = SQLITE if connection.vendor == "sqlite" else POSTGRESQL
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def remove(connection: BaseDatabaseWrapper) -> None:
    """Take the triggers off: for a migration backwards, and around a flush in the tests."""
    on_table = "" if connection.vendor == "sqlite" else f" ON {TABLE}"
    with connection.cursor() as cursor:
        for name in NAMES:
            cursor.execute(f"DROP TRIGGER IF EXISTS {name}{on_table}")


def installed(connection: BaseDatabaseWrapper) -> set[str]:
    """Names of the triggers that the database has on the entries."""
    sqlite = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s"
    postgresql = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgrelid = %s::regclass"
    with connection.cursor() as cursor:
        cursor.execute(sqlite if connection.vendor == "sqlite" else postgresql, [TABLE])
        return {row[0] for row in cursor.fetchall()}


def are_all_on(connection: BaseDatabaseWrapper) -> bool:
    """Whether nothing is missing of them."""
    wanted = NAMES[:2] if connection.vendor == "sqlite" else NAMES
    return installed(connection) >= set(wanted)


def install_by_migration(apps: Any, schema_editor: Any) -> None:
    """:func:`install` in the form that RunPython wants."""
    install(schema_editor.connection)


def remove_by_migration(apps: Any, schema_editor: Any) -> None:
    """:func:`remove` in the form that RunPython wants."""
    remove(schema_editor.connection)
