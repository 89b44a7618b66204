"""The rating and its history, drawn."""

from typing import Any

from games.selectors.club.frame import count_words, day_words, ratings_words
from games.selectors.dates import MONTHS
from games.stats.charts.drawing import Said, Table
from games.stats.charts.lines import Series, lines_chart
from games.stats.figures import LEAST_GAMES
from games.stats.person.rating import Rating, Step
from games.stats.scope import Scope

HEADS = ("After", "Rating", "±", "Games")
DESC = "From {first:.1f} to {last:.1f} in {games}; the band is one ± to either side."


def rating_view(scope: Scope, rating: Rating) -> dict[str, Any] | None:
    """The rating as it stands, where it came from, its history; None before any rated game."""
    now = rating.now
    if now is None:
        return None
    return {
        "is_shown": rating.is_shown,
        "figure": f"{now.mu:.1f}",
        "spread": f"± {now.sigma:.1f}",
        "before": f"{rating.began:.1f}",
        "few": f"{count_words(now.games, 'game')} so far; a rating is shown from {LEAST_GAMES} games on.",
        "stale": ratings_words(scope.club),
        "chart": history_chart(rating) if rating.is_shown and len(rating.steps) > 1 else None,
    }


def history_chart(rating: Rating) -> dict[str, Any]:
    """The rating after each game, or each few, with its band."""
    steps, games = rating.steps, count_words(rating.games, "game")
    first, last = steps[0], steps[-1]
    desc = DESC.format(first=first.mu, last=last.mu, games=games)
    said = Said("rating", "Rating", desc, "Ratings in figures")
    is_long = (last.on - first.on).days > 330
    rows = [
        (day_words(step.on), f"{step.mu:.1f}", f"{step.sigma:.1f}", str(step.games))
        for step in steps
    ]
    band = [(step.mu - step.sigma, step.mu + step.sigma) for step in steps]
    series = Series("Rating", [step.mu for step in steps], band)
    places = [place(step, is_long) for step in steps]
    return lines_chart(said, places, [series], Table(HEADS, rows))


def place(step: Step, is_long: bool) -> str:
    """ "13 Jan", or "Jan 26" where a year and more is drawn."""
    month = MONTHS[step.on.month - 1][:3]
    return f"{month} {step.on.year % 100:02d}" if is_long else f"{step.on.day} {month}"
