"""Hands that are given up or never played (CT13 to CT15, SD8 to SD10, DD7, DD10, DD15)."""

from games.rules.rulings.question import ALL, Question, in_games
from games.rules.rulings.readings import CUTTHROAT, DOUBLE
from games.rules.rulings.rows_hand import PLAYED, one_hand

UNPLAYED = (
    Question(
        "out-of-reach",
        "set",
        "choice",
        "The bid is out of reach, or just not: may the hand be given up?",
        {
            "cutthroat": one_hand(350, [80, 60, 40]),
            "single-deck": one_hand(330, [70, 60]),
            "double-deck": one_hand(90, [30, 24]),
        },
        (
            "Meld and all trick points together still reach the bid.",
            "What the others score for it stands beside the bidder’s loss.",
        ),
        "CT14 CT15 SD8 SD9 DD15 G11",
        "bidder bid meld",
        ("concede", "impossible_contract", "defenders_on_concession"),
        words="throw in dead impossible concede automatic must play hopeless",
        not_offered="That a hand out of reach is set by itself, without anybody saying so, is not "
        "offered here: the bidder gives it up.",
    ),
    Question(
        "dead-played-on",
        "set",
        "hand",
        "Out of reach and played on: what can still happen?",
        {
            "single-deck": one_hand(330, [70, 60], [250, 0]),
            "double-deck": one_hand(90, [30, 24], [40, 10]),
        },
        "It always ends set; the others can win points, or lose their meld.",
        "SD10 DD15 Q-SD5",
        PLAYED,
        ("impossible_contract",),
        words="sweep dead contract impossible",
    ),
    Question(
        "conceded-after-widow",
        "set",
        "hand",
        "Given up without play: what do the others get?",
        {
            "cutthroat": one_hand(360, [120, 120, 60], outcome="conceded_after_widow"),
            "single-deck": one_hand(330, [70, 60], outcome="thrown_in"),
            "double-deck": one_hand(90, [30, 24], outcome="thrown_in"),
        },
        "Their meld counts without a trick; nobody has trick points.",
        "CT14 SD9 DD15",
        "bidder bid meld",
        ("defenders_on_concession",),
        about="defenders",
        under=(
            ("defenders_on_concession", "nothing", "At this table they score nothing for it."),
            (
                "defenders_on_concession",
                "meld_plus",
                "Their meld counts without a trick, and this "
                "table adds to it; nobody has trick points.",
            ),
        ),
        words="after the widow throw in concede opponents meld bonus 100",
    ),
    Question(
        "conceded-unseen",
        "set",
        "hand",
        "Given up without turning the widow: is that cheaper?",
        in_games(
            CUTTHROAT,
            one_hand(300, [20, 100, 40], outcome="conceded_before_widow", forced="yes"),
        ),
        "Only who was forced into the bid may do so. It costs the bid, and the others get nothing "
        "at all, not even their meld.",
        "CT13 Q-CT4",
        "bidder bid forced",
        ("concede_unseen",),
        under=(
            (
                "concede_unseen",
                "any",
                "Any bidder may do so at this table. It costs the bid, and the "
                "others get nothing at all, not even their meld.",
            ),
            ("concede_unseen", "never", "A hand is given up after the widow here, or played."),
        ),
        words="unseen stuck forced widow throw cheaper",
    ),
    Question(
        "bidders-too-little-meld",
        "set",
        "hand",
        "The bidders cannot lay down enough meld: what now?",
        in_games(DOUBLE, one_hand(55, [14, 12], outcome="short_meld")),
        "The hand is not played: the bid is lost at once, and the others are given their meld.",
        "DD10 Q-DD1",
        "bidder bid meld",
        ("minimum_meld", "defenders_meld_when_bidders_short"),
        words="short meld 20 twenty minimum",
    ),
    Question(
        "no-marriage",
        "set",
        "hand",
        "The bidder holds no marriage: what happens?",
        in_games(DOUBLE, one_hand(55, [24, 16], outcome="no_marriage")),
        "Without a trump the hand is not played.",
        "DD7 Q-DD2",
        "bidder bid meld",
        ("defenders_meld_when_bidders_short", "trump_needs_marriage"),
        words="trump cannot name",
    ),
    Question(
        "moon",
        "set",
        "option",
        "May one shoot the moon?",
        in_games(ALL, {}),
        "What it wins and loses is agreed before the game.",
        "moon",
        options=("moon",),
        words="all tricks sweep slam",
        says={
            "None": (
                "No. Nobody shoots the moon at this table.",
                "Every hand counts by its points.",
            ),
            "*": (
                "Yes, if it is announced.",
                "Every trick wins the prize and one trick lost costs it; nothing else counts.",
            ),
        },
    ),
)
