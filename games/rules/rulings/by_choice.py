"""Questions before the tricks: what is needed, may the hand be given up, must it be (CT13 to CT15).

Each way that the bidder has is scored, so that the others' points are seen too.
"""

from games.rules.errors import HandRefused
from games.rules.options import Rules
from games.rules.outlook import look_ahead
from games.rules.rulings.by_hand import FORM, refused_ruling
from games.rules.rulings.given import Given, flag_of, number_of
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, said, show
from games.rules.scoring import score_hand
from games.rules.words import Voice, signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.choices import Choice

NAMES = ("bidder", "bid", "trump", "meld", "forced")
MUST = "{label}: there is no other way."
MAY = "{label} or play on: the bidder chooses."
PLAY = "The hand must be played."


def read(given: Given, question: Question) -> "dict[str, Any]":
    """Bid and meld as the entry of a hand that is still to be played."""
    entry: dict[str, Any] = {
        "bidder": given.get("bidder"),
        "bid": number_of(given.get("bid")),
        "trump": given.trump() or "S",
        "meld": given.numbers("meld"),
        "forced": flag_of(given.get("forced")),
        "outcome": "played",
    }
    try:
        score_hand(given.rules, entry, None, "given")
    except HandRefused as refused:
        given.problems += [
            each
            for each in refused.problems
            if each.code in FORM and not each.field.startswith("given.trick_points")
        ]
    return entry


def rule_on(rules: Rules, entry: "dict[str, Any]", question: Question, voice: Voice) -> Ruling:
    """What the bidder needs and may do."""
    outlook = look_ahead(rules, entry, voice.names)
    figures = [Figure(line.points, line.text, line.rule) for line in outlook.lines]
    choices = []
    for choice in outlook.outcomes:
        try:
            verdict = score_hand(rules, entry | {"outcome": choice.outcome}, voice.names)
        except HandRefused as refused:
            return refused_ruling(refused, question, rules)
        choices.append({"outcome": choice.outcome, "forced": choice.forced, "delta": verdict.delta})
        figures += [
            Figure(each.points, each.text, each.rule, (), each.side) for each in verdict.reasons
        ]
    result = {"need": outlook.need, "may_play": outlook.may_play, "choices": choices}
    headline = _headline(outlook.outcomes)
    used = [choice.rule for choice in outlook.outcomes] + list(question.rules)
    used += [figure.rule for figure in figures]
    why = said(outlook.sentence, question.because(rules, bool(outlook.outcomes)))
    return Ruling(
        headline,
        why,
        used,
        result,
        _shown(choices, outlook.outcomes, str(entry["bidder"])),
        figures,
    )


def _headline(choices: "tuple[Choice, ...]") -> str:
    if not choices:
        return PLAY
    return (MUST if choices[0].forced else MAY).format(label=choices[0].label)


def _shown(
    choices: "list[dict[str, Any]]", told: "tuple[Choice, ...]", bidder: str
) -> "list[dict[str, Any]]":
    if not choices:
        return [show("must be played")]
    delta = choices[0]["delta"]
    word = "must" if told[0].forced else "may"
    return [
        show(signed(delta[side]), word if side == bidder else "", side) for side in sorted(delta)
    ]
