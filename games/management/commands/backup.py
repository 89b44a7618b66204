"""`python manage.py backup FILE`: everything in one file, while others write on."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.backup_file import BackupRefused, write_backup
from games.selectors.whole import (
    all_digests,
    all_rows,
    head_of_backup,
    is_of_this_version,
    one_moment,
)

NOT_OURS = "The database is not of this version, or not made yet: start the server once (make run)."


class Command(BaseCommand):
    """Writes a backup."""

    help = "Write all tables, games and ledgers of one moment into FILE, for `restore`."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Write it, and say what is in it."""
        if not is_of_this_version():
            raise CommandError(NOT_OURS)
        try:
            with one_moment():
                counts = write_backup(options["file"], head_of_backup(), all_rows(), all_digests)
        except BackupRefused as refused:
            raise CommandError(str(refused)) from refused
        said = f"{counts['table']} tables, {counts['game']} games, {counts['entry']} entries"
        self.stdout.write(f"{options['file']}: {said}.")
        self.stdout.write("Links and phones need the secret key as well: keep secret_key with it.")
