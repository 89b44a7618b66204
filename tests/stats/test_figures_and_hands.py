"""Behind every figure are just the hands that it counts: each link of each page is followed."""

from datetime import date

import pytest
from django.test import Client

from games.models import Club, GameSeat
from games.playing.plan import plan
from games.services.made_clubs import make_club
from games.services.made_rows import play_in_bulk
from tests.factories import DeviceFactory
from tests.factories.clubs import club_person
from tests.pages.visiting import text_of
from tests.stats.asking import found_at
from tests.stats.promises import promises_of
from tests.stats.small_season import a_small_season

pytestmark = pytest.mark.django_db

DAY = date(2026, 11, 30)


def followed(client: Client, club: Club, *pages: str) -> int:
    """Follow every link to hands on these pages; how many different ones there were."""
    known: dict[str, tuple[int, int, int]] = {}
    for page in pages:
        promises = promises_of(text_of(client.get(f"/club/{club.address}/{page}")))
        assert promises, page
        for each in promises:
            if each.href not in known:
                known[each.href] = behind(client, each.href)
            assert each.is_kept(*known[each.href]), (page, each, known[each.href])
    return len(known)


def behind(client: Client, href: str) -> tuple[int, int, int]:
    """The hands that a link finds, those of them that were made, and their games."""
    rows = found_at(client, href.replace("/hands/?", "/hands.csv?"))
    made = sum(row["is_made"] == "1" for row in rows)
    return len(rows), made, len({row["game"] for row in rows})


@pytest.mark.both_databases
def test_small_season(client: Client) -> None:
    season = a_small_season()
    club_person(client, season.club)
    ann, bob, cy = (person.pk for person in season.club.people.order_by("name")[:3])
    whole = (
        *(f"people/{who}/?season=all" for who in (ann, bob, cy)),
        f"people/{ann}/with/{bob}/?season=all",
        f"people/{ann}/against/{cy}/?season=all",
        *("?season=all", "records/?season=all", "recap/?season=all", "bids/?season=all"),
    )
    narrow = (
        f"?season={season.winter.pk}",
        f"?season={season.spring.pk}&sort=average",
        "?season=all&variant=cutthroat",
        f"people/{ann}/?season={season.winter.pk}",
        f"people/{ann}/?season=all&variant=cutthroat",
        f"people/{cy}/?from=2026-03-31&to=2026-04-01",
        f"recap/?season={season.spring.pk}",
    )
    assert followed(client, season.club, *whole, *narrow) > 150


def test_club_that_has_played_much(client: Client) -> None:
    wanted, by = plan(3, 100, DAY), DeviceFactory()
    club = make_club(name="Much", plan=wanted, by=by)
    play_in_bulk(club=club, plan=wanted, by=by)
    club_person(client, club)
    seat = pair_of(club)
    other = GameSeat.objects.filter(game=seat.game_id, is_credited=True).exclude(side=seat.side)[0]
    one, two, three = seat.person_id, seat.partner_id, other.person_id
    pages = (
        "?season=all",
        f"people/{one}/?season=all",
        f"people/{one}/with/{two}/?season=all",
        f"people/{one}/against/{three}/?season=all",
        f"bids/?season=all&person={one}",
        f"bids/?season=all&person={one}&partner={two}&place=1",
        "records/?season=all",
    )
    assert followed(client, club, *pages) > 200
    told = text_of(client.get(f"/club/{club.address}/people/{one}/?season=all"))
    assert "Best partner: " in told
    assert "Nemesis: " in told


def pair_of(club: Club) -> GameSeat:
    """A seat of two who sat together often."""
    seats = GameSeat.objects.filter(club=club, is_credited=True).exclude(partner=None)
    pairs = [(seat.person_id, seat.partner_id) for seat in seats]
    often = max(set(pairs), key=lambda pair: (pairs.count(pair), pair))
    return seats.filter(person_id=often[0], partner_id=often[1])[0]
