"""Streaks, records and milestones, told with their days."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date

from games.rules.words import figure as plain
from games.selectors.club.frame import count_words, day_words
from games.selectors.club.person.cells import Fact
from games.selectors.club.person.sheets import Sheet, Sheets
from games.selectors.club.recap_words import score_words
from games.stats.asked import LARGEST
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.bids import GAME, MADE, SEQ, Bid
from games.stats.person.milestones import is_near, milestones, next_round
from games.stats.person.records import Record
from games.stats.person.sat import DAY, END, WON, Sat, Score, days_of, finished, score_of
from games.stats.person.sat import GAME as SAT_IN
from games.stats.person.streaks import Streaks, streaks

MOST = 5
LABELS = {
    "win": "Highest win",
    "total": "Highest total",
    "bid": "Highest bid made",
    "delta": "Most points with a bid",
    "meld": "Most meld with a bid",
    "short": "Furthest short of a bid",
}


def streak_facts(sat: Iterable[Sat], bids: list[Bid], behind: Behind) -> list[Fact]:
    """Games won and bids made in a row."""
    rows = list(sat)
    days = days_of(rows)
    games = finished(rows)
    won, ids = streaks([game[END] == WON for game in games]), [game[SAT_IN] for game in games]
    made = streaks([bid[MADE] for bid in bids])
    found = (
        (won, "Games won in a row", [game[DAY] for game in games], games_in(won, ids)),
        (
            made,
            "Bids made in a row",
            [days.get(bid[GAME]) for bid in bids],
            bids_in(made, bids) | {"part": behind.part},
        ),
    )
    return [
        Fact(label, str(run.longest), run_words(ends) + at_present(run), link(behind, ends, asked))
        for run, label, on, asked in found
        for ends in [run_days(run, on)]
        if on
    ]


def games_in(run: Streaks, games: list[int]) -> dict[str, str]:
    """How the search is asked for the games of a row."""
    if not run.longest:
        return {}
    ends = {"since": f"{games[run.first]}-0", "until": f"{games[run.last]}-{LARGEST}"}
    return {"ended": "won"} | ends


def bids_in(run: Streaks, bids: list[Bid]) -> dict[str, str]:
    """How the search is asked for the bids of a row."""
    if not run.longest:
        return {}
    first, last = bids[run.first], bids[run.last]
    return {"since": f"{first[GAME]}-{first[SEQ]}", "until": f"{last[GAME]}-{last[SEQ]}"}


Ends = tuple[date, date] | None


def run_days(run: Streaks, on: Sequence[str | None]) -> Ends:
    """The days on which it began and ended."""
    first, last = (on[run.first], on[run.last]) if run.longest else (None, None)
    return (date.fromisoformat(first), date.fromisoformat(last)) if first and last else None


def run_words(ends: Ends) -> str:
    """ "3 May to 4 June 2026; "."""
    if ends is None:
        return ""
    began, ended = map(day_words, ends)
    return f"{began}; " if began == ended else f"{began} to {ended}; "


def link(behind: Behind, ends: Ends, asked: dict[str, str]) -> str:
    """The hands of a row."""
    if ends is None:
        return ""
    first, last = ends
    days = behind.scope._replace(season=None, first=first, last=last)
    return behind.of(days).hands(**asked)


def at_present(run: Streaks) -> str:
    """ "2 at present"."""
    return f"{run.present or 'none'} at present"


def record_facts(
    records: list[Record],
    days: dict[int, str],
    sheets: Sheets,
    behind: Behind,
    who: Callable[[Record], str],
) -> list[Fact]:
    """Each record with its day, its table, `who` was in it, and the sheet where it may be seen."""
    return [
        Fact(
            LABELS[record.key],
            plain(record.points),
            ", ".join(words for words in (day_of(record, days), at.table, who(record)) if words),
            behind.hands(game=record.game, line=record.seq),
            at.href,
        )
        for record in records
        for at in [sheets.get((record.game, record.seq), Sheet())]
    ]


def day_of(record: Record, days: dict[int, str]) -> str:
    return day_words(date.fromisoformat(days[record.game])) if record.game in days else ""


def partner_in(people: dict[int, Shown]) -> Callable[[Record], str]:
    """ "with Bob", for one person's records."""
    return lambda record: f"with {people[record.partner].name}" if record.partner else ""


def bidder_in(people: dict[int, Shown]) -> Callable[[Record], str]:
    """ "Bob bid", for the records of two."""
    return lambda record: f"{people[record.bidder].name} bid" if record.bidder else ""


def milestone_facts(rows: Iterable[Sat]) -> list[Fact]:
    """ "Game 100: 56 to 44", with its day: the latest few, the last one first."""
    return [
        Fact(f"Game {each.number:,}", score_words(each.score), day_words(each.on))
        for each in milestones(rows)[: -MOST - 1 : -1]
    ]


def coming(rows: Iterable[Sat], who: str = "") -> str:
    """ "Game 100 with Bob is 9 away; 56 to 35 so far.", "" while it is far."""
    score = score_of(rows)
    away = next_round(score.games) - score.games
    if not is_near(score.games):
        return ""
    number = next_round(score.games)
    return f"Game {number:,}{who} is {away} away; {score_words(score)} so far."


def game_facts(score: Score, called: int, running: int, behind: Behind) -> list[Fact]:
    """Games by how they ended; called-off and running ones are told apart."""
    href = behind.hands(ended="credited")
    facts = [Fact("Games won", f"{score.won:,} of {score.games:,}", ended(score), href)]
    if called:
        href = behind.hands(ended="called")
        facts.append(Fact("Called off", str(called), "no win and no loss", href))
    if running:
        href = behind.hands(ended="running")
        facts.append(Fact("Being played", str(running), "not counted yet", href))
    return facts


def ended(score: Score) -> str:
    """ "5 lost, 1 drawn"."""
    drawn = f", {score.drawn} drawn" if score.drawn else ""
    return f"{score.lost:,} lost{drawn}, of {count_words(score.games, 'game')} played out"
