"""The bid explorer: rates and margins are counted by hand from the small season."""

from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from games.stats import explorer, levels
from tests.factories.clubs import a_club, club_person, who
from tests.pages.visiting import text_of
from tests.stats.asking import at, said
from tests.stats.small_season import SmallSeason, a_small_season

pytestmark = [pytest.mark.django_db, pytest.mark.both_databases]

QUERIES = 4


@pytest.fixture
def season() -> SmallSeason:
    return a_small_season()


@pytest.fixture
def every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """No level is banded with others, and nothing is withheld."""
    monkeypatch.setattr(explorer, "LEAST_BIDS", 1)
    monkeypatch.setattr(levels, "LEAST_BIDS", 1)
    monkeypatch.setattr(levels, "MOST_BANDS", 99)


class Matrix(HTMLParser):
    """The words and addresses of the cells, row by row."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.links: list[str] = []
        self.is_inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self.is_inside = True
        if self.is_inside and tag == "tr":
            self.rows.append([])
        if self.is_inside and tag in ("td", "th"):
            self.rows[-1].append("")
        if self.is_inside and tag == "a":
            self.links.append(str(dict(attrs)["href"]))

    def handle_endtag(self, tag: str) -> None:
        self.is_inside = self.is_inside and tag != "table"

    def handle_data(self, data: str) -> None:
        if self.is_inside and self.rows and self.rows[-1]:
            self.rows[-1][-1] = f"{self.rows[-1][-1]} {data}".strip()


def matrix(client: Client, season: SmallSeason, **asked: Any) -> Matrix:
    response = client.get(at(season.club, "bids/", **asked))
    assert response.status_code == 200
    return Matrix(text_of(response))


def cells(client: Client, season: SmallSeason, **asked: Any) -> dict[str, list[str]]:
    """By level: spades, hearts, diamonds, clubs, all."""
    found = matrix(client, season, **asked).rows[1:]
    return {row[0]: [" ".join(cell.split()) for cell in row[1:]] for row in found}


@pytest.mark.usefixtures("every_level")
def test_club_by_level_and_trump(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club, "viewer")
    found = cells(client, season)
    none = "none"
    assert found["270"] == ["100% of 1 +10", none, none, none, "100% of 1 +10"]
    assert found["300"] == [none, none, "0% of 1 −120", none, "0% of 1 −120"]
    # Thrown in: no tricks, so no margin.
    assert found["320"] == [none, none, none, "0% of 1", "0% of 1"]
    # Bob 170, Dee 150, Flo 1230 in spades; Ann 150 and Cy 150 in hearts.
    assert found["600"] == ["100% of 3 +517", "100% of 2 +150", none, none, "100% of 5 +370"]
    # 280 270 300 | 600 600 | 700 700 | 600 600 | 320 290 310 600: 10 of 13 made.
    # Margins of 12: 10+10−120+150+170+150+110+150+150+60−50+1230 = 2020.
    assert found["all"][-1] == "77% of 13 +168"
    assert list(found) == ["270", "280", "290", "300", "310", "320", "600", "700", "all"]
    page = text_of(client.get(at(season.club, "bids/")))
    assert "10 of 13 bids made, 77%; +168 on the average of 12 that were played out." in page
    assert "Everybody, single deck." in page


@pytest.mark.usefixtures("every_level")
def test_person_pair_place_and_game(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    ann = cells(client, season, person="Ann")
    assert ann["all"][-1] == "80% of 5 +50"  # 10 − 120 + 150 + 150 + 60 = 250
    pair = cells(client, season, person="Ann", partner="Bob")
    assert pair["all"][-1] == "75% of 4 +48"  # 190 : 4 = 47.5
    dealing = cells(client, season, place="4")
    assert dealing["all"][-1] == "100% of 6 +280"  # 10+10+170+110+150+1230 = 1680
    alone = cells(client, season, variant="cutthroat")
    # Flo 20 and 0, Ann −80; Eve conceded.
    assert alone["all"][-1] == "50% of 4 −20"
    winter = cells(client, season, **{"from": "2026-01-01", "to": "2026-03-31"})
    assert winter["all"][-1] == "86% of 7 +69"  # 10+10−120+150+170+150+110 = 480


def test_few_bids_are_withheld_with_their_counts(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    found = cells(client, season, person="Ann")
    assert found == {"280+": ["none", "– 4/4", "– 0/1", "none", "– 4/5"]} | {"all": found["all"]}


@pytest.mark.usefixtures("every_level")
def test_cells_lead_to_their_hands(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    for asked in ({}, {"person": "Ann", "partner": "Bob"}, {"place": "4"}):
        found = matrix(client, season, **asked)
        told = [cell for row in found.rows[1:] for cell in row[1:] if cell != "none"]
        for cell, href in zip(told, found.links, strict=True):
            bids = int(cell.split(" of ")[1].split()[0])
            query = {name: value[0] for name, value in parse_qs(urlsplit(href).query).items()}
            words = said(client, season.club, **query)
            assert words.split()[0] == str(bids), (cell, href)


def test_choices_keep_what_is_asked(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    ann, bob = who(season.club, "Ann").pk, who(season.club, "Bob").pk
    page = text_of(client.get(at(season.club, "bids/", person="Ann", partner="Bob", place="3")))
    asked = f"person={ann}&amp;partner={bob}"
    assert f"?season=all&amp;variant=single-deck&amp;{asked}&amp;place=2" in page
    assert f"?season=all&amp;variant=cutthroat&amp;{asked}&amp;place=3" not in page  # none there
    assert '<input type="hidden" name="place" value="3">' in page
    assert f'<option value="{ann}" selected>Ann</option>' in page
    assert "Ann &amp; Bob, third to speak, single deck." in page
    page = text_of(client.get(at(season.club, "bids/", person="Ann", variant="cutthroat")))
    assert f"?season=all&amp;variant=single-deck&amp;person={ann}" in page


def test_bad_words_are_told_and_left_out(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    for name, text in (("person", "0"), ("partner", "'"), ("place", "5"), ("variant", "poker")):
        page = text_of(client.get(at(season.club, "bids/", **{name: text})))
        assert 'role="alert"' in page, name
        assert "10 of 13 bids made" in page, name


def test_empty_club_and_empty_choice(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    page = text_of(client.get(at(season.club, "bids/", person="Ann", partner="Flo")))
    assert "No such bid has been made in these games." in page
    club = a_club(["Zoe"])
    club_person(client, club)
    assert "No such bid" in text_of(client.get(at(club, "bids/")))


def test_queries_stay_as_many(
    client: Client, season: SmallSeason, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    club_person(client, season.club)
    for asked in ({}, {"person": "Ann"}, {"variant": "cutthroat"}):
        address = at(season.club, "bids/", **asked)
        with django_assert_num_queries(QUERIES):
            client.get(address)
