"""The page of one person, of two as partners, of one against another: figures, readers, changes."""

import re
from datetime import date

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from games.models import Person
from games.services.club_tables import take_out
from games.services.clubs import set_public
from games.services.merging import make_anonymous, merge_people, undo_merge
from games.services.roster import add_people, rename_person
from games.services.seasons import SeasonFacts, save_season
from tests.factories.clubs import club_person, who
from tests.ledger.story import correct, restore, strike
from tests.pages.club_people import club_browser
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason, a_small_season, alone

pytestmark = pytest.mark.django_db

QUERIES = 12


@pytest.fixture
def season() -> SmallSeason:
    return a_small_season()


@pytest.fixture
def visitor(season: SmallSeason) -> Client:
    """The browser of the organiser, who also has the tables."""
    return club_browser(season.club, "organiser")


def at(season: SmallSeason, name: str, *people: str, query: str = "?season=all") -> str:
    ids = [who(season.club, each).pk for each in people]
    return reverse(f"games:{name}", args=[season.club.address, *ids]) + query


def plain(html: str) -> str:
    """A page's words, one space between."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html.split("club__paper", 1)[1]))


def figures_of(html: str) -> list[str]:
    return re.findall(r'(?:rate__figure|facts__figure|figures__figure|rate__of)">([^<]*)<', html)


def page_of(client: Client, season: SmallSeason, *people: str, query: str = "?season=all") -> str:
    """The words of somebody's page."""
    answer = client.get(at(season, "club-person", *people, query=query))
    assert answer.status_code == 200
    return plain(text_of(answer))


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
    assert "Highest win 620 13 January 2026, with Bob" in words
    assert "Highest bid made 700 31 March 2026, with Bob" in words
    assert "Furthest short of a bid 120 6 January 2026, with Bob" in words
    assert "4 games so far; a rating is shown from 5 games on." in words
    assert "Nobody sat across from Ann in 5 of these games." in words
    assert "Nobody played 5 of these games against Ann." in words
    cy = who(season.club, "Cy").pk
    assert f"part=defender&amp;bidder={cy}" in html


def test_a_pair(visitor: Client, season: SmallSeason) -> None:
    words = plain(text_of(visitor.get(at(season, "club-pair", "Ann", "Bob"))))
    assert "Ann &amp; Bob 2 of 3 games won" in words
    assert "of the bids made 5 of 6" in words
    assert "average bid 6 bids" in words
    assert "meld a hand 9 hands" in words
    assert "0 sets caused of 3 defended" in words
    assert "Ann – too few 3/4" in words
    assert "Bob – too few 2/2" in words
    assert "Cy 3 2" in words
    assert "Highest bid made 700 31 March 2026, Ann bid" in words
    assert "All 9 hands" in words


def test_one_against_another(visitor: Client, season: SmallSeason) -> None:
    words = plain(text_of(visitor.get(at(season, "club-against", "Ann", "Cy"))))
    assert "Ann against Cy 2 to 1 in 3 games" in words
    assert "Ann – too few 2/3 – too few 3/4 – too few 1/4" in words
    assert "Cy – too few 1/3 – too few 2/2 – too few 0/2" in words
    assert "In a row for Ann 2 none at present" in words
    assert "In a row for Cy 1 1 at present" in words
    assert "1660 : 1680 won 31 March 2026, with Bob, against Dee too" in words
    never = plain(text_of(visitor.get(at(season, "club-against", "Ann", "Bob"))))
    assert "Ann against Bob: no game yet." in never


def test_every_figure_leads_to_the_hands_it_counts(visitor: Client, season: SmallSeason) -> None:
    """The divisor of a rate, and the count of a bar, are what the search finds."""
    for name, people in (("club-person", ("Ann",)), ("club-pair", ("Ann", "Bob"))):
        html = text_of(visitor.get(at(season, name, *people)))
        cells = re.findall(r'<a class="rate" href="([^"]+)">(.*?)</a>', html, re.DOTALL)
        wanted = {
            href: int(re.sub(r"<[^>]+>", " ", cell).split("/")[-1].split()[-1])
            for href, cell in cells
            if "/" in cell.split("rate__of")[-1].split("<")[0] or "margin_" in href
        }
        assert len(wanted) > 10
        for href, count in wanted.items():
            found = plain(text_of(visitor.get(href.replace("&amp;", "&"))))
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


def test_nobody_of_that_number(visitor: Client, season: SmallSeason) -> None:
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
        assert visitor.get(address).status_code == 404, (name, ids)


def test_whoever_was_merged_is_found_where_they_count(visitor: Client, season: SmallSeason) -> None:
    """Eve never sat with Bob: his 2 of 2 and her 0 of 2 are 2 of 4, and can be parted again."""
    eve, bob = who(season.club, "Eve"), who(season.club, "Bob")
    eve_at = at(season, "club-person", "Eve")
    merge_people(person=eve, into=bob)
    answer = visitor.get(eve_at)
    assert answer.status_code == 302
    assert answer["Location"] == at(season, "club-person", "Bob")
    assert "of the bids made 2 of 4" in page_of(visitor, season, "Bob")
    paired = reverse(
        "games:club-pair", args=[season.club.address, who(season.club, "Ann").pk, eve.pk]
    )
    assert visitor.get(paired)["Location"].endswith(f"/with/{bob.pk}/")
    undo_merge(person=Person.objects.get(pk=eve.pk))
    assert "of the bids made 2 of 2" in page_of(visitor, season, "Bob")
    assert visitor.get(eve_at).status_code == 200


def test_names_change_and_figures_stay(visitor: Client, season: SmallSeason) -> None:
    """PD-163: who is renamed keeps the record, and who is made anonymous too."""
    bob = who(season.club, "Bob")
    rename_person(person=bob, name="<b>Robert</b> of the very long name that never seems to end")
    html = text_of(visitor.get(at(season, "club-person", "Bob")))
    assert "&lt;b&gt;Robert&lt;/b&gt;" in html
    assert "<b>Robert" not in html
    assert "of the bids made 2 of 2" in plain(html)
    make_anonymous(person=Person.objects.get(pk=bob.pk))
    address = reverse("games:club-person", args=[season.club.address, bob.pk])
    words = plain(text_of(visitor.get(f"{address}?season=all")))
    assert "Somebody 2 of 3 games won" in words
    assert "Bob" not in words
    assert "Bob" not in page_of(visitor, season, "Ann")


def test_a_guest_without_a_game(visitor: Client, season: SmallSeason) -> None:
    add_people(club=season.club, names=["Gus"], is_guest=True)
    words = page_of(visitor, season, "Gus")
    assert "Gus Guest." in words
    assert "Gus: no game yet." in words
    empty = page_of(visitor, season, "Ann", query="?from=2020-01-01&to=2020-12-31")
    assert "Ann: no game among these." in empty
    assert "All games since the beginning" in empty


def test_corrections_are_seen_at_once(visitor: Client, season: SmallSeason) -> None:
    """Ann's hand of 320 that was set is corrected to one that was made, struck, and stands again."""
    game = season.games[5]
    assert "of the bids made 4 of 6" in page_of(visitor, season, "Ann")
    correct(game, 2, alone(3, 320, "S", (40, 20, 100), (0, 30, 220)))
    assert "of the bids made 5 of 6" in page_of(visitor, season, "Ann")
    strike(game, 2)
    assert "of the bids made 4 of 5" in page_of(visitor, season, "Ann")
    restore(game, 2)
    words = page_of(visitor, season, "Ann", query="?season=all&variant=cutthroat")
    assert "of the bids made 1 of 1" in words


def test_tables_and_seasons_move(visitor: Client, season: SmallSeason) -> None:
    """Winter loses game 3 by its dates; the club loses the Club room."""
    query = f"?season={season.winter.pk}"
    assert "Ann 2 of 2 games won" in page_of(visitor, season, "Ann", query=query)
    facts = SeasonFacts("Winter", date(2026, 1, 1), date(2026, 3, 30))
    save_season(club=season.club, facts=facts, season=season.winter)
    words = page_of(visitor, season, "Ann", query=query)
    assert "Ann 1 of 1 game won" in words
    assert "of the bids made 2 of 3" in words
    take_out(table=season.games[4].table)
    words = page_of(visitor, season, "Ann")
    assert "Ann 2 of 3 games won" in words
    assert "of the bids made 3 of 5" in words  # without 290
    assert "Highest bid made 700" in words


def test_the_same_queries_for_few_games_and_many(visitor: Client, season: SmallSeason) -> None:
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
            assert visitor.get(address).status_code == 200
        counts.setdefault(name, set()).add(len(caught))
    assert all(len(found) == 1 for found in counts.values()), counts
    assert max(max(found) for found in counts.values()) <= QUERIES


def test_bad_questions_are_told(visitor: Client, season: SmallSeason) -> None:
    words = page_of(visitor, season, "Ann", query="?from=yesterday&variant=whist&season=77")
    assert "A day is written 2026-11-30." in words
    assert "There is no such game; all are shown." in words
