"""Options of the target and the end of the game (scale, CT20 to CT24, SD15, DD18, G12, G13)."""

from games.rules.option import Option, each, same

ENDING = (
    Option(
        "scale",
        "choice",
        ("classic", "short", "times_ten"),
        same("classic"),
        "V",
        "Multiplies every default that is not given explicitly (target, bid steps, forced and"
        " under-the-gun bids, meld table, trick values, minimums, overtime step): short = a "
        "tenth (48-card games only), times_ten = ten times (double deck only). Values given "
        "explicitly are already on the table's scale.",
    ),
    Option(
        "target",
        "integer",
        "1 or more",
        each(1000, 1500, 500),
        "CT1 SD1 DD1",
        "The total that ends the game.",
    ),
    Option(
        "target_comparison",
        "choice",
        ("reach", "exceed"),
        same("reach"),
        "Q-CT1",
        "Is the target itself enough?",
    ),
    Option(
        "tie_rule",
        "choice",
        ("highest_score", "overtime", "bid_and_out"),
        each("highest_score", "bid_and_out", "bid_and_out"),
        "CT21-CT24 SD15 DD18",
        "Who wins when several sides are over the target after the same hand.",
    ),
    Option(
        "overtime_step",
        "integer",
        "1 or more",
        each(250, 375, 125),
        "CT23",
        "How far overtime moves the target (a quarter of the target unless given).",
    ),
    Option(
        "overtime_cap",
        "integer or null",
        "null or a total",
        same(None),
        "Q-CT7",
        "The last target of overtime; there the higher total wins.",
    ),
    Option(
        "bid_and_out_fallback",
        "choice",
        ("highest_score", "overtime"),
        same("highest_score"),
        "Q-CT6",
        "Bid and Out when the bidder is not among those over.",
    ),
    Option(
        "must_bid_out",
        "boolean",
        (True, False),
        same(False),
        "must_bid_out",
        "Only a bidder who made the bid on this hand can win.",
    ),
    Option(
        "losing_floor",
        "integer or null",
        "null or a negative total",
        same(None),
        "losing_floor",
        "A side at or below it loses at once; with three players the highest of the others wins.",
    ),
    Option(
        "number_of_deals",
        "integer or null",
        "null or 1 and more",
        same(None),
        "number_of_deals",
        "The game ends after so many scored hands; the highest total wins, a tie plays one more.",
    ),
)
