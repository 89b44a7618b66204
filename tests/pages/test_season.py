"""The season page against figures that were worked out by hand from tests/stats/small_season.py."""

from datetime import date

import pytest
from django.http import HttpResponse
from django.test import Client

from games.models import GameSeat, Season
from games.services.club_tables import take_out
from games.services.merging import make_anonymous, merge_people, undo_merge
from games.services.roster import rename_person
from games.services.seasons import SeasonFacts, save_season
from games.stats.scope import Scope
from games.stats.series import series_of
from tests.factories.clubs import a_club, club_person, who
from tests.ledger.story import correct, reopen, strike
from tests.pages.figures import tables_of
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason, a_small_season, alone

pytestmark = pytest.mark.django_db

# Place, name, games, won, points, average, bids made, rating: worked out by hand.
FEW = "–too few"
ALL = [
    ["1", "Bob", "3", "2", "3880", f"{FEW} 3 games", f"{FEW} 2/2"],
    ["1", "Ann", "4", "2", "4000", f"{FEW} 4 games", f"{FEW} 4/6"],
    ["3", "Eve", "1", "1", "1640", f"{FEW} 1 game", f"{FEW} 0/2"],
    ["3", "Flo", "1", "1", "1640", f"{FEW} 1 game", f"{FEW} 3/3"],
    ["3", "Cy", "3", "1", "4470", f"{FEW} 4 games", f"{FEW} 2/2"],
    ["3", "Dee", "4", "1", "3810", f"{FEW} 4 games", f"{FEW} 1/2"],
]
# Games 2 and 3; game 1 was called off, its bids count.
WINTER = [
    ["1", "Ann", "2", "2", "3180", f"{FEW} 2 games", f"{FEW} 3/4"],
    ["1", "Bob", "2", "2", "3180", f"{FEW} 2 games", f"{FEW} 2/2"],
    ["3", "Cy", "2", "0", "2580", f"{FEW} 2 games", f"{FEW} 1/1"],
    ["3", "Dee", "2", "0", "2580", f"{FEW} 2 games", f"{FEW} 0/0"],
]
# By points. Cy wrote 1500 in game 4 and 40 + 350 in game 5 before Dee sat down for him.
SPRING = [
    ["1", "Cy", "1", "1", "1890", f"{FEW} 2 games", f"{FEW} 1/1"],
    ["2", "Eve", "1", "1", "1640", f"{FEW} 1 game", f"{FEW} 0/2"],
    ["2", "Flo", "1", "1", "1640", f"{FEW} 1 game", f"{FEW} 3/3"],
    ["4", "Dee", "2", "1", "1230", f"{FEW} 2 games", f"{FEW} 1/2"],
    ["5", "Ann", "2", "0", "820", f"{FEW} 2 games", f"{FEW} 1/2"],
    ["6", "Bob", "1", "0", "700", f"{FEW} 1 game", f"{FEW} 0/0"],
]


@pytest.fixture
def small(client: Client) -> SmallSeason:
    season = a_small_season()
    club_person(client, season.club)
    return season


def look(client: Client, small: SmallSeason, asked: str = "?season=all") -> HttpResponse:
    response = client.get(f"/club/{small.club.address}/{asked}")
    assert response.status_code == 200, response.content
    return response


def rows_of(response: HttpResponse) -> list[list[str]]:
    """The standings without their heads and ratings, which are too few here."""
    assert all(row[-1] == "– too few" for row in tables_of(response)[0][1:])
    return [row[:-1] for row in tables_of(response)[0][1:]]


def row_of(client: Client, small: SmallSeason, name: str, asked: str = "?season=all") -> list[str]:
    return next(row for row in rows_of(look(client, small, asked)) if row[1] == name)


@pytest.mark.both_databases
def test_figures_are_those_worked_out_by_hand(small: SmallSeason, client: Client) -> None:
    everything = look(client, small)
    assert rows_of(everything) == ALL
    assert "Since the beginning, 4 games" in text_of(everything)
    assert "1 game called off and 1 game still being played count for no place" in text_of(
        everything
    )
    assert rows_of(look(client, small, f"?season={small.winter.pk}")) == WINTER
    spring = look(client, small, f"?season={small.spring.pk}")
    assert rows_of(spring) == SPRING
    assert "1 game still being played counts for no place" in text_of(spring)
    assert rows_of(look(client, small, "?from=2026-01-13&to=2026-01-13"))[0][:5] == [
        "1", "Ann", "1", "1", "1520",
    ]  # fmt: skip
    # Game 6 alone is cutthroat, and it runs: bids, and no places.
    cutthroat = rows_of(look(client, small, "?season=all&variant=cutthroat"))
    assert [(row[0], row[1], row[2], row[-1]) for row in cutthroat] == [
        ("", "Ann", "0", f"{FEW} 0/1"), ("", "Eve", "0", f"{FEW} 0/1"), ("", "Flo", "0", f"{FEW} 2/2"),
    ]  # fmt: skip


@pytest.mark.both_databases
def test_drawing_and_race_have_their_figures(small: SmallSeason, client: Client) -> None:
    page = look(client, small)
    # Of 13 bids in single deck 8 fill no second band, so they stay a sentence.
    assert "Single deck only: 10 of 13 bids made, 77%." in text_of(page)
    race = tables_of(page)[-1]
    assert race[0] == ["Player", "13 Jan", "31 Mar", "1 Apr", "15 Apr"]
    assert race[1:3] == [["Bob", "1", "2", "2", "2"], ["Ann", "1", "2", "2", "2"]]
    assert race[-2:] == [["Cy", "0", "0", "1", "1"], ["Dee", "0", "0", "1", "1"]]
    points = tables_of(look(client, small, "?season=all&sort=points"))[-1]
    assert points[1] == ["Cy", "900", "2580", "4080", "4470"]


def test_pd_167_lower_total_that_won_is_a_win(small: SmallSeason, client: Client) -> None:
    """Bob sat in games 2 to 4 on side A: 1520 to 900, 1660 to 1680 as bidders, 700 to 1500."""
    assert row_of(client, small, "Bob")[2:4] == ["3", "2"]
    bob = who(small.club, "Bob").pk
    series = {each.who: each.now for each in series_of(Scope(small.club))}
    assert (series[bob, None].games, series[bob, None].won, series[bob, None].lost) == (3, 2, 1)
    records = client.get(f"/club/{small.club.address}/records/?season=all")
    assert "Ann &amp; Bob beat Cy &amp; Dee, 1660 to 1680" in text_of(records)


@pytest.mark.both_databases
def test_every_change_of_a_hand_shows(small: SmallSeason, client: Client) -> None:
    kitchen, porch = small.games[3], small.games[5]
    # Ann melds 180 instead of 100: her 320 in game 6 is made on the nose.
    correct(porch, 2, alone(3, 320, "S", (40, 20, 180), (60, 50, 140)))
    assert row_of(client, small, "Ann")[-1] == f"{FEW} 5/6"
    strike(porch, 1)
    assert row_of(client, small, "Flo")[-1] == f"{FEW} 2/2"
    # Without its last hand game 4 is not over: nobody has won it, its 350 : 750 count nowhere.
    reopen(kitchen)
    strike(kitchen, 2)
    assert row_of(client, small, "Cy")[2:5] == ["2", "0", "2970"]
    assert row_of(client, small, "Dee")[2:] == ["3", "0", "2310", f"{FEW} 3 games", f"{FEW} 0/1"]
    assert "1 game called off and 2 games still being played" in text_of(look(client, small))


def test_draw_is_told_apart(small: SmallSeason, client: Client) -> None:
    GameSeat.objects.filter(game=small.games[4]).update(is_won=False, is_draw=True)
    assert row_of(client, small, "Eve")[2:5] == ["1", "0 1 drawn", "1640"]


def test_every_change_of_people_shows(small: SmallSeason, client: Client) -> None:
    bob, flo, cy = (who(small.club, name) for name in ("Bob", "Flo", "Cy"))
    merge_people(person=flo, into=bob)
    assert row_of(client, small, "Bob")[:5] == ["1", "Bob", "4", "3", "5520"]
    assert row_of(client, small, "Bob")[-1] == f"{FEW} 5/5"
    flo.refresh_from_db()
    undo_merge(person=flo)
    assert rows_of(look(client, small)) == ALL
    rename_person(person=cy, name="Cyrus <b>")
    assert row_of(client, small, "Cyrus <b>")[2:5] == ["3", "1", "4470"]
    make_anonymous(person=who(small.club, "Dee"))
    assert row_of(client, small, "Somebody")[2:5] == ["4", "1", "3810"]
    assert "Dee" not in text_of(look(client, small))


def test_every_change_of_tables_and_days_shows(small: SmallSeason, client: Client) -> None:
    spring = Season.objects.get(pk=small.spring.pk)
    later = SeasonFacts("Spring", date(2026, 4, 2), date(2026, 12, 31), standing="points")
    save_season(club=small.club, facts=later, season=spring)
    asked = f"?season={spring.pk}"
    # Game 4 was on 1 April: only game 5 is left, and game 6 runs.
    assert [row[:5] for row in rows_of(look(client, small, asked))] == [
        ["1", "Eve", "1", "1", "1640"],
        ["1", "Flo", "1", "1", "1640"],
        ["3", "Cy", "0", "0", "390"],
        ["4", "Ann", "1", "0", "120"],
        ["5", "Dee", "1", "0", "-270".replace("-", "−")],
    ]
    take_out(table=small.games[5].table)
    page = look(client, small, asked)
    assert "still being played" not in text_of(page)
    assert row_of(client, small, "Flo", asked)[-1] == f"{FEW} 1/1"


def test_other_order_is_a_link_that_keeps_the_scope(small: SmallSeason, client: Client) -> None:
    page = look(client, small, f"?season={small.winter.pk}&sort=points")
    assert f"?season={small.winter.pk}&amp;sort=average" in text_of(page)
    assert f"?season={small.spring.pk}&amp;sort=points" in text_of(page)
    assert [row[1] for row in rows_of(page)] == ["Ann", "Bob", "Cy", "Dee"]
    single = text_of(look(client, small, f"?season={small.winter.pk}&variant=single-deck"))
    assert f'href="?season={small.spring.pk}&amp;variant=single-deck"' in single
    assert 'href="?season=all&amp;variant=single-deck"' in single


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("?season=99999999999999999999", "There is no such season"),
        ("?from=yesterday", "A day is written 2026-11-30"),
        ("?from=2026-05-01&to=2026-04-01", "The last day comes before the first"),
        ("?variant=whist", "There is no such game"),
        ("?season=all&sort=<b>", ""),
    ],
)
def test_what_cannot_be_read_is_told(client: Client, asked: str, told: str) -> None:
    club = a_club()
    club_person(client, club)
    for page in ("", "records/", "recap/"):
        response = client.get(f"/club/{club.address}/{page}{asked}")
        assert response.status_code == 200
        assert told in text_of(response)


def test_empty_club_says_what_to_do(client: Client) -> None:
    club = a_club()
    club_person(client, club)
    page = client.get(f"/club/{club.address}/")
    assert "No game has been played in this club yet." in text_of(page)
    assert "Bring a table" in text_of(page)
    assert "No records yet." in text_of(client.get(f"/club/{club.address}/records/"))
    assert "Nothing to tell yet." in text_of(client.get(f"/club/{club.address}/recap/"))


def test_wrong_method_and_stranger(client: Client) -> None:
    club = a_club()
    for page in ("", "records/", "recap/"):
        club_person(client, club, "stranger")
        assert client.get(f"/club/{club.address}/{page}").status_code == 404
        club_person(client, club, "viewer")
        assert client.post(f"/club/{club.address}/{page}").status_code == 405


@pytest.mark.parametrize(("path", "most"), [("", 9), ("records/", 17), ("recap/", 15)])
def test_number_of_queries_is_fixed(
    small: SmallSeason, client: Client, path: str, most: int, django_assert_max_num_queries: object
) -> None:
    with django_assert_max_num_queries(most):
        client.get(f"/club/{small.club.address}/{path}?season=all")
