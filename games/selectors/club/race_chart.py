"""The season's score race as a drawing: the first few of the standings, and a table of all."""

from typing import Any

from games.models.club import Standing as By
from games.selectors.dates import MONTHS
from games.selectors.table.words import listed, plain
from games.stats.charts.axis import thin
from games.stats.charts.drawing import Said, Table
from games.stats.charts.lines import Series, lines_chart
from games.stats.race import Race
from games.stats.standings import Standing

MOST_LINES = 6
MOST_COLUMNS = 12
COUNTED = {By.POINTS: "points", By.AVERAGE: "points a game"}


def race_chart(race: Race, lines: list[Standing], by: str) -> dict[str, Any] | None:
    """For `_chart.html`; None where there is nothing to draw a line between."""
    if len(race.periods) < 2:
        return None
    first = [line for line in lines if line.games][:MOST_LINES]
    series = [
        Series(line.person.name, race.values[line.person.id], said=end_of(race, line))
        for line in first
    ]
    what = COUNTED.get(by, "wins")
    said = Said("race", f"The race for {what}", desc(race, first, what), "Everybody’s figures")
    return lines_chart(said, period_labels(race), series, race_table(race, lines))


def end_of(race: Race, line: Standing) -> str:
    """What somebody had in the end."""
    return figure(race.values[line.person.id][-1])


def desc(race: Race, lines: list[Standing], what: str) -> str:
    """What one sees, for the ear."""
    ends = listed([f"{line.person.name} with {end_of(race, line)}" for line in lines])
    first, *_, last = period_labels(race)
    return f"Lines of {what} added up from {first} to {last}. In the end {ends}."


def race_table(race: Race, lines: list[Standing]) -> Table:
    """Everybody's figures after some of the days, the last among them."""
    kept = thin(len(race.periods), 1, MOST_COLUMNS - 1)
    labels = period_labels(race)
    heads = ["Player", *(labels[at] for at in kept)]
    rows = [
        [line.person.name, *(figure(race.values[line.person.id][at]) for at in kept)]
        for line in lines
    ]
    return Table(heads, rows, [line.person.href for line in lines])


def figure(value: float | None) -> str:
    """A sum; nothing before somebody's first game."""
    return "" if value is None else plain(round(value))


def period_labels(race: Race) -> list[str]:
    """ "30 Nov", with the year where there are several; "Nov ’26" for a month."""
    years = {period[:4] for period in race.periods}
    return [period_words(period, is_dated=len(years) > 1) for period in race.periods]


def period_words(period: str, *, is_dated: bool) -> str:
    year, month, *day = period.split("-")
    short = MONTHS[int(month) - 1][:3]
    if not day:
        return f"{short} ’{year[2:]}"
    return f"{int(day[0])} {short} ’{year[2:]}" if is_dated else f"{int(day[0])} {short}"
