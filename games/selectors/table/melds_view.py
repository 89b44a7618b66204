"""What a player's cards make, line by line with their cards: on the page of cards, and in a why."""

from typing import Any

from games.rules.counting import answer_count
from games.rules.table_rules import Rules
from games.selectors.table.words import plain, rule
from meld.picking import card_view


def count(rules: Rules, cards: tuple[str, ...], trump: str | None) -> dict[str, Any]:
    """What the rules say of these cards: the answer to `count`."""
    asked = {"variant": rules.variant, "rules": rules.differences, "trump": trump}
    return answer_count(asked | {"cards": list(cards)})


def line_views(rules: Rules, counted: dict[str, Any]) -> list[dict[str, Any]]:
    """For `_melds.html`: points, words, the cards; those marked that serve in another class too."""
    return [
        {
            "points": plain(line["points"]),
            "words": line["words"],
            "cards": [
                card_view(code) | {"is_shared": code in line["shared"]} for code in line["cards"]
            ],
            "rule": rule(line["rule"], rules.variant),
        }
        for line in counted["lines"]
    ]


def note_views(rules: Rules, counted: dict[str, Any]) -> list[dict[str, Any]]:
    """What looks like meld but is not, as reason lines without points."""
    return [
        {"points": "", "words": note["text"], "rule": rule(note["rule"], rules.variant)}
        for note in counted["notes"]
    ]
