"""What a finished game is remembered by: race of the totals, biggest hand, comeback, bids, meld.

Only what counts: hands and penalties that stand and came before the end (G9, G10). Settled here: a
deficit is worth telling from a tenth of the target on, and only where the winner is ahead of that
rival at the end (under Bid and Out he need not be, CT24). Leaves out words and clocks.
"""

from games.rules.sheet_lines import Sheet, SheetLine


class RacePoint:
    """Where the race stood after a hand with its penalties.

    hand: the hand's number as on the sheet, "" for what stood before the first; totals: points by
    side; target: the total that ends the game from here on.
    """

    __slots__ = ("hand", "target", "totals")

    def __init__(self, hand: str, totals: dict[str, int], target: int) -> None:
        self.hand = hand
        self.totals = totals
        self.target = target


class BiggestHand:
    """The most that one side wrote for one hand: line, side, points (penalties left aside)."""

    __slots__ = ("line", "points", "side")

    def __init__(self, line: SheetLine, side: str, points: int) -> None:
        self.line = line
        self.side = side
        self.points = points


class Comeback:
    """The winner's largest deficit, and the lead over the same rival at the end, in points.

    hand: the number of the hand after which it stood so, "" for the start.
    """

    __slots__ = ("deficit", "hand", "lead", "rival")

    def __init__(self, rival: str, hand: str, deficit: int, lead: int) -> None:
        self.rival = rival
        self.hand = hand
        self.deficit = deficit
        self.lead = lead


class BidCount:
    """How many hands a side bid, and how many of those bids it made."""

    __slots__ = ("bids", "made")

    def __init__(self) -> None:
        self.bids = 0
        self.made = 0


def hands_that_count(sheet: Sheet) -> tuple[SheetLine, ...]:
    """The hands that made the totals: neither struck out nor after the end."""
    return tuple([line for line in sheet.lines if line.kind == "hand" and line.state == "live"])


def race_points(sheet: Sheet, start_target: int) -> tuple[RacePoint, ...]:
    """The race from its start (penalties before the first hand included), a point for each hand."""
    points = [RacePoint("", _totals_at_start(sheet), start_target)]
    for line in sheet.lines:
        if line.state == "live" and line.kind == "hand":
            points.append(RacePoint(line.number, line.totals_after, line.target))
        elif line.state == "live":
            points[-1].totals = line.totals_after
    return tuple(points)


def _totals_at_start(sheet: Sheet) -> dict[str, int]:
    if not sheet.lines:
        return sheet.totals
    first = sheet.lines[0]
    counts = first.state == "live"
    return {side: first.totals_after[side] - counts * first.delta[side] for side in sheet.sides}


def biggest_hand(sheet: Sheet) -> BiggestHand | None:
    """The first of the hands that brought a side the most; None where none brought anything."""
    found: BiggestHand | None = None
    for line in hands_that_count(sheet):
        for side in sheet.sides:
            if line.delta[side] > (found.points if found else 0):
                found = BiggestHand(line, side, line.delta[side])
    return found


def find_comeback(sheet: Sheet, points: tuple[RacePoint, ...]) -> Comeback | None:
    """The last of the winner's largest deficits; None without a winner or a deficit to tell."""
    if sheet.winner is None:
        return None
    found: Comeback | None = None
    for point in points:
        rival = _leader(sheet, point)
        deficit = point.totals[rival] - point.totals[sheet.winner]
        if deficit >= (found.deficit if found else 1):
            lead = sheet.totals[sheet.winner] - sheet.totals[rival]
            found = Comeback(rival, point.hand, deficit, lead)
    is_told = found is not None and found.deficit * 10 >= sheet.target and found.lead > 0
    return found if is_told else None


def _leader(sheet: Sheet, point: RacePoint) -> str:
    """The side with the most points there, the first of several."""
    most = max(point.totals.values())
    return next(side for side in sheet.sides if point.totals[side] == most)


def hands_set(sheet: Sheet) -> tuple[SheetLine, ...]:
    """The hands whose bidder was set; what was conceded or thrown in is none of them."""
    return tuple([line for line in hands_that_count(sheet) if line.verdict and line.verdict.is_set])


def count_bids(sheet: Sheet) -> dict[str, BidCount]:
    """Bids and made bids of every side; a hand that nobody bid counts for none."""
    counts = {side: BidCount() for side in sheet.sides}
    for line in hands_that_count(sheet):
        if line.verdict and line.verdict.bidder:
            counts[line.verdict.bidder].bids += 1
            counts[line.verdict.bidder].made += line.verdict.is_made
    return counts


def sum_meld(sheet: Sheet) -> dict[str, int]:
    """The meld that every side showed, in points, whether it was saved or not."""
    shown = dict.fromkeys(sheet.sides, 0)
    for line in hands_that_count(sheet):
        for side, points in (line.facts.get("meld") or {}).items():
            shown[side] += points or 0
    return shown
