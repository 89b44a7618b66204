"""Questions about a hand's score: set, thrown in, conceded (CT12 to CT19, SD8 to SD14, DD9 to DD15)."""

from games.rules.rulings.question import Question, in_games
from games.rules.rulings.readings import CUTTHROAT, DOUBLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PLAYED = "bidder bid meld trick_points"


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
        "what-saves-meld",
        "set",
        "hand",
        "One trick without a point in it: is the meld saved?",
        {
            "cutthroat": one_hand(
                300, [150, 40, 20], [190, 60, 0], took_trick={"A": "yes", "B": "yes", "C": "yes"}
            ),
            "single-deck": one_hand(300, [150, 100], [250, 0], took_trick={"A": "yes", "B": "yes"}),
            "double-deck": one_hand(60, [40, 24], [50, 0], took_trick={"A": "yes", "B": "yes"}),
        },
        "Three-handed any trick saves a player’s meld; partners need a counter or the last trick; "
        "with two decks 20 points.",
        "CT16 SD11 DD14",
        PLAYED + " took_trick",
        ("saves_meld",),
        about="defenders",
        words="save trick counter no points lose meld zero",
    ),
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
            "This bid was made, so meld and tricks count.",
        ),
        "CT19 SD14 DD13",
        PLAYED,
        ("set_penalty", "set_keeps_meld"),
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
    Question(
        "meld-covers-bid",
        "set",
        "hand",
        "The meld alone is above the bid: is it made?",
        {
            "cutthroat": one_hand(
                150,
                [200, 40, 20],
                [0, 150, 100],
                under_the_gun="yes",
                took_trick={"A": "yes", "B": "yes", "C": "yes"},
            ),
            "single-deck": one_hand(250, [260, 40], [0, 250]),
            "double-deck": one_hand(60, [70, 0], [20, 30]),
        },
        (
            "Meld counts only when it is saved: without that the bid is lost.",
            "Something must be taken all the same, to save the meld; here it was.",
        ),
        "CT17 CT27 SD12 DD11 DD13 Q-SD1",
        PLAYED + " took_trick",
        ("saves_meld", "shut_out_bidder"),
        words="no trick shut out needed 20 zero points covers",
    ),
    Question(
        "partner-took-nothing",
        "set",
        "hand",
        "My partner took no trick: does his meld count?",
        {
            "single-deck": one_hand(280, ["60+20", "0+40"], ["200+0", "50+0"]),
            "double-deck": one_hand(60, ["30+4", "0+24"], ["28+0", "22+0"]),
        },
        "Tricks and meld belong to the side: what one partner takes saves the meld of both.",
        "G4 SD11 DD14",
        PLAYED,
        words="team partner alone each player",
    ),
    Question(
        "defenders-under-twenty",
        "set",
        "hand",
        "The defenders have too little meld: do their tricks count?",
        in_games(DOUBLE, one_hand(50, [30, 14], [30, 20])),
        "Meld that could not be laid down counts nothing, but the points pulled do, from 20 on.",
        "DD14 DD9",
        PLAYED,
        ("minimum_meld", "unsaved_side"),
        about="defenders",
        words="14 under 20 meld pull",
    ),
    Question(
        "defenders-pull-nineteen",
        "set",
        "hand",
        "The defenders pull fewer than 20: what do they score?",
        in_games(DOUBLE, one_hand(60, [40, 24], [31, 19])),
        "Twenty are needed for meld and for tricks.",
        "DD14 Q-DD5 Q-DD11",
        PLAYED,
        ("unsaved_side", "saves_meld"),
        about="defenders",
        words="19 nineteen pull short",
    ),
    Question(
        "bidder-without-trick",
        "set",
        "hand",
        "The bidder’s only points lie buried: is his meld saved?",
        in_games(
            CUTTHROAT,
            one_hand(300, [290, 40, 20], [20, 150, 80], buried_points=20, took_trick={"A": "no"}),
        ),
        "Buried cards are no trick: without one the meld is gone, and the buried counters alone "
        "reach no bid.",
        "CT17 Q-CT5",
        PLAYED + " buried_points",
        ("saves_meld",),
        words="widow buried no trick lost",
    ),
    Question(
        "only-nines",
        "set",
        "hand",
        "The meld is nothing but nines: is it lost without a trick?",
        {
            "cutthroat": one_hand(
                300, [150, 40, 10], [190, 60, 0], took_trick={"C": "no"}, only_dix={"C": "yes"}
            ),
            "single-deck": one_hand(300, [150, 20], [250, 0], only_dix={"B": "yes"}),
        },
        "Nines are meld like any other, unless the table calls them safe.",
        "dix_always_safe",
        PLAYED,
        ("dix_always_safe",),
        about="defenders",
        words="dix safe bare nines",
    ),
)
