"""The shapes of what the API answers about a player's cards."""

from games.api.answers import MELD, RULE
from games.api.shapes import (
    SUIT_OR_NULL,
    TEXT,
    WHOLE,
    YES_NO,
    closed,
    listed,
    or_null,
    told_as,
)

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

ONE_HELP = closed(
    {
        "cards": told_as(listed(TEXT, minItems=1, maxItems=2), "One code or two."),
        "gain": WHOLE,
        "becomes": told_as(WHOLE, "The total then."),
        "words": told_as(TEXT, "The lines it brings, and for how much they replace others."),
        "rule": RULE,
        "trump": told_as(SUIT_OR_NULL, "Under which trump; null: none can be named."),
        "out": told_as(listed(WHOLE), "For each card, the copies that this player does not hold."),
    }
)
HELP = closed(
    {
        "trump": told_as(listed(ONE_HELP), "Under the trump that is named; none without one."),
        "best": told_as(listed(ONE_HELP), "With the best trump named each time."),
    }
)
BURY = closed(
    {
        "choices": told_as(
            listed(
                closed(
                    {
                        "cards": CODES,
                        "points": told_as(WHOLE, "Counters that lie buried then."),
                        "keeps": told_as(WHOLE, "What the cards left would still meld."),
                        "breaks": told_as(listed(TEXT), "The lines that they would not."),
                        "rule": RULE,
                    }
                )
            ),
            "Best first.",
        ),
        "total": told_as(WHOLE, "The meld of all cards; it stays scored."),
        "spare": told_as(CODES, "Cards that no meld uses."),
        "hand": HAND,
        "sentence": TEXT,
    }
)
COUNTER = closed(
    {
        "rank": TEXT,
        "name": TEXT,
        "each": told_as(WHOLE, "Points of one."),
        "most": told_as(WHOLE, "Copies in the deck."),
        "taken": or_null(WHOLE),
        "points": or_null(WHOLE),
    }
)
PILE = closed(
    {
        "counters": told_as(listed(COUNTER), "The ranks that count at this table."),
        "cards": told_as(WHOLE, "Points of the cards."),
        "last_trick": told_as(WHOLE, "What the last trick counts."),
        "buried": WHOLE,
        "points": told_as(WHOLE, "All of this pile together."),
        "total": told_as(WHOLE, "Of a hand."),
        "rest": told_as(or_null(WHOLE), "Null while nobody has said who took the last trick."),
        "sentence": TEXT,
        "rule": RULE,
    }
)
MISFIT = closed(
    {
        "code": {"type": "string", "enum": ["too_many_copies", "hand_too_large"]},
        "field": TEXT,
        "message": TEXT,
        "rule": RULE,
        "card": or_null(TEXT),
        "seats": listed(TEXT),
    }
)
FIT = closed(
    {
        "problems": told_as(listed(MISFIT), "Cards shown more often than the deck has them."),
        "warnings": told_as(listed(MISFIT), "Hands larger than any."),
    }
)
