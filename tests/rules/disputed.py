"""Every quarrel of the kinds meld, scoring, auction, trick and endgame, as it is asked of the desk.

A row says through which question an item is asked and where its stated answer stands in the
ruling; `OTHERS` says the same of the readings that other tables play. Used for the pure function,
the API and the pages.
"""

from typing import Any

from tests.rules.disputed_hands import MELD_ASKED, SCORED_ASKED, blank
from tests.rules.disputing import (
    ITEMS,
    Asked,
    Other,
    by_letter,
    refused,
    right_of,
    trick_asked,
    won,
)


def calls(item: str, question: str, line: str, found: Any, right: Any, dealer: int = 4) -> Asked:
    return Asked(item, question, {"dealer": dealer, "calls": line}, found, right)


def last_is_legal(ruling: dict[str, Any]) -> Any:
    return ruling["result"]["calls"][-1]["legal"], ruling["result"]["legal_bids"]


def contract(ruling: dict[str, Any]) -> Any:
    return {"seat": ruling["result"]["winner"], "bid": ruling["result"]["bid"]}


def may_bid(ruling: dict[str, Any]) -> Any:
    return ruling["result"]["calls"][-1]["legal"]


RETURN = " ".join(
    f"{'ABCD'.index(seat) + 1}:{bid}" for seat, bid in ITEMS["PD-073"]["input"]["calls"]
)
DEAL = right_of("PD-071")
CALLED = [
    calls("PD-067", "jump-bid", "1:250 2:300", last_is_legal, (False, [260, 270])),
    calls("PD-069", "all-pass", "pass pass pass", contract, right_of("PD-069")["contract"]),
    calls("PD-070", "all-pass", "1:pass 2:pass 3:pass", lambda r: r["result"]["next_seat"], None),
    Asked(
        "PD-071",
        "who-deals",
        {"dealer": 1, "hands": ITEMS["PD-071"]["input"]["hands_played"]},
        lambda ruling: (f"seat {ruling['result']['dealer']}", f"seat {ruling['result']['first']}"),
        (DEAL["dealer_of_hand_4"], DEAL["first_bidder_of_hand_4"]),
        "single-deck",
    ),
    calls("PD-072", "next-bid", "1:260", lambda r: r["result"]["legal_bids"], [270, 280]),
    calls("PD-073", "passed-comes-back", RETURN, refused, ["already_passed"]),
    calls("PD-074", "under-the-gun", "1:150", may_bid, True, 3),
    calls("PD-074", "under-the-gun", "1:150 2:160", may_bid, True, 3),
    calls("PD-074", "minimum-opening", "1:pass", lambda r: r["result"]["legal_bids"][0], 300, 3),
    Asked(
        "PD-077",
        "exchange",
        {},
        lambda ruling: ("partner first" in ruling["headline"].lower(), ruling["result"]["value"]),
        (True, 4),
    ),
    Asked(
        "PD-104",
        "thirteen-losers",
        {"cards": ITEMS["PD-104"]["input"]["hand"]},
        lambda ruling: ruling["result"]["misdeal"],
        right_of("PD-104")["misdeal"],
    ),
]
TWINS = ITEMS["PD-078"]["input"]
PLAYED = [
    Asked(
        "PD-078",
        "identical-cards",
        {"trump": TWINS["trump"], "plays": " ".join(card for _, card in TWINS["trick"])},
        lambda ruling: f"seat {ruling['result']['winner'] + 1}",
        right_of("PD-078")["winner"],
    ),
    trick_asked("PD-079", "partners-ace"),
    trick_asked("PD-080", "already-trumped"),
    trick_asked("PD-081", "must-overtrump"),
    Asked(
        "PD-081",
        "who-wins",
        {"trump": "H", "plays": "KC 9H QS"},
        lambda ruling: ruling["result"]["winner"],
        1,
    ),
    trick_asked("PD-083", "must-beat"),
]
OVERTIME = ITEMS["PD-095"]["input"]


def standing(ruling: dict[str, Any]) -> Any:
    result = ruling["result"]
    return result["totals_after"], result["target_after"], result["game_over"]


def level(item: str, question: str, before: Any, points: Any, right: Any, **more: Any) -> Asked:
    given = {"totals_before": before, "points": points, "bidder": "A", "made": "yes"} | more
    return Asked(item, question, given, lambda ruling: ruling["headline"], right)


OVER = [
    won("PD-088", "exactly-the-target"),
    won("PD-089", "both-over"),
    won("PD-090", "both-over"),
    won("PD-091", "set-and-others-over"),
    won("PD-092", "given-up-at-the-end"),
    won("PD-099", "both-over"),
    level(
        "PD-094",
        "level-at-the-top",
        by_letter(ITEMS["PD-094"]["input"]["score_after"]),
        {"A": 0, "B": 0, "C": 0},
        "Side A and Side B are level at 1040: another hand is played.",
    ),
    Asked(
        "PD-095",
        "overtime-target",
        {
            "totals_before": by_letter(OVERTIME["score_before"]),
            "points": by_letter(OVERTIME["hand"]) | {"B": -OVERTIME["hand"]["bid"]},
            "bidder": "B",
            "made": "no",
            "target_before": OVERTIME["target"],
        },
        standing,
        (by_letter(right_of("PD-095")["score_after"]), right_of("PD-095")["target"], False),
    ),
    level(
        "PD-100",
        "number-of-hands",
        ITEMS["PD-100"]["input"]["score_after_hand_4"],
        {"A": 0, "B": 0},
        "Nobody has won: the game goes on.",
        hands=4,
    ),
    Asked(
        "PD-101",
        "big-single-hand",
        {
            "totals_before": ITEMS["PD-101"]["input"]["score_before"],
            "points": {"A": ITEMS["PD-101"]["input"]["hand_total"], "B": 0},
        },
        lambda ruling: (
            ruling["result"]["totals_after"]["A"],
            ruling["result"]["game_over"],
        ),
        (right_of("PD-101")["score_after"]["A"], right_of("PD-101")["game_over"]),
    ),
]
ASKED = MELD_ASKED + SCORED_ASKED + CALLED + PLAYED + OVER

OTHERS = [
    Other("PD-001", "a run pays its marriage too", 190),
    Other("PD-006", "two pay 300", 300),
    Other("PD-007", "10 more for a roundhouse", 250),
    Other("PD-008", "a run pays its marriage too", 390),
    Other("PD-009", "a run pays its marriage too", 39),
    Other("PD-016", "two pay 80", 80),
    Other("PD-022", "three pay 45", 45),
    Other("PD-022", "three pay 90", 90),
    Other("PD-026", "association values", 40),
    Other("PD-034", "any trick saves meld", {"A": 400, "B": 100}),
    Other("PD-042", "the others get meld and 100", {"A": -360, "B": 220, "C": 160}),
    Other("PD-056", "the bid goes to each opponent", {"A": 0, "B": 480}),
    Other("PD-067", "free raises", (True, list(range(310, 510, 10)))),
    Other("PD-069", "all pass: a new deal", {"seat": None, "bid": None}),
    Other("PD-069", "a stuck player pays 190", {"seat": 4, "bid": 190}),
    Other("PD-069", "a stuck player pays 150", {"seat": 4, "bid": 150}),
    Other("PD-083", "beat it only when trump is led", ["9D", "AD"]),
    Other("PD-089", "the higher total wins", ({"A": 1660, "B": 1680}, "B")),
    Other(
        "PD-100",
        "four hands are a game",
        "Side A and Side B are level at 610: another hand is played.",
    ),
    Other("PD-104", "no ace, thirteen losers", True),
]
# Readings that no option has: the sentence of the question says so.
NOT_OFFERED = {
    "PD-010": "double roundhouse",
    "PD-030": "name a suit",
    "PD-039": "set by itself",
    "PD-077": "pass at once",
    "PD-080": "headed after a trump",
    "PD-101": "single hand",
}


def asked_of(item: str) -> Asked:
    """The first question through which an item is asked."""
    return next(each for each in ASKED if each.item == item)


__all__ = ["ASKED", "ITEMS", "NOT_OFFERED", "OTHERS", "asked_of", "blank"]
