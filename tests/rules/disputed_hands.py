"""Known quarrels about meld and about the score of a hand, as they are asked."""

from typing import Any

from tests.rules.disputing import (
    ITEMS,
    Asked,
    by_letter,
    cards_asked,
    delta,
    hand_given,
    refused,
    right_of,
    scored,
    total,
)

MELDS = {
    "PD-001": "marriage-in-run",
    "PD-003": "mixed-run",
    "PD-006": "double-royal",
    "PD-007": "roundhouse",
    "PD-008": "run-and-roundhouse",
    "PD-009": "run-and-roundhouse",
    "PD-010": "double-roundhouse",
    "PD-015": "two-kings-one-queen",
    "PD-016": "double-pinochle",
    "PD-019": "seven-aces",
    "PD-022": "triple-pinochle",
    "PD-026": "association-values",
}
POOL = ITEMS["PD-021"]["input"]
BEFORE = ITEMS["PD-016"]["input"]["before_pass_back"]
WITHOUT = ITEMS["PD-030"]["input"]
MELD_ASKED = [cards_asked(item, question) for item, question in MELDS.items()] + [
    Asked("PD-016", "double-pinochle", {"cards": BEFORE, "trump": "H"}, total, 0),
    Asked(
        "PD-021",
        "partners-cards",
        {"cards": POOL["bidder_hand_without_second_jack"], "partner": "JS JH JD JC", "trump": "D"},
        lambda ruling: (ruling["result"]["hand"], ruling["result"]["total"]),
        (
            right_of("PD-021")["meld_without"],
            right_of("PD-021")["team_total_if_partner_keeps_jacks_around"],
        ),
    ),
    Asked(
        "PD-021",
        "double-run",
        {"cards": POOL["bidder_hand_with_second_jack"], "trump": "D"},
        total,
        right_of("PD-021")["meld_with"],
    ),
    Asked(
        "PD-030",
        "no-trump-named",
        {"cards": WITHOUT["opponent_hand_cards"] + " AS AD AC", "trump": None},
        total,
        right_of("PD-030")["meld_without_trump"],
    ),
]


def reach(bid: int) -> Asked:
    """PD-039: thrown in or not, at this bid."""
    meld = {"A": 70, "B": ITEMS["PD-039"]["input"]["meld_B"]}
    given = {"bidder": "A", "bid": bid, "meld": meld}
    offered = [] if bid == 320 else [("thrown_in", False, {"A": -330, "B": 60})]
    return Asked("PD-039", "out-of-reach", given, choices, (offered, True))


def choices(ruling: dict[str, Any]) -> Any:
    result = ruling["result"]
    found = [(each["outcome"], each["forced"], each["delta"]) for each in result["choices"]]
    return found, result["may_play"]


def blank(points: dict[str, Any], right: Any, found: Any = None) -> Asked:
    """PD-048: trick points as they were written."""
    given = {"bidder": "A", "bid": 55, "meld": {"A": 30, "B": 24}, "trick_points": points}
    return Asked("PD-048", "one-side-counted", given, found or filled, right)


def filled(ruling: dict[str, Any]) -> Any:
    return ruling["result"].get("filled"), ruling["figures"][0]["points"]


FORCED = by_letter(right_of("PD-040"))
CONCEDED = ITEMS["PD-042"]["input"]
UNSEEN = ITEMS["PD-043"]["input"]
TEAM = ITEMS["PD-065"]["input"]
BY_PLAYER = {"meld": {"A": "60+20", "B": "0+40"}, "trick_points": {"A": "200+0", "B": "50+0"}}
SCORED_ASKED = [
    scored("PD-034", "what-saves-meld", took_trick={"A": "yes", "B": "yes"}),
    scored("PD-038", "set-costs"),
    scored("PD-047", "set-costs"),
    scored("PD-055", "meld-covers-bid"),
    scored("PD-056", "set-costs"),
    reach(320),
    reach(330),
    Asked(
        "PD-040",
        "out-of-reach",
        {"bidder": "A", "bid": 350, "meld": by_letter(ITEMS["PD-040"]["input"]["meld"])},
        choices,
        ([("conceded_after_widow", right_of("PD-040")["forced"], FORCED)], False),
    ),
    Asked(
        "PD-042",
        "conceded-after-widow",
        {"bidder": "A", "bid": CONCEDED["bid"], "meld": by_letter(CONCEDED["meld"])},
        delta,
        by_letter(right_of("PD-042")),
    ),
    Asked(
        "PD-043",
        "conceded-unseen",
        {"bidder": "C", "bid": UNSEEN["bid"], "meld": by_letter(UNSEEN["meld"])},
        delta,
        by_letter(right_of("PD-043")),
    ),
    blank({"A": 50, "B": 0}, "", lambda ruling: ruling["result"]["filled"]),
    blank({"A": 30, "B": ""}, ("B", 20)),
    blank({"A": 0, "B": ""}, ("B", 50)),
    blank({"A": 26, "B": 26}, ["trick_points_do_not_add_up"], refused),
    Asked(
        "PD-051",
        "last-trick",
        {"counters": {"A": 31, "B": 17}, "last_trick": "A"},
        lambda ruling: {
            "tricks": ruling["result"]["trick_points"],
            "sum": ruling["result"]["sum"],
        },
        right_of("PD-051"),
    ),
    Asked(
        "PD-055",
        "out-of-reach",
        {"bidder": "A", "bid": 60, "meld": {"A": 70, "B": 0}},
        lambda ruling: ruling["result"]["need"],
        right_of("PD-055")["needed"],
    ),
    Asked(
        "PD-060",
        "renege-defender",
        hand_given("PD-060"),
        lambda ruling: (ruling["result"]["delta"], ruling["remedies"][0]["after"]["B"]),
        (right_of("PD-060")["as_recorded"], 70),
    ),
    Asked("PD-063", "defenders-under-twenty", {}, lambda ruling: delta(ruling)["B"], 20),
    Asked("PD-063", "aces-not-declared", {}, lambda ruling: "DD17" in ruling["rules"], True),
    Asked(
        "PD-063",
        "bidders-too-little-meld",
        {"meld": {"A": 14, "B": 0}},
        delta,
        {"A": -55, "B": 0},
    ),
    Asked(
        "PD-065",
        "partner-took-nothing",
        {"bidder": "A", "bid": TEAM["bid"]} | BY_PLAYER,
        delta,
        right_of("PD-065"),
    ),
]
