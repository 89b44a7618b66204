"""What is taken along from a search over hands, and what the club keeps of it."""

import pytest
from django.test import Client

from games.models import Person, SavedSearch
from games.selectors.club.hands_file import safe
from tests.factories.clubs import a_club, club_person, who
from tests.pages.visiting import form_to, send, text_of
from tests.stats.asking import at
from tests.stats.small_season import SmallSeason, a_small_season

pytestmark = pytest.mark.django_db


@pytest.fixture
def season() -> SmallSeason:
    return a_small_season()


def test_file_is_plain_and_safe(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    cy = who(season.club, "Cy")
    Person.objects.filter(pk=cy.pk).update(name='=HYPERLINK("x"),"José"')
    response = client.get(at(season.club, "hands.csv", person=cy.pk, result="thrown_in"))
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    text = b"".join(response.streaming_content).decode()
    head, line = text.splitlines()
    assert head.startswith("date,game,hand,variant,player,partner,part,place,bidder,bid,trump")
    game = season.games[4].pk
    told = '"\'=HYPERLINK(""x""),""José"""'
    assert line == (
        f"2026-04-15,{game},1,single-deck,{told},Ann,defender,4,Eve,320,C,thrown_in,0,,40,0,,40"
    )


@pytest.mark.parametrize(
    "name", ["=1+1", " +1", "@a", "-2", "\uff1d1+1", "\uff0d2", "\u3000\uff20a"]
)
def test_no_name_is_worked_out_by_a_spreadsheet(name: str) -> None:
    assert safe(name) == f"'{name}"


def test_search_is_kept_for_everybody_and_put_away(client: Client, season: SmallSeason) -> None:
    club = season.club
    club_person(client, club, "member")
    page = client.get(at(club, person="Ann", result="set"))
    for _ in range(2):
        response = send(client, page, "/searches/", name="Ann’s sets")
        assert response.status_code == 303
    search = SavedSearch.objects.get()
    assert search.query == f"season=all&person={who(club, 'Ann').pk}&result=set"
    viewer = Client()
    club_person(viewer, club, "viewer")
    page = text_of(viewer.get(at(club)))
    assert "Ann’s sets" in page
    assert "Put away" not in page
    assert viewer.post(f"/club/{club.address}/searches/", {"hide": search.pk}).status_code == 404
    response = client.post(f"/club/{club.address}/searches/", {"hide": search.pk})
    page = client.get(response["Location"])
    assert "is put away" in text_of(page)
    assert "Ann’s sets" not in text_of(viewer.get(at(club)))
    client.post(f"/club/{club.address}/searches/", {"restore": search.pk})
    assert "Ann’s sets" in text_of(viewer.get(at(club)))


def test_search_without_a_name_keeps_what_was_asked(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    page = client.get(at(season.club, trump="H", bid_from="abc"))
    response = send(client, page, "/searches/", name="   ")
    assert response.status_code == 422
    assert "The name is missing." in text_of(response)
    assert "6 hands, 6 made." in text_of(response)
    assert form_to(response, "/searches/").fields["query"] == "season=all&trump=H"
    assert not SavedSearch.objects.exists()


def test_foreign_search_is_none_of_this_club(client: Client, season: SmallSeason) -> None:
    other = SavedSearch.objects.create(club=a_club(["Zoe"]), name="Theirs", query="")
    club_person(client, season.club)
    for wanted in (other.pk, 0, "x", ""):
        answer = client.post(f"/club/{season.club.address}/searches/", {"hide": wanted})
        assert answer.status_code == 404
