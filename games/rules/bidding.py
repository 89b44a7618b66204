"""What the bidder of a played hand scores.

CT16 to CT19, CT27, SD11 to SD14, DD11 to DD13, Q-CT5, Q-SD1; options saves_meld,
shut_out_bidder, set_keeps_meld, dix_always_safe. Settled here: a bidder who did not save is set
whatever he bid (G11); a shut-out bidder under `zero` scores nothing at all.
"""

from games.rules.hand import Hand
from games.rules.lost_bid import lost_bid
from games.rules.rounding import tricks_reason
from games.rules.rule_names import rule_for
from games.rules.saving import is_safe_dix, is_saved, least_to_save, points_won, unsaved_reason
from games.rules.sentences import (
    MADE,
    MADE_EXACTLY,
    SET,
    SHUT_OUT,
    WORKINGS_EXACT,
    WORKINGS_MADE,
    WORKINGS_SET,
    WORKINGS_SHUT_OUT,
    WORKINGS_ZERO,
    ZERO,
)
from games.rules.verdict import Reason, Verdict
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def score_bidder(rules: "Rules", hand: Hand, voice: Voice, points: int) -> Verdict:
    """The bidder's part of the verdict; `points` are the trick points that count for him."""
    saved, meld = _is_safe(rules, hand), hand.meld[hand.bidder]
    if saved and meld + points >= hand.bid:
        return _made(rules, hand, voice, points)
    if not saved and meld >= hand.bid and rules.shut_out_bidder == "zero":
        return _zero(rules, hand, voice, points)
    verdict = _set(rules, hand, voice, points)
    if saved and rules.set_keeps_meld and meld:
        text = "meld, kept beside the lost bid"
        verdict.add([Reason(hand.bidder, meld, text, "set_keeps_meld")])
    return verdict


def margin(rules: "Rules", hand: Hand, points: int) -> int | None:
    """How far the bidder was over what was needed, below zero how far short of it (G11).

    `points` are the trick points that count for him. None where the sum reached the bid and did
    not count: for want of a trick (CT17), or at a table where that scores nothing.
    """
    over = hand.meld[hand.bidder] + points - hand.bid
    if over < 0 or _is_safe(rules, hand):
        return over
    least = least_to_save(rules, True)
    if rules.shut_out_bidder == "zero" or not least:
        return None
    return points_won(rules, hand, hand.bidder) - least


def _is_safe(rules: "Rules", hand: Hand) -> bool:
    return is_saved(rules, hand, hand.bidder) or is_safe_dix(rules, hand, hand.bidder)


def _made(rules: "Rules", hand: Hand, voice: Voice, points: int) -> Verdict:
    exactly = hand.meld[hand.bidder] + points == hand.bid
    headline = MADE_EXACTLY if exactly else MADE
    workings = WORKINGS_EXACT if exactly else WORKINGS_MADE
    verdict = _verdict(hand, voice, points, "made", headline, workings)
    meld = hand.meld[hand.bidder]
    rule = rule_for(rules, "made")
    text = "meld" if meld else "no meld"
    verdict.add([Reason(hand.bidder, meld, text, rule_for(rules, "meld"))])
    verdict.add([tricks_reason(rules, hand, hand.bidder, points, rule)])
    return verdict


def _zero(rules: "Rules", hand: Hand, voice: Voice, points: int) -> Verdict:
    verdict = _verdict(hand, voice, points, "made", ZERO, WORKINGS_ZERO)
    verdict.add([unsaved_reason(rules, hand, hand.bidder, "shut_out_bidder")])
    verdict.add(_uncounted_tricks(hand, "shut_out_bidder"))
    return verdict


def _set(rules: "Rules", hand: Hand, voice: Voice, points: int) -> Verdict:
    meld, side = hand.meld[hand.bidder], hand.bidder
    total, rule = meld + points, rule_for(rules, "set")
    if total < hand.bid:
        verdict = _verdict(hand, voice, points, "set", SET, WORKINGS_SET)
        text = f"set: {total} is {hand.bid - total} short of {hand.bid}"
        if meld:
            verdict.add([Reason(side, 0, f"meld of {meld} does not count", rule)])
    else:
        verdict = _verdict(hand, voice, points, "set", SHUT_OUT, WORKINGS_SHUT_OUT)
        rule = rule_for(rules, "shut_out", "saves_meld", "saves_meld_points")
        text = f"set: nothing saved, so the bid of {hand.bid} is lost"
        verdict.add([unsaved_reason(rules, hand, side, rule)])
    verdict.add(_uncounted_tricks(hand, rule))
    verdict.add(lost_bid(rules, hand, text, rule))
    return verdict


def _uncounted_tricks(hand: Hand, rule: str) -> list[Reason]:
    points = hand.trick_points[hand.bidder]
    text = f"trick points of {points} do not count"
    return [Reason(hand.bidder, 0, text, rule)] if points else []


def _verdict(
    hand: Hand, voice: Voice, points: int, result: str, template: tuple[str, str], workings: str
) -> Verdict:
    meld = hand.meld[hand.bidder]
    total = meld + points
    figures = {
        "bid": hand.bid,
        "meld": meld,
        "points": points,
        "total": total,
        "spare": total - hand.bid,
        "short": hand.bid - total,
    }
    headline = voice.say(template, hand.bidder, **figures)
    return Verdict(result, hand, result == "made", headline, workings.format(**figures))
