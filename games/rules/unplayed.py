"""Hands that end before they are played.

CT7, CT13, CT14, CT15, SD9, DD7, DD10, DD15, DD20, DD21; options set_penalty,
defenders_on_concession, concession_bonus, defenders_meld_when_bidders_short. Settled here: meld
under `minimum_meld` could not be laid down, so nobody keeps it after a throw-in or a concession.
"""

from games.rules.hand import Hand
from games.rules.lost_bid import gained, lost_bid
from games.rules.rule_names import rule_for
from games.rules.sentences import (
    CONCEDED,
    NO_MARRIAGE,
    PASSED_OUT,
    SHORT_MELD,
    THROWN_IN,
    UNSEEN,
)
from games.rules.verdict import Reason, Verdict
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

ROWS = {  # outcome -> result, headline, the matter that decides, the bidder's line
    "conceded_after_widow": ("conceded", CONCEDED, "conceded", "conceded: minus the bid of {bid}"),
    "thrown_in": ("thrown_in", THROWN_IN, "conceded", "thrown in: minus the bid of {bid}"),
    "short_meld": ("short_meld", SHORT_MELD, "short", "too little meld: minus the bid of {bid}"),
    "no_marriage": (
        "no_marriage",
        NO_MARRIAGE,
        "no_marriage",
        "no marriage, no trump: minus the bid of {bid}",
    ),
}
EARLY = ("short_meld", "no_marriage")


def score_unplayed(rules: "Rules", hand: Hand, voice: Voice) -> Verdict:
    """The score of a hand without tricks."""
    if hand.outcome == "passed_out":
        return _score_passed_out(rules, hand)
    if hand.outcome == "conceded_before_widow":
        return _score_unseen(rules, hand, voice)
    result, template, matter, text = ROWS[hand.outcome]
    verdict = _verdict(rules, hand, voice, result, template)
    rule = rule_for(rules, matter)
    verdict.add(_uncounted_meld(hand, hand.bidder, rule))
    verdict.add(lost_bid(rules, hand, text.format(bid=hand.bid), rule))
    for side in hand.defenders:
        verdict.add(_kept(rules, hand, side, rule))
        verdict.add(gained(rules, hand, voice, side))
    return verdict


def kept_meld(rules: "Rules", hand: Hand, side: str) -> int:
    """What a defending side keeps of its meld when the hand is not played."""
    meld = hand.meld[side]
    limit = rules.defenders_meld_when_bidders_short if hand.outcome in EARLY else "minimum"
    if rules.defenders_on_concession == "nothing" or limit == "nothing":
        return 0
    return 0 if limit == "minimum" and meld < rules.minimum_meld else meld


def _kept(rules: "Rules", hand: Hand, side: str, rule: str) -> list[Reason]:
    meld, kept = hand.meld[side], kept_meld(rules, hand, side)
    lines = [Reason(side, kept, "meld, no trick needed", rule)]
    if not meld:
        lines = [Reason(side, 0, "no meld", rule)]
    elif not kept:
        lines = [Reason(side, 0, f"meld of {meld} does not count", limit_rule(rules, hand))]
    if rules.defenders_on_concession == "meld_plus" and rules.concession_bonus:
        text = "for the hand that was not played"
        lines.append(Reason(side, rules.concession_bonus, text, "defenders_on_concession"))
    return lines


def limit_rule(rules: "Rules", hand: Hand) -> str:
    """The rule that takes a defender's meld although the bidder gave the hand up."""
    if rules.defenders_on_concession == "nothing":
        return "defenders_on_concession"
    if hand.outcome in EARLY:
        return "defenders_meld_when_bidders_short"
    return "DD21" if rules.variant == "double-deck" else "minimum_meld"


def _score_unseen(rules: "Rules", hand: Hand, voice: Voice) -> Verdict:
    verdict = _verdict(rules, hand, voice, "conceded", UNSEEN)
    rule = rule_for(rules, "unseen")
    text = f"conceded unseen: minus the bid of {hand.bid}"
    verdict.add([Reason(hand.bidder, -hand.bid, text, rule)])
    for side in hand.sides:
        verdict.add(_uncounted_meld(hand, side, rule))
    return verdict


def _score_passed_out(rules: "Rules", hand: Hand) -> Verdict:
    verdict = Verdict("passed_out", hand, False, PASSED_OUT, PASSED_OUT)
    rule = rule_for(rules, "passed_out")
    verdict.add([Reason(side, 0, "passed out, no score", rule) for side in hand.sides])
    return verdict


def _uncounted_meld(hand: Hand, side: str, rule: str) -> list[Reason]:
    meld = hand.meld.get(side, 0)
    return [Reason(side, 0, f"meld of {meld} does not count", rule)] if meld else []


def _verdict(
    rules: "Rules", hand: Hand, voice: Voice, result: str, template: tuple[str, str]
) -> Verdict:
    headline = voice.say(
        template,
        hand.bidder,
        bid=hand.bid,
        meld=hand.meld.get(hand.bidder, 0),
        least=rules.minimum_meld,
    )
    return Verdict(result, hand, False, headline, headline)
