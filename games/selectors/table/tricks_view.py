"""The Tricks step: the sum is the form, and its result stands there before it is saved."""

from typing import Any

from games.rules.errors import HandRefused, Problem
from games.rules.repairs import repairs
from games.rules.scoring import score_hand
from games.rules.verdict import Verdict
from games.selectors.table.asking import Asked, answer_in
from games.selectors.table.buried import buried_points_of
from games.selectors.table.fields import field, next_label, pad
from games.selectors.table.running import Running
from games.selectors.table.typed import Typed
from games.selectors.table.words import plain, rule, signed, slip

OPEN = "?"


class Result:
    """What a hand would come to: verdict, open questions and problems."""

    def __init__(self, running: Running, entry: dict[str, Any]) -> None:
        self.running = running
        asked = Asked(running.rules, entry, running.names)
        self.hand = entry
        self.entry = asked.entry
        self.asks = asked.all
        self.open = asked.open
        self.verdict: Verdict | None = None
        self.problems: tuple[Problem, ...] = ()
        try:
            self.verdict = score_hand(running.rules, self.entry, running.names)
        except HandRefused as refused:
            self.problems = refused.problems

    @property
    def deltas(self) -> dict[str, str]:
        """Each side's change as shown: `?` while a question about it is open."""
        if self.verdict is None:
            return {}
        doubtful = {ask.side for ask in self.open}
        delta = self.verdict.delta
        return {side: OPEN if side in doubtful else signed(delta[side]) for side in delta}

    @property
    def then(self) -> dict[str, int]:
        """The totals, were it saved; nothing for a side with an open question."""
        if self.verdict is None:
            return {}
        totals, delta, shown = self.running.totals_without, self.verdict.delta, self.deltas
        return {side: totals[side] + delta[side] for side in delta if shown[side] != OPEN}


def tricks_view(
    running: Running, typed: Typed, result: Result, problems: tuple[Any, ...] = ()
) -> dict[str, Any]:
    """For `_tricks.html`."""
    sides = [side for side in running.sides if side in running.playing]
    slips = problems or (result.problems if is_filled(typed, sides) else ())
    return {
        "unit": running.rules.unit,
        "total": running.rules.trick_total,
        "columns": len(sides),
        "tallies": [tally(running, side, typed, result, bool(slips)) for side in sides],
        "slips": slips_view(running, result, slips),
        "preview": preview(result, typed),
        "links": links(running, result),
        "pad": pad(
            "Save",
            next_label=next_label(len(sides)),
            extra=("all", f"All {running.rules.trick_total}"),
        ),
        "button": "Save",
    }


def links(running: Running, result: Result) -> list[dict[str, str]]:
    """Pages that help with the tricks: what is buried, the count of a pile, a trick judged."""
    buried = buried_points_of(result.hand)
    label = f"Buried: {buried}" if buried is not None else f"Bury {running.rules.widow}"
    bury = [{"label": label, "href": running.along(running.bury_action)}]
    pile = [{"label": "Count a pile", "href": running.along(running.pile_action)}]
    judge = [{"label": "Judge a trick", "href": running.at("table-judge-tricks")}]
    is_last = running.hand_number == running.sheet.hand_number
    return (bury if running.can_bury else []) + pile + (judge if is_last else [])


def is_filled(typed: Typed, sides: list[str]) -> bool:
    """Whether enough is typed for a judgement: at most one side is left for the rest."""
    return sum(1 for side in sides if not typed.get(f"tricks.{side}")) <= 1


def tally(
    running: Running, side: str, typed: Typed, result: Result, is_doubtful: bool
) -> dict[str, Any]:
    """One side's column: meld, tricks, sum."""
    name = f"tricks.{side}"
    is_pair, who = running.rules.is_partnership, running.names[side]
    figure = field(
        name,
        typed.get(name),
        "tricks" if is_pair else who,
        unit=running.rules.unit,
        side=side,
        rest="the rest" if is_pair else f"{who}, the rest",
        is_first=side == result.entry.get("bidder"),
        is_wrong=is_doubtful and bool(typed.get(name)),
    )
    meld = (result.entry.get("meld") or {}).get(side)
    shows_meld = running.rules.is_partnership and meld is not None
    return {"side": side, "field": figure, "meld": plain(meld) if shows_meld else ""} | sum_of(
        result, side
    )


def sum_of(result: Result, side: str) -> dict[str, Any]:
    """The bottom row of a column: what the side would score, in one word, by which rule."""
    if side not in result.deltas:
        return {"result": "", "word": "", "result_rule": None}
    last = [reason for reason in result.verdict.reasons if reason.side == side][-1]
    return {
        "result": result.deltas[side],
        "word": word(result, side),
        "result_rule": rule(last.rule, result.running.game.variant),
    }


def word(result: Result, side: str) -> str:
    if not result.running.rules.is_partnership:
        return ""
    if side == result.entry.get("bidder"):
        return result.verdict.short
    return "kept" if result.verdict.delta[side] else "nothing"


def preview(result: Result, typed: Typed) -> dict[str, Any]:
    """For `_preview.html`: the verdict in one sentence, and the questions these numbers raise."""
    if result.verdict is None:
        return {}
    return {
        "strong": result.verdict.workings or result.verdict.headline,
        "asks": [ask_view(ask, result) for ask in result.asks],
    }


def ask_view(ask: Any, result: Result) -> dict[str, Any]:
    return {
        "field": ask.field,
        "side": ask.side,
        "sentence": ask.sentence,
        "detail": ask.detail,
        "rule": rule(ask.rule, result.running.game.variant),
        "answers": [answer_view(ask, value, label, result) for value, label in ask.answers],
    }


def answer_view(ask: Any, value: Any, label: str, result: Result) -> dict[str, Any]:
    chosen = answer_in(result.entry, ask.field)
    return {"value": answer_text(value), "label": label, "is_chosen": chosen == value}


def answer_text(value: Any) -> str:
    """An answer as its radio sends it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def slips_view(running: Running, result: Result, problems: tuple[Any, ...]) -> list[dict[str, Any]]:
    """The problems, the mends under the last of them."""
    mends = repairs(running.rules, result.entry, running.names) if problems else ()
    chips = [{"name": "mend", "value": changes(mend), "label": mend.label} for mend in mends]
    return [slip(problem, chips if problem is problems[-1] else ()) for problem in problems]


def changes(mend: Any) -> str:
    """A repair as one text for its button: `tricks.A=50`."""
    return "&".join(
        f"{path.replace('trick_points', 'tricks')}={points}"
        for path, points in sorted(mend.changes.items())
    )
