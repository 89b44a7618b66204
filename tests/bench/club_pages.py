"""How long the pages of a large club take, and how many queries, on whatever database is set up.

`python -m tests.bench.club_pages GAMES [FROM [TIMES]]` prints a line of JSON for each figure. The
club is played where it is not there yet; on PostgreSQL it is taken over from the SQLite file FROM,
so many times over.
"""

import json
import os
import statistics
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.timing import seconds

if TYPE_CHECKING:
    from games.models import Club

NAME = "Bench"
LAST = date(2026, 11, 30)
WARM, ROUNDS = 2, 9
PAGES = {
    "season": "?season=all",
    "season_now": "",
    "person": "people/{person}/?season=all",
    "pair": "people/{person}/with/{partner}/?season=all",
    "against": "people/{person}/against/{partner}/?season=all",
    "records": "records/?season=all",
    "recap": "recap/",
    "bids": "bids/?season=all",
    "hands": "hands/?season=all",
    "hands_of_one": "hands/?season=all&person={person}&part=defender&against={partner}",
}


def main(games: int, source: str = "", times: str = "1") -> None:
    """Have the club, then print every figure."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
    import django

    django.setup()
    prepare(games, Path(source) if source else None, int(times))
    club = find_club()
    print(json.dumps(["hands", hands_in(club), ""]), flush=True)
    for figure in figures_of(club):
        print(json.dumps(figure), flush=True)


def prepare(games: int, source: Path | None, times: int) -> None:
    """Make the tables and the club, unless they are there."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0, interactive=False)
    if source:
        from tests.bench.taking_over import take_over

        take_over(source, times)
    asked = {"games": games, "club": NAME, "until": LAST, "once": True}
    call_command("play_games", **asked, stdout=sys.stderr)
    from games.models import Game

    is_whole = Game.objects.count() == games * times and find_club().ratings_from is None
    assert is_whole, "The club was left half made: remove .data/bench and measure again."


def find_club() -> "Club":
    from games.models import Club

    return Club.objects.get(name=NAME)


def hands_in(club: "Club") -> int:
    from games.models import HandSeat

    return HandSeat.objects.filter(club=club).values("game", "seq").distinct().count()


def figures_of(club: "Club", rounds: int = ROUNDS) -> Iterator[tuple[str, float, str]]:
    """Milliseconds at the median, and queries, page by page."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    from games.devices import COOKIE, SIGNER

    client = Client()
    client.cookies[COOKIE] = SIGNER.sign(club.made_by_id)
    for name, address in addresses_of(club).items():
        with CaptureQueriesContext(connection) as queries:
            assert client.get(address).status_code == 200, address
        asked = len(queries)
        times = [seconds(lambda at=address: client.get(at)) for _ in range(WARM + rounds)]
        yield f"club_{name}", statistics.median(times[WARM:]) * 1000, "ms"
        yield f"club_{name}_queries", asked, ""


def addresses_of(club: "Club") -> dict[str, str]:
    """The pages, of the two who played together most."""
    from django.db.models import Count

    from games.models import GameSeat

    pairs = GameSeat.objects.filter(club=club).exclude(partner=None).values("person", "partner")
    most = pairs.annotate(n=Count("pk")).order_by("-n", "person")[0]
    at = f"/club/{club.address}/"
    return {
        name: at + path.format(person=most["person"], partner=most["partner"])
        for name, path in PAGES.items()
    }


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:4])
