"""The shapes of what the API answers: a meld, a score, a trick, an auction, and what was wrong."""

from games.api.problems import ERRORS, WARNINGS
from games.api.shapes import (
    SUIT,
    TEXT,
    WHOLE,
    YES_NO,
    Shape,
    closed,
    listed,
    or_null,
    told_as,
)
from meld.decks import SUITS
from meld.values import MELDS

RESULTS = [
    "made",
    "set",
    "conceded",
    "thrown_in",
    "short_meld",
    "no_marriage",
    "passed_out",
    "moon",
]
SIDES = ("A", "B", "C", "D", "E")
RULE = told_as(TEXT, "The rule it rests on: an id of the rulebook, or an option's name.")
REASON = told_as(TEXT, "One sentence for people.")
BY_SIDE: Shape = {
    "type": "object",
    "properties": dict.fromkeys(SIDES, WHOLE),
    "additionalProperties": False,
}


def problem(codes: list[str]) -> Shape:
    """One thing that is wrong, with a code of these."""
    parts = {"code": {"type": "string", "enum": codes}, "field": TEXT, "message": TEXT}
    return closed({**parts, "rule": RULE}, ["code", "field", "message"])


REFUSAL = closed({"errors": listed(problem([*(code for code, _ in ERRORS), "not_json"]))})
WARNING = problem([code for code, _ in WARNINGS])

MELD_LINE = closed(
    {
        "meld": {"type": "string", "enum": [row.name for row in MELDS]},
        "count": told_as(WHOLE, "2 is a double, 3 a triple, 4 a quadruple."),
        "suit": told_as(SUIT, "Only on common marriages."),
        "points": WHOLE,
        "cards": listed(TEXT),
        "rule": RULE,
    },
    ["meld", "count", "points", "cards", "rule"],
)
MELD = closed(
    {
        "total": WHOLE,
        "classes": listed(
            closed({"class": {"enum": [1, 2, 3]}, "total": WHOLE, "melds": listed(MELD_LINE)})
        ),
        "bonuses": listed(closed({"name": TEXT, "points": WHOLE, "rule": RULE})),
        "by_trump": closed(
            {suit: closed({"total": WHOLE, "has_marriage": YES_NO}) for suit in SUITS}
        ),
        "best_trump": told_as(listed(SUIT), "Highest total among the suits that may be named."),
    }
)
SCORE = closed(
    {
        "result": {"type": "string", "enum": RESULTS},
        "delta": BY_SIDE,
        "totals_after": BY_SIDE,
        "game_over": YES_NO,
        "winner": {"type": ["string", "null"]},
        "target_after": WHOLE,
        "warnings": listed(WARNING),
        "reasons": told_as(
            listed(closed({"side": TEXT, "points": WHOLE, "text": TEXT, "rule": RULE})),
            "A side's points add up to its delta.",
        ),
    }
)
VERDICT = closed({"play": TEXT, "legal": YES_NO, "reason": REASON, "rule": RULE})
TRICKS = closed(
    {
        "winner": told_as(or_null(WHOLE), "Place in plays of the card that is winning."),
        "points": told_as(WHOLE, "Counters in the trick, without the last trick's points."),
        "legal": told_as(or_null(listed(TEXT)), "Each card once; null without a hand."),
        "verdicts": told_as(or_null(listed(VERDICT)), "One a play; null without hands."),
        "reason": REASON,
        "rule": RULE,
    }
)
CALL = closed(
    {
        "seat": WHOLE,
        "bid": or_null(WHOLE),
        "legal": told_as(YES_NO, "Not legal: void as the last call, else it stands (IR10)."),
        "meaning": told_as(or_null(TEXT), "What the bid promises the partner (DD5)."),
        "reason": REASON,
        "rule": RULE,
    }
)
AUCTION = closed(
    {
        "next_seat": told_as(or_null(WHOLE), "Null once the auction is over."),
        "legal_bids": told_as(listed(WHOLE, maxItems=20), "The lowest 20, ascending."),
        "may_pass": YES_NO,
        "over": YES_NO,
        "winner": told_as(or_null(WHOLE), "A seat; null while it runs, and for a new deal."),
        "bid": told_as(or_null(WHOLE), "The standing bid, in the end the winner's."),
        "forced": told_as(YES_NO, "The winner is stuck with the forced bid."),
        "under_the_gun": told_as(YES_NO, "This auction was opened under the gun."),
        "calls": listed(CALL),
    }
)
