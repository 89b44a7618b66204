"""Places, ties and withheld figures, by hand; ratings as the steps of the club have them."""

from datetime import UTC, date, datetime

import pytest

from games.models import Club, RatingStep
from games.stats.people import Shown
from games.stats.race import race_of
from games.stats.rated import Rated, ratings_at
from games.stats.scope import Scope
from games.stats.standings import Standing, standings
from games.stats.tallies import Tally, added
from tests.factories.clubs import a_club, who
from tests.stats.small_season import a_small_season

NAMES = {1: "Ann", 2: "Bob", 3: "Cy", 4: "Dee"}


def tally(person: int, **changes: int | str) -> Tally:
    """Five games on one day, two of them won, 5000 points, 4 of 10 bids made."""
    usual = {"period": "2026-05-03", "games": 5, "won": 2, "drawn": 0, "lent": 0, "points": 5000}
    more = {"bids": 10, "made": 4, "finished": 0, "called": 0, "running": 0}
    return Tally(**{"person": person} | usual | more | changes)


def stand(by: str, *tallies: Tally, ratings: dict[int, Rated] | None = None) -> list[Standing]:
    people = {pk: Shown(pk, name, False, "") for pk, name in NAMES.items()}
    return standings(Scope(Club(address="a")), tallies, ratings or {}, people, by)


def places(lines: list[Standing]) -> list[tuple[int, str]]:
    return [(line.place, line.person.name) for line in lines]


def test_as_many_wins_share_a_place() -> None:
    lines = stand("wins", tally(1), tally(2, won=3), tally(3, games=4), tally(4, won=0))
    # Cy needed fewer games for his two wins than Ann: he stands first of the two, at her place.
    assert places(lines) == [(1, "Bob"), (2, "Cy"), (2, "Ann"), (4, "Dee")]


def test_who_has_finished_no_game_has_no_place() -> None:
    lines = stand("wins", tally(1, won=0), tally(2, games=0, won=0, points=0))
    assert places(lines) == [(1, "Ann"), (0, "Bob")]


def test_points_may_be_negative() -> None:
    lines = stand("points", tally(1, points=-300), tally(2, points=-20), tally(3, points=-20))
    assert places(lines) == [(1, "Bob"), (1, "Cy"), (3, "Ann")]


def test_average_is_points_a_game_and_withheld_under_five() -> None:
    lines = stand("average", tally(1, points=5001), tally(2), tally(3, points=9000, games=4))
    assert places(lines) == [(1, "Ann"), (2, "Bob"), (0, "Cy")]
    assert [line.average.text for line in lines] == ["1000", "1000", "–"]


def test_rating_is_withheld_under_five_games() -> None:
    ratings = {1: Rated(26.04, 2.1, 5), 2: Rated(26.0, 2.2, 9), 3: Rated(31, 7, 4)}
    lines = stand("rating", tally(1), tally(2), tally(3), tally(4), ratings=ratings)
    assert places(lines) == [(1, "Ann"), (1, "Bob"), (0, "Cy"), (0, "Dee")]
    assert [line.rating.text for line in lines] == ["26.0", "26.0", "–", "–"]
    assert [line.rating.spread for line in lines] == ["± 2.1", "± 2.2", "too few", "too few"]


def test_bids_made_stand_over_their_number() -> None:
    (line,) = stand("wins", tally(1))
    assert (line.made.text, line.made.counts) == ("40%", "4/10")


def test_days_add_up_to_the_standings_and_to_the_race() -> None:
    days = [
        tally(1, period="2026-05-03", won=1, points=900, games=1),
        tally(2, period="2026-05-10", won=1, points=700, games=1),
        tally(1, period="2026-05-17", won=2, points=-100, games=2),
    ]
    assert (added(days)[1].won, added(days)[1].points, added(days)[1].sat) == (3, 800, 3)
    wins, points = race_of(days, "wins"), race_of(days, "points")
    assert wins.periods == ["2026-05-03", "2026-05-10", "2026-05-17"]
    assert wins.values == {1: [1, 1, 3], 2: [None, 1, 1]}
    assert points.values == {1: [900, 900, 800], 2: [None, 700, 700]}
    assert race_of(days, "average").values[1] == [900, 900, 266.7]


@pytest.mark.django_db
@pytest.mark.both_databases
def test_rating_is_the_one_at_the_end_of_the_scope() -> None:
    season = a_small_season()
    club, ann = season.club, who(season.club, "Ann")
    RatingStep.objects.filter(club=club).delete()
    for at, game in enumerate(season.games[1:5], 1):
        RatingStep.objects.create(
            club=club, person=ann, game=game, on=date(2026, at, 1), mu=25 + at, sigma=8 - at,
            games=at, started_at=datetime(2026, at, 1, tzinfo=UTC),
        )  # fmt: skip
    assert ratings_at(Scope(club)) == {ann.pk: Rated(29, 4, 4)}
    assert ratings_at(Scope(club, last=date(2026, 2, 28))) == {ann.pk: Rated(27, 6, 2)}
    assert ratings_at(Scope(a_club(["Zoe"]))) == {}
