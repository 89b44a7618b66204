"""What the rules have against a step, before the hand is recorded: only what that step can mend."""

from typing import Any

from games.rules.bid_checks import bid_warnings
from games.rules.entry import read_hand
from games.rules.entry_cards import check_deck
from games.rules.errors import Problem
from games.rules.scoring import hand_problems
from games.rules.words import Voice
from games.selectors.table.entry import scored
from games.selectors.table.running import Running
from games.selectors.table.tricks_view import Result

OF_BID = ("bid", "bidder", "trump", "playing", "forced", "under_the_gun", "moon", "outcome")
OF_MELD = ("meld", "outcome")


def bid_problems(running: Running, facts: dict[str, Any]) -> tuple[Problem, ...]:
    """Against a bid: what cannot be, and what is irregular and not accepted yet."""
    entry = running.entry(bid=facts)
    hand, _ = read_hand(
        running.rules, scored(running.rules, entry), Voice(running.rules, running.names), "entry"
    )
    accepted = facts.get("irregular", ())
    irregular = [
        each for each in bid_warnings(running.rules, hand, "entry") if each.code not in accepted
    ]
    return (*problems_with(running, entry, OF_BID), *irregular)


def meld_problems(running: Running, facts: dict[str, Any]) -> tuple[Problem, ...]:
    """Against the meld, its cards, or what the bidder chose to do with the hand."""
    entry, people = running.entry(meld=facts), tuple(running.people.values())
    return (
        *problems_with(running, entry, OF_MELD),
        *check_deck(running.rules, people, entry),
    )


def tricks_problems(running: Running, facts: dict[str, Any]) -> tuple[Problem, ...]:
    """Against the whole hand, once its tricks are known."""
    return Result(running, running.entry(tricks=facts)).problems


def problems_with(
    running: Running, entry: dict[str, Any], names: tuple[str, ...]
) -> tuple[Problem, ...]:
    """The problems of a hand, as far as it is known, that lie with these facts."""
    voice = Voice(running.rules, running.names)
    hand, form = read_hand(running.rules, scored(running.rules, entry), voice, "entry")
    found = [*form, *hand_problems(running.rules, hand, voice, "entry")]
    return tuple(each for each in found if fact_of(each) in names)


def fact_of(problem: Problem) -> str:
    """`meld` for `entry.meld.A`."""
    return problem.field.split(".")[1] if "." in problem.field else ""
