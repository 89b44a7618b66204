"""A call as it is posted: by whom, what, after how many others (the auction tracker).

`call` is a bid's chip, `pass`, `back` (take the last one back), or absent: then `figure` was typed.
"""

from django.http import QueryDict

from games.forms.figures import read_fields, read_number
from games.rules.auction_words import doubt
from games.rules.errors import Problem
from games.rules.tracking import doubts_about
from games.selectors.table.call_state import CallState
from games.selectors.table.calls import Heard


class SentCall:
    """What a form says, beside the auction as it is now.

    `heard` are all calls as they would be then; `problems` keep it from being stored, all those
    of `accepts` but one tap more.
    """

    def __init__(self, state: CallState, data: QueryDict) -> None:
        self.hand = read_number(data.get("hand", ""))
        self.revision = read_number(data.get("revision", ""))
        self.seat = read_number(data.get("seat", ""))
        self.bid, self.problems = read_bid(data)
        self.accepts: tuple[str, ...] = ()
        seen = read_number(data.get("seen", ""))
        self.is_back = data.get("call") == "back"
        if self.is_back:
            self.heard: Heard = state.heard[: max(0, seen - 1)]
            return
        self.heard = (*state.heard[:seen], (self.seat, self.bid))
        if not self.problems and self.is_next(state):
            self.judge(state, data.getlist("accept"))

    def is_next(self, state: CallState) -> bool:
        """Whether the form had seen everything."""
        seen = (self.hand, self.revision)
        return seen == (state.running.hand_number, state.revision)

    def judge(self, state: CallState, accepted: list[str]) -> None:
        """What speaks against the call, what was accepted set aside."""
        if refused := refusal(state, self.seat, self.bid):
            self.problems = (refused,)
            return
        codes = doubts_about(state.running.rules, state.floor, self.seat, self.bid)
        tags = {code: f"{code}:{self.seat}:{self.bid}" for code in codes}
        if any(tag not in accepted for tag in tags.values()):
            self.problems = tuple(
                doubt(state.followed, code, self.seat, self.bid) for code in codes
            )
            self.accepts = tuple(tags.values())


def read_bid(data: QueryDict) -> tuple[int | None, tuple[Problem, ...]]:
    """The bid, None for a pass."""
    if data.get("call") in ("pass", "back"):
        return None, ()
    name = "call" if "call" in data else "figure"
    figures, problems = read_fields(data, {name: name})
    if not problems and not figures.get(name):
        return None, (Problem("missing", name, "How much was bid?"),)
    return figures.get(name), tuple(problems)


def refusal(state: CallState, seat: int, bid: int | None) -> Problem | None:
    """What nobody can call: who does not play, who has passed or holds the bid already."""
    if seat not in state.order:
        return Problem("missing", "seat", "Who called?")
    if state.turn is None:
        return Problem("not_allowed", "seat", "The auction is over.")
    if bid is None and seat in state.floor.passed:
        return Problem("not_allowed", "seat", f"{state.name(seat)} has passed already.", "IR10")
    if seat == state.holder != state.turn:
        return Problem("not_allowed", "seat", f"{state.name(seat)} has the bid already.")
    return None
