"""Every quarrel of the kinds meld, scoring, auction, trick and endgame, as it is asked of the desk.

A row says through which question an item is asked and where its stated answer stands in the
ruling; `OTHERS` says the same of the readings that other tables play. Used for the pure function,
the API and the pages.
"""

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
    Other("PD-007", "ten more for a roundhouse", 250),
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
