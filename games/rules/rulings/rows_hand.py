"""Questions about a hand's score: made, set, added up (CT18, CT19, SD13, SD14, DD12, DD13, V)."""

from games.rules.rulings.question import Question

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PLAYED = "bidder bid meld trick_points"
MADE_SO = "This bid was made, so meld and tricks count."


def one_hand(
    bid: int, meld: "list[Any]", tricks: "list[Any] | None" = None, **more: "Any"
) -> "dict[str, Any]":
    """An example of side A's: bid, melds and trick points from side A on."""
    given: dict[str, Any] = {"bidder": "A", "bid": bid, "meld": dict(zip("ABC", meld))}
    if tricks is not None:
        given["trick_points"] = dict(zip("ABC", tricks))
    return given | more


HAND = (
    Question(
        "set-costs",
        "set",
        "hand",
        "Set: what does it cost, and do meld and tricks still count?",
        {
            "cutthroat": one_hand(300, [80, 40, 20], [110, 90, 50]),
            "single-deck": one_hand(300, [80, 40], [110, 140]),
            "double-deck": one_hand(60, [24, 20], [25, 25]),
        },
        (
            "The bid is taken off and nothing else of that side counts; the others score as ever.",
            MADE_SO,
        ),
        "CT19 SD14 DD13",
        PLAYED,
        ("set_penalty", "set_keeps_meld"),
        under=(
            (
                "set_keeps_meld",
                True,
                (
                    "Meld that was saved stays beside the loss; tricks count "
                    "nothing. The others score as ever.",
                    MADE_SO,
                ),
            ),
            (
                "set_penalty",
                "progressive",
                (
                    "Nothing is taken off: each of the others gets the bid "
                    "besides his own score, and nothing counts for the side that was set.",
                    MADE_SO,
                ),
            ),
            (
                "set_penalty",
                "double",
                (
                    "Twice the bid is taken off and nothing else of that side "
                    "counts; the others score as ever.",
                    MADE_SO,
                ),
            ),
        ),
        words="euchred down short minus bid progressive opponents double set penalty team",
    ),
    Question(
        "exactly-the-bid",
        "set",
        "hand",
        "Exactly the bid: is it made?",
        {
            "cutthroat": one_hand(300, [140, 40, 20], [160, 60, 30]),
            "single-deck": one_hand(300, [140, 60], [160, 90]),
            "double-deck": one_hand(55, [30, 24], [25, 25]),
        },
        ("It is short of the bid.", "The bid itself is enough; all of meld and tricks counts."),
        "CT18 SD13 DD12",
        PLAYED,
        words="equal just make on the nose",
    ),
    Question(
        "one-side-counted",
        "set",
        "hand",
        "Only one side’s trick points were written: what is the other’s?",
        {
            "single-deck": one_hand(300, [140, 60], [170]),
            "double-deck": one_hand(55, [30, 24], [30]),
        },
        "A hand always has the same points, so the rest is the other side’s. A nought that was "
        "written stays a nought, and two blanks are not taken.",
        "V",
        PLAYED,
        words="blank zero fill in missing empty",
    ),
    Question(
        "sum-is-wrong",
        "set",
        "hand",
        "The trick points do not add up: what is wrong?",
        {
            "cutthroat": one_hand(300, [150, 40, 20], [150, 60, 30]),
            "single-deck": one_hand(300, [150, 40], [160, 80]),
            "double-deck": one_hand(55, [30, 24], [26, 26]),
        },
        "Count one side’s tricks again; the last trick is most often forgotten.",
        "V DD16",
        PLAYED,
        words="240 wrong count 250 50 sum last trick forgotten 52",
    ),
    Question(
        "last-trick",
        "set",
        "count",
        "What does the last trick count, and is the hand complete?",
        {
            "cutthroat": {"counters": {"A": 150, "B": 60, "C": 30}, "last_trick": "A"},
            "single-deck": {"counters": {"A": 160, "B": 80}, "last_trick": "A"},
            "double-deck": {"counters": {"A": 31, "B": 17}, "last_trick": "A"},
        },
        ("Count the piles again.", "Counters and the last trick are the whole of it."),
        "V DD16",
        "counters last_trick",
        ("counter_values",),
        words="sum 24 25 48 50 240 250 counters total",
    ),
)
