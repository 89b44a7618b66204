"""One hand from the deal to the last trick, as the facts that somebody would have written down."""

from random import Random
from typing import Any

from games.playing.bidding import Won, bid
from games.playing.cast import Character
from games.playing.dealing import Hand, deal, meld_of, passed
from games.playing.style import Style
from games.playing.tricks import shared, tricks_of_bidder
from games.rules.variants import LETTERS, side_of_seat

Facts = dict[str, Any]
GIVES_UP = 0.12  # of three-handed bids that look lost


def play_hand(chance: Random, style: Style, people: list[Character], dealer: int) -> Facts:
    """Facts of a hand that the rules have nothing against."""
    hands = deal(chance, style, len(people))
    won = bid(chance, style, hands, people, dealer)
    if not won.seat:
        return {"outcome": "passed_out"}
    trump = hands[won.seat - 1].trump
    side = side_of_seat(style.rules.variant, won.seat)
    facts: Facts = {"bidder": side, "bidder_seat": won.seat, "bid": won.bid}
    facts |= {"forced": True} if won.is_forced else {}
    by_seat = melds(hands, won, trump, style)
    facts |= {"trump": trump, "meld": by_side(style, by_seat)}
    facts |= {"meld_by_seat": {str(seat): points for seat, points in by_seat.items()}}
    return facts | ended(chance, style, facts, people[won.seat - 1])


def melds(hands: list[Hand], won: Won, trump: str, style: Style) -> dict[int, int]:
    """What each seat lays down, the bidder after four cards of the partner's or the widow's three."""
    held = {seat: hand.cards for seat, hand in enumerate(hands, 1)}
    if style.rules.exchange:
        partner = (won.seat + 1) % 4 + 1
        given, kept = passed(held[partner], trump, style)
        held[won.seat], held[partner] = held[won.seat] + given, kept
    if style.rules.widow:
        held[won.seat] = held[won.seat] + widow(held, style)
    return {seat: meld_of(cards, trump, style) for seat, cards in held.items()}


def widow(held: dict[int, list[str]], style: Style) -> list[str]:
    """The cards that nobody was dealt."""
    deck = style.rules.deck
    left = [code for code in deck.codes for _ in range(deck.copies)]
    for cards in held.values():
        for code in cards:
            left.remove(code)
    return left


def by_side(style: Style, by_seat: dict[int, int]) -> dict[str, int]:
    found = dict.fromkeys(style.rules.sides, 0)
    for seat, points in by_seat.items():
        found[side_of_seat(style.rules.variant, seat)] += points
    return found


def ended(chance: Random, style: Style, facts: Facts, who: Character) -> Facts:
    """How the hand went on after meld: played, or given up where the rules let it be."""
    meld = facts["meld"][facts["bidder"]]
    if outcome := unplayed(chance, style, facts["bid"], meld):
        return {"outcome": outcome}
    won = tricks_of_bidder(chance, style, facts["bid"], meld, who)
    others = [side for side in LETTERS if side in facts["meld"] and side != facts["bidder"]]
    rest = shared(chance, style, style.rules.trick_total - won, others)
    return {"outcome": "played", "trick_points": {facts["bidder"]: won} | rest}


def unplayed(chance: Random, style: Style, bid: int, meld: int) -> str:
    """How a hand ends without tricks, "" where it is played."""
    if meld < style.rules.minimum_meld:
        return "short_meld"
    is_lost = bid - meld > style.rules.trick_total
    if style.rules.is_partnership:
        return "thrown_in" if is_lost and chance.random() < 0.8 else ""
    is_hard = bid - meld > style.rules.trick_total * 0.7
    is_given_up = is_lost or (is_hard and chance.random() < GIVES_UP)
    return "conceded_after_widow" if is_given_up else ""
