"""What a card may be played to a trick, who is winning it, and what it is worth.

G1 G2 (rank, the first of two equal copies), V1-V4 (counters), T1-T8 with the options first_lead and
heading. heading trump_only frees a player who can follow a plain suit; going over a trump when void
(T7) stays. Where nothing is led yet the question is about the first lead of a hand, unless said.
Leaves out checking the cards (tricks.py) and the last trick's points.
"""

from games.rules.options import Rules
from meld.decks import RANKS, SUIT_NAMES

RANK_NAMES = {"A": "ace", "10": "ten", "K": "king", "Q": "queen", "J": "jack", "9": "nine"}


class Duty:
    """The cards that may be played, in the order of their codes, and which duty says so."""

    __slots__ = ("cards", "reason", "rule")

    def __init__(self, cards: tuple[str, ...], reason: str, rule: str) -> None:
        self.cards = cards
        self.reason = reason
        self.rule = rule


def suit_of(card: str) -> str:
    """Give the suit letter of a code: "10H" is "H"."""
    return card[-1]


def name_of(card: str) -> str:
    """Say a card in words: "10H" is "ten of hearts"."""
    return f"{RANK_NAMES[card[:-1]]} of {SUIT_NAMES[suit_of(card)]}"


def beats(card: str, best: str, trump: str) -> bool:
    """Say whether a card played later beats the best one so far; an equal one does not (T5)."""
    if suit_of(card) == suit_of(best):
        return RANKS.index(card[:-1]) < RANKS.index(best[:-1])
    return suit_of(card) == trump


def winner_of(plays: tuple[str, ...], trump: str) -> int | None:
    """Give the place of the card that is winning the trick, None before the lead."""
    best = None
    for place, card in enumerate(plays):
        if best is None or beats(card, plays[best], trump):
            best = place
    return best


def trick_points(rules: Rules, plays: tuple[str, ...]) -> int:
    """Add up the counters of a trick, on the table's scale and without the last trick."""
    return sum([rules.counters.points[card[:-1]] for card in plays])


def legal_plays(
    rules: Rules, hand: tuple[str, ...], plays: tuple[str, ...], trump: str, first: bool = True
) -> tuple[str, ...]:
    """List the cards of a hand that may be played next, each once, in the order of their codes."""
    return duty_of(rules, hand, plays, trump, first).cards


def duty_of(
    rules: Rules, hand: tuple[str, ...], plays: tuple[str, ...], trump: str, first: bool = True
) -> Duty:
    """Say which cards may be played next and why; first: a lead is the first one of the hand."""
    cards = tuple(sorted(set(hand)))
    winning = winner_of(plays, trump)
    if winning is None:
        return _lead(rules, cards, trump, first)
    led, best = suit_of(plays[0]), plays[winning]
    following = _of_suit(cards, led)
    if following:
        return _follow(rules, following, led, best, trump)
    trump_cards = _of_suit(cards, trump)
    return _cut(trump_cards, led, best, trump) if trump_cards else _discard(cards, led, trump)


def _lead(rules: Rules, cards: tuple[str, ...], trump: str, first: bool) -> Duty:
    trump_cards = _of_suit(cards, trump)
    if first and trump_cards and rules.first_lead == "trump":
        return Duty(trump_cards, "The first lead of a hand must be a trump.", "T1")
    return Duty(cards, "Any card may be led.", "T1")


def _follow(rules: Rules, following: tuple[str, ...], led: str, best: str, trump: str) -> Duty:
    suit = SUIT_NAMES[led]
    if led != trump and suit_of(best) == trump:
        return Duty(
            following, f"Must follow {suit}; already trumped, so any of them will do.", "T4"
        )
    if led != trump and rules.heading == "trump_only":
        return Duty(following, f"Must follow {suit}; any of them, as trump was not led.", "T2")
    beating = tuple(card for card in following if beats(card, best, trump))
    if beating:
        return Duty(beating, f"Must follow {suit} and beat the {name_of(best)}.", "T3")
    if best in following:
        reason = (
            f"Must follow {suit}; an equal card does not beat the {name_of(best)}, so any will do."
        )
        return Duty(following, reason, "T5")
    return Duty(following, f"Must follow {suit}; none beats the {name_of(best)}.", "T3")


def _cut(trump_cards: tuple[str, ...], led: str, best: str, trump: str) -> Duty:
    void = f"Has no {SUIT_NAMES[led]}: must "
    if suit_of(best) != trump:
        return Duty(trump_cards, void + "trump.", "T6")
    over = tuple(card for card in trump_cards if beats(card, best, trump))
    if over:
        return Duty(over, void + f"go over the {name_of(best)}.", "T7")
    return Duty(
        trump_cards, void + f"trump; none goes over the {name_of(best)}, so any will do.", "T7"
    )


def _discard(cards: tuple[str, ...], led: str, trump: str) -> Duty:
    suits = SUIT_NAMES[led] if led == trump else f"{SUIT_NAMES[led]} and no {SUIT_NAMES[trump]}"
    return Duty(cards, f"Has no {suits}: any card may be played.", "T8")


def _of_suit(cards: tuple[str, ...], suit: str) -> tuple[str, ...]:
    return tuple(card for card in cards if suit_of(card) == suit)
