"""Questions about what saves meld, and for whom (CT16, CT17, CT27, SD11, SD12, DD9, DD11, DD14)."""

from games.rules.rulings.by_hand import SAVED
from games.rules.rulings.question import Question, in_games
from games.rules.rulings.readings import CUTTHROAT, DOUBLE
from games.rules.rulings.rows_hand import PLAYED, one_hand

SAVING = (
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
        "Meld must be saved in the tricks.",
        "CT16 SD11 DD14",
        PLAYED + " took_trick",
        ("saves_meld",),
        about="defenders",
        sign=SAVED,
        under=(
            ("saves_meld", "one_trick", "Any trick saves meld here, also one without a counter."),
            ("saves_meld", "one_point", "It takes a point in tricks: a counter or the last trick."),
            ("saves_meld", "points", "It takes a number of points in tricks, not just a trick."),
            ("saves_meld", "none", "Meld is safe at this table, with a trick or without."),
        ),
        words="save trick counter no points lose meld zero",
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
        under=(
            (
                "saves_meld",
                "none",
                (
                    "It is short of the bid.",
                    "Meld is safe at this table, so nothing need be taken for it.",
                ),
            ),
            (
                "shut_out_bidder",
                "zero",
                "Meld counts only when it is saved; where nothing was, a bid "
                "that the meld covers is no set here, and no score.",
            ),
        ),
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
        "Meld that could not be laid down counts nothing, but the points pulled do, from {to_save} "
        "on.",
        "DD14 DD9",
        PLAYED,
        ("minimum_meld", "unsaved_side"),
        under=(
            ("minimum_meld", 0, "Any meld may be laid down here, and is saved like a large one."),
        ),
        about="defenders",
        words="14 under 20 meld pull",
    ),
    Question(
        "defenders-pull-nineteen",
        "set",
        "hand",
        "The defenders pull too little: what do they score?",
        in_games(DOUBLE, one_hand(60, [40, 24], [31, 19])),
        "{to_save} are needed for meld and for tricks.",
        "DD14 Q-DD5 Q-DD11",
        PLAYED,
        ("unsaved_side", "saves_meld"),
        under=(
            ("saves_meld", "none", "Meld is safe at this table, whatever is pulled."),
            ("saves_meld", "one_trick", "Any trick saves meld and tricks at this table."),
            ("saves_meld", "one_point", "One point saves meld and tricks at this table."),
            (
                "unsaved_side",
                "lose_meld",
                "{to_save} are needed for the meld; the points pulled count.",
            ),
        ),
        about="defenders",
        words="19 nineteen fewer than 20 twenty pull short",
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
        "Nothing but nines, and no trick: does the meld count?",
        {
            "cutthroat": one_hand(
                300, [150, 40, 10], [190, 60, 0], took_trick={"C": "no"}, only_dix={"C": "yes"}
            ),
            "single-deck": one_hand(300, [150, 20], [250, 0], only_dix={"B": "yes"}),
        },
        "Nines are meld like any other: they must be saved.",
        "dix_always_safe",
        PLAYED,
        ("dix_always_safe",),
        about="defenders",
        sign=SAVED,
        under=(
            ("dix_always_safe", True, "This table calls them safe: nines alone need no trick."),
        ),
        words="dix safe lost bare nines",
    ),
)
