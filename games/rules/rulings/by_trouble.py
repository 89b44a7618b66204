"""What went wrong at the table: the hand as recorded, and the usual remedies (IR1 to IR12).

No remedy is carried out by itself: each is text, with the penalty line that would come to it.
"""

from games.rules.errors import HandRefused
from games.rules.options import Rules
from games.rules.rulings import by_hand
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question, Remedy
from games.rules.rulings.ruling import Figure, Ruling, said
from games.rules.scoring import score_hand
from games.rules.verdict import Verdict
from games.rules.words import Voice, figure, signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES = by_hand.NAMES
RECORDED = "As recorded: {figures}."
PENALTY = "A penalty line of {points} for {name} makes {after} of it."
TIMES = {"set": 1, "double_set": 2}


def read(given: Given, question: Question) -> by_hand.Facts | None:
    """The hand it happened in; None where the question needs none."""
    return by_hand.read(given, question) if question.shows else None


def rule_on(rules: Rules, facts: by_hand.Facts | None, question: Question, voice: Voice) -> Ruling:
    """What is usual; with a hand, what it scores as recorded and what each remedy makes of it."""
    headline, reason = question.says["*"]
    if facts is None:
        ruling = Ruling(headline, said(reason, question.why[0]), question.rules, {}, [], [])
        ruling.remedies = [_row(each, {}, {}, voice) for each in question.remedies]
        return ruling
    try:
        verdict = score_hand(rules, facts.entry, voice.names)
    except HandRefused as refused:
        return by_hand.refused_ruling(refused, question, rules)
    told = _told(voice, verdict.delta)
    result = {"result": verdict.result, "delta": verdict.delta}
    used = list(question.rules) + [each.rule for each in verdict.reasons]
    figures: list[Figure] = by_hand.reasons(verdict)
    reason = said(reason, RECORDED.format(figures=told))
    ruling = Ruling(headline, reason, used, result, [], figures)
    ruling.remedies = [_remedied(each, facts, verdict, voice) for each in question.remedies]
    return ruling


def _remedied(
    remedy: Remedy, facts: by_hand.Facts, verdict: Verdict, voice: Voice
) -> "dict[str, Any]":
    penalty = _penalty(remedy.way, facts.entry, verdict)
    after = {side: verdict.delta[side] + penalty.get(side, 0) for side in sorted(verdict.delta)}
    return _row(remedy, penalty, after if penalty else {}, voice)


def _penalty(way: str, entry: "dict[str, Any]", verdict: Verdict) -> dict[str, int]:
    """The points of the penalty line that makes this of the hand as recorded."""
    bidder = verdict.bidder
    if way in TIMES:
        points = -TIMES[way] * int(entry["bid"]) - verdict.delta[bidder]
        return {bidder: points} if points else {}
    if way != "defenders_lose_meld":
        return {}
    others = [side for side in sorted(verdict.delta) if side != bidder and verdict.delta[side] > 0]
    lost = {side: min(by_hand.meld_counted(verdict, side), verdict.delta[side]) for side in others}
    return {side: -lost[side] for side in others if lost[side]}


def _row(
    remedy: Remedy, penalty: dict[str, int], after: dict[str, int], voice: Voice
) -> "dict[str, Any]":
    told = [
        PENALTY.format(
            points=figure(penalty[side]), name=voice.name(side), after=signed(after[side])
        )
        for side in sorted(penalty)
    ]
    return {
        "words": remedy.words,
        "way": remedy.way,
        "rule": remedy.rule,
        "penalty": penalty,
        "after": after,
        "told": said(*told),
    }


def _told(voice: Voice, delta: dict[str, int]) -> str:
    return ", ".join([f"{voice.name(side)} {signed(delta[side])}" for side in sorted(delta)])
