"""`python manage.py play_games`: a club of made-up people who have played for years."""

import os
import time
from datetime import date
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.urls import reverse
from django.utils import timezone

from games.addresses import lan_address
from games.links import secret_of
from games.models import Club, Device
from games.playing.plan import plan
from games.selectors.whole import is_of_this_version
from games.services.club_errors import ClubRefused
from games.services.made_clubs import MOST_IN_FULL, make_club, organiser_link, play_through
from games.services.made_rows import play_in_bulk


class Command(BaseCommand):
    """Plays made-up games into a club of their own."""

    help = (
        "Make a club and play games into it, for a demonstration or to measure with. "
        f"Up to {MOST_IN_FULL} games go through the services, more are written in bulk."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--games", type=int, default=200, help="how many (200)")
        parser.add_argument("--club", default="Demo club", help="its name (Demo club)")
        parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
        parser.add_argument("--until", type=date.fromisoformat, help="the last day (today)")
        parser.add_argument("--once", action="store_true", help="only where no club has that name")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play them, and say what was played, how long it took, and where the club is."""
        if options["games"] < 1:
            raise CommandError("At least one game has to be played.")
        if not is_of_this_version():
            call_command("migrate", verbosity=0, interactive=False)
        club = find(options["club"]) if options["once"] else None
        self.stdout.write(f"{club} is there already." if club else self.play(options))
        club = club or find(options["club"])
        self.stdout.write("Open it on the phone that is to run it:")
        self.stdout.write(f"  {link_to(club)}")

    def play(self, options: dict[str, Any]) -> str:
        """Make the club and play; a sentence about it."""
        began, by = time.perf_counter(), Device()
        wanted = plan(options["seed"], options["games"], options["until"] or timezone.localdate())
        try:
            club = make_club(name=options["club"], plan=wanted, by=by)
        except ClubRefused as refused:
            raise CommandError(str(refused)) from refused
        way = play_through if wanted.games <= MOST_IN_FULL else play_in_bulk
        hands = way(club=club, plan=wanted, by=by)
        took = time.perf_counter() - began
        return f"{club}: {wanted.games:,} games, {hands:,} hands, in {took:.1f} s."


def find(name: str) -> Club | None:
    """The club of that name that was made last."""
    return Club.objects.filter(name=name).order_by("-pk").first()


def link_to(club: Club) -> str:
    """The address that makes a phone an organiser's."""
    path = reverse("games:club-enter", args=[club.address, secret_of(organiser_link(club))])
    port = os.environ.get("PORT") or "8000"
    site = settings.PUBLIC_URL or f"http://{lan_address() or 'localhost'}:{port}"
    return site.rstrip("/") + path
