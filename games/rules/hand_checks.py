"""What cannot have happened: how the hand ended, and meld figures. Trick sums: `trick_checks.py`.

CT13 and Q-CT4 (unseen), CT14, SD8, DD15 (throwing in), CT15 (must concede), DD9, DD10, DD20 (short
meld, no marriage), `moon`, `dix_always_safe`. Settled here: a hand can be passed out where the
table deals again, and where a stuck dealer may lack a marriage (DD20); with `concede` never, a
bid that must be conceded still may be; without a widow a cutthroat bidder gives up after meld
all the same, but never unseen; a moon shot replaces the bid, so CT15 does not
hold for it; a hand short of meld ends short, whatever the bid.
"""

from games.rules.hand import Hand
from games.rules.rule_names import rule_for
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.reader import Reader
    from games.rules.table_rules import Rules

PARTNERSHIP_ONLY = ("thrown_in",)
WORDS = {
    "thrown_in": "thrown in",
    "conceded_before_widow": "conceded unseen",
    "conceded_after_widow": "conceded after the widow",
    "short_meld": "short meld",
    "no_marriage": "no marriage",
    "passed_out": "passed out",
}
RULED_OUT_BY = {  # outcome -> the matter whose rule leaves no room for it
    "conceded_before_widow": "unseen",
    "short_meld": "minimum",
    "no_marriage": "trump",
}
STUCK = {"last_player": "the last player", "dealer": "the dealer"}


def check_outcome(rules: "Rules", hand: Hand, reader: "Reader") -> None:
    """Note what is wrong with the way in which the hand ended."""
    if hand.outcome and not has_outcome(rules, hand.outcome):
        _rule_out(rules, hand.outcome, reader)
    elif hand.outcome == "conceded_before_widow":
        _check_unseen(rules, hand, reader)
    elif hand.bidder in hand.meld and hand.bid:
        _check_bid(rules, hand, reader)
    if hand.moon and rules.moon is None:
        reader.wrong("not_allowed", "moon", "Nobody shoots the moon at this table.", "moon")


def _rule_out(rules: "Rules", outcome: str, reader: "Reader") -> None:
    """Say that no hand ends so at this table; where nobody bid, also what happens instead."""
    text = f"At this table no hand ends as \u201c{WORDS[outcome]}\u201d."
    rule = rule_for(rules, RULED_OUT_BY.get(outcome, "outcome"))
    if outcome == "passed_out":
        text += f" If nobody bids, {STUCK[rules.pass_out]} is stuck with {rules.forced_bid}:"
        text += " record that as the bid, and that it was forced."
        rule = rule_for(rules, "stuck", "pass_out")
    reader.wrong("outcome_not_in_this_game", "outcome", text, rule)


def has_outcome(rules: "Rules", outcome: str) -> bool:
    """Whether a hand can end so at this table."""
    if outcome == "conceded_before_widow":
        return not rules.is_partnership and rules.widow > 0
    if outcome == "passed_out":
        return rules.pass_out == "redeal" or rules.trump_needs_marriage
    return {
        "played": True,
        "thrown_in": rules.is_partnership,
        "conceded_after_widow": not rules.is_partnership,
        "short_meld": rules.minimum_meld > 0,
        "no_marriage": rules.trump_needs_marriage,
    }[outcome]


def is_impossible(rules: "Rules", hand: Hand) -> bool:
    """Whether meld and all trick points together do not reach the bid."""
    return hand.bid - hand.meld[hand.bidder] > rules.trick_total


def is_short(rules: "Rules", hand: Hand) -> bool:
    """Whether the bidder has less meld than may be laid down."""
    return hand.meld[hand.bidder] < rules.minimum_meld


def may_give_up(rules: "Rules", hand: Hand) -> bool:
    """Whether the bidder may give the hand up after meld."""
    if rules.concede == "free":
        return True
    if not is_impossible(rules, hand):
        return False
    return rules.concede == "when_impossible" or rules.impossible_contract == "must_concede"


def may_give_up_unseen(rules: "Rules", hand: Hand) -> bool:
    """Whether the bidder may give the hand up without turning the widow."""
    if rules.concede_unseen == "any":
        return True
    forced = hand.forced and hand.bid <= rules.forced_bid
    return forced and rules.concede_unseen == "forced_only"


def _check_unseen(rules: "Rules", hand: Hand, reader: "Reader") -> None:
    if not hand.bid or may_give_up_unseen(rules, hand):
        return
    text = f"A bid of {hand.bid} that nobody was forced into must see the widow first."
    if hand.forced:
        text = f"Unseen only a forced {rules.forced_bid} or less may be given up, not {hand.bid}."
    if rules.concede_unseen == "never":
        text = "At this table the widow must be turned before a hand is given up."
    rule = rule_for(rules, "unseen", "concede_unseen")
    reader.wrong("may_not_concede_unseen", "outcome", text, rule)


def _check_bid(rules: "Rules", hand: Hand, reader: "Reader") -> None:
    """Short meld, throwing in, and the bid that must be conceded."""
    short = is_short(rules, hand)
    if hand.outcome == "short_meld" and not short:
        _note(rules, hand, reader, "meld_is_not_short", "minimum", NOT_SHORT)
    elif hand.outcome in ("played", "thrown_in") and short:
        _note(rules, hand, reader, "short_meld", "short", SHORT)
    elif hand.outcome in ("thrown_in", "conceded_after_widow"):
        if not may_give_up(rules, hand):
            text = NEVER if rules.concede == "never" else IN_REACH
            _note(rules, hand, reader, "may_not_throw_in", "gate", text)
    elif hand.outcome == "played" and not hand.moon and is_impossible(rules, hand):
        if rules.impossible_contract == "must_concede":
            _note(rules, hand, reader, "must_concede", "dead", OUT_OF_REACH)


NOT_SHORT = (
    "{name} has {meld} in meld and {least} is enough: the hand is played.",
    "{name} have {meld} in meld and {least} is enough: the hand is played.",
)
SHORT = (
    "{name} has {meld} in meld, {least} are needed: the hand ends as short meld.",
    "{name} have {meld} in meld, {least} are needed: the hand ends as short meld.",
)
IN_REACH = (
    "No giving up: {meld} + {total} covers {bid}, so the hand must be played.",
    "No throwing in: {meld} + {total} covers {bid}, so the hand must be played.",
)
NEVER = (
    "At this table no hand is given up: {bid} must be played.",
    "At this table no hand is thrown in: {bid} must be played.",
)
OUT_OF_REACH = (
    "{name} needs {need} in tricks and a hand has {total}: {bid} must be conceded.",
    "{name} need {need} in tricks and a hand has {total}: {bid} must be thrown in.",
)
OPTIONS = {
    "meld_is_not_short": ("minimum_meld",),
    "short_meld": ("minimum_meld",),
    "may_not_throw_in": ("concede",),
    "must_concede": ("impossible_contract",),
}


def _note(
    rules: "Rules",
    hand: Hand,
    reader: "Reader",
    code: str,
    matter: str,
    template: tuple[str, str],
) -> None:
    text = say_bid(rules, hand, reader.voice, template)
    part = f"meld.{hand.bidder}" if code in ("short_meld", "meld_is_not_short") else "outcome"
    reader.wrong(code, part, text, rule_for(rules, matter, *OPTIONS[code]))


def say_bid(rules: "Rules", hand: Hand, voice: Voice, template: tuple[str, str]) -> str:
    """A sentence about bid, meld and what a hand holds."""
    meld = hand.meld[hand.bidder]
    return voice.say(
        template,
        hand.bidder,
        meld=meld,
        least=rules.minimum_meld,
        total=rules.trick_total,
        bid=hand.bid,
        need=hand.bid - meld,
    )
