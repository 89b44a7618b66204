"""The running hand at one of its steps: the form, and what the paper shows of it in pencil."""

import json
from functools import cached_property
from typing import Any

from games.ids import new_id
from games.selectors.table.bid_view import bid_view
from games.selectors.table.call_state import bid_called
from games.selectors.table.entry import WITHOUT_MELD, is_ready_for_result, so_far
from games.selectors.table.hand_line import pencil_line
from games.selectors.table.laid import laid_facts
from games.selectors.table.meld_view import meld_view
from games.selectors.table.result_view import result_view
from games.selectors.table.running import Running
from games.selectors.table.tricks_view import Result, tricks_view
from games.selectors.table.typed import Typed, from_bid, from_figures


class Look:
    """What one wants to see of the page: a step, an open line, what was just saved; and of a form
    that was sent: its texts, the facts read from it, and its problems."""

    def __init__(
        self,
        *,
        step: str = "",
        open_seq: int | None = None,
        saved_seq: int | None = None,
        typed: Typed | None = None,
        facts: dict[str, Any] | None = None,
        problems: tuple[Any, ...] = (),
        notice: str = "",
    ) -> None:
        self.step = step
        self.open_seq = open_seq
        self.saved_seq = saved_seq
        self.typed = typed
        self.facts = facts
        self.problems = problems
        self.notice = notice

    def moved_on(self) -> "Look":
        """What is left of a form that was sent when its step cannot be taken (any more)."""
        return Look(notice=self.notice or MOVED_ON)


MOVED_ON = "The hand is at another step by now. What was sent was not saved: look again."


class StepState:
    """A step of the running hand, with what has just been typed in the place of its draft."""

    def __init__(self, running: Running, look: Look) -> None:
        self.running = running
        self.step = reachable(running, look.step)
        self.look = look if look.typed is None or look.step == self.step else look.moved_on()
        self.entry = running.entry(**{self.step: self.facts})

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What the step says: as it was sent, as it was stored, or as players' phones fill it."""
        stored = self.running.draft.facts
        if self.look.facts is not None:
            return self.look.facts
        if self.step == "bid" and "bid" not in stored:
            return bid_called(self.running)
        if self.step == "meld" and "meld" not in stored:
            return laid_facts(self.running)
        return stored.get(self.step, {})

    @cached_property
    def result(self) -> Result | None:
        """What the hand would come to, at the last step."""
        return Result(self.running, self.entry) if self.step == "tricks" else None

    @property
    def mark(self) -> str:
        """Names this step of this hand at this revision: `8-meld-0`."""
        running = self.running
        return f"{running.hand_number}-{self.step}-{running.draft.revisions[self.step]}"

    @property
    def is_played(self) -> bool:
        return self.entry["outcome"] == "played"

    @property
    def form_name(self) -> str:
        """The last step of a hand that is not played is its result, without a pad."""
        return "result" if self.step == "tricks" and not self.is_played else self.step

    @property
    def has_preview(self) -> bool:
        """A result has nothing to type, so nothing of it changes."""
        return self.form_name != "result"

    @property
    def has_pad(self) -> bool:
        return self.form_name in ("meld", "tricks")

    @property
    def side(self) -> str:
        return self.entry.get("bidder") or ""

    @cached_property
    def typed(self) -> Typed:
        """What stands in the fields."""
        if self.look.typed is not None:
            return self.look.typed
        if self.step == "bid":
            return from_bid(self.running.usual_bids, self.facts)
        if self.step == "meld":
            return from_figures("meld", self.facts.get("meld", {}))
        return from_figures("tricks", self.facts.get("trick_points", {}))

    @cached_property
    def form(self) -> dict[str, Any]:
        """The step's own form as its template wants it."""
        problems = self.look.problems
        if self.step == "bid":
            return bid_view(self.running, self.typed, problems)
        if self.step == "meld":
            return meld_view(self.running, self.typed, self.entry, problems)
        if self.form_name == "result":
            return result_view(self.running, self.result, problems)
        return tricks_view(self.running, self.typed, self.result, problems)

    @property
    def hidden(self) -> dict[str, object]:
        """What every step names: its hand, and the state of the draft and of the sheet it saw."""
        return {
            "step": self.step,
            "mark": self.mark,
            "game": self.running.game.number,
            "hand": self.running.hand_number,
            "revision": self.running.draft.revisions[self.step],
            "version": self.running.sheet.version,
            "key": new_id(),
        } | ({"so_far": json.dumps(self.told_so_far)} if self.step == "tricks" else {})

    @property
    def told_so_far(self) -> dict[str, Any]:
        """Bid and meld, which the last step sends along."""
        running = self.running
        return so_far(running.rules, running.draft.facts, running.playing)

    @property
    def pencil(self) -> dict[str, Any] | None:
        deltas = self.result.deltas if self.result else {}
        return pencil_line(self.running, self.entry, deltas, self.note)

    @property
    def note(self) -> str:
        """What the pencil line says of the bidder."""
        if self.result is None or self.result.verdict is None:
            return "bids"
        return self.result.verdict.short

    @property
    def then(self) -> dict[str, int]:
        """The totals after this hand, once they are known."""
        return self.result.then if self.result else {}


def is_counting(running: Running) -> bool:
    """Whether the hand is played, and has come to its tricks."""
    is_played = running.entry()["outcome"] == "played"
    return not running.sheet.is_over and is_played and reachable(running, "tricks") == "tricks"


def reachable(running: Running, wanted: str) -> str:
    """The step to show: the one wanted if the steps before it are taken, else the next to take."""
    steps = ["bid"]
    if "bid" in running.draft.facts:
        entry = running.entry()
        steps += [] if entry["outcome"] in WITHOUT_MELD else ["meld"]
        steps += ["tricks"] if is_ready_for_result(entry, running.playing) else []
    return wanted if wanted in steps else steps[-1]
