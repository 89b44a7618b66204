"""Looking ahead from bid and meld, before a trick is counted (G11): what the bidder needs.

CT13 to CT19, SD8 to SD14, DD9 to DD15, G15 (a hint, not a warning). The figures are made in
`outlook_need.py`. Leaves out the tricks themselves (`scoring.py`, `questions.py`).
"""

from games.rules.choices import Choice, choices_now, why_not
from games.rules.entry import ENTRY_FIELDS, read_hand
from games.rules.hand import Hand
from games.rules.hand_checks import is_short, say_bid
from games.rules.outlook_line import Line
from games.rules.outlook_lines import lines_of
from games.rules.outlook_need import Need, need_of, set_by
from games.rules.outlook_words import (
    ALL_TRICKS,
    LESS_MELD,
    MELD_COVERS,
    NEED,
    NEED_OR_NOTHING,
    NEED_TO_BE_SURE,
    OUT_OF_REACH,
    SHORT,
    WHOLE,
)
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


class Outlook:
    """What a hand comes to, before the tricks.

    need: trick points with which the bidder is sure (0: one trick is enough), None while unknown;
    set_by: what the others must take to set him, None where they cannot; sentence; lines;
    outcomes: what the bidder may do now beside playing, the forced one first; may_play; why_not:
    the line that says why the hand may not be given up, or None.
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
    need = None
    if hand.bidder in hand.meld and not hand.moon:
        need = need_of(rules, hand)
        outlook.need, outlook.set_by = need.sure, set_by(rules, need)
        outlook.why_not = why_not(rules, hand)
    outlook.sentence = _sentence(rules, hand, voice, need)
    ends_as = "" if outlook.may_play else outlook.outcomes[0].outcome
    outlook.lines = tuple(lines_of(rules, hand, voice, need, ends_as))
    if outlook.why_not is not None:
        outlook.lines += (outlook.why_not,)
    return outlook


def known_hand(rules: "Rules", entry: "dict[str, Any]", voice: Voice) -> Hand:
    """As much of a hand as can be read, whatever else is wrong."""
    known = {name: entry[name] for name in ENTRY_FIELDS if name in entry}
    return read_hand(rules, known | {"outcome": "played"}, voice, "entry")[0]


def _sentence(rules: "Rules", hand: Hand, voice: Voice, need: Need | None) -> str:
    if hand.moon:
        return voice.say(ALL_TRICKS, hand.bidder)
    if need is None:
        return voice.say(LESS_MELD, hand.bidder, bid=hand.bid)
    if is_short(rules, hand):
        return say_bid(rules, hand, voice, SHORT)
    if need.sure > rules.trick_total:
        most = max(need.saves, hand.bid - hand.meld[hand.bidder])
        return voice.say(OUT_OF_REACH, hand.bidder, need=most, total=rules.trick_total)
    if need.sure == 0:
        return say_bid(rules, hand, voice, MELD_COVERS[need.by_trick])
    return voice.say(
        _needing(rules, hand, need), hand.bidder, need=need.sure, set_by=set_by(rules, need)
    )


def _needing(rules: "Rules", hand: Hand, need: Need) -> tuple[str, str]:
    """How points are needed."""
    if hand.meld[hand.bidder] >= hand.bid and rules.shut_out_bidder == "zero":
        return NEED_OR_NOTHING
    if need.may < need.sure:
        return NEED_TO_BE_SURE
    return WHOLE if need.sure == rules.trick_total else NEED
