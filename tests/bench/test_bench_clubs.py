"""The benchmark of a club's pages names its figures; in `make long` the pages hold their budget."""

from collections.abc import Callable

import pytest

from games.models import Club
from games.playing.plan import Plan
from games.services.made_clubs import make_club
from games.services.made_rows import play_in_bulk
from tests.bench import bench_clubs
from tests.bench.club_pages import LAST, NAME, PAGES, figures_of
from tests.factories import DeviceFactory

FIXED = ("season", "season_now", "person", "pair", "records", "bids", "hands")
BUDGET = 300  # milliseconds
HELD = ("club_season_sqlite", "club_person_sqlite", "club_season_now_sqlite")
HELD += tuple(name.replace("sqlite", "postgresql") for name in HELD)


def a_played_club(games: int) -> Club:
    by = DeviceFactory()
    wanted = Plan(1, games, LAST.replace(year=2025), LAST)
    club = make_club(name=NAME, plan=wanted, by=by)
    play_in_bulk(club=club, plan=wanted, by=by)
    return club


@pytest.mark.django_db(transaction=True)
def test_figures_are_named_and_queries_are_as_many_for_more_games() -> None:
    few, many = (dict(named(a_played_club(games))) for games in (20, 60))
    assert [name for name in few if not name.endswith("queries")] == [f"club_{n}" for n in PAGES]
    queries = [f"club_{name}_queries" for name in FIXED]
    assert {name: few[name] for name in queries} == {name: many[name] for name in queries}


def named(club: Club) -> list[tuple[str, float]]:
    return [(name, value) for name, value, _ in figures_of(club, rounds=1)]


def test_a_changed_make_is_played_anew(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr(bench_clubs, "KEPT", tmp_path)
    before = bench_clubs.folder_for(5)
    assert bench_clubs.folder_for(5) == before
    monkeypatch.setattr(bench_clubs, "MAKES", ("manage.py",))
    assert bench_clubs.folder_for(5) != before
    assert not before.exists()


@pytest.mark.long
def test_pages_of_a_large_club_hold_their_budget(record_property: Callable) -> None:
    found = {figure.name: figure for figure in bench_clubs.figures()}
    for figure in found.values():
        record_property("figure", str(figure))
    assert all(found[name].value <= BUDGET for name in HELD)


@pytest.mark.long
def test_pages_of_ten_times_as_many_games_are_told(record_property: Callable) -> None:
    for figure in bench_clubs.large():
        record_property("figure", str(figure))
