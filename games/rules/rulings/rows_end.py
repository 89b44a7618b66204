"""Questions about who has won (CT20 to CT24, SD15, SD16, DD18, G6, G12 to G14)."""

from games.rules.rulings.question import ALL, Question, in_games
from games.rules.rulings.readings import CUTTHROAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SHOWS = "totals_before target_before bidder bid meld trick_points"
BARE = "totals_before points bidder made target_before"


def _hand(
    before: "list[int]", bid: int, meld: "list[int]", tricks: "list[int]", **more: "Any"
) -> "dict[str, Any]":
    given: dict[str, Any] = {
        "totals_before": dict(zip("ABC", before)),
        "bidder": "A",
        "bid": bid,
        "meld": dict(zip("ABC", meld)),
        "trick_points": dict(zip("ABC", tricks)),
    }
    return given | more


def _totals(before: "list[int]", points: "list[int]", **more: "Any") -> "dict[str, Any]":
    given: dict[str, Any] = {
        "totals_before": dict(zip("ABC", before)),
        "points": dict(zip("ABC", points)),
        "bidder": "A",
        "made": "yes",
    }
    return given | more


END = (
    Question(
        "exactly-the-target",
        "end",
        "hand",
        "Exactly the target: is the game over?",
        {
            "cutthroat": _hand([680, 500, 300], 300, [140, 40, 20], [180, 40, 30]),
            "single-deck": _hand([1240, 900], 260, [80, 20], [180, 70]),
            "double-deck": _hand([440, 300], 55, [30, 24], [30, 20]),
        },
        (
            "At this table it is not enough, or nobody is there yet.",
            "Reaching the target is enough, unless a table asks for more.",
        ),
        "CT20 SD15 DD1 Q-CT1",
        SHOWS,
        ("target_comparison",),
        words="1500 1000 500 reach pass over equal",
    ),
    Question(
        "both-over",
        "end",
        "hand",
        "Several pass the target on one hand: who wins?",
        {
            "cutthroat": _hand([900, 960, 300], 300, [100, 120, 20], [210, 40, 0]),
            "single-deck": _hand([1400, 1470], 260, [100, 120], [160, 90]),
            "double-deck": _hand([460, 499], 65, [162, 0], [20, 30]),
        },
        "With partners the bidding side counts first, whatever the totals; three-handed the "
        "higher total wins, unless the table plays otherwise.",
        "CT21 CT22 CT23 CT24 SD15 DD18 Q-SD4",
        SHOWS,
        ("tie_rule",),
        words="both same hand bidder first higher total tie order columns",
    ),
    Question(
        "set-and-others-over",
        "end",
        "hand",
        "The bidders are set, and the others pass the target: who wins?",
        {
            "cutthroat": _hand([950, 960, 300], 300, [60, 60, 20], [150, 60, 40]),
            "single-deck": _hand([1450, 1420], 300, [60, 60], [200, 50]),
            "double-deck": _hand([480, 470], 70, [24, 24], [25, 25]),
        },
        "Only those at the target can win; a set takes the bidders away from it.",
        "SD16 CT20 DD1 G14",
        SHOWS,
        ("must_bid_out",),
        words="defenders win set count first bid out",
    ),
    Question(
        "given-up-at-the-end",
        "end",
        "hand",
        "A hand is thrown in and the others pass the target: is the game over?",
        {
            "cutthroat": _hand([900, 960, 300], 360, [100, 60, 20], [0, 0, 0])
            | {"outcome": "conceded_after_widow"},
            "single-deck": _hand([1200, 1460], 350, [60, 60], [0, 0]) | {"outcome": "thrown_in"},
            "double-deck": _hand([400, 480], 90, [30, 24], [0, 0]) | {"outcome": "thrown_in"},
        },
        "A hand that was not played is scored like any other, and then the end is tested.",
        "G6 G14",
        "totals_before target_before bidder bid meld",
        ("defenders_on_concession", "must_bid_out"),
        words="throw in concede last hand meld wins another auction",
    ),
    Question(
        "level-at-the-top",
        "end",
        "end",
        "Two are level at the top: who wins?",
        {
            "cutthroat": _totals([760, 980, 700], [280, 60, 0]),
            "single-deck": _totals([1400, 1450], [200, 150]),
            "double-deck": _totals([450, 460], [70, 60]),
        },
        "Where the higher total decides, equal totals at the top play another hand.",
        "CT22 G13 Q-CT11",
        BARE,
        ("tie_rule",),
        words="tie equal draw same total",
    ),
    Question(
        "overtime-target",
        "end",
        "end",
        "The target was moved in overtime: does it come back down?",
        in_games(
            CUTTHROAT,
            _totals([1010, 1040, 640], [60, -350, 120], bidder="B", made="no")
            | {"target_before": 1250},
        ),
        "A target that was moved stays, even when players fall below the old one.",
        "CT23 Q-CT7",
        BARE,
        ("tie_rule",),
        words="1250 extended sticky 1000 1500",
    ),
    Question(
        "number-of-hands",
        "end",
        "end",
        "We agreed on four hands: who has won, and what if it is level?",
        {
            "cutthroat": _totals([300, 280, 200], [60, 40, 20]) | {"hands": 4},
            "single-deck": _totals([310, 310], [300, 300]) | {"hands": 4},
            "double-deck": _totals([210, 205], [60, 65]) | {"hands": 4},
        },
        (
            "Without such an agreement a game goes on to its target.",
            "After the last hand the higher total wins; level, one more is played.",
        ),
        "G12 number_of_deals",
        "totals_before points bidder made hands",
        ("number_of_deals",),
        words="fixed deals lunch four games tie no target",
    ),
    Question(
        "big-single-hand",
        "end",
        "end",
        "One hand worth the whole target: does it win the game outright?",
        {
            "cutthroat": _totals([-300, 420, 100], [1040, 0, 0]),
            "single-deck": _totals([-300, 420], [1540, 0]),
            "double-deck": _totals([-300, 420], [505, 0]),
        },
        ("Only the total counts, however large one hand is.", "The total has reached the target."),
        "DD1 SD15 CT20",
        BARE,
        words="500 in one hand outright instant",
        not_offered="That a single hand as large as the target wins at once is not offered here.",
    ),
    Question(
        "defenders-reach-target",
        "end",
        "end",
        "The defenders alone reach the target: may they win without a bid?",
        {
            "cutthroat": _totals([600, 960, 300], [320, 60, 20]),
            "single-deck": _totals([1100, 1460], [320, 60]),
            "double-deck": _totals([300, 480], [60, 40]),
        },
        "Whoever is alone at the target wins, unless the table wants a made bid.",
        "SD16 CT20 DD1 must_bid_out",
        BARE,
        ("must_bid_out",),
        words="bid out defenders win without bidding",
    ),
    Question(
        "claim-in-mid-hand",
        "end",
        "option",
        "May I claim the game in the middle of a hand?",
        in_games(ALL, {}),
        "The totals change only when the hand is written down.",
        "G6 Q-G1",
        words="claim out counting out early",
        says={
            "*": (
                "No. The end is tested when a hand has been scored.",
                "Counting oneself out during play does not end the game.",
            )
        },
    ),
    Question(
        "called-off",
        "end",
        "option",
        "We stop before the target: who has won?",
        in_games(ALL, {}),
        "The game counts as unfinished.",
        "G12",
        words="quit unfinished late call it leading",
        says={
            "*": (
                "Nobody. The higher total leads, and equal totals are a draw.",
                "A game that is called off counts as unfinished and can be played on later.",
            )
        },
    ),
)
