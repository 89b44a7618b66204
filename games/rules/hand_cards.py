"""The cards behind a hand's meld: whose they are, what they make, whether the figure is theirs still.

G4: each player's cards are counted by themselves, and a side's meld is the sum. Cards count for a
side only while that sum is the meld written for it: a figure that was changed by hand, another
trump or another value table leave it without cards. Facts are taken as they come: what cannot be
read is as good as not there. Leaves out what is wrong with them (`entry_cards.py`).
"""

from games.rules.entry import MELD_FREE, SEATS
from games.rules.variants import side_of_seat
from meld.cards import Holding, read_cards
from meld.errors import CardsRefused
from meld.finder import meld_total
from meld.fitting import Overrun, overruns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules

BY_SEAT = ("meld_by_seat", "cards_by_seat")


class Share:
    """One player's part of a side's meld: seat, side, cards (none: only the figure is known).

    points: what the cards make now; written: what was written for them, None where nothing was.
    """

    __slots__ = ("cards", "points", "seat", "side", "written")

    def __init__(
        self, seat: int, side: str, cards: tuple[str, ...], points: int, written: int | None
    ) -> None:
        self.seat = seat
        self.side = side
        self.cards = cards
        self.points = points
        self.written = written


def shares_of(rules: "Rules", facts: "dict[str, Any]", trump: str | None) -> tuple[Share, ...]:
    """Each player's part, as the cards count under this trump, in the order of the seats."""
    told, found = written_by_seat(facts), []
    for number in range(1, len(SEATS) + 1):
        cards, written = cards_of_seat(rules, facts, number), told.get(str(number))
        if cards or written is not None:
            points = count_cards(rules, cards, trump) if cards else written or 0
            side = side_of_seat(rules.variant, number)
            found.append(Share(number, side, cards, points, written))
    return tuple(found)


def cards_of_seat(rules: "Rules", facts: "dict[str, Any]", seat: int) -> tuple[str, ...]:
    """One player's cards; every reading of a seat's cards goes through here."""
    by_seat = facts.get("cards_by_seat")
    value = by_seat.get(str(seat)) if isinstance(by_seat, dict) else None
    try:
        return read_cards(value, rules.deck) if isinstance(value, (list, tuple)) else ()
    except CardsRefused:
        return ()


def written_by_seat(facts: "dict[str, Any]") -> dict[str, int]:
    """What is written for each player, by the seat as text."""
    by_seat = facts.get("meld_by_seat")
    if not isinstance(by_seat, dict):
        return {}
    return {
        str(seat): points for seat, points in by_seat.items() if type(points) is int and points >= 0
    }


def count_cards(rules: "Rules", cards: tuple[str, ...], trump: str | None) -> int:
    """What one player's cards meld; without a trump nothing that needs one."""
    return meld_total(Holding(cards, rules.deck), trump, rules.meld_rules)


def sums_of(shares: tuple[Share, ...]) -> dict[str, int]:
    """What the players' parts come to, side by side; sides without any are left out."""
    sums: dict[str, int] = {}
    for share in shares:
        sums[share.side] = sums.get(share.side, 0) + share.points
    return sums


def as_written(share: Share) -> Share:
    """The part with the figure that was written for it, where one was."""
    if share.written is None:
        return share
    return Share(share.seat, share.side, share.cards, share.written, share.written)


def untouched(shares: tuple[Share, ...], meld: dict[str, int]) -> list[Share]:
    """The parts of sides whose meld was not changed by hand: it is their sum now, or as written."""
    now, then = sums_of(shares), sums_of(tuple([as_written(share) for share in shares]))
    kept = []
    for share in shares:
        if meld.get(share.side) == now[share.side]:
            kept.append(share)
        elif meld.get(share.side) == then[share.side]:
            kept.append(as_written(share))
    return kept


def by_seat(shares: "tuple[Share, ...] | list[Share]") -> "dict[str, Any]":
    """Meld and cards by seat, as a hand keeps them; nothing where there is none."""
    if not shares:
        return {}
    cards = {str(share.seat): list(share.cards) for share in shares if share.cards}
    points = {str(share.seat): share.points for share in shares}
    return {"meld_by_seat": points} | ({"cards_by_seat": cards} if cards else {})


def keep_cards(rules: "Rules", entry: "dict[str, Any]") -> "dict[str, Any]":
    """The hand with the cards of those sides alone whose meld they make."""
    rest = {name: value for name, value in entry.items() if name not in BY_SEAT}
    if len(rest) == len(entry) or entry.get("outcome") in MELD_FREE:
        return rest
    shares = shares_of(rules, entry, entry.get("trump"))
    sums, meld = sums_of(shares), entry.get("meld") or {}
    return rest | by_seat([each for each in shares if sums[each.side] == meld.get(each.side)])


def clashes(
    rules: "Rules", people: "dict[int, str]", facts: "dict[str, Any]", trump: str | None
) -> tuple[Overrun, ...]:
    """Cards of these players that one deck cannot hold; `people` are names by seat."""
    hands = [
        (str(seat), people[seat], cards_of_seat(rules, facts, seat)) for seat in sorted(people)
    ]
    return tuple(overruns([hand for hand in hands if hand[2]], trump, rules.meld_rules))
