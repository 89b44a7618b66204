"""The questions as rows: address, words, shapes, an example, and the function that answers."""

from games.api import answers, judge_shapes
from games.api.card_operations import CARD_OPERATIONS
from games.api.desk_operations import DESK_OPERATIONS
from games.api.operation import Operation
from games.api.questions import (
    auction_parts,
    score_parts,
    tricks_parts,
)
from games.rules.auction import answer_auction
from games.rules.ending import answer_score
from games.rules.judged_calls import answer_calls
from games.rules.played import answer_played
from games.rules.tricks import answer_tricks

OPERATIONS = (
    *CARD_OPERATIONS,
    Operation(
        "score",
        "What a hand scores",
        "One hand of a game: what each side gets and why, the totals, and who has won.",
        score_parts,
        ("target_before",),
        answers.SCORE,
        {
            "variant": "single-deck",
            "totals_before": {"A": 980, "B": 1120},
            "entry": {
                "bidder": "A",
                "bid": 320,
                "trump": "H",
                "outcome": "played",
                "meld": {"A": 150, "B": 40},
                "trick_points": {"A": 170, "B": 80},
            },
        },
        answer_score,
    ),
    Operation(
        "tricks",
        "What may be played, and who wins",
        "One trick: who is winning, what the next player may play, and who broke which duty.",
        tricks_parts,
        ("hand", "hands", "first_trick"),
        answers.TRICKS,
        {
            "variant": "single-deck",
            "trump": "S",
            "plays": ["KD", "10D"],
            "hand": ["AD", "9D", "QS", "KH"],
        },
        answer_tricks,
    ),
    Operation(
        "played",
        "A hand trick by trick, in words",
        "Who wins each trick and leads to the next, what may be played and why the rest may not,"
        " who reneged, and what each side has taken.",
        judge_shapes.played_parts,
        ("leader", "bidder", "names", "hands", "first_trick"),
        judge_shapes.PLAYED,
        {
            "variant": "single-deck",
            "trump": "S",
            "plays": ["KD", "10D"],
            "names": ["Ann", "Cy", "Bob", "Dee"],
            "hands": {"3": ["AD", "9D", "QS", "KH", "JC"]},
        },
        answer_played,
    ),
    Operation(
        "auction",
        "Who bids next, and what",
        "An auction so far: whose turn it is, what may be called, and who has won it.",
        auction_parts,
        (),
        answers.AUCTION,
        {
            "variant": "double-deck",
            "dealer": 4,
            "calls": [{"seat": 1, "bid": 51}, {"seat": 2, "bid": None}, {"seat": 3, "bid": 54}],
        },
        answer_auction,
    ),
    Operation(
        "calls",
        "An auction in words",
        "Each call, legal or not and why; a call out of turn is judged, not refused. Then whose"
        " turn it is, over which bid, and what is special about this moment.",
        judge_shapes.calls_parts,
        ("names", "playing"),
        judge_shapes.CALLS,
        {
            "variant": "single-deck",
            "dealer": 4,
            "calls": [{"seat": 1, "bid": 250}, {"seat": 2, "bid": 300}],
            "names": ["Ann", "Cy", "Bob", "Dee"],
        },
        answer_calls,
    ),
    *DESK_OPERATIONS,
)
OPERATION = {operation.name: operation for operation in OPERATIONS}
