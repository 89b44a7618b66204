"""An auction with the names of those who follow it: who speaks, who has it, who deals.

Leaves out what is said of it (auction_words.py) and whether a call is legal (calls.py).
"""

from games.rules.auction import Auction
from games.rules.calls import Floor
from games.rules.options import Rules
from games.rules.tracking import Track


class Followed:
    """An auction as far as it has come: the calls that stand.

    order is the seats as they speak, names those of all seats.
    """

    __slots__ = ("auction", "dealer", "floor", "names", "order", "rules")

    def __init__(
        self,
        rules: Rules,
        order: tuple[int, ...],
        track: Track,
        names: dict[int, str],
        dealer: int,
    ) -> None:
        self.rules = rules
        self.order = order
        self.auction: Auction = track.auction
        self.floor: Floor = track.floor
        self.names = names
        self.dealer = dealer

    @property
    def turn(self) -> int | None:
        """The seat that is to call; None once it is over."""
        return self.auction.next_seat

    @property
    def holder(self) -> int | None:
        """The seat whose bid stands."""
        bids = [call.seat for call in self.auction.calls if call.bid is not None]
        return bids[-1] if bids else None

    @property
    def dealer_name(self) -> str:
        """Who deals."""
        return self.name(self.dealer)

    def name(self, seat: int | None) -> str:
        """The name at a seat, "" for none."""
        return self.names.get(seat or 0, "")
