"""The piles of a hand as far as they are counted (V1 to V4, CT12): points, the rest, what is wrong.

One pile settles a partnership's hand, two of three settle cutthroat: who is left has the rest.
Until somebody has the last trick, no figure counts it. Buried cards lie in the pile of whose they
are, unless they lie apart: then their points are added.
"""

from typing import Any

from games.rules.errors import Problem
from games.rules.piling import counting_ranks, most_of_rank, rank_text
from games.rules.rule_names import rule_of_total
from games.selectors.table.buried import buried_points_of
from games.selectors.table.checks import problems_with
from games.selectors.table.running import Running
from games.selectors.table.typed import Typed
from games.selectors.table.words import listed


class SentPiles:
    """What was typed: counts by side and rank, or points by side; None where nothing was."""

    def __init__(self, typed: Typed) -> None:
        self.typed = typed
        self.side = ""
        self.by = "cards"
        self.last = ""
        self.buried = "in"
        self.cards: dict[str, dict[str, int | None]] = {}
        self.points: dict[str, int | None] = {}
        self.buried_points: int | None = None
        self.problems: tuple[Problem, ...] = ()


class PileCount:
    """Points by side. `counted` are those of this count, `written` those that stood before."""

    def __init__(self, running: Running, sent: SentPiles) -> None:
        self.running = running
        self.rules = running.rules
        self.sent = sent
        self.most = most_of_rank(running.rules)
        self.sides = sides_of(running)
        self.entry = running.entry()
        self.counted = {side: self.pile(side) for side in self.sides if self.has_count(side)}
        self.written = self.still_written()
        self.known = self.written | self.counted
        self.blank = [side for side in self.sides if side not in self.known]
        self.points = self.known | self.rest()

    @property
    def bidder(self) -> str:
        return self.entry.get("bidder") or ""

    def has_count(self, side: str) -> bool:
        if self.sent.by == "points":
            return self.sent.points.get(side) is not None
        return any(count is not None for count in self.sent.cards.get(side, {}).values())

    def pile(self, side: str) -> int:
        """One pile's points, with the last trick and what lies apart where they are its own."""
        last = self.rules.last_trick if self.sent.last == side else 0
        return self.lying(side) + last + self.apart(side)

    def lying(self, side: str) -> int:
        """The points of the cards in a pile."""
        if self.sent.by == "points":
            return self.sent.points[side] or 0
        return sum(self.worth(side, rank) for rank in counting_ranks(self.rules))

    def worth(self, side: str, rank: str) -> int:
        return self.rules.counters.points[rank] * (self.sent.cards[side].get(rank) or 0)

    def apart(self, side: str) -> int:
        """The points of the bidder's buried cards, where they do not lie in his pile (CT12)."""
        if side != self.bidder or not asks_buried(self.running) or self.sent.buried == "in":
            return 0
        return self.buried or 0

    @property
    def buried(self) -> int | None:
        """The points that lay buried, as far as they are known."""
        known = buried_points_of(self.entry)
        return self.sent.buried_points if known is None else known

    def still_written(self) -> dict[str, int]:
        """Figures that were taken over before; none where all sides had one, for one must give way."""
        tricks = self.running.draft.facts.get("tricks", {}).get("trick_points", {})
        written = {side: tricks[side] for side in self.sides if side in tricks}
        if len(written) == len(self.sides):
            return {}
        return {side: points for side, points in written.items() if side not in self.counted}

    def rest(self) -> dict[str, int]:
        """The points of the one side that is left; nothing where it cannot be told."""
        if len(self.blank) != 1 or not self.counted or (self.written and not self.sent.last):
            return {}
        total = self.rules.trick_total - (0 if self.sent.last else self.rules.last_trick)
        return {self.blank[0]: max(0, total - sum(self.known.values()))}

    @property
    def facts(self) -> dict[str, Any]:
        """What the Tricks step takes over."""
        said = self.sent.buried == "apart" and self.sent.buried_points is not None
        buried = {"buried_points": self.sent.buried_points} if said else {}
        return {"trick_points": self.points} | (buried if asks_buried(self.running) else {})

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with what is counted so far."""
        return (*self.sent.problems, *self.too_many(), *self.off())

    def too_many(self) -> list[Problem]:
        """More cards of a rank than there are, with the piles they are said to lie in."""
        found = []
        for rank in counting_ranks(self.rules) if self.sent.by == "cards" else ():
            piles = [(side, self.sent.cards[side].get(rank) or 0) for side in self.sides]
            held = [(side, count) for side, count in piles if count]
            total = sum(count for _, count in held)
            if total > self.most:
                message = f"{self.said(held, rank)}, the deck has {self.most}."
                name = f"cards.{held[-1][0]}.{rank}"
                found.append(Problem("too_many_copies", name, message, rule_of_total(self.rules)))
        return found

    def said(self, held: list[tuple[str, int]], rank: str) -> str:
        """`Ruth has 9 aces`; of several piles `Ruth 5 + Sol 4 = 9 aces`."""
        names, rule = self.running.names, self.rules
        if len(held) == 1:
            side, count = held[0]
            return (
                f"{names[side]} {'have' if rule.is_partnership else 'has'} {rank_text(rank, count)}"
            )
        parts = " + ".join(f"{names[side]} {count}" for side, count in held)
        return f"{parts} = {rank_text(rank, sum(count for _, count in held))}"

    def off(self) -> tuple[Problem, ...]:
        """What the rules have against these figures, once the last trick is told."""
        if not self.counted or not self.sent.last:
            return ()
        entry = self.entry | self.facts
        found = problems_with(self.running, entry, ("trick_points", "buried_points"))
        return tuple(problem for problem in found if problem.code != "missing")

    @property
    def missing(self) -> tuple[Problem, ...]:
        """What must still be said before the count can be taken over."""
        last = self.rules.last_trick
        if not self.counted:
            return (Problem("missing", "cards", "No pile is counted yet.", ""),)
        if not self.sent.last:
            text = f"Who took the last trick? It counts {last}."
            return (Problem("missing", "last", text, rule_of_total(self.rules)),)
        return ()

    @property
    def left(self) -> str:
        """Which counters lie in no pile yet: `2 aces, 1 ten and 3 kings`."""
        if self.sent.by == "points" or self.written or not self.counted:
            return ""
        left = []
        for rank in counting_ranks(self.rules):
            seen = sum(self.sent.cards[side].get(rank) or 0 for side in self.sides)
            left += [rank_text(rank, self.most - seen)] if seen < self.most else []
        return listed(left)


def sides_of(running: Running) -> list[str]:
    """The sides that play, in the order of their columns."""
    return [side for side in running.sides if side in running.playing]


def asks_buried(running: Running) -> bool:
    """Whether buried cards are the bidder's at this table (CT12)."""
    return running.rules.widow > 0 and running.rules.buried_counters_to == "bidder"
