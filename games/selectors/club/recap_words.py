"""The sentences of a recap, each with the address of what is behind it."""

from typing import NamedTuple

from games.models import GameSeat
from games.selectors.club.frame import count_words, day_words
from games.selectors.table.words import SUIT_NAMES, apart, both, listed, plain
from games.stats.figures import Rate
from games.stats.links import hands_href, page_href, person_href
from games.stats.people import Shown
from games.stats.person.sat import Score
from games.stats.records import GameRecord, HandRecord
from games.stats.runs import Run
from games.stats.scope import Scope
from games.stats.series import Milestone, Series, Who
from games.stats.tallies import BY_DAY, Tally

People = dict[int, Shown]


class Told(NamedTuple):
    """A sentence, and where one sees that it is true."""

    text: str
    href: str = ""


def played(scope: Scope, tallies: list[Tally]) -> Told | None:
    """ "14 games on 9 days; 1 more was called off."."""
    finished = sum(each.finished for each in tallies)
    if not finished:
        return None
    days = {each.period for each in tallies if each.finished}
    is_daily = all(len(day) == BY_DAY for day in days)
    on = f" on {count_words(len(days), 'day')}" if is_daily else ""
    called = sum(each.called for each in tallies)
    more = f"; {called} more {'was' if called == 1 else 'were'} called off" if called else ""
    text = f"{count_words(finished, 'game')} played{on}{more}."
    return Told(text, hands_href(scope, ended="finished"))


def bids_made(scope: Scope, tallies: list[Tally]) -> Told | None:
    """ "95 of 131 bids were made, 73%."."""
    rate = Rate(sum(each.made for each in tallies), sum(each.bids for each in tallies))
    if not rate.whole:
        return None
    share = f", {rate.text}" if rate.is_shown else ""
    text = f"{rate.part:,} of {count_words(rate.whole, 'bid')} made{share}."
    return Told(text, page_href(scope, "club-bids"))


def best_pairs(scope: Scope, people: People, pairs: list[Series]) -> Told | None:
    """Who won most together, of those who played enough games together."""
    if not pairs:
        return None
    names = listed([together(people, each.who) for each in pairs])
    ends = {each.within for each in pairs}
    score = f": {score_words(pairs[0].within)}" if len(ends) == 1 else ""
    href = href_of(scope, pairs[0].who) if len(pairs) == 1 else ""
    return Told(f"{names} won the largest part of their games together{score}.", href)


def long_run(people: People, run: Run | None) -> Told | None:
    """A run is worth a word from three games on."""
    if run is None or run.length < 3:
        return None
    who = people[run.person]
    days = day_words(run.first)
    if run.last != run.first:
        days = f"from {days} to {day_words(run.last)}"
    return Told(f"The longest run: {apart(who.name)} won {run.length} in a row, {days}.", who.href)


def big_hand(scope: Scope, people: People, record: HandRecord) -> Told:
    row = record.row
    suit = f" in {SUIT_NAMES[row.trump]}" if row.trump else ""
    who = apart(people[row.person_id].name)
    text = (
        f"The biggest hand: {who} bid {row.bid}{suit} on {day_words(row.on)} "
        f"and came to {record.value}."
    )
    return Told(text, hands_href(scope, game=row.game_id, line=row.seq))


def close_game(scope: Scope, people: People, record: GameRecord) -> Told:
    row = record.row
    own, *others = [record.sides[row.side]] + [
        side for letter, side in record.sides.items() if letter != row.side
    ]
    winners, *losers = (
        both(apart(people[s.person_id].name) for s in side) for side in (own, *others)
    )
    totals = " to ".join(plain(side[0].total) for side in (own, *others))
    text = f"The closest game: {winners} beat {listed(losers)} on {day_words(row.on)}, {totals}{ending(row)}."
    return Told(text, hands_href(scope, game=row.game_id))


def ending(row: GameSeat) -> str:
    """Why the winner has no more than the others, "" where he has."""
    lead = row.lead if row.is_won else -row.lead
    if lead > 0:
        return ""
    return ": the bidders go out first" if lead else ", level on points"


def milestone_words(scope: Scope, people: People, milestone: Milestone) -> Told:
    """ "Game 100 of Ann and Bob together, on 3 May 2026: 56 to 44."."""
    who = together(people, milestone.who)
    side = f"{who} together" if milestone.who[1] else who
    text = (
        f"Game {milestone.number} of {side}, on {day_words(milestone.on)}: "
        f"{score_words(milestone.score)}."
    )
    return Told(text, href_of(scope, milestone.who))


def coming_words(scope: Scope, people: People, away: int, series: Series) -> Told:
    """ "Game 100 of Ann and Bob together is 9 away; 56 to 35 so far."."""
    who = together(people, series.who)
    side = f"{who} together" if series.who[1] else who
    number = series.now.games + away
    text = f"Game {number} of {side} is {away} away; {score_words(series.now)} so far."
    return Told(text, href_of(scope, series.who))


def together(people: People, who: Who) -> str:
    names = [apart(people[person].name) for person in who if person is not None]
    return listed(names)


def href_of(scope: Scope, who: Who) -> str:
    """The page of one person, or of two together."""
    person, partner = who
    if partner is None:
        return person_href(scope, person)
    return page_href(scope, "club-pair", person, partner)


def score_words(score: Score) -> str:
    """ "56 to 44", "3 to 2, 1 drawn"."""
    drawn = f", {score.drawn} drawn" if score.drawn else ""
    return f"{score.won:,} to {score.lost:,}{drawn}"
