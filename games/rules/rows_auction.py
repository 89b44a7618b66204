"""Options of the auction, the exchange and the widow (CT3 to CT13, SD3 to SD6, DD3 to DD6)."""

from games.rules.option import Option, each

AUCTION = (
    Option(
        "bid_steps",
        "list of [from, step]",
        "ascending; the first from is the minimum opening",
        each(((300, 10),), ((250, 10),), ((50, 1), (60, 5))),
        "CT5 CT6 SD3 DD3",
        "Minimum opening bid and the steps from each level on.",
    ),
    Option(
        "max_raise",
        "integer or null",
        "null (free) or a number",
        each(None, 20, None),
        "SD3",
        "The largest raise over the standing bid (the opening too may exceed the minimum by "
        "no more than the raise less a step: 250 or 260).",
    ),
    Option(
        "under_the_gun_minimum",
        "integer or null",
        "null (off) or a number",
        each(150, None, None),
        "CT5 Q-CT2",
        "Lowest opening bid of a cutthroat auction.",
    ),
    Option(
        "under_the_gun_seat",
        "choice",
        ("first", "duty", "dealer"),
        {"cutthroat": "first"},
        "Q-CT2",
        "Who may open under the gun: the first to speak, whoever opens, or the dealer.",
    ),
    Option(
        "open_duty",
        "choice",
        ("must_open_with_meld", "free"),
        each("must_open_with_meld", "free", "free"),
        "CT4",
        "May a player with meld pass before anybody has bid? Advice only: the app cannot see "
        "cards that are not entered.",
    ),
    Option(
        "pass_out",
        "choice",
        ("redeal", "last_player", "dealer"),
        each("redeal", "last_player", "dealer"),
        "CT7 SD4 DD4",
        "Everybody passed: no score and the same dealer deals again, or the last player / the"
        " dealer is stuck with the forced bid.",
    ),
    Option(
        "forced_bid",
        "integer",
        "1 or more",
        each(300, 250, 50),
        "CT13 SD4 DD4",
        "What a stuck player pays for the contract.",
    ),
    Option(
        "trump_needs_marriage",
        "boolean",
        (True, False),
        each(False, False, True),
        "CT9 SD5 DD6",
        "Must the bidder hold a marriage in the suit named?",
    ),
    Option(
        "exchange",
        "integer",
        (0, 2, 3, 4),
        {"single-deck": 4, "double-deck": 0},
        "SD6",
        "Cards that partners exchange, partner first. Help only.",
    ),
    Option(
        "widow",
        "integer",
        (0, 3, 6),
        each(3, 0, 0),
        "CT2 CT8",
        "Cards in the widow.",
    ),
    Option(
        "bury",
        "choice",
        ("unmelded_first", "free"),
        {"cutthroat": "unmelded_first"},
        "CT11",
        "Which cards may be buried. Help only.",
    ),
    Option(
        "buried_counters_to",
        "choice",
        ("bidder", "defenders"),
        {"cutthroat": "bidder"},
        "CT12",
        "Whose trick points the buried counters are.",
    ),
)
