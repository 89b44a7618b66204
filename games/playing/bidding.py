"""Who wins the auction and for how much: each has a limit, the bid ends a step over the second."""

from random import Random
from typing import NamedTuple

from games.playing.cast import Character
from games.playing.dealing import Hand
from games.playing.style import Style
from games.rules.variants import bid_above, bid_at_or_below


class Won(NamedTuple):
    """The auction's end: the bidder's seat (0: passed out), the bid, whether it was forced."""

    seat: int
    bid: int
    is_forced: bool = False


def bid(
    chance: Random, style: Style, hands: list[Hand], people: list[Character], dealer: int
) -> Won:
    """The highest limit wins; if nobody would open, the rules say what becomes of the deal."""
    limits = sorted(
        (limit(chance, style, hand, who), seat)
        for seat, (hand, who) in enumerate(zip(hands, people, strict=True), 1)
    )
    (second, _), (highest, seat) = limits[-2:]
    if highest < style.lowest:
        return nobody(style, dealer)
    return Won(seat, price(style, second, highest))


def limit(chance: Random, style: Style, hand: Hand, who: Character) -> float:
    """How far somebody goes with this hand."""
    step = style.rules.bid_steps[-1][1]
    return hand.worth + style.hope + who.boldness * step + chance.gauss(0, style.doubt)


def price(style: Style, second: float, highest: float) -> int:
    """A step over the second limit, no more than the highest."""
    if second < style.lowest:
        return style.lowest
    return bid_at_or_below(style.rules, min(bid_above(style.rules, int(second)), int(highest)))


def nobody(style: Style, dealer: int) -> Won:
    """All have passed: the cards are dealt again, or the dealer, who spoke last, is stuck."""
    if style.rules.pass_out == "redeal":
        return Won(0, 0)
    return Won(dealer, style.rules.forced_bid, is_forced=True)
