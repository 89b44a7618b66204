"""Questions about a trick: who wins it, what may be played and why (tricks.py, duties.py)."""

from games.rules.asked_trick import Trick
from games.rules.asking import PLAYERS
from games.rules.duties import duty_of, name_of, trick_points, winner_of
from games.rules.options import Rules
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, said, show
from games.rules.tricks import judge_play, why_winning
from games.rules.words import Voice

IN_ALL = "in the trick, without what the last one adds"
NAMES = ("trump", "plays", "hand", "first_trick")


def read(given: Given, question: Question) -> Trick:
    """The trick of the question."""
    plays, hand = given.cards("plays"), given.cards("hand")
    trump = given.trump()
    if trump is None and not given.problems:
        given.wrong("missing", "trump", "Which suit is trump?")
    if len(plays) > PLAYERS[given.rules.variant]:
        text = f"A trick has {PLAYERS[given.rules.variant]} cards."
        given.wrong("not_allowed", "plays", text)
    if not plays and not hand:
        given.wrong("missing", "plays", "Which cards were played?")
    both = plays + hand
    copies = given.rules.deck.copies
    for card in sorted(set(both)):
        if both.count(card) > copies:
            text = f"{both.count(card)} of {card} in all, the deck has {copies}."
            given.wrong("too_many_copies", "hand", text)
    is_full = len(plays) == PLAYERS[given.rules.variant]
    return Trick(given.rules, trump or "S", plays, None if is_full else hand)


def rule_on(rules: Rules, trick: Trick, question: Question, voice: Voice) -> Ruling:
    """The next player's cards one by one; without them, who is winning and what lies there."""
    trick = Trick(rules, trick.trump, trick.plays, trick.hand)
    return _legal(trick, question) if trick.hand else _winner(trick, question)


def _legal(trick: Trick, question: Question) -> Ruling:
    hand = trick.hand or ()
    duty = duty_of(trick.rules, hand, trick.plays, trick.trump)
    figures = []
    for card in sorted(set(hand)):
        ruling = judge_play(trick, card, hand)
        word = "May." if ruling.is_legal else "May not."
        figures.append(Figure(None, said(word, ruling.reason), ruling.rule, (card,)))
    names = [name_of(card) for card in duty.cards]
    every = len(names) == len(set(hand))
    headline = _headline(names, every)
    result = {
        "legal": list(duty.cards),
        "winner": winner_of(trick.plays, trick.trump),
        "points": trick_points(trick.rules, trick.plays),
    }
    rules = [duty.rule] + list(question.rules)
    reason = said(duty.reason, question.because(trick.rules, every))
    return Ruling(headline, reason, rules, result, [show(" ".join(duty.cards))], figures)


def _headline(names: list[str], every: bool) -> str:
    if every and len(names) > 1:
        return "Any of these cards may be played."
    if len(names) == 1:
        return f"Only the {names[0]} may be played."
    return "One of these: " + ", ".join(names[:-1]) + f" or {names[-1]}."


def _winner(trick: Trick, question: Question) -> Ruling:
    place = winner_of(trick.plays, trick.trump) or 0
    reason, rule = why_winning(trick)
    points = trick_points(trick.rules, trick.plays)
    figures = [
        Figure(trick_points(trick.rules, (card,)), name_of(card), "V", (card,))
        for card in trick.plays
    ]
    figures.append(Figure(points, IN_ALL, "V", (), "", True))
    result = {"winner": place, "points": points, "legal": None}
    rules = [rule] + list(question.rules)
    if question.about == "points":
        headline, why = f"It holds {points}.", said(reason, question.because(trick.rules, True))
        return Ruling(headline, why, rules, result, [show(str(points))], figures)
    shown = [show(name_of(trick.plays[place]))]
    return Ruling(reason, question.because(trick.rules, True), rules, result, shown, figures)
