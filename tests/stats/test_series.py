"""Series, milestones and runs of wins, counted by hand."""

from datetime import UTC, date, datetime, timedelta

import pytest

from games.models import Club, GameSeat, Person
from games.selectors.club.recap_words import coming_words, milestone_words
from games.stats.people import people_of
from games.stats.person.sat import Score
from games.stats.runs import Run, longest_run
from games.stats.scope import Scope, season_scope
from games.stats.series import best_pair, coming, milestones_in, series_of
from tests.factories.clubs import who
from tests.stats.small_season import a_small_season

pytestmark = [pytest.mark.django_db, pytest.mark.both_databases]

FIRST = date(2026, 6, 1)


@pytest.fixture
def club() -> Club:
    return a_small_season().club


def named(club: Club, *names: str) -> tuple[int, ...]:
    return tuple(who(club, name).pk for name in names)


def play(club: Club, ends: str, name: str = "Ann", partner: str = "Bob") -> None:
    """One game a day from June on, at a seat of its own: `play(club, "WLD")`."""
    one = GameSeat.objects.filter(club=club, person=who(club, name), state="finished").first()
    one.is_credited, one.partner = True, Person.objects.get(pk=who(club, partner).pk)
    for at, end in enumerate(ends):
        day = FIRST + timedelta(days=at)
        one.pk, one.seat, one.on = None, 10 + at, day
        one.started_at = datetime(day.year, day.month, day.day, 20, tzinfo=UTC)
        one.is_won, one.is_draw, one.is_first = end == "W", end == "D", False
        one.save()


def test_everybody_alone_and_together(club: Club) -> None:
    now = {each.who: each.now for each in series_of(Scope(club))}
    ann, bob, cy, dee, eve, flo = named(club, "Ann", "Bob", "Cy", "Dee", "Eve", "Flo")
    # Games 2 to 5; game 1 was called off and game 6 runs. Cy's two hands of game 5 are Dee's game.
    assert {pk: now[pk, None] for pk in (ann, bob, cy, dee, eve, flo)} == {
        ann: Score(2, 2), bob: Score(2, 1), cy: Score(1, 2), dee: Score(1, 3),
        eve: Score(1, 0), flo: Score(1, 0),
    }  # fmt: skip
    assert {pair: score for pair, score in now.items() if pair[1]} == {
        (ann, bob): Score(2, 1), (cy, dee): Score(1, 2), (ann, dee): Score(0, 1),
        (eve, flo): Score(1, 0),
    }  # fmt: skip


def test_what_was_before_the_season_is_apart(club: Club) -> None:
    spring = season_scope(club, club.seasons.get(name="Spring"))
    (ann_and_bob,) = [each for each in series_of(spring) if each.who == named(club, "Ann", "Bob")]
    assert (ann_and_bob.before, ann_and_bob.now) == (Score(2, 0), Score(2, 1))
    assert ann_and_bob.within == Score(0, 1)


def test_best_pair_needs_its_games(club: Club) -> None:
    series = series_of(Scope(club))
    assert [each.who for each in best_pair(series, 1)] == [named(club, "Eve", "Flo")]
    assert [each.who for each in best_pair(series, 2)] == [named(club, "Ann", "Bob")]
    assert best_pair(series, 4) == []


def test_milestone_says_how_the_series_stood(club: Club) -> None:
    # Ann and Bob have 2 to 1 of three games: their tenth is the seventh of these.
    play(club, "WWWLDWLLLL")
    summer = Scope(club, first=FIRST)
    found = {each.who: each for each in milestones_in(summer, series_of(summer))}
    pair = found[named(club, "Ann", "Bob")]
    assert (pair.number, pair.on, pair.score) == (10, date(2026, 6, 7), Score(6, 3, 1))
    words = milestone_words(summer, people_of(club), pair).text
    assert words == "Game 10 of Ann and Bob together, on 7 June 2026: 6 to 3, 1 drawn."
    later = Scope(club, first=date(2026, 7, 1))
    assert milestones_in(later, series_of(later)) == []


def test_milestone_that_is_near(club: Club) -> None:
    play(club, "WL" * 8)
    (away, pair), *_ = [each for each in coming(series_of(Scope(club))) if each[1].who[1]]
    assert (away, pair.now) == (6, Score(10, 9))
    words = coming_words(Scope(club), people_of(club), away, pair).text
    assert words == "Game 25 of Ann and Bob together is 6 away; 10 to 9 so far."


@pytest.mark.parametrize(
    ("ends", "length", "first", "last"),
    [("WWWLWWWW", 4, 5, 8), ("WWWLWWW", 3, 1, 3), ("WDWWLW", 2, 3, 4)],
    ids=["the longest", "the earlier of two", "a draw ends it"],
)
def test_run_of_wins(club: Club, ends: str, length: int, first: int, last: int) -> None:
    play(club, ends)
    days = [FIRST + timedelta(days=at - 1) for at in (first, last)]
    summer = Scope(club, first=FIRST)
    assert longest_run(summer) == Run(who(club, "Ann").pk, length, *days)


def test_nobody_has_a_run_where_nobody_won(club: Club) -> None:
    assert longest_run(Scope(club, first=FIRST)) is None
