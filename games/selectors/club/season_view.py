"""The season page: who stands where, how often bids are made, how the race went."""

from typing import Any

from games.models import Club, Season
from games.models.club import Standing as By
from games.rules.errors import Problem
from games.selectors.club.frame import count_words, frame_view, ratings_words
from games.selectors.club.levels_chart import levels_view
from games.selectors.club.race_chart import race_chart
from games.selectors.table.words import listed, plain
from games.stats.figures import LEAST_BIDS, LEAST_GAMES
from games.stats.levels import levels_of
from games.stats.links import club_href, hands_href, page_href
from games.stats.people import people_of
from games.stats.race import race_of
from games.stats.rated import ratings_at
from games.stats.scope import Scope
from games.stats.standings import Standing, standings
from games.stats.tallies import Tally, added, tallies_of

SORTS = {By.WINS: "Wins", By.POINTS: "Points", By.AVERAGE: "Average", By.RATING: "Rating"}


def season_view(
    scope: Scope, seasons: list[Season], problems: list[Problem], sort: str
) -> dict[str, Any]:
    """For `standings.html`; `sort` is what to put them in order by, "" for what the season counts."""
    tallies = tallies_of(scope)
    by, people = order_of(scope, sort), people_of(scope.club, scope)
    lines = standings(scope, added(tallies).values(), ratings_at(scope), people, by)
    kept = {"sort": sort} if sort in SORTS else {}
    counted = count_words(sum(each.finished for each in tallies), "game")
    return {
        "frame": frame_view(scope.club, scope, seasons, problems, counted=counted, kept=kept),
        "ratings": ratings_words(scope.club),
        "stand": stand_view(scope, lines, by),
        "sorts": sorts(scope, by),
        "note": note(by),
        "others": others(tallies),
        "empty": "" if lines else empty(scope),
        "start": start_href(scope.club),
        "levels": levels_view(scope, levels_of(scope)),
        "race": race_chart(race_of(tallies, by), lines, by),
        "pages": [*pages(scope), *uncounted(scope, tallies)],
    }


def order_of(scope: Scope, sort: str) -> str:
    """What the places go by: what was asked for, else what the season counts, else wins."""
    if sort in SORTS:
        return sort
    return scope.season.standing if scope.season else By.WINS


def stand_view(scope: Scope, lines: list[Standing], by: str) -> dict[str, Any]:
    """The table; of points, average and rating a narrow screen shows the one that counts."""
    shown = by if by in (By.POINTS, By.AVERAGE) else By.RATING
    return {
        "rows": [row(scope, line) for line in lines],
        "narrow": {name: name == shown for name in SORTS},
        "sorted": {name: name == by for name in SORTS},
    }


def row(scope: Scope, line: Standing) -> dict[str, Any]:
    return {
        "place": line.place or "",
        "person": line.person,
        "games": line.games,
        "hands": hands_href(scope, person=line.person.id, ended="credited"),
        "won": line.won,
        "wins": hands_href(scope, person=line.person.id, ended="won") if line.won else "",
        "drawn": f"{line.drawn} drawn" if line.drawn else "",
        "points": plain(line.points),
        "average": line.average,
        "made": line.made,
        "rating": line.rating,
    }


def sorts(scope: Scope, by: str) -> list[dict[str, Any]]:
    """The ways to put them in order."""
    return [
        {"label": label, "href": page_href(scope, "club", sort=name), "is_chosen": name == by}
        for name, label in SORTS.items()
    ]


def note(by: str) -> str:
    """Where figures are withheld."""
    if by == By.AVERAGE:
        return f"An average is points a game, from {LEAST_GAMES} games."
    rates = f"A rate is shown from {LEAST_BIDS} bids, a rating from {LEAST_GAMES} games."
    return f"Points are those of finished games. {rates}" if by == By.POINTS else rates


def others(tallies: list[Tally]) -> str:
    """The games that count for no place, "" for none."""
    called, running = sum(each.called for each in tallies), sum(each.running for each in tallies)
    told = [f"{count_words(called, 'game')} called off"] if called else []
    told += [f"{count_words(running, 'game')} still being played"] if running else []
    if not told:
        return ""
    verb = "counts" if called + running == 1 else "count"
    return f"{listed(told)} {verb} for no place; the bids are counted."


def empty(scope: Scope) -> str:
    if scope.season is None and scope.told == {"season": "all"}:
        return "No game has been played in this club yet."
    return "No game was played in these days."


def start_href(club: Club) -> str:
    """Where those who may bring a table in do so."""
    return club_href(club, "club-tables") if getattr(club, "can_bring", False) else ""


def pages(scope: Scope) -> list[dict[str, str]]:
    """Where else to look."""
    names = {"club-recap": "Recap", "club-records": "Records", "club-bids": "Bid explorer"}
    named = [{"href": page_href(scope, name), "label": label} for name, label in names.items()]
    return [*named, {"href": hands_href(scope), "label": "All hands"}]


def uncounted(scope: Scope, tallies: list[Tally]) -> list[dict[str, str]]:
    """The hands of games that count for no place."""
    called, running = sum(each.called for each in tallies), sum(each.running for each in tallies)
    kinds = ((called, "called", "called off"), (running, "running", "being played"))
    return [
        {"href": hands_href(scope, ended=ended), "label": f"{count_words(count, 'game')} {words}"}
        for count, ended, words in kinds
        if count
    ]
