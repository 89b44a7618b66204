"""A past hand being corrected: the same three steps, filled with what stands (G8, G9).

Only the last step writes. Until then the changes travel in the address (games/carried.py).
"""

from typing import Any
from urllib.parse import urlencode

from games.carried import carry
from games.hand_steps import by_step
from games.models import Game
from games.rules.sheet import SheetLine
from games.selectors.table.entry import is_ready_for_result
from games.selectors.table.running import Running

REASONS = ("The last trick", "Wrong bid", "Wrong bidder", "Meld miscounted", "Tricks miscounted")


class Steps:
    """Facts by step in the place of a draft; it has one revision, for nothing is stored."""

    def __init__(self, facts: dict[str, dict[str, Any]]) -> None:
        self.facts = facts
        self.revisions = {"bid": 0, "meld": 0, "tricks": 0}


def line_name(game: Game, seq: int) -> str:
    """What a carried correction is signed for."""
    return f"{game.pk}:{seq}"


class Mending(Running):
    """The game as one of its hands is corrected. `steps` is what was changed so far."""

    def __init__(self, running: Running, line: SheetLine, steps: dict[str, dict[str, Any]]) -> None:
        super().__init__(running.table, running.game, is_current=running.is_current)
        self.line = line
        self.draft = Steps(by_step(line.facts) | steps)

    @property
    def carried(self) -> str:
        """What was changed so far, as text for an address or a form."""
        return carry(self.draft.facts, line_name(self.game, self.line.seq))

    @property
    def hand_number(self) -> int:
        return int(self.line.number)

    @property
    def totals_without(self) -> dict[str, int]:
        totals, delta = self.sheet.totals, self.line.delta
        if self.line.state != "live":
            return totals
        return {side: totals[side] - delta.get(side, 0) for side in totals}

    @property
    def dealer_name(self) -> str:
        return self.people[self.line.dealer]

    @property
    def playing(self) -> tuple[str, ...]:
        return tuple(self.draft.facts.get("bid", {}).get("playing") or self.sheet.sides)

    def step_href(self, step: str) -> str:
        return self.step_action(step) + "?" + urlencode({"c": self.carried})

    def step_action(self, step: str) -> str:
        return self.at("correct", self.line.seq, step)

    @property
    def pile_action(self) -> str:
        return self.at("correct-pile", self.line.seq)

    @property
    def bury_action(self) -> str:
        return self.at("correct-bury", self.line.seq)

    @property
    def cards_action(self) -> str:
        return self.at("correct-cards", self.line.seq)

    @property
    def carried_along(self) -> dict[str, str]:
        return {"c": self.carried}

    @property
    def preview_action(self) -> str:
        return self.at("correct-preview", self.line.seq)

    def change(self, step: str, facts: dict[str, Any]) -> None:
        """What a step says from here on."""
        self.draft.facts = self.draft.facts | {step: facts}

    def after(self, step: str, facts: dict[str, Any]) -> str:
        """Where one goes from this step with these facts: to the next one, or to the review.

        A hand that is not played has nothing to say at the steps that are left out.
        """
        self.change(step, facts)
        entry = self.entry()
        is_told = entry["outcome"] != "played" and is_ready_for_result(entry, self.playing)
        if step == "tricks" or is_told:
            return self.review_href
        return self.step_href({"bid": "meld", "meld": "tricks"}[step])

    @property
    def review_href(self) -> str:
        """What the correction changes, before it is written."""
        at = self.at("correct-review", self.line.seq)
        return f"{at}?{urlencode({'c': self.carried})}"
