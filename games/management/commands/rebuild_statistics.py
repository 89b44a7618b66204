"""`python manage.py rebuild_statistics`: the rows of all clubs, or of one, from their ledgers."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.models import Club, HandSeat
from games.services import ratings
from games.services.errors import Busy
from games.services.statistics import rebuild


class Command(BaseCommand):
    """Rebuilds statistics."""

    help = "Write the statistics of all clubs anew, from their ledgers. Can be called again."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--club", metavar="ADDRESS", help="of this club alone")

    def handle(self, *args: Any, **options: Any) -> None:
        """Rebuild, and say how much it was."""
        for club in clubs(options["club"]):
            try:
                games = rebuild(club)
                ratings.catch_up(club.pk)
            except Busy as busy:
                raise CommandError("Others hold the database. Try again in a moment.") from busy
            self.stdout.write(f"{club.name}: {games} games, {rows_of(club)} rows of hands.")


def clubs(address: str | None) -> list[Club]:
    """All clubs, or the one at this address.

    :raises CommandError: there is none.
    """
    found = Club.objects.order_by("pk")
    if address is None:
        return list(found)
    return list(found.filter(address=address)) or refuse(address)


def rows_of(club: Club) -> int:
    return HandSeat.objects.filter(club=club).count()


def refuse(address: str) -> list[Club]:
    raise CommandError(f"There is no club at {address}.")
