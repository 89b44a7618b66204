"""What the bidder may do now beside playing: give up, or what the rules force on him.

CT13 to CT15, SD8, DD7, DD10, DD15, DD20. Settled here: the unseen concession is offered until the
bidder's meld is known (then the widow has been seen), no marriage until a trump is named.
"""

from games.rules.hand import Hand
from games.rules.hand_checks import (
    has_outcome,
    is_impossible,
    is_short,
    may_give_up,
    may_give_up_unseen,
)
from games.rules.outlook_line import Line
from games.rules.outlook_words import NEVER_GIVEN_UP, NO_GIVING_UP
from games.rules.rule_names import rule_for
from games.rules.unplayed import score_unplayed
from games.rules.words import Voice, signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

LABELS = {
    "thrown_in": "Throw in",
    "conceded_before_widow": "Concede unseen",
    "conceded_after_widow": "Concede",
    "short_meld": "Short meld",
    "no_marriage": "No marriage",
}
MATTERS = {
    "thrown_in": "gate",
    "conceded_before_widow": "unseen",
    "conceded_after_widow": "conceded",
    "short_meld": "short",
    "no_marriage": "no_marriage",
}
DECIDED_BY = {  # outcome -> the option that leaves it to the bidder
    "thrown_in": ("concede",),
    "conceded_before_widow": ("concede_unseen",),
    "conceded_after_widow": ("concede",),
}


class Choice:
    """A way to end the hand now: outcome, label for a key, what it brings, rule, forced or free."""

    __slots__ = ("forced", "label", "outcome", "rule", "sentence")

    def __init__(self, outcome: str, sentence: str, rule: str, forced: bool) -> None:
        self.outcome = outcome
        self.label = LABELS[outcome]
        self.sentence = sentence
        self.rule = rule
        self.forced = forced


def choices_now(rules: "Rules", hand: Hand, voice: Voice) -> tuple[Choice, ...]:
    """What the bidder may choose, the forced one alone."""
    if hand.bidder not in hand.meld:
        return tuple([_choice(rules, hand, voice, outcome) for outcome in _early(rules, hand)])
    if is_short(rules, hand):
        return (_choice(rules, hand, voice, "short_meld", forced=True),)
    forced = rules.impossible_contract == "must_concede" and is_impossible(rules, hand)
    outcome = "thrown_in" if rules.is_partnership else "conceded_after_widow"
    if hand.moon or not has_outcome(rules, outcome) or not may_give_up(rules, hand):
        return ()
    return (_choice(rules, hand, voice, outcome, forced=forced),)


def why_not(rules: "Rules", hand: Hand) -> Line | None:
    """Why the hand may not be given up; None where it may be, or ends short of meld."""
    if is_short(rules, hand) or may_give_up(rules, hand):
        return None
    rule = rule_for(rules, "gate", "concede")
    if rules.concede == "never":
        return Line(None, NEVER_GIVEN_UP[rules.is_partnership], rule)
    text = NO_GIVING_UP[rules.is_partnership].format(
        meld=hand.meld[hand.bidder], total=rules.trick_total, bid=hand.bid
    )
    return Line(None, text, rule)


def _early(rules: "Rules", hand: Hand) -> list[str]:
    """What can be chosen before meld."""
    found = []
    if not hand.trump and has_outcome(rules, "conceded_before_widow"):
        if may_give_up_unseen(rules, hand):
            found.append("conceded_before_widow")
    if not hand.trump and has_outcome(rules, "no_marriage"):
        found.append("no_marriage")
    return found


def _choice(rules: "Rules", hand: Hand, voice: Voice, outcome: str, forced: bool = False) -> Choice:
    if forced and outcome != "short_meld":
        rule = rule_for(rules, "dead", "impossible_contract")
    else:
        rule = rule_for(rules, MATTERS[outcome], *DECIDED_BY.get(outcome, ()))
    return Choice(outcome, _result(rules, hand, voice, outcome), rule, forced)


def _result(rules: "Rules", hand: Hand, voice: Voice, outcome: str) -> str:
    """What each side would score, as far as its meld is known."""
    ended = hand.ending_as(outcome)
    known = [side for side in hand.sides if side in hand.meld or side == hand.bidder]
    if outcome == "conceded_before_widow":
        known = [hand.bidder]
    delta = score_unplayed(rules, ended, voice).delta
    order = [hand.bidder] + [side for side in known if side != hand.bidder]
    parts = [f"{signed(delta[side])} for {voice.name(side)}" for side in order]
    return ", ".join(parts) + "."
