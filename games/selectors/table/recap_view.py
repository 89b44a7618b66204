"""The recap of a finished game: biggest hand, comeback, sets, bids made, meld shown, time taken.

Only hands that count are told of (G9); what the game has not had is left out. Names of bidders are
those of the hand, names of sides those of the page.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from games.rules.recap import (
    BiggestHand,
    Comeback,
    RacePoint,
    biggest_hand,
    count_bids,
    find_comeback,
    hands_set,
    hands_that_count,
    sum_meld,
)
from games.rules.sheet import SheetLine
from games.selectors.table.running import Running
from games.selectors.table.words import apart, plain, signed, suit

MOST_SETS_NAMED = 6


def recap_view(running: Running, points: tuple[RacePoint, ...]) -> list[dict[str, Any]]:
    """For `_recap.html`: what there is to tell; nothing when no hand was played."""
    told = [
        biggest_row(running),
        comeback_row(running, find_comeback(running.sheet, points)),
        *bid_rows(running),
        meld_row(running),
    ]
    return [row for row in told if row]


def row(label: str, figure: str, detail: str, **more: Any) -> dict[str, Any]:
    """One line of the recap; `suit` and `after` go on with the detail."""
    return {"label": label, "figure": figure, "detail": detail, "suit": None, "after": ""} | more


def biggest_row(running: Running) -> dict[str, Any] | None:
    biggest = biggest_hand(running.sheet)
    if not biggest:
        return None
    facts = biggest.line.facts
    meld = (facts.get("meld") or {}).get(biggest.side)
    return row(
        "Biggest hand",
        signed(biggest.points),
        f"hand {biggest.line.number}: {whose(running, biggest)}",
        suit=suit(facts.get("trump")),
        after=f", meld {plain(meld)}" if meld else "",
    )


def whose(running: Running, biggest: BiggestHand) -> str:
    """`Bob 350` of the bidder; of another side what it stood against."""
    line = biggest.line
    won_bid = f"{apart(line.bidder_name)} {plain(line.facts['bid'])}"
    if biggest.side == line.facts["bidder"]:
        return won_bid
    return f"{apart(running.names[biggest.side])} against {won_bid}"


def comeback_row(running: Running, comeback: Comeback | None) -> dict[str, Any] | None:
    """How far the winner was behind; where there are more than two, behind whom."""
    if not comeback:
        return None
    has_rivals = len(running.sides) > 2
    behind = f" {apart(running.names[comeback.rival])}" if has_rivals else ""
    ahead = f" of {apart(running.names[comeback.rival])}" if has_rivals else ""
    when = f"after hand {comeback.hand}" if comeback.hand else "at the start"
    detail = f"{comeback.deficit} behind{behind} {when}, {comeback.lead} ahead{ahead} at the end"
    return row("Comeback", plain(comeback.deficit + comeback.lead), detail)


def bid_rows(running: Running) -> list[dict[str, Any]]:
    """Sets and bids made; neither where nobody bid."""
    counts = count_bids(running.sheet)
    bids = sum(count.bids for count in counts.values())
    if not bids:
        return []
    made = sum(count.made for count in counts.values())
    shares = {side: f"{count.made} of {count.bids}" for side, count in counts.items() if count.bids}
    return [sets_row(running), row("Bids made", f"{made} of {bids}", by_side(running, shares))]


def sets_row(running: Running) -> dict[str, Any]:
    lines = hands_set(running.sheet)
    if not lines:
        return row("Sets", "0", "Nobody was set")
    is_long = len(lines) > MOST_SETS_NAMED
    detail = sets_by_side(running, lines) if is_long else sets_by_hand(lines)
    return row("Sets", str(len(lines)), detail)


def sets_by_hand(lines: Iterable[SheetLine]) -> str:
    """`Ann in hand 4, Dee in 6`."""
    told = [f"{apart(line.bidder_name)} in {line.number}" for line in lines]
    return ", ".join(told).replace(" in ", " in hand ", 1)


def sets_by_side(running: Running, lines: Iterable[SheetLine]) -> str:
    bidders = [line.facts["bidder"] for line in lines]
    counts = {side: str(bidders.count(side)) for side in running.sides if side in bidders}
    return by_side(running, counts)


def meld_row(running: Running) -> dict[str, Any] | None:
    shown = {side: points for side, points in sum_meld(running.sheet).items() if points}
    if not shown:
        return None
    figures = {side: plain(points) for side, points in shown.items()}
    return row("Meld shown", plain(sum(shown.values())), by_side(running, figures))


def by_side(running: Running, figures: dict[str, str]) -> str:
    """`Ann & Bob 1100, Cy & Dee 1150`."""
    return ", ".join(f"{apart(running.names[side])} {figures[side]}" for side in figures)


def game_length(running: Running) -> str:
    """`10 hands, 1 h 50`: those before on paper count, the time is from the first entry on."""
    hands = running.game.hands_before + len(hands_that_count(running.sheet))
    said = f"{hands} hands" if hands != 1 else "1 hand"
    return ", ".join(part for part in (said, spoken_time(time_taken(running))) if part)


def time_taken(running: Running) -> timedelta:
    """From when the first line that counts was written to when the last was, or it was called."""
    sheet = running.sheet
    written = [line.versions[0].at for line in sheet.lines if line.state == "live"]
    if sheet.is_called and sheet.notes:
        written.append(sheet.notes[-1].at)
    instants = [datetime.fromisoformat(at) for at in written]
    return max(instants) - min(instants) if instants else timedelta()


def spoken_time(taken: timedelta) -> str:
    """`45 min`, `1 h 50`, `3 days`; nothing under a minute."""
    minutes = int(taken.total_seconds()) // 60
    if taken.days:
        return f"{taken.days} days" if taken.days > 1 else "1 day"
    if minutes < 60:
        return f"{minutes} min" if minutes else ""
    return f"{minutes // 60} h {minutes % 60:02}"
