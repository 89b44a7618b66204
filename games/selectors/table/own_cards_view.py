"""One's own cards on one's own phone: what they make, kept for this phone alone until laid down.

Of the other players only what they laid down is here.
"""

from typing import Any

from games.models import Holding
from games.rules.counting import hand_sizes
from games.rules.hand_cards import by_seat
from games.rules.melded import melded_cards
from games.selectors.table.cards_view import trump_words, warning
from games.selectors.table.laid import LAID, laid_shares
from games.selectors.table.live_view import live_of
from games.selectors.table.melds_view import count, line_views, note_views
from games.selectors.table.running import Running
from games.selectors.table.seat_cards import SeatCards
from games.selectors.table.step_state import reachable
from games.selectors.table.words import SUIT_NAMES, hidden, plain
from meld.picking import picker_view


class OwnCards:
    """A player at the own phone, in the running hand."""

    def __init__(self, running: Running, seat: int) -> None:
        self.running = running
        self.seat = seat
        self.now = SeatCards(running)
        self.is_named = "bid" in running.draft.facts

    @property
    def kept(self) -> tuple[str, ...]:
        """What this phone has entered in this hand; nobody else asks for it. One query."""
        running = self.running
        mine = Holding.objects.filter(grant=running.table.grant, game=running.game)
        holding = mine.filter(hand_number=running.hand_number).first()
        known = running.rules.deck.codes
        return tuple(code for code in (holding.cards if holding else ()) if code in known)

    @property
    def may_lay(self) -> bool:
        """Whether trump is named and this side's meld is still to be shown."""
        is_there = self.is_named and reachable(self.running, "meld") == "meld"
        return is_there and self.now.takes(self.seat)

    @property
    def laid(self) -> int | None:
        """What this player has laid down (points), None while nothing lies."""
        shares = [share for share in laid_shares(self.running) if share.seat == self.seat]
        return shares[0].points if shares else None

    def melded(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return melded_cards(self.running.rules, cards, self.now.trump)

    def laid_with(self, cards: tuple[str, ...]) -> dict[str, Any]:
        """What lies on the table with this player's melded cards; nothing for none."""
        shares = self.now.with_cards(self.seat, cards)
        return {"trump": self.now.trump} | by_seat(shares) if shares else {}

    @property
    def is_begun(self) -> bool:
        """Whether the scorekeeper writes the Meld step already."""
        return "meld" in self.running.draft.facts

    @property
    def revision(self) -> int:
        return self.running.draft.revisions.get(LAID, 0)


def own_cards_view(
    own: OwnCards,
    cards: tuple[str, ...],
    *,
    typed: str | None = None,
    problems: tuple[Any, ...] = (),
    notice: str = "",
) -> dict[str, Any]:
    """For `cards/own.html`."""
    running, now = own.running, own.now
    return {
        "title": f"My cards: {running.people[own.seat]}",
        "second": f"Hand {running.hand_number}, {named_words(own)}",
        "back": running.address,
        "live": live_of(running),
        "side": running.side_of_seat[own.seat],
        "action": running.at("own-cards"),
        "hidden": hidden(**running.sent_along("meld")),
        "picker": picker_view(
            now.rules.deck,
            cards,
            variant=now.rules.variant,
            sizes=hand_sizes(now.rules),
            typed=typed,
            problems=problems,
        ),
        "notice": notice,
        "may_lay": own.may_lay,
        "lies": lies(own),
        "can_take_back": own.laid is not None,
        "counted": counted_view(own, cards),
        "others": others(own),
    }


def named_words(own: OwnCards) -> str:
    return trump_words(own.now) if own.is_named else "trump is not named yet"


def lies(own: OwnCards) -> str:
    """Where these cards are: on the table, or nobody else's."""
    if own.laid is not None:
        return f"You laid down {own.laid}. Only the melded cards are shown."
    if own.is_begun and not own.may_lay:
        return "The meld of this hand is written. What you enter here stays with you."
    return "Nobody else sees these cards until you lay them down; then only the melded ones."


def counted_view(own: OwnCards, cards: tuple[str, ...]) -> dict[str, Any]:
    """For `_counted.html`: what changes with every card."""
    now = own.now
    counted = count(now.rules, cards, now.trump)
    return {
        "total": plain(counted["total"]) if own.is_named else "",
        "lines": line_views(now.rules, counted),
        "notes": note_views(now.rules, counted),
        "sum": "" if own.is_named else by_trump_words(counted),
        "warning": warning(now, own.seat, len(cards)) if own.is_named else "",
        "action": f"Lay down {counted['total']}" if own.may_lay else "To the table",
        "slips": [],
    }


def by_trump_words(counted: dict[str, Any]) -> str:
    """`Spades 150, hearts 40, diamonds 20, clubs 20` while no trump is named."""
    told = counted["by_trump"]
    words = ", ".join(f"{SUIT_NAMES[suit]} {told[suit]['total']}" for suit in SUIT_NAMES)
    return f"{words[0].upper()}{words[1:]}"


def others(own: OwnCards) -> list[dict[str, Any]]:
    """What the other players laid down, with its cards, for `_shown.html`."""
    rules, trump = own.running.rules, own.now.trump
    return [
        {
            "name": own.running.people[share.seat],
            "points": plain(share.points),
            "lines": line_views(rules, count(rules, share.cards, trump)),
            "note": "",
        }
        for share in laid_shares(own.running)
        if share.seat != own.seat
    ]
