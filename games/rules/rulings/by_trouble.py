"""What went wrong at the table: the hand as recorded, and the usual remedies (IR1 to IR12, CT1).

No remedy is carried out by itself: each is text, with the penalty line that would come to it.
What a defender pays has a row for each side but the bidder, for each of them plays alone (CT1).
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
        ruling.remedies = [_row(each, each.words[0]) for each in question.remedies]
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
    for each in question.remedies:
        ruling.remedies += _remedied(each, facts, verdict, voice)
    return ruling


def _remedied(
    remedy: Remedy, facts: by_hand.Facts, verdict: Verdict, voice: Voice
) -> "list[dict[str, Any]]":
    """The rows of a remedy: what the bidder pays, or what each defender would."""
    if remedy.way != "defenders_lose_meld":
        points = _lost_bid(remedy.way, facts.entry, verdict)
        return [_priced(remedy, verdict.bidder, points, verdict, voice)]
    defenders = [side for side in sorted(verdict.delta) if side != verdict.bidder]
    return [_priced(remedy, side, _lost_meld(verdict, side), verdict, voice) for side in defenders]


def _lost_bid(way: str, entry: "dict[str, Any]", verdict: Verdict) -> int:
    """The points that make a lost bid of the hand as recorded; 0 for a remedy that is only text."""
    return -TIMES[way] * int(entry["bid"]) - verdict.delta[verdict.bidder] if way in TIMES else 0


def _lost_meld(verdict: Verdict, side: str) -> int:
    """The points that take a defender's meld off again, as far as it has counted."""
    return -min(by_hand.meld_counted(verdict, side), max(verdict.delta[side], 0))


def _priced(
    remedy: Remedy, side: str, points: int, verdict: Verdict, voice: Voice
) -> "dict[str, Any]":
    """A remedy that costs one side these points, and what it makes of the hand."""
    words = voice.say(remedy.words, side)
    if not points:
        return _row(remedy, words)
    after = {each: verdict.delta[each] for each in sorted(verdict.delta)}
    after[side] += points
    told = PENALTY.format(points=figure(points), name=voice.name(side), after=signed(after[side]))
    return _row(remedy, words) | {"penalty": {side: points}, "after": after, "told": told}


def _row(remedy: Remedy, words: str) -> "dict[str, Any]":
    """A remedy as text, without a penalty line."""
    row: dict[str, Any] = {"words": words, "way": remedy.way, "rule": remedy.rule}
    return row | {"penalty": {}, "after": {}, "told": ""}


def _told(voice: Voice, delta: dict[str, int]) -> str:
    return ", ".join([f"{voice.name(side)} {signed(delta[side])}" for side in sorted(delta)])
