"""Questions about one hand: what it scores, what may be done with it, and how it ends the game.

Everything is computed by the score of a hand, its outlook and the end of a game (scoring.py,
outlook.py, deciding.py). A hand that cannot have been played so is an answer too: the sentence
that refuses it. With two sides one blank among the trick points is filled in as the rest.
"""

from games.rules.deciding import Ending, end_hand
from games.rules.entry import BEFORE_TRUMP
from games.rules.errors import HandRefused
from games.rules.options import Rules
from games.rules.rule_names import rule_of_total
from games.rules.rulings.given import Given, flag_of, number_of
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, said, show
from games.rules.scoring import score_hand
from games.rules.verdict import Verdict
from games.rules.words import Voice, figure, signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES = (
    "bidder",
    "bid",
    "trump",
    "outcome",
    "meld",
    "trick_points",
    "took_trick",
    "buried_points",
    "forced",
    "under_the_gun",
    "moon",
    "only_dix",
    "totals_before",
    "target_before",
)
FORM = ("missing", "wrong_type", "unknown_name", "not_allowed", "trump_missing")
SAVED = ("saved",)  # a question whether meld is: its sign
ONE_OF_TWO = "Yes for {saved}, no for {lost}."
WORDS = {"made": "made", "set": "SET"}
GETS = ("{name} gets {points}.", "{name} get {points}.")
FOR_HAND, AFTER_IT = "for this hand", "total after it"
WINS = ("{name} wins.", "{name} win.")


class Facts:
    """A hand as an entry, what stood before it, and the trick points that were filled in."""

    __slots__ = ("entry", "filled", "target", "totals")

    def __init__(self, entry: "dict[str, Any]") -> None:
        self.entry = entry
        self.filled = ""
        self.totals: dict[str, Any] = {}
        self.target: int | None = None


def read(given: Given, question: Question) -> Facts:
    """The hand of the question; what has the wrong form stands in given.problems."""
    facts = Facts(entry_of(given))
    facts.filled = fill_in(given.rules, facts.entry)
    facts.totals = given.numbers("totals_before")
    if given.get("target_before") not in (None, ""):
        facts.target = given.number("target_before", 1)
    if facts.totals:
        _check_totals(given, facts)
    try:
        score_hand(given.rules, facts.entry, None, "given")
    except HandRefused as refused:
        given.problems += [each for each in refused.problems if each.code in FORM]
    return facts


def rule_on(rules: Rules, facts: Facts, question: Question, voice: Voice) -> Ruling:
    """What the hand scores; with totals before it, also who has won."""
    try:
        verdict = score_hand(rules, facts.entry, voice.names)
    except HandRefused as refused:
        return refused_ruling(refused, question, rules)
    if facts.totals:
        return _ended(rules, facts, question, voice, verdict)
    return _scored(rules, facts, question, voice, verdict)


def refused_ruling(refused: HandRefused, question: Question, rules: Rules) -> Ruling:
    """What cannot have happened, said as the answer."""
    first = refused.problems[0]
    more = [problem.message for problem in refused.problems[1:]]
    used = [problem.rule for problem in refused.problems] + list(question.rules)
    result = {"refused": [problem.code for problem in refused.problems]}
    why = said(*more, question.because(rules, False))
    return Ruling(first.message, why, used, result, [show("not possible")], [])


def reasons(verdict: Verdict, totals: dict[str, int] | None = None) -> list[Figure]:
    """The lines of a score with each side's sum, and its total after it; the bidder's first."""
    sides = sorted(verdict.delta)
    order = [side for side in sides if side == verdict.bidder]
    order += [side for side in sides if side != verdict.bidder]
    found = []
    for side in order:
        found += [
            Figure(each.points, each.text, each.rule, (), side) for each in verdict.of_side(side)
        ]
        found.append(Figure(verdict.delta[side], FOR_HAND, "", (), side, True))
        if totals is not None:
            found.append(Figure(totals[side], AFTER_IT, "", (), side))
    return found


def _scored(
    rules: Rules, facts: Facts, question: Question, voice: Voice, verdict: Verdict
) -> Ruling:
    headline = verdict.headline
    if question.about == "defenders":
        others = [side for side in sorted(verdict.delta) if side != verdict.bidder]
        headline = said(*[_gets(voice, side, verdict) for side in others])
        if question.sign == SAVED:
            headline = said(_is_saved(facts, verdict, others, voice), headline)
    figures = reasons(verdict)
    if facts.filled:
        points = facts.entry["trick_points"][facts.filled]
        text = f"filled in: {rules.trick_total} less what the others have"
        figures = [Figure(points, text, rule_of_total(rules), (), facts.filled)] + figures
    result = {"result": verdict.result, "delta": verdict.delta, "filled": facts.filled}
    used = [each.rule for each in figures]
    shown = [
        show(signed(verdict.delta[side]), _word(verdict, side), side)
        for side in sorted(verdict.delta)
    ]
    told = verdict.headline if headline != verdict.headline else ""
    why = said(question.because(rules, verdict.is_made), told)
    return Ruling(headline, why, list(question.rules) + used, result, shown, figures)


def _is_saved(facts: Facts, verdict: Verdict, others: list[str], voice: Voice) -> str:
    """Whether meld counts for those without a point in tricks; "" where everybody has some."""
    entry = facts.entry
    idle = [side for side in others if entry["meld"][side] and not entry["trick_points"][side]]
    if not idle:
        return ""
    saved = [side for side in idle if meld_counted(verdict, side)]
    lost = [side for side in idle if side not in saved]
    if saved and lost:
        return ONE_OF_TWO.format(saved=voice.listed(saved), lost=voice.listed(lost))
    return "Yes." if saved else "No."


def meld_counted(verdict: Verdict, side: str) -> int:
    """What a defender's meld counts, whose line is the first of his."""
    return verdict.of_side(side)[0].points


def _gets(voice: Voice, side: str, verdict: Verdict) -> str:
    return voice.say(GETS, side, points=figure(verdict.delta[side]))


def _word(verdict: Verdict, side: str) -> str:
    if side != verdict.bidder:
        return ""
    return WORDS.get(verdict.result, verdict.short)


def _ended(
    rules: Rules, facts: Facts, question: Question, voice: Voice, verdict: Verdict
) -> Ruling:
    target = facts.target or rules.target
    ending = end_hand(
        rules,
        facts.totals,
        target,
        verdict.delta,
        verdict.bidder,
        verdict.is_made,
        None,
        voice.names,
    )
    figures = reasons(verdict, ending.totals_after)
    ruling = ended(rules, ending, question, voice, figures)
    ruling.reason = said(ruling.reason, verdict.headline)
    ruling.result["delta"] = verdict.delta
    return ruling


def ended(
    rules: Rules, ending: Ending, question: Question, voice: Voice, figures: list[Figure]
) -> Ruling:
    """How the game stands after a hand, as an answer."""
    headline = ending.sentence or "Nobody has won: the game goes on."
    if ending.winner:
        headline = voice.say(WINS, ending.winner)
    sentence = ending.sentence if ending.sentence != headline else ""
    result = {
        "totals_after": ending.totals_after,
        "game_over": ending.game_over,
        "winner": ending.winner,
        "target_after": ending.target_after,
    }
    shown = [
        show(figure(ending.totals_after[side]), "wins" if side == ending.winner else "", side)
        for side in sorted(ending.totals_after)
    ]
    used = [ending.rule] + list(question.rules) + [each.rule for each in figures]
    why = said(sentence, question.because(rules, ending.game_over))
    return Ruling(headline, why, used, result, shown, figures)


def totals_after(ending: Ending) -> list[Figure]:
    """The totals under the reasons."""
    return [
        Figure(ending.totals_after[side], AFTER_IT, "", (), side)
        for side in sorted(ending.totals_after)
    ]


def entry_of(given: Given) -> "dict[str, Any]":
    """The hand as an entry of the score; what cannot be read is left for the score to refuse."""
    outcome = given.get("outcome") or "played"
    entry: dict[str, Any] = {
        "bidder": given.get("bidder"),
        "bid": number_of(given.get("bid")),
        "outcome": outcome,
        "meld": given.numbers("meld"),
    }
    if outcome not in BEFORE_TRUMP:
        entry["trump"] = given.trump() or "S"
    if outcome == "played":
        entry["trick_points"] = given.numbers("trick_points")
        entry["took_trick"] = given.flags("took_trick")
        if given.get("buried_points") not in (None, ""):
            entry["buried_points"] = number_of(given.get("buried_points"))
        entry["only_dix"] = given.flags("only_dix")
    for name in ("forced", "under_the_gun") + (("moon",) if outcome == "played" else ()):
        if given.get(name) is not None:
            entry[name] = flag_of(given.get(name))
    return entry


def fill_in(rules: Rules, entry: "dict[str, Any]") -> str:
    """The side whose blank trick points are the rest of the hand; "" for none."""
    points = entry.get("trick_points")
    if points is None or not rules.is_partnership:
        return ""
    blank = [side for side in rules.sides if points.get(side) is None]
    known = [points[side] for side in rules.sides if type(points.get(side)) is int]
    if len(blank) != 1 or len(known) != 1 or not 0 <= known[0] <= rules.trick_total:
        return ""
    points[blank[0]] = rules.trick_total - known[0]
    return blank[0]


def _check_totals(given: Given, facts: Facts) -> None:
    for side in given.rules.sides:
        if type(facts.totals.get(side)) is not int:
            given.wrong("missing", f"totals_before.{side}", f"The total of {side} is missing.")
