"""A hand as the search tells it: who bid what with whom, against whom, and what came of it."""

from typing import Any

from games.models import Device, Grant, HandSeat
from games.models.statistics import Part
from games.selectors.club.frame import day_words
from games.selectors.table.words import apart, both, signed, suit
from games.stats.asked import Asked
from games.stats.hands import seats_of
from games.stats.links import sheet_href
from games.stats.people import Shown

People = dict[int, Shown]
ENDS = {
    "conceded": "conceded",
    "thrown_in": "thrown in",
    "short_meld": "short of meld",
    "no_marriage": "no marriage",
    "passed_out": "passed out",
    "moon": "moon made",
}


def hand_rows(
    page: list[HandSeat], asked: Asked, people: People, device: Device
) -> list[dict[str, Any]]:
    """For `_hand.html`. Two queries: the seats, and where this device may open the sheet."""
    seats, tables = seats_of(page), tables_of(page, device)
    return [
        hand_row(row, seats[row.game_id, row.seq], asked, people, row.game.table_id in tables)
        for row in page
    ]


def tables_of(page: list[HandSeat], device: Device) -> set[int]:
    """Those tables of the hands that this device has a right to see."""
    wanted = {row.game.table_id for row in page}
    grants = Grant.objects.filter(device_id=device.pk, table__in=wanted, revoked_at=None)
    return set(grants.values_list("table_id", flat=True))


def hand_row(
    row: HandSeat, seats: list[HandSeat], asked: Asked, people: People, is_open: bool
) -> dict[str, Any]:
    bidding = [seat for seat in seats if seat.part in (Part.BIDDER, Part.PARTNER)]
    is_told = asked.person is not None and row.part == Part.DEFENDER
    left = [seat for seat in seats if seat not in bidding]
    others = [seat for seat in left if not is_told or seat.side != row.side]
    address = row.game.table.address
    return {
        "contract": str(row.bid) if row.bid else "Passed out",
        "suit": suit(row.trump),
        "bidders": names(bidding, people, row.bidder_id),
        "others": sides(others, people),
        "result": result_words(row),
        "is_set": row.result == "set" and row in bidding,
        "sums": sums(bidding) if bidding else "",
        "own": f"{defended(row, people)}: {sums([row])}." if is_told else "",
        "delta": signed(row.delta),
        "day": day_words(row.on),
        "href": sheet_href(address, row.game.number, row.seq) if is_open else "",
    }


def names(seats: list[HandSeat], people: People, bidder: int | None) -> str:
    """A side's people, the bidder first."""
    ordered = sorted(seats, key=lambda seat: (seat.person_id != bidder, seat.seat))
    return both(apart(people[seat.person_id].name) for seat in ordered)


def sides(seats: list[HandSeat], people: People) -> str:
    """Those who did not bid, side by side."""
    found: dict[str, list[HandSeat]] = {}
    for seat in seats:
        found.setdefault(seat.side, []).append(seat)
    return ", ".join(names(side, people, None) for side in found.values())


def result_words(row: HandSeat) -> str:
    """ "made by 30", "set by 120", "thrown in"."""
    if row.result in ENDS or row.margin is None:
        return ENDS.get(row.result, row.result.replace("_", " "))
    if row.is_made and row.margin == 0:
        return "made, none to spare"
    return f"{'made' if row.is_made else 'set'} by {abs(row.margin)}"


def sums(side: list[HandSeat]) -> str:
    """ "meld 120, tricks 150", and what of the meld was lost."""
    row = side[0]
    tricks = "" if row.tricks is None else f", tricks {row.tricks}"
    lost = f", {row.meld_lost} of it lost" if row.meld_lost else ""
    return f"meld {row.meld}{lost}{tricks}"


def defended(row: HandSeat, people: People) -> str:
    """ "Ann defended with Bob", "Eve defended"."""
    words = f"{apart(people[row.person_id].name)} defended"
    return f"{words} with {apart(people[row.partner_id].name)}" if row.partner_id else words
