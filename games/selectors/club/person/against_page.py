"""The page of one against another: games won, who sets whom, the series game by game."""

from typing import Any

from games.models import Device
from games.rules.words import figure as plain
from games.selectors.club.frame import count_words, day_words
from games.selectors.club.person.cells import Fact, Row, rate_cell, table
from games.selectors.club.person.hands_told import LEAST
from games.selectors.club.person.keys import nothing_between
from games.selectors.club.person.sheets import Sheet, sheets_of
from games.selectors.club.person.told import at_present, games_in, link
from games.stats.charts.drawing import Said, Table
from games.stats.charts.lines import Series, lines_chart
from games.stats.figures import LEAST_GAMES, Rate
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.duel import Duel, Meeting, duel_of, meetings_of
from games.stats.person.records import Record
from games.stats.person.streaks import Streaks, streaks
from games.stats.scope import Scope

LATEST = 10
DESC = "Games won by {name} less those won by {other}, game by game: {last} after {games}."


def against_page(
    scope: Scope, person: Shown, other: Shown, people: dict[int, Shown], device: Device
) -> dict[str, Any]:
    """For `against.html`, but for the frame. Three queries, however much was played."""
    meetings = meetings_of(scope, person.id, other.id)
    duels = duel_of(scope, person.id, other.id)
    title = f"{person.name} against {other.name}"
    behind = Behind(scope, person=person.id, against=other.id)
    return {
        "title": title,
        "second": second(meetings),
        "empty": None if meetings or duels else nothing_between(scope, title),
        "table": duel_table(meetings, duels, (person, other), scope),
        "streaks": streak_facts(meetings, person, other, scope),
        "chart": series_chart(meetings, person, other),
        "latest": latest(meetings, people, device, behind),
        "least": LEAST,
        "keys": [{"label": "All their hands", "href": behind.hands()}] if meetings else [],
    }


def second(meetings: list[Meeting]) -> str:
    """ "5 to 4 in 9 games"."""
    if not meetings:
        return "No game played out."
    won, lost = sum(m.is_won for m in meetings), sum(m.is_lost for m in meetings)
    return f"{won:,} to {lost:,} in {count_words(len(meetings), 'game')}"


def duel_table(
    meetings: list[Meeting], duels: dict[int, Duel], pair: tuple[Shown, Shown], scope: Scope
) -> dict[str, Any]:
    """Each of the two: games won, own bids made while the other defended, and how often set."""
    games = len(meetings)
    won = (sum(m.is_won for m in meetings), sum(m.is_lost for m in meetings))
    rows = [
        Row(
            each.name,
            [
                rate_cell(Rate(count, games, LEAST_GAMES, href)),
                *duel_cells(each, other, duels, scope),
            ],
            each.href,
        )
        for each, other, count in ((*pair, won[0]), (*pair[::-1], won[1]))
        for behind in [Behind(scope, person=each.id, against=other.id)]
        for href in [behind.hands(ended="credited")]
    ]
    return table("Head to head", ("who", "won", "made", "set"), rows)


def duel_cells(each: Shown, other: Shown, duels: dict[int, Duel], scope: Scope) -> list:
    """What came of the bids of `each` while `other` defended."""
    duel = duels.get(each.id, Duel())
    behind = Behind(scope, person=other.id, part="defender", bidder=each.id)
    return [
        rate_cell(Rate(duel.made, duel.bids, href=behind.hands())),
        rate_cell(Rate(duel.sets, duel.bids, href=behind.hands(result="set"))),
    ]


def streak_facts(meetings: list[Meeting], person: Shown, other: Shown, scope: Scope) -> list[Fact]:
    """The longest row of games that each has won against the other."""
    if not meetings:
        return []
    own, others = [m.is_won for m in meetings], [m.is_lost for m in meetings]
    runs = ((person, other, streaks(own)), (other, person, streaks(others)))
    return [
        Fact(
            f"In a row for {each.name}",
            str(run.longest),
            at_present(run),
            row_link(meetings, run, Behind(scope, person=each.id, against=against.id)),
        )
        for each, against, run in runs
    ]


def row_link(meetings: list[Meeting], run: Streaks, behind: Behind) -> str:
    """The hands of the games of a row; "" for none."""
    if not run.longest:
        return ""
    ends = (meetings[run.first].on, meetings[run.last].on)
    return link(behind, ends, games_in(run, [meeting.game for meeting in meetings]))


def series_chart(meetings: list[Meeting], person: Shown, other: Shown) -> dict[str, Any] | None:
    """The lead in games, game by game; None before the second."""
    if len(meetings) < 2:
        return None
    leads, lead = [], 0
    for meeting in meetings:
        lead += meeting.is_won - meeting.is_lost
        leads.append(lead)
    games = count_words(len(meetings), "game")
    desc = DESC.format(name=person.name, other=other.name, last=plain(lead), games=games)
    rows = [
        (f"{at}, {day_words(meeting.on)}", plain(lead))
        for at, (meeting, lead) in enumerate(zip(meetings, leads, strict=True), 1)
    ]
    every = -(-len(leads) // 60)
    kept = range(len(leads) - 1, -1, -every)[::-1]
    return lines_chart(
        Said("series", "The series", desc, "The series in figures"),
        [str(at + 1) for at in kept],
        [Series("Lead", [leads[at] for at in kept])],
        Table(("Game", "Lead"), [rows[at] for at in kept]),
        strong=0,
    )


def latest(
    meetings: list[Meeting], people: dict[int, Shown], device: Device, behind: Behind
) -> list[Fact]:
    """The last games between them, the latest first."""
    shown = meetings[: -LATEST - 1 : -1]
    sheets = sheets_of(device, [Record("", 0, each.game, None) for each in shown])
    return [
        Fact(
            f"{plain(each.total)} : {plain(each.other_total)}",
            ended(each),
            ", ".join(said(each, people)),
            behind.hands(game=each.game),
            sheets.get((each.game, None), Sheet()).href,
        )
        for each in shown
    ]


def ended(meeting: Meeting) -> str:
    if meeting.is_won:
        return "won"
    if meeting.is_lost:
        return "lost"
    return "drawn" if meeting.is_draw else "neither"


def said(meeting: Meeting, people: dict[int, Shown]) -> list[str]:
    """The day, and with whom each of them sat."""
    words = [day_words(meeting.on)]
    if meeting.partner is not None and meeting.other_partner is not None:
        words.append(f"with {people[meeting.partner].name}")
        words.append(f"against {people[meeting.other_partner].name} too")
    return words
