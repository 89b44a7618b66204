"""`python manage.py restore FILE`: a backup into an empty database, of either kind."""

from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.backup_file import BackupFile, BackupRefused
from games.selectors.whole import is_made, is_of_this_version, schema, site
from games.services.errors import Busy
from games.services.restoring import restore_backup

OTHER_SITE = (
    "It was made with another secret key, so links and phones are not known here. "
    "To have them back, stop the server and put the old secret_key into the data folder."
)


class Command(BaseCommand):
    """Restores a backup."""

    help = "Put the backup FILE into an empty database. A bad file changes nothing."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Look at the file, then store all of it, and say what it was."""
        try:
            backup = BackupFile(options["file"])
            check_schema(backup)
            if not is_made():
                call_command("migrate", verbosity=0, interactive=False)
            check_database()
            restore_backup(backup=backup)
        except BackupRefused as refused:
            raise CommandError(str(refused)) from refused
        except Busy as busy:
            raise CommandError("Others are writing to this database. Stop the server.") from busy
        counts = backup.counts
        said = f"{counts.get('game', 0)} games, {counts.get('entry', 0)} entries"
        self.stdout.write(f"Restored: {said}; every ledger as it was.")
        if backup.head.get("site") != site():
            self.stdout.write(OTHER_SITE)


def check_schema(backup: BackupFile) -> None:
    """:raises BackupRefused: it comes from another version of the scorekeeper."""
    made = str(backup.head.get("schema"))[:60]
    if made != schema():
        age = "an older" if made < schema() else "a newer"
        raise BackupRefused(
            f"{backup.path} comes from {age} scorekeeper ({made}, this is {schema()}). "
            "Restore it with that version, then start this one."
        )


def check_database() -> None:
    """:raises BackupRefused: its tables are of another version."""
    if not is_of_this_version():
        raise BackupRefused("This database is of another version: start the server once.")
