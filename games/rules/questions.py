"""What the numbers of a played hand leave open, and nothing else.

CT16, CT17, CT27; with a moon announced, and where nines alone are always safe. A question is asked
only when its answers give different scores, so each is tried: no case is listed by hand.
"""

from games.rules.entry import ENTRY_FIELDS, read_hand
from games.rules.hand import Hand
from games.rules.question_words import (
    ALL_BURIED,
    BURIED_SAVE_NOTHING,
    HOW_MUCH_BURIED,
    IS_LOST,
    MOON_LOST,
    NINES_ARE_SAFE,
    NO_POINTS,
    ONLY_NINES,
)
from games.rules.rule_names import rule_for
from games.rules.saving import owns_buried, points_to_save, saving_rule
from games.rules.scoring import hand_problems, score_checked
from games.rules.words import Voice, signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


class Question:
    """Something to ask: field of the entry, side, sentence, detail, rule, answers.

    answers: (value, label) pairs; each label ends with what the side then scores ("Yes: +60").
    """

    __slots__ = ("answers", "detail", "field", "rule", "sentence", "side")

    def __init__(self, field: str, side: str, sentence: str, detail: str, rule: str) -> None:
        self.field = field
        self.side = side
        self.sentence = sentence
        self.detail = detail
        self.rule = rule
        self.answers: tuple[tuple[Any, str], ...] = ()


def questions(
    rules: "Rules", entry: "dict[str, Any]", names: dict[str, str] | None = None
) -> tuple[Question, ...]:
    """What must still be asked about a played hand; none where it cannot be scored yet."""
    voice = Voice(rules, names)
    known = {name: entry[name] for name in ENTRY_FIELDS if name in entry}
    hand, problems = read_hand(rules, known, voice, "entry")
    if problems or hand.outcome != "played" or hand_problems(rules, hand, voice, "entry"):
        return ()
    asked = []
    for side in hand.sides:
        for ask in (_about_trick, _about_buried, _about_nines):
            question = ask(rules, hand, voice, side)
            if question is not None:
                asked.append(question)
                break
    return tuple(asked)


def _about_trick(rules: "Rules", hand: Hand, voice: Voice, side: str) -> Question | None:
    """Did he win a trick? Not where a bidder's points must be told from his buried ones."""
    if hand.trick_points[side] and not owns_buried(rules, hand, side):
        return None
    by_points = points_to_save(rules, side == hand.bidder) is not None and not hand.moon
    if side in hand.took or (by_points and side == hand.bidder and owns_buried(rules, hand, side)):
        return None
    points = hand.trick_points[side]
    template = ALL_BURIED if points else NO_POINTS
    matter = "shut_out" if points and side == hand.bidder else "saved"
    question = Question(
        f"took_trick.{side}",
        side,
        voice.say(template, side, points=points),
        MOON_LOST if hand.moon else IS_LOST.format(meld=hand.meld[side]),
        "moon" if hand.moon else rule_for(rules, matter, "saves_meld"),
    )
    return _with_answers(rules, hand, voice, question, ((True, "Yes"), (False, "No")))


def _about_buried(rules: "Rules", hand: Hand, voice: Voice, side: str) -> Question | None:
    """How much lay buried, where the points won in tricks save the bidder's meld."""
    if side != hand.bidder or hand.buried is not None or not owns_buried(rules, hand, side):
        return None
    points = hand.trick_points[side]
    sums = [buried for buried in sorted(rules.counters.buried_sums) if buried <= points]
    question = Question(
        "buried_points",
        side,
        voice.say(HOW_MUCH_BURIED, side, points=points),
        BURIED_SAVE_NOTHING,
        saving_rule(rules, True),
    )
    answers = tuple([(buried, str(buried)) for buried in sums])
    return _with_answers(rules, hand, voice, question, answers)


def _about_nines(rules: "Rules", hand: Hand, voice: Voice, side: str) -> Question | None:
    """Is the meld nothing but nines, where those are safe without a trick?"""
    if side in hand.only_dix or not rules.dix_always_safe:
        return None
    question = Question(
        f"only_dix.{side}",
        side,
        voice.say(ONLY_NINES, side, meld=hand.meld[side]),
        NINES_ARE_SAFE,
        "dix_always_safe",
    )
    return _with_answers(rules, hand, voice, question, ((True, "Yes"), (False, "No")))


def _with_answers(
    rules: "Rules",
    hand: Hand,
    voice: Voice,
    question: Question,
    answers: "tuple[tuple[Any, str], ...]",
) -> Question | None:
    """The question with its possible answers, None where they all come to the same."""
    possible = []
    for value, word in answers:
        delta = _tried(rules, hand, voice, question, value)
        if delta is not None:
            possible.append((value, word, delta))
    if all(delta == possible[0][2] for _, _, delta in possible):
        return None
    whose = hand.bidder if hand.moon else question.side
    question.answers = tuple(
        [(value, f"{word}: {signed(delta[whose])}") for value, word, delta in possible]
    )
    return question


def _tried(
    rules: "Rules", hand: Hand, voice: Voice, question: Question, value: "Any"
) -> dict[str, int] | None:
    """The score with this answer, None where it cannot be true."""
    trial = hand.copied()
    if question.field == "buried_points":
        trial.buried = value
    elif question.field == f"only_dix.{question.side}":
        trial.only_dix[question.side] = value
    else:
        trial.took[question.side] = value
    if hand_problems(rules, trial, voice, "entry"):
        return None
    return score_checked(rules, trial, voice).delta
