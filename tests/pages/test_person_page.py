"""The page of one person, of two as partners, of one against another: figures and readers."""

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from games.models import Person
from games.services.clubs import set_public
from games.services.roster import add_people
from tests.factories import a_club, a_game, hand
from tests.factories.clubs import club_person, who
from tests.ledger.story import record
from tests.pages.club_people import club_browser
from tests.pages.persons import at, figures_of, page_of, plain
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason, a_small_season

pytestmark = pytest.mark.django_db

QUERIES = 12


def test_a_person(client: Client, season: SmallSeason) -> None:
    """Ann: the numbers are those of tests/stats/test_person.py."""
    club_person(client, season.club, "viewer")
    html = text_of(client.get(at(season, "club-person", "Ann")))
    words = plain(html)
    assert "Ann 2 of 4 games won" in words
    assert "of the bids made 4 of 6" in words
    assert "average bid 5 bids" in words
    assert "268 meld a hand 13 hands" in words  # 3490 / 13
    assert "0 sets caused of 8 defended" in words
    assert "Several games were played." in words
    assert "those of single deck" in words
    assert "Bob 3 2 – too few 3/4" in words
    assert "Called off no win and no loss" not in words
    assert "Called off 1 no win and no loss" in words
    assert "Being played 1 not counted yet" in words
    assert "Games won in a row 2 13 January 2026 to 31 March 2026; none at present" in words
    assert "Bids made in a row 3 13 January 2026 to 15 April 2026; none at present" in words
    assert "Set 2 of 6 bids" in words
    assert "Highest win 620 13 January 2026, Kitchen, with Bob" in words
    assert "Highest bid made 700 31 March 2026, Kitchen, with Bob" in words
    assert "Furthest short of a bid 120 6 January 2026, Kitchen, with Bob" in words
    assert "4 games so far; a rating is shown from 5 games on." in words
    assert "Nobody sat across from Ann in 5 of these games." in words
    assert "Nobody played 5 of these games against Ann." in words
    cy = who(season.club, "Cy").pk
    assert f"part=defender&amp;bidder={cy}" in html


def test_a_pair(organiser: Client, season: SmallSeason) -> None:
    words = plain(text_of(organiser.get(at(season, "club-pair", "Ann", "Bob"))))
    assert "Ann &amp; Bob 2 of 3 games won" in words
    assert "of the bids made 5 of 6" in words
    assert "average bid 6 bids" in words
    assert "meld a hand 9 hands" in words
    assert "0 sets caused of 3 defended" in words
    assert "Ann – too few 3/4" in words
    assert "Bob – too few 2/2" in words
    assert "Cy 3 2" in words
    assert "Highest bid made 700 31 March 2026, Kitchen, Ann bid" in words
    assert "All 9 hands" in words


def test_one_against_another(organiser: Client, season: SmallSeason) -> None:
    words = plain(text_of(organiser.get(at(season, "club-against", "Ann", "Cy"))))
    assert "Ann against Cy 2 to 1 in 3 games" in words
    assert "Ann – too few 2/3 – too few 3/4 – too few 1/4" in words
    assert "Cy – too few 1/3 – too few 2/2 – too few 0/2" in words
    assert "In a row for Ann 2 none at present" in words
    assert "In a row for Cy 1 1 at present" in words
    assert "1660 : 1680 won 31 March 2026, with Bob, against Dee too" in words
    never = plain(text_of(organiser.get(at(season, "club-against", "Ann", "Bob"))))
    assert "Ann against Bob: no game yet." in never


def test_every_figure_leads_to_the_hands_it_counts(organiser: Client, season: SmallSeason) -> None:
    """The divisor of a rate, and the count of a bar, are what the search finds."""
    for name, people in (("club-person", ("Ann",)), ("club-pair", ("Ann", "Bob"))):
        html = text_of(organiser.get(at(season, name, *people)))
        cells = re.findall(r'<a class="rate" href="([^"]+)">(.*?)</a>', html, re.DOTALL)
        wanted = {
            href: int(re.sub(r"<[^>]+>", " ", cell).split("/")[-1].split()[-1])
            for href, cell in cells
            if "/" in cell.split("rate__of")[-1].split("<")[0] or "margin_" in href
        }
        assert len(wanted) > 10
        for href, count in wanted.items():
            found = plain(text_of(organiser.get(href.replace("&amp;", "&"))))
            said = re.search(r"(\d+) hands?\b", found)
            assert (int(said[1]) if said else 0) == count, (href, found[:400])


def test_who_sees_the_tables(season: SmallSeason, client: Client) -> None:
    """Figures are the same for everybody; sheets are only for who has the table."""
    set_public(club=season.club, is_on=True)
    season.club.refresh_from_db()
    own = text_of(club_browser(season.club, "organiser").get(at(season, "club-person", "Ann")))
    club_person(client, season.club, "viewer")
    viewer = text_of(client.get(at(season, "club-person", "Ann")))
    public_at = at(season, "club-person", "Ann").replace(
        season.club.address, season.club.public_address
    )
    public = text_of(Client().get(public_at))
    assert "On the sheet" in own
    assert "/t/" not in viewer + public
    assert season.club.address not in public
    assert plain(viewer) == plain(public)
    assert figures_of(own) == figures_of(public)
    assert Client().get(at(season, "club-person", "Ann")).status_code == 404


def test_nobody_of_that_number(organiser: Client, season: SmallSeason) -> None:
    foreign = Person.objects.create(club=a_small_season().club, name="Foreign").pk
    own = who(season.club, "Ann").pk
    for name, ids in (
        ("club-person", (999999,)),
        ("club-person", (foreign,)),
        ("club-pair", (own, foreign)),
        ("club-pair", (own, own)),
        ("club-against", (foreign, own)),
        ("club-against", (own, own)),
    ):
        address = reverse(f"games:{name}", args=[season.club.address, *ids])
        assert organiser.get(address).status_code == 404, (name, ids)


def test_a_guest_without_a_game(organiser: Client, season: SmallSeason) -> None:
    add_people(club=season.club, names=["Gus"], is_guest=True)
    words = page_of(organiser, season, "Gus")
    assert "Gus Guest." in words
    assert "Gus: no game yet." in words
    empty = page_of(organiser, season, "Ann", query="?from=2020-01-01&to=2020-12-31")
    assert "Ann: no game among these." in empty
    assert "All games since the beginning" in empty


def test_the_same_queries_for_few_games_and_many(organiser: Client, season: SmallSeason) -> None:
    counts = {}
    for name, people in (
        ("club-person", ("Ann",)),
        ("club-person", ("Flo",)),
        ("club-pair", ("Ann", "Bob")),
        ("club-pair", ("Eve", "Flo")),
        ("club-against", ("Ann", "Cy")),
        ("club-against", ("Ann", "Eve")),
    ):
        address = at(season, name, *people)
        with CaptureQueriesContext(connection) as caught:
            assert organiser.get(address).status_code == 200
        counts.setdefault(name, set()).add(len(caught))
    assert all(len(found) == 1 for found in counts.values()), counts
    assert max(max(found) for found in counts.values()) <= QUERIES


def test_bad_questions_are_told(organiser: Client, season: SmallSeason) -> None:
    words = page_of(organiser, season, "Ann", query="?from=yesterday&variant=whist&season=77")
    assert "A day is written 2026-11-30." in words
    assert "There is no such game; all are shown." in words


def test_a_game_that_a_third_player_won_was_nobodys_of_the_two(client: Client) -> None:
    """Of three players Cy wins: between Ann and Bob that is no draw."""
    club = a_club(["Ann", "Bob", "Cy"])
    game = a_game(club.made_by, variant="cutthroat", names=["Ann", "Bob", "Cy"], club=club)
    facts = {"meld": {"A": 0, "B": 0, "C": 900}, "trick_points": {"A": 60, "B": 40, "C": 150}}
    record(game, hand("cutthroat", bidder="C", bidder_seat=3, bid=500, **facts))
    client = club_browser(club, "organiser")
    ids = [who(club, name).pk for name in ("Ann", "Bob")]
    address = reverse("games:club-against", args=[club.address, *ids])
    words = plain(text_of(client.get(address + "?season=all")))
    assert "Ann against Bob 0 to 0 in 1 game" in words
    assert "60 : 40 neither" in words
