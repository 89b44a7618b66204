"""Looking ahead from bid and meld, before a trick is counted (G11): what the bidder needs.

CT13 to CT19, SD8 to SD14, DD9 to DD15, G15 (a hint, not a warning). Trick points are whole steps,
so a need is rounded up to one. Leaves out the tricks themselves (`scoring.py`, `questions.py`).
"""

from games.rules.choices import Choice, choices_now, why_not
from games.rules.entry import ENTRY_FIELDS, read_hand
from games.rules.hand import Hand
from games.rules.hand_checks import is_impossible, is_short, say_bid
from games.rules.outlook_lines import Line, lines_of
from games.rules.outlook_words import (
    ALL_TRICKS,
    LESS_MELD,
    MELD_COVERS,
    NEED,
    NEED_OR_NOTHING,
    OUT_OF_REACH,
    SHORT,
    WHOLE,
)
from games.rules.saving import least_to_save, points_to_save
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


class Outlook:
    """What a hand comes to, before the tricks.

    need: trick points the bidder must take (0: one trick is enough), None while unknown; set_by:
    what the others must take to set him, None where they cannot; sentence; lines; outcomes: what
    the bidder may do now beside playing, the forced one first; may_play; why_not: the line that
    says why the hand may not be given up, or None.
    """

    __slots__ = ("lines", "may_play", "need", "outcomes", "sentence", "set_by", "why_not")

    def __init__(self) -> None:
        self.need: int | None = None
        self.set_by: int | None = None
        self.sentence = ""
        self.lines: tuple[Line, ...] = ()
        self.outcomes: tuple[Choice, ...] = ()
        self.may_play = True
        self.why_not: Line | None = None


def look_ahead(
    rules: "Rules", entry: "dict[str, Any]", names: dict[str, str] | None = None
) -> Outlook:
    """What the bidder needs and may do, as far as bid and meld are known; never refuses."""
    voice = Voice(rules, names)
    outlook = Outlook()
    hand = known_hand(rules, entry, voice)
    if not hand.bidder or not hand.bid:
        return outlook
    outlook.outcomes = choices_now(rules, hand, voice)
    outlook.may_play = not any(choice.forced for choice in outlook.outcomes)
    if hand.bidder in hand.meld and not hand.moon:
        outlook.need = need_of(rules, hand)
        outlook.set_by = set_by(rules, outlook.need)
        outlook.why_not = why_not(rules, hand)
    outlook.sentence = _sentence(rules, hand, voice, outlook.need, outlook.set_by)
    ends_as = "" if outlook.may_play else outlook.outcomes[0].outcome
    outlook.lines = tuple(lines_of(rules, hand, voice, outlook.need, ends_as))
    if outlook.why_not is not None:
        outlook.lines += (outlook.why_not,)
    return outlook


def known_hand(rules: "Rules", entry: "dict[str, Any]", voice: Voice) -> Hand:
    """As much of a hand as can be read, whatever else is wrong."""
    known = {name: entry[name] for name in ENTRY_FIELDS if name in entry}
    return read_hand(rules, known | {"outcome": "played"}, voice, "entry")[0]


def need_of(rules: "Rules", hand: Hand) -> int:
    """The trick points that make the bid and save the meld (G11)."""
    missing = max(hand.bid - hand.meld[hand.bidder], least_to_save(rules, True))
    return -(-missing // rules.trick_step) * rules.trick_step


def set_by(rules: "Rules", need: int) -> int | None:
    """The trick points with which the others set a bidder who needs so many."""
    if not 0 < need <= rules.trick_total:
        return None
    return rules.trick_total - need + rules.trick_step


def _sentence(
    rules: "Rules", hand: Hand, voice: Voice, need: int | None, others: int | None
) -> str:
    if hand.moon:
        return voice.say(ALL_TRICKS, hand.bidder)
    if need is None:
        return voice.say(LESS_MELD, hand.bidder, bid=hand.bid)
    if is_short(rules, hand):
        return say_bid(rules, hand, voice, SHORT)
    if is_impossible(rules, hand):
        return say_bid(rules, hand, voice, OUT_OF_REACH)
    if need == 0:
        by_trick = points_to_save(rules, True) is None
        return say_bid(rules, hand, voice, MELD_COVERS[by_trick])
    template = WHOLE if need == rules.trick_total else NEED
    if hand.meld[hand.bidder] >= hand.bid and rules.shut_out_bidder == "zero":
        template = NEED_OR_NOTHING
    return voice.say(template, hand.bidder, need=need, set_by=others)
