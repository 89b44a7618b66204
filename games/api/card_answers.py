"""The shapes of what the API answers about a player's cards."""

from games.api.answers import MELD, RULE
from games.api.shapes import TEXT, WHOLE, YES_NO, closed, listed, told_as

CODES = listed(TEXT)
HAND = closed({"held": WHOLE, "sizes": listed(WHOLE), "too_many": YES_NO, "sentence": TEXT})
LINE = closed(
    {
        "class": told_as({"enum": [0, 1, 2, 3]}, "0 is a bonus."),
        "points": WHOLE,
        "words": TEXT,
        "cards": CODES,
        "shared": told_as(CODES, "Those that also serve in another class, each once."),
        "rule": RULE,
    }
)
NOTE = closed(
    {
        "cards": told_as(CODES, "Cards that are held."),
        "missing": told_as(CODES, "Cards that would complete it."),
        "text": TEXT,
        "rule": RULE,
    }
)
COUNT = closed(
    {
        **MELD["properties"],
        "hand": told_as(HAND, "How many cards of a hand these are."),
        "cards": told_as(CODES, "The cards as they were read."),
        "lines": told_as(listed(LINE), "They add up to the total."),
        "notes": told_as(listed(NOTE), "What looks like meld but is not, and why."),
        "lay_down": told_as(CODES, "The fewest cards that show every line."),
        "table": told_as(TEXT, "The value table in use."),
    }
)
