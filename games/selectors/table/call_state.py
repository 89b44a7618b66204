"""The auction of the running hand: who speaks in which order, what was called, what follows."""

from typing import Any

from games.rules.calls import speaking_order
from games.rules.followed import Followed
from games.rules.tracking import Track, follow_calls
from games.selectors.table.calls import heard_in
from games.selectors.table.running import Running

THREE = 3


class CallState:
    """An auction as far as it was followed.

    `playing` are the sides wanted by whoever looks, where four or five sit at a cutthroat table
    (CT25); once somebody has called, those stand who played then.
    """

    def __init__(self, running: Running, playing: tuple[str, ...] = ()) -> None:
        told = running.draft.facts.get("calls", {})
        self.running = running
        self.heard = heard_in(told)
        self.playing = tuple(told.get("playing") or chosen(running, playing) or running.playing)
        self.order = order_of(running, running.sheet.dealer, self.playing)
        self.track: Track = follow_calls(running.rules, self.order, self.heard)
        self.auction = self.track.auction
        self.floor = self.track.floor
        dealer = running.sheet.dealer
        self.followed = Followed(running.rules, self.order, self.track, running.people, dealer)

    @property
    def turn(self) -> int | None:
        """The seat that is to call; None once it is over."""
        return self.auction.next_seat

    @property
    def holder(self) -> int | None:
        """The seat whose bid stands."""
        return self.followed.holder

    @property
    def revision(self) -> int:
        return self.running.draft.revisions.get("calls", 0)

    @property
    def callers(self) -> tuple[int, ...]:
        """Whose calls whoever looks may write: everybody's for the scorekeeper, else the own."""
        if self.running.may_record:
            return self.order
        if "bid" in self.running.draft.facts:
            return ()
        return tuple(seat for seat in self.order if seat == self.running.own_seat)

    @property
    def can_take_back(self) -> bool:
        """Whether the last call is there, and of somebody whose calls may be written."""
        return bool(self.heard) and self.heard[-1][0] in self.callers

    def name(self, seat: int | None) -> str:
        return self.running.people.get(seat or 0, "")

    def side(self, seat: int | None) -> str:
        return self.running.side_of_seat.get(seat or 0, "")


def chosen(running: Running, playing: tuple[str, ...]) -> tuple[str, ...]:
    """Three of the sides where more than three play each alone; else nothing."""
    named = tuple(side for side in running.sides if side in playing)
    return named if len(named) == THREE < len(running.sides) else ()


def order_of(running: Running, dealer: int, playing: tuple[str, ...]) -> tuple[int, ...]:
    """The seats as they speak: from the dealer's left, without those who sit out."""
    seats = speaking_order(dealer, len(running.people))
    return tuple(seat for seat in seats if running.side_of_seat[seat] in playing)


def bid_called(running: Running) -> dict[str, Any]:
    """The Bid step as an auction that is over fills it, trump apart; nothing without one."""
    state = CallState(running)
    auction = state.auction
    if not state.heard or auction.winner is None or auction.bid is None:
        return {}
    flags = {"forced": auction.is_forced, "under_the_gun": auction.is_low}
    playing = {"playing": list(state.playing)} if len(running.sides) > THREE else {}
    won = {
        "bidder": state.side(auction.winner),
        "bidder_seat": auction.winner,
        "bid": auction.bid,
    }
    return won | playing | {name: True for name, is_so in flags.items() if is_so}
