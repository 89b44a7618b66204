"""All that the database holds, as plain rows of one moment.

Every model of this app is in it, whichever there are, statistics too; columns go by their names.
"""

import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

from django.apps import apps
from django.conf import settings
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.models import Model
from django.utils import timezone

from games.models import Game
from games.selectors.ledger import ledger_digest, whole_games

AT_ONCE = 100  # games
READING = {
    "sqlite": "BEGIN DEFERRED",
    "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
}


@contextmanager
def one_moment() -> Iterator[None]:
    """Whatever is read inside is of one moment, while others write on."""
    with connection.cursor() as cursor:
        cursor.execute(READING[connection.vendor])
    try:
        yield
    finally:
        with connection.cursor() as cursor:
            cursor.execute("ROLLBACK")


def kinds() -> list[type[Model]]:
    """The models in a fixed order; who points to whom is looked at when all is written."""
    return sorted(apps.get_app_config("games").get_models(), key=lambda each: each.__name__)


def all_rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each row as its model's name and its columns."""
    for model in kinds():
        for row in model._base_manager.order_by("pk").values().iterator(chunk_size=1000):
            yield model._meta.model_name, {name: plain(value) for name, value in row.items()}


def plain(value: Any) -> Any:
    """A value as JSON has it; an instant with all its digits."""
    return value.isoformat() if isinstance(value, date) else value


def all_digests() -> dict[str, str]:
    """The digest of every ledger, by the table's address and the game's number."""
    found = {}
    pks = list(Game.objects.order_by("pk").values_list("pk", flat=True))
    for start in range(0, len(pks), AT_ONCE):
        for game in whole_games().filter(pk__in=pks[start : start + AT_ONCE]):
            found[f"{game.table.address}/{game.number}"] = ledger_digest(game)
    return found


def is_empty() -> bool:
    """Whether nobody has ever used this database."""
    return not any(model._base_manager.exists() for model in kinds())


def head_of_backup() -> dict[str, Any]:
    """What a backup says of where it comes from."""
    return {
        "made_at": timezone.now().isoformat(),
        "schema": schema(),
        "site": site(),
        "from": connection.vendor,
    }


def schema() -> str:
    """The name of the latest migration of this code."""
    return max(name for app, name in MigrationLoader(None).disk_migrations if app == "games")


def is_made() -> bool:
    """Whether the database has our tables at all."""
    return Game._meta.db_table in connection.introspection.table_names()


def is_of_this_version() -> bool:
    """Whether the database has the tables as this code knows them."""
    return ("games", schema()) in MigrationLoader(connection).applied_migrations


def site() -> str:
    """Which secret key links and cookies are made with; the key cannot be told from it."""
    return hmac.new(settings.SECRET_KEY.encode(), b"backup", "sha256").hexdigest()[:16]
