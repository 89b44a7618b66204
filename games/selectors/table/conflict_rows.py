"""A hand in a few rows, so that two versions of it can be laid side by side."""

from typing import Any

from games.selectors.table.hand_line import bidder_name
from games.selectors.table.running import Running
from games.selectors.table.words import SUIT_NAMES, suit

ENDS = {
    "thrown_in": "thrown in",
    "conceded_before_widow": "conceded",
    "conceded_after_widow": "conceded",
    "short_meld": "short meld",
    "no_marriage": "no marriage",
    "passed_out": "not played",
}


class Row:
    """Name and value; `shown` is what the template wants, `value` what is compared."""

    def __init__(self, name: str, text: str, trump: str | None = None, value: Any = None) -> None:
        self.name = name
        self.value = (text, trump, value)
        self.shown = {"name": name, "text": text, "suit": suit(trump)}


def rows_of(running: Running, told: dict[str, Any]) -> list[Row]:
    """Who played (where that is a question), bid, meld and tricks of a hand as a phone told it."""
    facts = readable(running, told)
    sitting = facts.get("playing")
    played = [Row("Players", ", ".join(running.names[side] for side in sitting))] if sitting else []
    return [
        *played,
        bid_row(running, facts),
        Row("Meld", figures(running, facts.get("meld"))),
        tricks_row(running, facts),
    ]


def readable(running: Running, told: dict[str, Any]) -> dict[str, Any]:
    """The facts that can be shown: what a phone tells is not checked by then."""
    facts = dict(told)
    sitting = facts.get("playing")
    if not isinstance(sitting, list) or not all(each in running.sides for each in sitting):
        facts.pop("playing", None)
    fits = {
        "trump": list(SUIT_NAMES),
        "bidder": list(running.sides),
        "bidder_seat": list(running.people),
    }
    for name, values in fits.items():
        if facts.get(name) not in values:
            facts.pop(name, None)
    return facts


def bid_row(running: Running, facts: dict[str, Any]) -> Row:
    """`Dee 330 ♠S`; a forced bid and the like differ from the plain one."""
    if facts.get("bid") is None:
        return Row("Bid", "nobody bid")
    special = [name for name in ("forced", "under_the_gun", "moon") if facts.get(name)]
    text = f"{bidder_name(running, facts)} {facts['bid']}"
    return Row("Bid", text, facts.get("trump"), [*special, facts.get("bidder_seat")])


def tricks_row(running: Running, facts: dict[str, Any]) -> Row:
    """The trick points, or how the hand ended without them; answers belong to them."""
    outcome = facts.get("outcome", "played")
    answers = [facts.get(name) for name in ("took_trick", "only_dix", "buried_points")]
    if outcome != "played":
        return Row("Tricks", ENDS.get(str(outcome), ""), None, outcome)
    return Row("Tricks", figures(running, facts.get("trick_points")), None, answers)


def figures(running: Running, points: Any) -> str:
    """`60 : 150`, in the order of the sides."""
    known = points if isinstance(points, dict) else {}
    return " : ".join(str(known[side]) for side in running.sides if side in known)


def differing(one: list[Row], other: list[Row]) -> list[str]:
    """The names of the rows that are not the same."""
    values = {row.name: row.value for row in other}
    return [row.name for row in one if values.get(row.name) != row.value]
