"""What is read of one person, checked against the season made by hand (small_season.py)."""

from collections import Counter
from datetime import date

import pytest

from games.models import Club
from games.stats.people import people_of
from games.stats.person.bids import BID, MADE, Alike, Tally, alike, sorted_by, tally
from games.stats.person.duel import Duel, duel_of, meetings_of
from games.stats.person.levels import levels_of
from games.stats.person.main import look_at_pair, look_at_person, pair_of, who_of
from games.stats.person.margins import left_of, margins_of, middle_of, spread
from games.stats.person.milestones import is_near, milestones, next_round
from games.stats.person.opponents import Met, opponents_of
from games.stats.person.rates import Hands, by_part, hands_of
from games.stats.person.rating import rating_of
from games.stats.person.records import records_of
from games.stats.person.sat import TOTAL, Sat, Score, count_of, score_of
from games.stats.person.shares import as_bidder, as_defender, hands_in, made_in, sets_in
from games.stats.person.streaks import Streaks, streaks
from games.stats.scope import Scope, season_scope
from tests.factories.clubs import who
from tests.stats.small_season import a_small_season


def ids(club: Club) -> dict[str, int]:
    return {name: who(club, name).pk for name in ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo")}


@pytest.mark.both_databases
@pytest.mark.django_db
def test_a_person_alone() -> None:
    """Ann: 17 hands, 13 of single deck; points are those of single deck."""
    season = a_small_season()
    pk = ids(season.club)
    ann = look_at_person(Scope(season.club), pk["Ann"])
    assert score_of(ann.sat) == Score(won=2, lost=2, drawn=0)
    assert (count_of(ann.sat, "called"), count_of(ann.sat, "running")) == (1, 1)
    assert (ann.is_mixed, ann.points.variant) == (True, "single-deck")
    assert [bid[BID] for bid in ann.bids] == [280, 300, 600, 700, 290, 320]
    assert [bool(bid[MADE]) for bid in ann.bids] == [True, False, True, True, True, False]
    assert made_in(as_bidder(ann.shares)) == 4
    kinds = alike(ann.point_bids)
    # 280 + 300 + 600 + 700 + 290; 10 - 120 + 150 + 150 + 60
    assert tally(kinds) == Tally(5, 4, bid_points=2170, margins=5, margin_points=250)
    assert margins_of(kinds) == {10: 1, -120: 1, 150: 2, 60: 1}
    assert left_of(kinds) == {10: 1, 150: 2, 60: 1}

    parts = by_part(ann.point_shares)
    assert parts["bidder"] == Hands(5, meld=1550, played=5, tricks=870, delta=1940, lost=0)
    assert parts["partner"] == Hands(3, meld=1380, played=3, tricks=460, delta=1270, lost=0)
    assert parts["defender"] == Hands(5, meld=560, played=4, tricks=310, delta=870, lost=0)
    assert hands_in(as_defender(ann.shares)) == 8
    assert sets_in(as_defender(ann.shares)) == 0

    trumps = sorted_by(kinds, lambda bid: bid.trump)
    assert {key: [bid.bid for bid in bids] for key, bids in trumps.items()} == {
        "H": [280, 600, 700, 290],
        "D": [300],
    }
    places = sorted_by(kinds, lambda bid: bid.place)
    assert {key: [bid.bid for bid in bids] for key, bids in places.items()} == {
        4: [280],
        2: [300],
        3: [600, 700],
        1: [290],
    }
    assert streaks([bid[MADE] for bid in ann.bids]) == Streaks(3, first=2, last=4, present=0)
    found = {record.key: record for record in records_of(ann.point_sat, ann.point_bids)}
    assert {key: record.points for key, record in found.items()} == {
        "win": 620,
        "total": 1660,
        "bid": 700,
        "delta": 850,
        "meld": 700,
        "short": 120,
    }
    first, second, third = [game.pk for game in season.games[:3]]
    assert (found["win"].game, found["win"].partner) == (second, pk["Bob"])
    assert (found["bid"].game, found["total"].game, found["short"].game) == (third, third, first)


@pytest.mark.both_databases
@pytest.mark.django_db
def test_a_person_with_and_against_others() -> None:
    season = a_small_season()
    pk = ids(season.club)
    scope = Scope(season.club)
    assert opponents_of(who_of(scope, pk["Ann"])) == {
        pk["Cy"]: Met(3, won=2, lost=1),
        pk["Dee"]: Met(3, won=2, lost=1),
        pk["Eve"]: Met(1, won=0, lost=1),
        pk["Flo"]: Met(1, won=0, lost=1),
    }
    eve = look_at_person(scope, pk["Eve"])
    against = as_defender(eve.shares)
    assert (hands_in(against), sets_in(against)) == (5, 2)
    ann_bid = [row for row in against if row.bidder == pk["Ann"]]
    assert (hands_in(ann_bid), sets_in(ann_bid)) == (2, 1)
    assert hands_of(eve.shares).lost == 2

    pair = look_at_pair(scope, pk["Ann"], pk["Bob"])
    assert score_of(pair.sat) == Score(won=2, lost=1, drawn=0)
    assert [bid[BID] for bid in pair.bids] == [280, 300, 600, 600, 700, 700]
    assert tally(alike(pair.bids)).made == 5
    assert hands_of(pair.shares) == Hands(9, meld=3230, played=9, tricks=1210, delta=3960, lost=0)
    assert opponents_of(pair_of(pk["Ann"], pk["Bob"], scope)) == {
        pk["Cy"]: Met(3, 2, 1),
        pk["Dee"]: Met(3, 2, 1),
    }

    meetings = meetings_of(scope, pk["Ann"], pk["Cy"])
    assert [(m.is_won, m.is_lost, m.total, m.other_total) for m in meetings] == [
        (True, False, 1520, 900),
        (True, False, 1660, 1680),
        (False, True, 700, 1500),
    ]
    assert duel_of(scope, pk["Ann"], pk["Cy"]) == {
        pk["Ann"]: Duel(bids=4, made=3, sets=1),
        pk["Cy"]: Duel(bids=2, made=2, sets=0),
    }
    assert meetings_of(scope, pk["Ann"], pk["Bob"]) == []


@pytest.mark.both_databases
@pytest.mark.django_db
def test_only_the_games_that_are_looked_at() -> None:
    season = a_small_season()
    pk = ids(season.club)
    winter = look_at_person(season_scope(season.club, season.winter), pk["Ann"])
    assert (score_of(winter.sat), made_in(as_bidder(winter.shares))) == (Score(2, 0, 0), 3)
    assert len(winter.ever) == 6
    alone = look_at_person(Scope(season.club, variant="cutthroat"), pk["Ann"])
    assert (alone.is_mixed, tally(alike(alone.bids))) == (False, Tally(1, 0, 320, 1, -80))
    one_day = Scope(season.club, first=date(2026, 3, 31), last=date(2026, 3, 31))
    assert [row[TOTAL] for row in look_at_person(one_day, pk["Ann"]).sat] == [1660]
    assert rating_of(Scope(season.club), pk["Ann"]).is_shown is False
    assert people_of(season.club)[pk["Ann"]].name == "Ann"


def test_streaks() -> None:
    assert streaks([]) == Streaks(0, 0, 0, 0)
    assert streaks([False, False]) == Streaks(0, 0, 0, 0)
    assert streaks([True, True, False, True, True]) == Streaks(2, 0, 1, 2)
    assert streaks([False, True]) == Streaks(1, 1, 1, 1)


def test_margins_in_bars() -> None:
    margins = Counter({-120: 1, -100: 1, -1: 1, 0: 1, 49: 1, 50: 2, 500: 1})
    bars = spread(margins, 50)
    assert [bar.hands for bar in bars] == [1, 1, 1, 2, 2, 0, 0, 1]
    assert (bars[0].high, bars[1].low, bars[-1].low) == (-101, -100, 200)
    assert middle_of(margins) == (-120, 500)
    assert middle_of(Counter({-50: 1, 10: 5, 20: 3, 90: 1})) == (10, 20)


def test_levels_hold_all_bids() -> None:
    levels = levels_of(
        Alike(bid, "S", 1, "made", 0, count)
        for bid, count in ((250, 20), (260, 3), (270, 9), (400, 1))
    )
    assert [level.label for level in levels] == ["250", "260–400"]
    assert levels_of([]) == []


def games(*won: bool) -> list[Sat]:
    return [
        (n, f"2026-01-{n:02}", "single-deck", 2, "won" if is_won else "lost", 0, 0)
        for n, is_won in enumerate(won, 1)
    ]


def test_milestones() -> None:
    assert milestones(games(True)) == []
    tenth = milestones(games(*[True] * 6, *[False] * 5))
    assert [(each.number, each.on, each.score) for each in tenth] == [
        (10, date(2026, 1, 10), Score(6, 4, 0))
    ]
    assert [next_round(n) for n in (0, 9, 10, 99, 1000, 1500)] == [10, 10, 25, 100, 1500, 2000]
    assert [is_near(n) for n in (0, 3, 8, 20, 91, 85)] == [False, False, True, True, True, False]
