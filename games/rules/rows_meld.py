"""Options of what meld and counters are worth (M, N, F3, V)."""

from games.rules.option import Option, each, same, small_deck

MELD = (
    Option(
        "meld_table",
        "choice",
        ("classic", "short", "standard", "family", "npa", "times_ten"),
        each("classic", "classic", "standard"),
        "M N",
        "Named value table: classic and short for 48 cards, standard, family, npa and "
        "times_ten for 80. Left out, it follows scale.",
    ),
    Option(
        "meld_values",
        "object",
        "meld name -> list of points for 1, 2 (3, 4) together",
        same({}),
        "M N",
        "Single values that differ from the table.",
    ),
    Option(
        "run_extras",
        "object or null",
        "null or {one, both}",
        small_deck(None),
        "M",
        "A run with an extra king or queen (one), or with both, as melds of their own.",
    ),
    Option(
        "run_pays_marriage",
        "boolean",
        (True, False),
        same(False),
        "F3",
        "A run also pays the royal marriage inside it.",
    ),
    Option(
        "roundhouse_bonus",
        "integer",
        "0 or more",
        same(0),
        "M",
        "Added when a king and queen of every suit are held.",
    ),
    Option(
        "counter_values",
        "choice",
        ("10-10-10", "11-10-4-3-2", "10-10-5-5", "1-1-1"),
        each("10-10-10", "10-10-10", "1-1-1"),
        "V",
        "What cards are worth in tricks; the last trick follows the scale (10, 1, double deck"
        " 2, times ten 20).",
    ),
    Option(
        "round_trick_points",
        "choice",
        ("exact", "nearest_ten"),
        small_deck("exact"),
        "round_trick_points",
        "Only with 11-10-4-3-2: every side but the bidder's is rounded, the bidder gets the rest.",
    ),
)
