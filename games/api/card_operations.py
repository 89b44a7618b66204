"""The questions about cards as rows: what they meld, what would help, what to bury, what a pile holds."""

from games.api import answers, card_answers
from games.api.card_questions import bury_parts, fit_parts, pile_parts
from games.api.operation import Operation
from games.api.questions import meld_parts
from games.rules.burying import answer_bury
from games.rules.counting import answer_count
from games.rules.fitting import answer_fit
from games.rules.helping import answer_help
from games.rules.melding import answer_meld
from games.rules.piling import answer_pile

CARDS = "AS 10S KS QS JS JD"
BIDDER = "AS 10S KS QS JS 9S AH KH QH JD AC AD KD QD 10H 10C 9C JC"

CARD_OPERATIONS = (
    Operation(
        "meld",
        "What cards meld",
        "The best melds of any part of a hand under a trump, and the totals under all four.",
        meld_parts,
        (),
        answers.MELD,
        {
            "variant": "single-deck",
            "trump": "S",
            "cards": ["AS", "10S", "KS", "QS", "JS", "JD"],
        },
        answer_meld,
    ),
    Operation(
        "count",
        "What cards meld, in words",
        "The same as a player reads it: lines in words, what may not be counted and why, and what"
        " to lay down.",
        meld_parts,
        (),
        card_answers.COUNT,
        {"variant": "single-deck", "trump": "S", "cards": CARDS},
        answer_count,
    ),
    Operation(
        "help",
        "What would help",
        "Which one or two cards would raise a meld most, under the trump that is named and under"
        " the best one.",
        meld_parts,
        (),
        card_answers.HELP,
        {"variant": "single-deck", "trump": "S", "cards": CARDS},
        answer_help,
    ),
    Operation(
        "bury",
        "What to bury",
        "Which cards the bidder lays away after the widow without breaking meld, and the counters"
        " in them.",
        bury_parts,
        (),
        card_answers.BURY,
        {"variant": "cutthroat", "trump": "S", "cards": BIDDER},
        answer_bury,
    ),
    Operation(
        "pile",
        "What a pile of tricks holds",
        "One side's points by counters taken, or by points, with the last trick; the other side"
        " has the rest.",
        pile_parts,
        ("taken", "points", "last_trick", "buried"),
        card_answers.PILE,
        {"variant": "single-deck", "taken": {"A": 3, "10": 2, "K": 4}, "last_trick": True},
        answer_pile,
    ),
    Operation(
        "fit",
        "Whether hands fit one deck",
        "The cards that several players show: which card is there too often, and which melds"
        " cannot all stand.",
        fit_parts,
        ("trump", "names"),
        card_answers.FIT,
        {
            "variant": "single-deck",
            "trump": "S",
            "hands": {"1": "AS AS AH AH AD AD AC AC", "3": "AS AH AD AC"},
            "names": {"1": "Ann", "3": "Bob"},
        },
        answer_fit,
    ),
)
