"""What the trick judge says: cards in words, what each held card is in for, what a player must do.

T1 to T8 through duties.py; a card that may not be played is told by the duty that bars it.
Leaves out who is winning (tricks.py).
"""

from games.rules.duties import RANK_NAMES, Duty, beats, duty_of, name_of, suit_of, winner_of
from games.rules.tricks import Trick
from meld.decks import RANKS, SUIT_NAMES

ONE_OF = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
MOST_NAMED = 3
ANY_LEAD = "any card may be led"


class Group:
    """Cards of a hand that one sentence is about: may they be played, why, by which rule."""

    __slots__ = ("cards", "may", "rule", "words")

    def __init__(self, cards: tuple[str, ...], may: bool, words: str, rule: str) -> None:
        self.cards = cards
        self.may = may
        self.words = words
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """Give the plain form of the answer."""
        return {
            "cards": list(self.cards),
            "may": self.may,
            "verdict": "May" if self.may else "May not",
            "words": self.words,
            "rule": self.rule,
        }


def duty_in(trick: Trick, hand: tuple[str, ...]) -> Duty:
    """The duty of a hand whose turn it is."""
    return duty_of(trick.rules, hand, trick.plays, trick.trump, trick.is_first)


def group_cards(trick: Trick, hand: tuple[str, ...]) -> tuple[Group, ...]:
    """Part a hand into the cards that may be played and the others, by why not."""
    duty = duty_in(trick, hand)
    ordered = trick.rules.deck.in_order(hand)
    may = tuple([card for card in ordered if card in duty.cards])
    barred = [card for card in ordered if card not in duty.cards]
    needed = suit_of(may[0])
    low = tuple([card for card in barred if suit_of(card) == needed])
    other = tuple([card for card in barred if suit_of(card) != needed])
    groups = [Group(may, True, _why_may(trick, duty, needed), duty.rule)]
    if low:
        groups.append(Group(low, False, _too_low(trick, duty), duty.rule))
    if other:
        groups.append(Group(other, False, *_other_suit(trick, needed)))
    return tuple(groups)


def must_play(name: str, duty: Duty, hand: tuple[str, ...]) -> str:
    """What a player must do, in one sentence."""
    if len(duty.cards) == 1:
        return f"{name} must play the {name_of(duty.cards[0])}."
    if set(hand) == set(duty.cards):
        return f"{name} may play any card."
    return f"{name} must play {either(duty.cards)}."


def either(cards: tuple[str, ...]) -> str:
    """Cards of one suit as a choice: the ace or ten of hearts; a heart, where they are many."""
    suit = suit_of(cards[0])
    if len(cards) > MOST_NAMED:
        return f"a {ONE_OF[suit]}"
    return f"the {_ranks(cards)} of {SUIT_NAMES[suit]}"


def _ranks(cards: tuple[str, ...]) -> str:
    names = [RANK_NAMES[rank] for rank in RANKS if rank + suit_of(cards[0]) in cards]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " or " + names[-1]


def _best(trick: Trick) -> str:
    """The card that is winning; there is one."""
    return trick.plays[winner_of(trick.plays, trick.trump) or 0]


def _beating(trick: Trick, duty: Duty) -> bool:
    return all(beats(card, _best(trick), trick.trump) for card in duty.cards)


def _why_may(trick: Trick, duty: Duty, suit: str) -> str:
    if not trick.plays:
        return "a trump, as the first lead must be" if _is_bound(trick, duty) else ANY_LEAD
    led, best = suit_of(trick.plays[0]), RANK_NAMES[_best(trick)[:-1]]
    if duty.rule == "T8":
        return "any card will do: nothing to follow or trump with"
    if suit == led:
        return _why_follow(trick, duty, best)
    if duty.rule == "T6":
        return f"a trump, as there is no {ONE_OF[led]} to follow with"
    return f"goes over the {best}, as it must" if _beating(trick, duty) else _none_over(best)


def _is_bound(trick: Trick, duty: Duty) -> bool:
    """The first lead must be a trump, and there is one."""
    has_trump = suit_of(duty.cards[0]) == trick.trump
    return trick.is_first and trick.rules.first_lead == "trump" and has_trump


def _none_over(best: str) -> str:
    return f"a trump; none goes over the {best}, so any will do"


def _why_follow(trick: Trick, duty: Duty, best: str) -> str:
    if duty.rule == "T4":
        return "follows; already trumped, so any will do"
    if duty.rule == "T2":
        return "follows; trump was not led, so any will do"
    if duty.rule == "T5":
        return f"follows; an equal card does not beat the {best}"
    if _beating(trick, duty):
        return f"beats the {best}, as it must"
    return f"follows; none beats the {best}"


def _too_low(trick: Trick, duty: Duty) -> str:
    best = _best(trick)
    verb = "beat" if suit_of(trick.plays[0]) == suit_of(best) else "go over"
    return f"the {_ranks(duty.cards)} would {verb} the {RANK_NAMES[best[:-1]]}"


def _other_suit(trick: Trick, needed: str) -> tuple[str, str]:
    if not trick.plays:
        return "the first lead must be a trump", "T1"
    led = suit_of(trick.plays[0])
    if needed == led:
        return f"still has {SUIT_NAMES[led]}", "T2"
    return f"has no {SUIT_NAMES[led]} and must trump", "T6"
