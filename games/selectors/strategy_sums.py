"""Whether to give a hand up, in honest sums: each way scored by the engine under a table's rules.

What counts is the distance to the others: what the bidder gets less what they get on the average.
"""

from typing import Any

from games.rules.ending import answer_score
from games.rules.errors import Refused
from games.rules.options import Rules
from games.selectors.table.words import signed

# bid, meld a side, and for each way its words and the trick points (none: given up), in tens
EXAMPLES: dict[str, dict[str, Any]] = {
    "cutthroat": {
        "bid": 320,
        "meld": (120, 60, 40),
        "outcome": "conceded_after_widow",
        "ways": (
            ("Given up", None),
            ("Played and made", (200, 30, 20)),
            ("Played and set", (150, 60, 40)),
        ),
    },
    "single-deck": {
        "bid": 320,
        "meld": (60, 90),
        "outcome": "thrown_in",
        "ways": (
            ("Thrown in", None),
            ("Played, and they take nothing", (250, 0)),
            ("Played, and they take 100", (150, 100)),
        ),
    },
    "double-deck": {
        "bid": 80,
        "meld": (25, 30),
        "outcome": "thrown_in",
        "ways": (
            ("Thrown in", None),
            ("Played, and they pull 15", (35, 15)),
            ("Played, and they pull 25", (25, 25)),
        ),
    },
}
SAID = "An example: you bid {bid} and hold {meld} in meld, so you need {need}; the others hold {others}."
SUM = (
    "Playing on costs {loss} more when it goes wrong and is {gain} better when it goes right,"
    " counted as the distance to the others. It pays if it goes right in more than {percent} of"
    " 100 such hands."
)
OTHERWISE = "At this table the example comes out otherwise, so no sum is given."


def throw_in_sums(rules: Rules) -> dict[str, Any]:
    """The example's ways with what each side gets, and from which chance on playing pays."""
    example = EXAMPLES[rules.variant]
    rows = [way(rules, example, words, tricks) for words, tricks in example["ways"]]
    is_whole = is_usual(rules) and all(rows)
    return {
        "sentence": said(example) if is_whole else OTHERWISE,
        "rows": [row_view(row) for row in rows if row] if is_whole else [],
        "sum": sum_words([distance(row) for row in rows if row]) if is_whole else "",
    }


def is_usual(rules: Rules) -> bool:
    """Whether the example's figures are figures of this table."""
    return rules.scale == "classic" and rules.trick_total == (
        50 if rules.variant == "double-deck" else 250
    )


def said(example: dict[str, Any]) -> str:
    mine, *others = example["meld"]
    need = example["bid"] - mine
    return SAID.format(
        bid=example["bid"], meld=mine, need=need, others=" and ".join(map(str, others))
    )


def way(
    rules: Rules, example: dict[str, Any], words: str, tricks: tuple[int, ...] | None
) -> tuple[str, list[int]] | None:
    """What each side gets, the bidder first; None where this table cannot play it so."""
    sides = rules.sides
    entry = {
        "bidder": "A",
        "bid": example["bid"],
        "trump": "S",
        "outcome": "played" if tricks else example["outcome"],
        "meld": dict(zip(sides, example["meld"], strict=True)),
    }
    if tricks:
        entry["trick_points"] = dict(zip(sides, tricks, strict=True))
    asked = {
        "variant": rules.variant,
        "rules": rules.differences,
        "totals_before": dict.fromkeys(sides, 0),
        "entry": entry,
    }
    try:
        delta = answer_score(asked)["delta"]
    except Refused:
        return None
    return words, [delta[side] for side in sides]


def distance(row: tuple[str, list[int]]) -> float:
    """What the bidder has got less what the others have on the average."""
    mine, *others = row[1]
    return mine - sum(others) / len(others)


def sum_words(distances: list[float]) -> str:
    """From which chance on playing pays; "" where it never costs or never gains anything."""
    given_up, right, wrong = distances
    loss, gain = given_up - wrong, right - given_up
    if loss <= 0 or gain <= 0:
        return ""
    return SUM.format(loss=f"{loss:g}", gain=f"{gain:g}", percent=round(100 * loss / (loss + gain)))


def row_view(row: tuple[str, list[int]]) -> dict[str, Any]:
    words, points = row
    return {"words": words, "points": [signed(each) for each in points]}
