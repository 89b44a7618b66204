"""The players' cards in the running hand: who may meld, what is written for whom, what it makes now."""

from typing import Any

from games.rules.hand_cards import (
    BY_SEAT,
    Share,
    as_written,
    by_seat,
    cards_of_seat,
    count_cards,
    shares_of,
)
from games.rules.table_rules import Rules
from games.selectors.table.laid import laid_facts
from games.selectors.table.running import Running


class SeatCards:
    """The Meld step of a running hand, player by player. `trump` is None where none was named."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.rules: Rules = running.rules
        self.entry = running.entry()
        self.trump: str | None = self.entry.get("trump")
        self.stored: dict[str, Any] = running.draft.facts.get("meld") or laid_facts(running)
        self.shares = shares_of(self.rules, self.stored, self.trump)

    @property
    def sides(self) -> list[str]:
        """Whose meld is asked for: everybody's who plays; without a trump only the others' (DD7)."""
        return asked_sides(self.running, self.entry)

    @property
    def seats(self) -> list[int]:
        """Those who may meld, side by side."""
        return [seat for side in self.sides for seat in self.running.seats_of(side)]

    def next_seat(self) -> int:
        """Whose cards are asked for first: of those who have none yet, the bidder, then the others."""
        bidder = self.entry.get("bidder_seat")
        order = sorted(self.seats, key=lambda seat: seat != bidder)
        return next((seat for seat in order if not self.has_any(seat)), order[0])

    def cards(self, seat: int) -> tuple[str, ...]:
        """What is stored of one player's cards."""
        return cards_of_seat(self.rules, self.stored, seat)

    def takes(self, seat: int) -> bool:
        """Whether this player may lay down: the side's meld is not written, or is from its cards."""
        side = self.running.side_of_seat.get(seat)
        is_written = side in (self.stored.get("meld") or {})
        return seat in self.seats and (not is_written or bool(self.of_side(str(side))))

    def figure(self, seat: int) -> int | None:
        """What is stored of one player's meld without its cards."""
        shares = [share for share in self.shares if share.seat == seat and not share.cards]
        return shares[0].points if shares else None

    def has_any(self, seat: int) -> bool:
        """Whether anything is stored for this player."""
        return any(share.seat == seat for share in self.shares)

    def of_side(self, side: str) -> list[Share]:
        return [share for share in self.shares if share.side == side]

    def told_with(
        self, seat: int, cards: tuple[str, ...], figure: int | None = None
    ) -> dict[str, Any]:
        """Meld and cards by seat as they are stored, with these cards, or the figure, for this player."""
        told: dict[str, Any] = {
            name: {
                at: value for at, value in (self.stored.get(name) or {}).items() if at != str(seat)
            }
            for name in BY_SEAT
        }
        if cards:
            told["cards_by_seat"][str(seat)] = list(cards)
        elif figure is not None:
            told["meld_by_seat"][str(seat)] = figure
        return told

    def with_cards(
        self, seat: int, cards: tuple[str, ...], figure: int | None = None
    ) -> tuple[Share, ...]:
        """Everybody's parts with these cards for this player; with neither he has no part."""
        return shares_of(self.rules, self.told_with(seat, cards, figure), self.trump)

    def facts_with(
        self, seat: int, cards: tuple[str, ...], figure: int | None = None
    ) -> dict[str, Any]:
        """The Meld step's facts with these cards for this player: his side's meld is the sum.

        A side whose last part went has no meld again. Others stay as they are stored.
        """
        side = self.running.side_of_seat[seat]
        shares = self.with_cards(seat, cards, figure)
        meld = dict(self.stored.get("meld") or {})
        parts = [share.points for share in shares if share.side == side]
        if parts:
            meld[side] = sum(parts)
        elif self.of_side(side):
            meld.pop(side, None)
        return {"meld": meld} | by_seat(
            [share if share.side == side else as_written(share) for share in shares]
        )

    def points(self, cards: tuple[str, ...]) -> int:
        """What one player's cards make."""
        return count_cards(self.rules, cards, self.trump)


def asked_sides(running: Running, entry: dict[str, Any]) -> list[str]:
    """Whose meld is asked for: everybody's who plays; without a trump only the others' (DD7)."""
    sides = [side for side in running.sides if side in running.playing]
    if entry.get("outcome") == "no_marriage":
        return [side for side in sides if side != entry.get("bidder")]
    return sides
