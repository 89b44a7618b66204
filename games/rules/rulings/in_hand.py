"""What a meld ruling does to the hand that the cards were shown in (picture: "run 190, hand 4 +340").

The hand's meld is the one that was written, less what those cards count at this table, and what the
cards of the question count under the other rule. Scored by scoring.py; a hand that could not have
been played so is told as that.
"""

from games.rules.asking import read_fields
from games.rules.errors import HandRefused, Problem, Refused
from games.rules.options import Rules
from games.rules.rulings.by_hand import WORDS
from games.rules.rulings.ruling import Ruling, show
from games.rules.scoring import score_hand
from games.rules.words import signed
from meld.cards import read_cards
from meld.finder import meld_total
from meld.holding import Holding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NEEDED = ("entry", "side", "cards", "name")
MELD = "meld"


class InHand:
    """A hand as an entry, the side whose meld it is, what its cards count now, the hand's name."""

    __slots__ = ("counted", "entry", "name", "side")

    def __init__(self, entry: "dict[str, Any]", side: str, counted: int, name: str) -> None:
        self.entry = entry
        self.side = side
        self.counted = counted
        self.name = name

    @property
    def columns(self) -> list[str]:
        """What stands over the two cells."""
        return [MELD, self.name]


def read_in_hand(rules: Rules, value: object, problems: list[Problem]) -> InHand | None:
    """The hand of {entry, side, cards, name}; None where it cannot be read, with what is wrong."""
    fields, wrong = read_fields(value, NEEDED, (), "hand")
    problems += wrong
    side, entry, name = fields.get("side"), fields.get("entry"), fields.get("name")
    if not isinstance(side, str) or side not in rules.sides:
        problems.append(Problem("not_allowed", "hand.side", "A side of this game is expected."))
    if not isinstance(entry, dict) or not isinstance(name, str):
        problems.append(Problem("wrong_type", "hand", "A hand has an entry and a name."))
        return None
    try:
        score_hand(rules, entry, None, "hand.entry")
        cards = read_cards(fields.get("cards"), rules.deck, "hand.cards")
    except Refused as refused:
        problems += list(refused.problems)
        return None
    counted = meld_total(Holding(cards, rules.deck), entry.get("trump"), rules.meld_rules)
    return InHand(entry, str(side), counted, name)


def put_in_hand(rules: Rules, hand: InHand, ruling: Ruling) -> None:
    """The hand's score beside what the cards count, under these rules."""
    written = hand.entry["meld"]
    meld = written[hand.side] - hand.counted + ruling.result["total"]
    try:
        entry = hand.entry | {"meld": written | {hand.side: meld}}
        verdict = score_hand(rules, entry)
    except HandRefused:
        ruling.shown = ruling.shown + [show("–", "not possible")]
        return
    word = WORDS.get(verdict.result, verdict.short) if hand.side == verdict.bidder else ""
    ruling.result["delta"] = verdict.delta
    ruling.shown = ruling.shown + [show(signed(verdict.delta[hand.side]), word)]
