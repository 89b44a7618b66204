"""What the hand at the table says to a question: its figures in place of the example.

The running hand where it has every part that the question shows, else the last one that was
written down; one that is not what the question is about is passed over, and without any the
example stands. Parts that a hand does not know (whose cards lay there) stay as in the example.
"""

from typing import Any, NamedTuple

from games.rules.asking import PLAYERS
from games.rules.errors import Refused
from games.rules.hand_cards import cards_of_seat
from games.rules.melded import melded_cards
from games.rules.rulings.by_deal import MOST
from games.rules.rulings.desk import QUESTION_BY_KEY, answer_ruling, example
from games.rules.rulings.question import Question
from games.rules.sheet import SheetLine
from games.selectors.settle.place import Place
from games.selectors.table.calls import Heard, heard_in
from games.selectors.table.entry import scored
from games.selectors.table.running import Running
from meld.picking import line_of

NEEDED = ("bidder", "bid", "meld", "trick_points", "totals_before", "points", "cards", "calls")
FROM_HAND = "Filled in from hand {number}."
FROM_TABLE = "Filled in from this table."
EXAMPLE = "An example: put your own in its place."


class Filled(NamedTuple):
    """What holds for a question, a sentence that says where it is from, and the hand itself.

    number: of the hand that it is from, "" where it is from none; is_written: whether that hand is
    on the sheet.
    """

    given: dict[str, Any]
    words: str
    hand: dict[str, Any] | None = None
    number: str = ""
    is_written: bool = False


def fill_in(place: Place, question: Question) -> Filled:
    """The example with the table's own hand in it."""
    given = example(question, place.rules)
    if not question.shows:
        return Filled(given, "")
    if place.running is not None:
        if question.kind == "deal":
            return fill_in_deal(place.running, given)
        for number, known in hands_of(place.running):
            asked = given | shown_of(question, known)
            if fits(place, question, given, known) and can_be_ruled(place, question, asked):
                words = FROM_HAND.format(number=number)
                return Filled(asked, words, hand_of(number, known), number, "entry" in known)
    return Filled(given, EXAMPLE)


def fill_in_deal(running: Running, given: dict[str, Any]) -> Filled:
    """How often the deal has gone round at this table; where more sit than play, the example."""
    seats, hands = len(running.people), running.hand_number - 1
    if seats != PLAYERS[running.rules.variant] or hands > MOST:
        return Filled(given, EXAMPLE)
    first = (running.sheet.dealer - 1 - hands) % seats + 1
    return Filled({"dealer": first, "hands": hands}, FROM_TABLE)


def hand_of(number: str, known: dict[str, Any]) -> dict[str, Any] | None:
    """The hand that the cards were shown in, for the column beside other rules; None if not played."""
    if "entry" not in known or "cards" not in known:
        return None
    told = {"side": known["bidder"], "cards": known["cards"], "name": f"hand {number}"}
    return told | {"entry": known["entry"]}


def fits(place: Place, question: Question, given: dict[str, Any], known: dict[str, Any]) -> bool:
    """Whether a hand has all that the question would want of it, and ended as it is about."""
    wanted = [name for name in question.shows if name in NEEDED]
    sides = known.get("playing") or place.rules.sides
    outcome = given.get("outcome", "played")
    is_alike = "meld" not in wanted or known.get("outcome", "played") == outcome
    is_alike = is_alike and (question.group != "end" or known.get("is_end", False))
    return (
        bool(wanted)
        and all(is_whole(known.get(name), place) for name in wanted)
        and (is_alike and list(sides) == list(place.rules.sides))
    )


def can_be_ruled(place: Place, question: Question, given: dict[str, Any]) -> bool:
    """Whether a hand is such as the question is about: nines alone make 10 or 20, never 40.

    Looking a hand through is no question of the desk: it takes any hand, and says what is wrong.
    """
    if question.key not in QUESTION_BY_KEY:
        return True
    try:
        answer_ruling(place.request | {"question": question.key, "given": given})
    except Refused:
        return False
    return True


def is_whole(value: Any, place: Place) -> bool:
    """A part is known when every side's figure is."""
    if isinstance(value, dict):
        return all(value.get(side) is not None for side in place.rules.sides)
    return value not in (None, "", [])


def shown_of(question: Question, known: dict[str, Any]) -> dict[str, Any]:
    return {name: known[name] for name in question.shows if name in known}


def hands_of(running: Running) -> list[tuple[str, dict[str, Any]]]:
    """The running hand, and the last one on the sheet, with what stood before them."""
    found = []
    if not running.sheet.is_over:
        entry = running.entry()
        before = {"totals_before": running.sheet.totals, "target_before": running.sheet.target}
        found.append(
            (str(running.hand_number), called(running) | known_of(running, entry) | before)
        )
    lines = [each for each in running.sheet.lines if each.kind == "hand" and each.state == "live"]
    if lines and lines[-1].delta:
        known = known_of(running, lines[-1].facts) | before_line(lines[-1])
        found.append((lines[-1].number, known | {"entry": scored(running.rules, lines[-1].facts)}))
    return found


def called(running: Running) -> dict[str, Any]:
    """The running auction, as far as it was followed."""
    heard = heard_in(running.draft.facts.get("calls", {}))
    told = {"calls": line_of_calls(heard)} if heard else {}
    return told | {"dealer": running.sheet.dealer}


def line_of_calls(heard: Heard) -> str:
    return line_of(f"{seat}:{bid or 'pass'}" for seat, bid in heard)


def before_line(line: SheetLine) -> dict[str, Any]:
    """Totals before a hand, and what it brought."""
    totals = {side: line.totals_after[side] - line.delta.get(side, 0) for side in line.totals_after}
    made = line.verdict is not None and line.verdict.is_made
    return {
        "dealer": line.dealer,
        "totals_before": totals,
        "points": line.delta,
        "made": made,
        "target_before": line.target,
        "hands": line.number,
        "is_end": line.ending is not None,
    }


def known_of(running: Running, facts: dict[str, Any]) -> dict[str, Any]:
    """A hand's facts by the names of a question."""
    names = ("bidder", "bid", "trump", "meld", "trick_points", "took_trick", "buried_points")
    known = {name: facts[name] for name in names if facts.get(name) is not None}
    if cards := bidders_cards(running, facts):
        known["cards"] = line_of(cards)
    if heard := heard_in(facts):
        known["calls"] = line_of_calls(heard)
    return known | {"outcome": facts.get("outcome", "played"), "playing": facts.get("playing")}


def bidders_cards(running: Running, facts: dict[str, Any]) -> tuple[str, ...]:
    """The bidder's cards as they were written; for those who only watch, the melded ones."""
    seat = facts.get("bidder_seat")
    cards = cards_of_seat(running.rules, facts, seat) if isinstance(seat, int) else ()
    if running.may_record or not cards:
        return cards
    return melded_cards(running.rules, cards, facts.get("trump"))
