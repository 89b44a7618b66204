"""Ratings: who is rated, in which order, from where on again, and that they never stop a save."""

from datetime import UTC, datetime
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.models import Club, Game, RatingStep
from games.services import ratings
from games.services.club_tables import take_out
from games.services.statistics import rebuild
from tests.factories import a_game, hand
from tests.factories.clubs import a_club
from tests.ledger.story import end, record, reopen, win
from tests.stats.small_season import a_small_season
from tests.stats.told import all_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

# The closed form for two teams of two whom nobody knows: s = 25/3 and b = 25/6, so
# c² = 4s² + 2b² = 312.5, and the winners gain s² / c / 2 = 1.964; n winners and losers alike.
WON, LOST = pytest.approx(25 + 1.964, abs=0.001), pytest.approx(25 - 1.964, abs=0.001)


def latest(club: Club) -> dict[str, tuple[float, int]]:
    """Everybody's last rating: mean and games."""
    steps = RatingStep.objects.filter(club=club).select_related("person").order_by("pk")
    return {step.person.name: (step.mu, step.games) for step in steps}


def stale(club: Club) -> datetime | None:
    return Club.objects.get(pk=club.pk).ratings_from


@pytest.fixture
def nobody_rates() -> Any:
    """Somebody who takes ratings on, and leaves them."""
    asked: list[int] = []
    ratings.take_on(asked.append)
    yield asked
    ratings.lay_down(asked.append)


def test_winners_gain_what_losers_lose() -> None:
    club = a_club()
    win(a_game(club=club))
    assert latest(club) == {"Ann": (WON, 1), "Bob": (WON, 1), "Cy": (LOST, 1), "Dee": (LOST, 1)}


def test_of_three_the_others_follow_by_their_totals() -> None:
    club = a_club()
    game = a_game(club=club, variant="cutthroat", rules={"target": 300})
    record(game, hand("cutthroat"))  # 320, 100, 40
    found = latest(club)
    assert found["Ann"][0] > found["Cy"][0] > found["Bob"][0]


def test_of_three_equal_totals_are_one_place() -> None:
    club = a_club()
    game = a_game(club=club, variant="cutthroat", rules={"target": 300})
    record(game, hand("cutthroat", meld={"A": 150, "B": 20, "C": 60}))
    found = latest(club)
    assert found["Ann"][0] > found["Cy"][0] == found["Bob"][0]


def test_only_finished_games_are_rated_and_each_for_who_is_credited() -> None:
    """Games 2 to 5; the last of them is Dee's, who sat down for Cy."""
    club = a_small_season().club
    counts = {name: games for name, (_, games) in latest(club).items()}
    assert counts == {"Ann": 4, "Bob": 3, "Cy": 3, "Dee": 4, "Eve": 1, "Flo": 1}
    assert latest(club)["Eve"][0] > 25 > latest(club)["Dee"][0]


def test_a_called_off_game_is_not_rated() -> None:
    club = a_club()
    game = a_game(club=club)
    record(game)
    end(game)
    assert latest(club) == {}
    assert stale(club) is None


def test_a_game_that_changes_is_marked_and_rated_with_all_after_it() -> None:
    season = a_small_season()
    club, second = season.club, season.games[1]
    before = all_of(club)
    reopen(second)
    counts = {name: games for name, (_, games) in latest(club).items()}
    assert counts == {"Ann": 3, "Bob": 2, "Cy": 2, "Dee": 3, "Eve": 1, "Flo": 1}
    assert not RatingStep.objects.filter(game=second).exists()
    record(second, hand(meld={"A": 20, "B": 20}))  # it is won again as soon as one is written
    assert all_of(club)[2] == before[2]


def test_the_first_stale_game_is_told_until_all_are_rated(nobody_rates: list[int]) -> None:
    season = a_small_season()
    club, (_, second, third, fourth, *_) = season.club, season.games
    assert stale(club) == second.started_at
    ratings.catch_up(club.pk)
    assert stale(club) is None
    for game, told in ((fourth, fourth), (second, second), (third, second)):
        reopen(game)
        assert stale(club) == told.started_at
    assert set(nobody_rates) == {club.pk}


def test_what_goes_wrong_with_ratings_fails_no_save(caplog: pytest.LogCaptureFixture) -> None:
    def fail(club_id: int) -> None:
        raise RuntimeError("no ratings today")

    ratings.take_on(fail)
    try:
        club = a_club()
        game = a_game(club=club)
        assert win(game).seq == 1
    finally:
        ratings.lay_down(fail)
    assert stale(club) == game.started_at
    assert "left for later" in caplog.text


def test_a_moved_table_is_rated_no_more() -> None:
    season = a_small_season()
    take_out(table=season.games[1].table)
    counts = {name: games for name, (_, games) in latest(season.club).items()}
    assert counts == {"Ann": 1, "Dee": 1, "Eve": 1, "Flo": 1}


@pytest.mark.parametrize("is_all_at_once", [True, False])
def test_some_at_a_time_gives_the_same(
    monkeypatch: pytest.MonkeyPatch, is_all_at_once: bool
) -> None:
    club = a_club()
    for day in range(1, 11):
        game = a_game(club=club, title="A" if day % 3 else "B", names=named(day))
        win(game)
        at = datetime(2026, 1, 1 if is_all_at_once else day, tzinfo=UTC)
        Game.objects.filter(pk=game.pk).update(started_at=at)
    rebuild(club)
    whole = all_of(club)
    monkeypatch.setattr(ratings, "AT_ONCE", 2)
    rebuild(club)
    assert all_of(club) == whole
    assert len(whole[2]) == 40


def named(day: int) -> list[str]:
    """Other partners every day."""
    names = ["Ann", "Cy", "Bob", "Dee"]
    return names[day % 4 :] + names[: day % 4] if day % 2 else ["Cy", "Ann", "Bob", "Dee"]


def test_the_command_rebuilds_clubs_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    club, other = a_small_season().club, a_club([], name="Empty")
    before = all_of(club)
    RatingStep.objects.all().delete()
    for _ in range(2):
        call_command("rebuild_statistics")
        assert all_of(club) == before
    told = ["Tuesday: 6 games, 64 rows of hands.", "Empty: 0 games, 0 rows of hands."]
    assert capsys.readouterr().out.splitlines() == told * 2
    call_command("rebuild_statistics", "--club", other.address)
    assert capsys.readouterr().out.splitlines() == told[1:]
    with pytest.raises(CommandError, match="no club"):
        call_command("rebuild_statistics", "--club", "nowhere")
