"""Made-up games: the same seed plays the same, in bulk as through the services."""

from datetime import date
from io import StringIO
from random import Random

import pytest
from django.core.management import CommandError, call_command

from games.models import Club, Entry, Game, GameSeat, HandSeat, Person, RatingStep
from games.playing.cast import characters
from games.playing.games import play_game
from games.playing.plan import Plan, plan
from games.playing.style import STYLES
from games.rules.entry import scored_part
from games.rules.scoring import score_hand
from games.services import statistics
from games.services.made_clubs import make_club, play_through
from games.services.made_rows import play_in_bulk
from tests.factories import DeviceFactory

DAY = date(2026, 11, 30)


@pytest.mark.parametrize("variant", STYLES)
def test_higher_bids_are_made_less_often(variant: str) -> None:
    chance, cast = Random(3), characters()
    seats = 3 if variant == "cutthroat" else 4
    games = [play_game(chance, variant, list(cast[:seats])) for _ in range(60)]
    hands = [facts for game in games for kind, facts in game.moves if "bid" in facts]
    bids = sorted(facts["bid"] for facts in hands)
    half = bids[len(bids) // 2]
    made = {True: [], False: []}
    for facts in hands:
        verdict = score_hand(STYLES[variant].rules, scored_part(facts))
        made[facts["bid"] > half].append(verdict.is_made)
    low, high = (sum(each) / len(each) for each in (made[False], made[True]))
    assert high + 0.1 < low < 0.95
    assert high > 0.2


def test_same_seed_plays_the_same() -> None:
    one, other = plan(5, 30, DAY), plan(5, 30, DAY)
    assert list(one.played()) == list(other.played())
    assert list(one.played()) != list(plan(6, 30, DAY).played())


def test_games_follow_one_another_within_the_days() -> None:
    wanted = plan(1, 4000, DAY)
    evenings = [wanted.evening(number) for number in range(4000)]
    assert evenings == sorted(set(evenings))
    assert evenings[0].date() == wanted.first
    assert evenings[-1].date() <= DAY
    assert wanted.seasons[-1].first <= DAY <= wanted.seasons[-1].last


def rows_of(club: Club) -> list[dict]:
    """Every row of the club, without ids: people, tables and games by their names."""
    left_out = ("id", "club", "game", "player", "person", "partner", "bidder")
    people = {person.pk: person.name for person in Person.objects.filter(club=club)} | {None: ""}
    rows = []
    for model in (HandSeat, GameSeat):
        fields = [f.name for f in model._meta.concrete_fields if f.name not in left_out]
        for row in model.objects.filter(club=club).select_related("game__table", "player"):
            told = {name: getattr(row, name) for name in fields}
            told |= {"game": (row.game.table.title, row.game.number), "player": row.player.name}
            told |= {"person": people[row.person_id], "partner": people[row.partner_id]}
            rows.append(told)
    return sorted(rows, key=repr)


@pytest.mark.both_databases
@pytest.mark.django_db(transaction=True)
def test_bulk_and_services_write_the_same() -> None:
    wanted = Plan(4, 7, date(2026, 10, 1), DAY)
    clubs = []
    for way in (play_through, play_in_bulk):
        by = DeviceFactory()
        clubs.append(make_club(name=way.__name__, plan=wanted, by=by))
        assert way(club=clubs[-1], plan=wanted, by=by) > 30
    one, other = clubs
    assert rows_of(one) == rows_of(other)
    assert facts_of(one) == facts_of(other)
    before = rows_of(one)
    statistics.rebuild(one)
    assert rows_of(one) == before


def facts_of(club: Club) -> list[tuple]:
    """The ledgers of a club and what the games' rows say of them, without ids of players."""
    games = Game.objects.filter(table__club=club).order_by("started_at")
    told = [
        (g.totals, g.winner, g.version, g.started_at, g.changed_at, g.people_now) for g in games
    ]
    entries = Entry.objects.filter(game__table__club=club).order_by("at", "seq")
    return told + [(e.seq, e.kind, e.at, {**e.facts, "player": 0}) for e in entries]


@pytest.mark.django_db(transaction=True)
def test_command_plays_once() -> None:
    said = StringIO()
    for _ in range(2):
        call_command("play_games", games=5, once=True, until=DAY, stdout=said)
    first, second = said.getvalue().split("phone", 1)
    assert "Demo club: 5 games" in first
    assert "Demo club is there already." in second
    club = Club.objects.get()
    assert said.getvalue().count(f"/club/{club.address}/in/") == 2
    assert Game.objects.count() == 5
    assert Game.objects.filter(is_over=False).count() == 1
    assert RatingStep.objects.exists()
    assert club.ratings_from is None


@pytest.mark.django_db
def test_nothing_to_play_is_refused() -> None:
    with pytest.raises(CommandError, match="At least one"):
        call_command("play_games", games=0)
