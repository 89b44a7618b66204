"""Records and recap of the small season, and what a public reader sees of a club."""

import re
from datetime import UTC, datetime
from html import unescape

import pytest
from django.test import Client

from games.devices import COOKIE, SIGNER
from games.models import Club, GameSeat
from tests.factories.clubs import club_person, who
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason, a_small_season

pytestmark = pytest.mark.django_db


@pytest.fixture
def small(client: Client) -> SmallSeason:
    season = a_small_season()
    club_person(client, season.club)
    return season


@pytest.mark.both_databases
def test_records_and_recap_tell_the_same(small: SmallSeason, client: Client) -> None:
    records = text_of(client.get(f"/club/{small.club.address}/records/?season=all"))
    for told in (
        "made with 1230 to spare",
        "set, 120 short",
        "Eve &amp; Flo beat Ann &amp; Dee, 1640 to 120",
        "31 March 2026, Kitchen, single deck",
    ):
        assert told in records
    recap = text_of(client.get(f"/club/{small.club.address}/recap/?season=all"))
    for told in (
        "Bob and Ann share the first place",
        "4 games played on 4 days; 1 more was called off.",
        "12 of 17 bids made, 71%.",
        "5 of 17 bids failed: 3 set, 1 thrown in and 1 conceded.",
        "In single deck 13 bids were 475 on average, and a side melded 340 a hand.",
        "Flo bid 600 in spades on 15 April 2026 and came to 1830.",
        "Ann &amp; Bob beat Cy &amp; Dee on 31 March 2026, 1660 to 1680: the bidders go out first.",
    ):
        assert told in recap
    winter = client.get(f"/club/{small.club.address}/recap/?season={small.winter.pk}")
    assert "Ann and Bob share the first place" in text_of(winter)
    assert "6 of 7 bids made." in text_of(winter)


def test_record_leads_to_the_sheet_of_whoever_may_see_the_table(
    small: SmallSeason, client: Client
) -> None:
    address = small.games[4].table.address
    records = f"/club/{small.club.address}/records/?season=all"
    assert f"/t/{address}/" not in text_of(client.get(records))
    client.cookies[COOKIE] = SIGNER.sign(small.club.made_by_id)
    assert f"/t/{address}/games/1/?hand=" in text_of(client.get(records))


def test_public_reader_goes_on_by_the_public_address(small: SmallSeason, client: Client) -> None:
    Club.objects.filter(pk=small.club.pk).update(public_address="everybody")
    club_person(client, small.club, "stranger")
    for path in ("", "records/", "recap/"):
        page = client.get(f"/club/everybody/{path}?season=all")
        assert page.status_code == 200
        assert small.club.address not in text_of(page)
        assert "/t/" not in text_of(page)


def test_ratings_that_are_being_worked_out_are_told(small: SmallSeason, client: Client) -> None:
    # Three in the morning of 4 May in London is the evening of 3 May in Chicago.
    stale = datetime(2026, 5, 4, 2, tzinfo=UTC)
    Club.objects.filter(pk=small.club.pk).update(ratings_from=stale)
    page = client.get(f"/club/{small.club.address}/?season=all")
    assert "Ratings are being worked out again from 3 May 2026 on." in text_of(page)


@pytest.mark.parametrize(
    ("name", "asked", "told"),
    [
        ("Ann", "part=bidder", "6 hands, 4 made"),
        ("Ann", "ended=won", "4 hands, 4 made"),
        # Games 2 to 5: two hands each and four, of which one was thrown in and one was set.
        ("Ann", "ended=credited", "10 hands, 8 made"),
        # The same, but of game 5 only what he played before Dee sat down for him.
        ("Cy", "ended=finished", "8 hands, 7 made"),
    ],
)
def test_figure_leads_to_its_hands(
    small: SmallSeason, client: Client, name: str, asked: str, told: str
) -> None:
    season = text_of(client.get(f"/club/{small.club.address}/?season=all"))
    wanted = f"person={who(small.club, name).pk}&{asked}"
    found = [unescape(href) for href in re.findall(r'href="([^"]*)"', season)]
    (href,) = [each for each in found if each.endswith(wanted)]
    assert told in text_of(client.get(href))


def test_bids_by_level_lead_to_their_hands(small: SmallSeason, client: Client) -> None:
    season = text_of(client.get(f"/club/{small.club.address}/?season=all"))
    (href,) = re.findall(r'href="([^"]*bid_from=270)"', season)
    assert "10 of 13 bids made" in season
    assert "13 hands, 10 made" in text_of(client.get(unescape(href)))


def test_totals_below_zero_have_a_real_minus(small: SmallSeason, client: Client) -> None:
    GameSeat.objects.filter(game=small.games[4], side="B").update(total=-120, lead=-1)
    GameSeat.objects.filter(game=small.games[4], side="A").update(lead=1)
    for page in ("recap", "records"):
        told = text_of(client.get(f"/club/{small.club.address}/{page}/?season=all"))
        assert "1640 to −120" in told
        assert "1640 to -120" not in told
