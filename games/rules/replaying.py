"""Replaying a ledger: rules, start and entries in, the state of the game out.

The only place where a game's state comes from: G5 to G10, G12, CT25, Q-G2. A `rules` entry holds
from hand 1. Called off, the higher total leads and nobody has won. A reopened game is open until
something is written; then it ends again if the replay finds a winner.
"""

from games.rules.deciding import Ending
from games.rules.errors import LedgerRefused, RulesRefused
from games.rules.ledger import Ledger
from games.rules.options import read_rules
from games.rules.people import People, all_sides, suggest_playing
from games.rules.sheet_lines import Sheet, Start
from games.rules.sheet_scoring import Scorer
from games.rules.words import Voice, figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules

CALLED = (
    "Called off: {name} leads with {total}.",
    "Called off: {name} lead with {total}.",
)
DRAWN = "Called off: {names} are level at {total}, a draw."


def replay(rules: "Rules", seats: Start, entries: "list[dict[str, Any]]") -> Sheet:
    """The score sheet after these entries, which are in seq order.

    :raises LedgerRefused: for entries that must never have been stored; all hands that cannot be
        scored are named.
    """
    ledger = Ledger(len(seats.people), seats.dealer, seats.hands_before)
    for entry in entries:
        ledger.add(entry)
    rules = rules_in_force(rules, ledger.rules)
    sitting = [seating.facts for seating in ledger.seats if not seating.is_out]
    people = People(rules.variant, seats.people, sitting)
    scorer = Scorer(rules, seats, ledger, people)
    sheet = Sheet(rules, all_sides(rules, len(seats.people)))
    _fill(sheet, scorer, ledger, people)
    _finish(sheet, scorer, ledger)
    return sheet


def rules_in_force(rules: "Rules", differences: object) -> "Rules":
    """The rules of the last `rules` entry, or those the game began with.

    :raises LedgerRefused: no table can have them.
    """
    if differences is None:
        return rules
    try:
        return read_rules(rules.variant, differences)
    except RulesRefused as refused:
        problems = refused.problems
    raise LedgerRefused(problems)


def _fill(sheet: Sheet, scorer: Scorer, ledger: Ledger, people: People) -> None:
    sheet.lines = tuple(scorer.lines)
    sheet.lines_by_seq = {seq: row.seq for seq, row in ledger.row_of.items()}
    sheet.totals = scorer.totals
    sheet.target = scorer.target
    sheet.dealer = ledger.dealer
    sheet.hand_number = ledger.hand_number
    sheet.people = people.at(ledger.hand_number)
    sheet.names = people.sides_at(ledger.hand_number)
    sheet.seated = people
    sheet.seats = tuple(ledger.seats)
    sheet.notes = tuple(ledger.notes)
    sheet.version = ledger.version
    sheet.last = ledger.last
    sheet.playing = suggest_playing(
        sheet.rules, len(sheet.people), sheet.dealer, sheet.totals, sheet.target
    )


def _finish(sheet: Sheet, scorer: Scorer, ledger: Ledger) -> None:
    """Whether the game is over, and why."""
    highest = max(sheet.totals.values())
    sheet.leaders = tuple([side for side in sheet.sides if sheet.totals[side] == highest])
    sheet.ending = scorer.ending
    if scorer.winner is not None:
        sheet.is_over = not ledger.is_reopened
        sheet.winner = None if ledger.is_reopened else scorer.winner
    elif ledger.is_called:
        sheet.is_over = sheet.is_called = True
        sheet.is_draw = len(sheet.leaders) > 1
        sheet.ending = Ending(sheet.totals, sheet.target, None, _say_called(sheet), "G12")


def _say_called(sheet: Sheet) -> str:
    voice = Voice(sheet.rules, sheet.names)
    total = figure(sheet.totals[sheet.leaders[0]])
    if sheet.is_draw:
        return DRAWN.format(names=voice.listed(sheet.leaders), total=total)
    return voice.say(CALLED, sheet.leaders[0], total=total)
