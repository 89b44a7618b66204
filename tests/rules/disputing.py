"""Putting a known quarrel (tests/cases/disputes.json) as a question of the dispute desk."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.rules.hands import cases

KINDS = ("meld", "scoring", "auction", "trick", "endgame")
ITEMS = {row["id"]: row for row in cases("disputes") if row["kind"] in KINDS}


class Asked(NamedTuple):
    """An item put as a question; `found` picks from the ruling what must be `right`."""

    item: str
    question: str
    given: dict[str, Any]
    found: Callable[[dict[str, Any]], Any]
    right: Any
    variant: str = ""

    @property
    def request(self) -> dict[str, Any]:
        """The question as the API takes it."""
        variant = self.variant or ITEMS[self.item]["variant"]
        return {"variant": variant, "question": self.question, "given": self.given}


class Other(NamedTuple):
    """Another reading of an asked item: the words of its row, and what it must come to."""

    item: str
    words: str
    right: Any


def total(ruling: dict[str, Any]) -> Any:
    return ruling["result"]["total"]


def delta(ruling: dict[str, Any]) -> Any:
    return ruling["result"]["delta"]


def ended(ruling: dict[str, Any]) -> Any:
    result = ruling["result"]
    return result["totals_after"], result["winner"]


def refused(ruling: dict[str, Any]) -> Any:
    return ruling["result"]["refused"]


def legal(ruling: dict[str, Any]) -> Any:
    return ruling["result"]["legal"]


def by_letter(points: dict[str, int]) -> dict[str, int]:
    """P1 is A."""
    return {"ABC"[int(name[1]) - 1]: points[name] for name in points if name in ("P1", "P2", "P3")}


def right_of(item: str) -> Any:
    return ITEMS[item]["right_answer"]["default"]


def cards_asked(item: str, question: str) -> Asked:
    """A hand of cards and what it melds."""
    given = ITEMS[item]["input"]
    asked = {"cards": given["hand"], "trump": given["trump"]}
    return Asked(item, question, asked, total, right_of(item)["meld"])


def hand_given(item: str) -> dict[str, Any]:
    """A hand that an item tells, in either of two ways."""
    facts = ITEMS[item]["input"].get("hand", ITEMS[item]["input"])
    given = {"bid": facts["bid"], "bidder": facts.get("by") or facts["bidding_team"]}
    given["meld"] = facts["meld"]
    if "tricks" in facts:
        given["trick_points"] = facts["tricks"]
    if "score_before" in ITEMS[item]["input"]:
        given["totals_before"] = ITEMS[item]["input"]["score_before"]
    return given


def scored(item: str, question: str, **more: Any) -> Asked:
    right = {side: right_of(item)[side] for side in ("A", "B")}
    return Asked(item, question, hand_given(item) | more, delta, right)


def won(item: str, question: str, **more: Any) -> Asked:
    right = right_of(item)
    expected = (right["score_after"], right["winner"])
    return Asked(item, question, hand_given(item) | more, ended, expected)


def trick_asked(item: str, question: str) -> Asked:
    given = ITEMS[item]["input"]
    plays = " ".join(card for _, card in given["trick"])
    asked = {"trump": given["trump"], "plays": plays, "hand": " ".join(given["hand"])}
    return Asked(item, question, asked, legal, right_of(item)["legal"])
