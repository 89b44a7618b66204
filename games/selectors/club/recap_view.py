"""The recap of a season: a few sentences that are true of its figures, and the picture."""

from datetime import date
from typing import Any

from games.models import Season
from games.rules.errors import Problem
from games.selectors.club.frame import day_words, frame_view
from games.selectors.club.race_chart import race_chart
from games.selectors.club.recap_bids import bids_failed, bids_on_average
from games.selectors.club.recap_words import (
    best_pairs,
    bids_made,
    big_hand,
    close_game,
    coming_words,
    long_run,
    milestone_words,
    played,
)
from games.selectors.club.season_view import order_of
from games.selectors.table.words import apart, listed
from games.stats.figures import LEAST_GAMES
from games.stats.people import people_of
from games.stats.race import race_of
from games.stats.rated import ratings_at
from games.stats.records import game_records, hand_records
from games.stats.runs import MOST_SEATS, longest_run
from games.stats.scope import Scope
from games.stats.series import best_pair, coming, milestones_in, series_of
from games.stats.standings import Standing, standings
from games.stats.tallies import added, tallies_of
from games.stats.whole import wholes_of


def recap_view(
    scope: Scope, seasons: list[Season], problems: list[Problem], today: date
) -> dict[str, Any]:
    """For `recap.html`."""
    tallies, people = tallies_of(scope), people_of(scope.club, scope)
    by = order_of(scope, "")
    lines = standings(scope, added(tallies).values(), ratings_at(scope), people, by)
    series, wholes = series_of(scope), wholes_of(scope)
    is_short = sum(each.games for each in tallies) <= MOST_SEATS
    told = [
        played(scope, tallies),
        bids_made(scope, tallies),
        bids_failed(scope, wholes),
        *(bids_on_average(scope, each) for each in wholes),
        best_pairs(scope, people, best_pair(series, LEAST_GAMES)),
        long_run(people, longest_run(scope) if is_short else None),
        *(big_hand(scope, people, each) for each in hand_records(scope, "points")),
        *(close_game(scope, people, each) for each in game_records(scope, "close")),
    ]
    is_over = scope.last is not None and scope.last < today
    return {
        "frame": frame_view(scope.club, scope, seasons, problems, "Recap"),
        "title": title(lines, is_over=is_over),
        "until": "" if is_over else f"As of {day_words(today)}.",
        "told": [each for each in told if each],
        "race": race_chart(race_of(tallies, by), lines, by),
        "milestones": [
            milestone_words(scope, people, each) for each in milestones_in(scope, series)
        ],
        "coming": []
        if is_over
        else [coming_words(scope, people, *each) for each in coming(series)],
        "is_empty": not any(each.finished for each in tallies),
    }


def title(lines: list[Standing], *, is_over: bool) -> str:
    """Who is first: "Dee won it", "Ann and Dee share the first place"."""
    first = [apart(line.person.name) for line in lines if line.place == 1]
    if not first:
        return "Nobody has a place yet"
    if len(first) > 1:
        return f"{listed(first)} share the first place"
    return f"{first[0]} came first" if is_over else f"{first[0]} is first"
