"""The page on which a pile is counted: keys for each rank, the last trick, the sum of every side."""

import json
from typing import Any

from games.rules.hand import Hand
from games.rules.piling import counting_ranks
from games.rules.rounding import counted_points, is_rounded
from games.rules.rule_names import rule_of_total
from games.selectors.table.buried import buried_points_of
from games.selectors.table.live_view import live_of
from games.selectors.table.pile_count import (
    PileCount,
    SentPiles,
    asks_buried,
)
from games.selectors.table.running import Running
from games.selectors.table.words import hidden, listed, plain, slip
from meld.decks import RANK_NAMES

ACTION = "Take over"


def pile_view(
    running: Running, sent: SentPiles, *, told: bool = False, notice: str = ""
) -> dict[str, Any]:
    """For `pile/page.html`; `told`: what is still missing is told as a problem."""
    count = PileCount(running, sent)
    return {
        "title": "Count a pile",
        "second": running.title,
        "back": running.step_href("tricks"),
        "live": live_of(running),
        "action": running.pile_action,
        "asked": json.dumps({"variant": running.rules.variant, "rules": running.rules.differences}),
        "table": running.table.address,
        "mark": f"{running.hand_number}-pile-0",
        "is_answer": bool(sent.typed.texts),
        "hidden": hidden(**running.sent_along("tricks")),
        "notice": notice,
        "rule": running.rule(rule_of_total(running.rules)),
        "scheme": scheme(running),
        "ways": ways(sent),
        "piles": [pile(count, side) for side in count.sides],
        "columns": len(count.sides),
        "lasts": lasts(count),
        "buried": buried(count),
        "button": ACTION,
    } | said_view(count, told=told)


def scheme(running: Running) -> str:
    """What counts at this table: `A 10, 10 10, K 10, last trick 10`."""
    counters = running.rules.counters
    worth = [f"{rank} {counters.points[rank]}" for rank in counting_ranks(running.rules)]
    return ", ".join([*worth, f"last trick {counters.last_trick}"])


def ways(sent: SentPiles) -> list[dict[str, Any]]:
    labels = {"cards": "By cards", "points": "By points"}
    return [{"value": by, "label": labels[by], "is_chosen": sent.by == by} for by in labels]


def pile(count: PileCount, side: str) -> dict[str, Any]:
    """One side's pile: a row of keys for each rank, or its points."""
    typed, name = count.sent.typed, f"points.{side}"
    wrong = {problem.field for problem in count.sent.problems}
    return {
        "side": side,
        "name": count.running.names[side],
        "is_chosen": count.sent.side == side,
        "rows": [row(count, side, rank) for rank in counting_ranks(count.rules)],
        "points_name": name,
        "points": typed.get(name),
        "is_wrong": name in wrong,
        "is_bidder": side == count.bidder,
    } | figure(count, side)


def row(count: PileCount, side: str, rank: str) -> dict[str, Any]:
    """A rank of a pile: its count between two keys, and what it comes to."""
    name = f"cards.{side}.{rank}"
    is_read = count.sent.by == "cards" and count.sent.cards[side].get(rank) is not None
    wrong = {problem.field for problem in count.problems}
    return {
        "rank": rank,
        "label": RANK_NAMES[rank],
        "name": name,
        "value": count.sent.typed.get(name),
        "key": f"{side}.{rank}",
        "id": f"worth-{side}-{rank}",
        "worth": plain(count.worth(side, rank)) if is_read else "",
        "each": count.rules.counters.points[rank],
        "most": count.most,
        "is_wrong": name in wrong,
    }


def figure(count: PileCount, side: str) -> dict[str, Any]:
    """A side's sum as it stands over its pile: ink where it was counted, else pencil."""
    points = count.points.get(side)
    state = "" if side in count.counted else "written" if side in count.written else "the rest"
    return {
        "sum": "" if points is None else plain(points),
        "state": state if points is not None else "",
        "is_pencil": side not in count.counted,
    }


def lasts(count: PileCount) -> list[dict[str, Any]]:
    names = count.running.names
    return [
        {"value": side, "label": names[side], "side": side, "is_chosen": count.sent.last == side}
        for side in count.sides
    ]


def buried(count: PileCount) -> dict[str, Any] | None:
    """Where the bidder's buried cards lie; None where that is nobody's question (CT12)."""
    running = count.running
    if not asks_buried(running):
        return None
    known = buried_points_of(count.entry)
    return {
        "side": count.bidder,
        "legend": f"The {running.rules.widow} cards that {running.names[count.bidder]} buried",
        "rule": running.rule("CT12"),
        "known": "" if known is None else f"{known} points in them.",
        "is_known": known is not None,
        "points": count.sent.typed.get("buried_points"),
        "places": [
            {"value": "in", "label": "In the pile", "is_chosen": count.sent.buried == "in"},
            {"value": "apart", "label": "Lie apart", "is_chosen": count.sent.buried == "apart"},
        ],
    }


def said_view(count: PileCount, *, told: bool = False) -> dict[str, Any]:
    """For `pile/_said.html`: what the count comes to, and what is wrong with it."""
    problems = count.problems or (count.missing if told else ())
    return {
        "slips": [slip(problem) for problem in problems],
        "sentence": sentence(count),
        "left": left(count),
        "rounded": rounded(count),
    }


def sentence(count: PileCount) -> str:
    """What can be taken over, or what must still be said."""
    if count.problems:
        return ""
    if missing := count.missing:
        return missing[0].message if count.counted else begin(count)
    names, points = count.running.names, count.points
    figures = [f"{names[side]} {points[side]}" for side in count.sides if side in points]
    more = " One more pile settles it." if len(points) < len(count.sides) else ""
    return f"{', '.join(figures)}.{more}"


def begin(count: PileCount) -> str:
    if len(count.sides) == 2:
        return "Count one pile: the other side has the rest."
    return "Count two piles: the third player has the rest."


def left(count: PileCount) -> str:
    """Which counters are in no pile yet, and whose they must be."""
    if not count.left or count.problems:
        return ""
    if len(count.blank) == 1:
        return f"In the pile of {count.running.names[count.blank[0]]}: {count.left}."
    return f"Not counted yet: {count.left}."


def rounded(count: PileCount) -> dict[str, Any] | None:
    """How these points count where the table rounds them; None where it does not."""
    if not is_rounded(count.rules) or len(count.points) < len(count.sides) or not count.sent.last:
        return None
    hand = Hand(tuple(count.sides))
    hand.bidder, hand.trick_points = count.bidder, count.points
    counts = counted_points(count.rules, hand)
    names = count.running.names
    told = listed([f"{names[side]} {counts[side]}" for side in count.sides])
    return {"text": f"Rounded: {told}.", "rule": count.running.rule("round_trick_points")}
