"""The trick judge: who is winning a trick, what may be played next, and who reneged.

T1-T8, G1, G2 and V1-V4 through duties.py. A verdict names the duty that was broken: T2 for a card
of another suit, T3 and T7 for one too low, T6 for none of trump.
Leaves out reading the question (asked_trick.py) and penalties for a renege (IR1, IR2).
"""

from games.rules.asked_trick import Trick, read_trick
from games.rules.asking import PLAYERS
from games.rules.duties import Duty, duty_of, legal_plays, name_of, suit_of, trick_points, winner_of
from meld.decks import SUIT_NAMES

__all__ = ("PlayRuling", "Trick", "answer_tricks", "judge_trick", "legal_plays", "winner_of")


class PlayRuling:
    """What is said about one card played."""

    __slots__ = ("play", "is_legal", "reason", "rule")

    def __init__(self, play: str, is_legal: bool, reason: str, rule: str) -> None:
        self.play = play
        self.is_legal = is_legal
        self.reason = reason
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """Give the plain form of the API."""
        return {
            "play": self.play,
            "legal": self.is_legal,
            "reason": self.reason,
            "rule": self.rule,
        }


def judge_play(trick: Trick, card: str, hand: tuple[str, ...]) -> PlayRuling:
    """Say whether a card may be played from a hand to a trick as it lies, and why."""
    duty = duty_of(trick.rules, hand, trick.plays, trick.trump, trick.is_first)
    if card in duty.cards:
        return PlayRuling(card, True, duty.reason, duty.rule)
    return PlayRuling(card, False, *_fault_of(trick, card, hand, duty))


def judge_trick(trick: Trick) -> tuple[PlayRuling, ...]:
    """Judge every card of a trick whose hands are told, in the order of play."""
    return tuple(
        judge_play(_as_it_lay(trick, place), trick.plays[place], hand)
        for place, hand in enumerate(trick.hands or ())
    )


def answer_tricks(request: object) -> dict[str, object]:
    """Answer what the API is asked about a trick.

    legal is None without a hand, verdicts None without hands. reason and rule are about the next
    player's duty when the hand is given, else about who is winning.

    :raises TrickRefused: with every problem of the request.
    """
    trick = read_trick(request)
    reason, rule = why_winning(trick)
    legal = None
    if trick.hand is not None:
        duty = duty_of(trick.rules, trick.hand, trick.plays, trick.trump, trick.is_first)
        legal, reason, rule = list(duty.cards), duty.reason, duty.rule
    return {
        "winner": winner_of(trick.plays, trick.trump),
        "points": trick_points(trick.rules, trick.plays),
        "legal": legal,
        "verdicts": None if trick.hands is None else [one.as_dict() for one in judge_trick(trick)],
        "reason": reason,
        "rule": rule,
    }


def _as_it_lay(trick: Trick, place: int) -> Trick:
    return Trick(trick.rules, trick.trump, trick.plays[:place], is_first=trick.is_first)


def _fault_of(trick: Trick, card: str, hand: tuple[str, ...], duty: Duty) -> tuple[str, str]:
    if not trick.plays:
        return duty.reason, duty.rule
    led = suit_of(trick.plays[0])
    if suit_of(card) != led and any(suit_of(held) == led for held in hand):
        return f"Has {SUIT_NAMES[led]} and must follow.", "T2"
    if suit_of(card) not in (led, trick.trump):
        return f"Has no {SUIT_NAMES[led]}: must trump.", "T6"
    return duty.reason, duty.rule


def why_winning(trick: Trick) -> tuple[str, str]:
    """Say which card is winning and why, with the rule."""
    winner = winner_of(trick.plays, trick.trump)
    if winner is None:
        return "Nothing has been led yet.", "T1"
    card = trick.plays[winner]
    name, verb = name_of(card), "is winning"
    if len(trick.plays) == PLAYERS[trick.rules.variant]:
        verb = "wins"
    if trick.plays.count(card) > 1:
        return f"The first {name} {verb}: of equal cards the one played first.", "G2"
    if suit_of(card) != suit_of(trick.plays[0]):
        return f"The {name} {verb}: the highest trump.", "T6"
    return f"The {name} {verb}: the highest of the {SUIT_NAMES[suit_of(card)]} led.", "G1"
