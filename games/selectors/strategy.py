"""The strategy page of a game: its texts with this table's figures, hands counted by the finder."""

from math import comb
from typing import Any

from django.urls import reverse

from games.rulebook.strategies import Part, strategy_of
from games.rules.options import Rules, read_rules
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.rulebook import book_address
from games.selectors.strategy_sums import throw_in_sums
from games.selectors.table.running import Running
from games.selectors.table.words import rule, suit
from meld.cards import Holding
from meld.finder import meld_total
from meld.picking import cards_view

UNSEEN = {  # cards that one does not see, and how many of them a partner or the widow holds
    "cutthroat": (33, 3),
    "single-deck": (36, 12),
    "double-deck": (60, 20),
}
SCALES = {"classic": (1, 1), "short": (1, 10), "times_ten": (10, 1)}
STANDARD = "The figures are those of the standard game."
AT_TABLE = "The figures are those of this table’s rules: {people}."


def strategy_view(variant: str, running: Running | None = None) -> dict[str, Any]:
    """For `rulebook/strategy.html`; `running` is the game at whose table one reads."""
    rules = running.rules if running else read_rules(variant)
    asked = running.book_asked if running else ""
    averages, parts = strategy_of(variant)
    named = figures(rules, averages)
    return {
        "title": VARIANT_BY_NAME[variant].title,
        "second": "How to play it well",
        "back": book_address(variant) + asked,
        "whose": AT_TABLE.format(people=running.title) if running else STANDARD,
        "parts": [part_view(part, rules, named) for part in parts],
        "others": [
            {
                "title": game.title,
                "href": reverse("games:rulebook-strategy", args=[name]),
            }
            for name, game in VARIANT_BY_NAME.items()
            if name != variant
        ],
        "book": book_address(variant) + asked,
    }


def part_view(part: Part, rules: Rules, named: dict[str, int]) -> dict[str, Any]:
    return {
        "title": part.title,
        "text": [text.format(**named) for text in part.text],
        "rules": [rule(id, rules.variant) for id in part.rules.split()],
        "hands": [hand_view(hand, rules) for hand in part.hands],
        "sums": throw_in_sums(rules) if part.has_sums else None,
    }


def hand_view(hand: dict[str, str], rules: Rules) -> dict[str, Any]:
    """Some cards and what they meld under a trump."""
    codes = hand["cards"].split()
    return {
        "cards": cards_view(codes),
        "says": hand["says"],
        "trump": suit(hand["trump"]),
        "points": meld_total(Holding(codes, rules.deck), hand["trump"], rules.meld_rules),
    }


def figures(rules: Rules, averages: dict[str, int]) -> dict[str, int]:
    """Every figure that a text may name, on this table's scale."""
    up, down = SCALES[rules.scale]
    counted = {name: round(points * up / down) for name, points in averages.items()}
    tricks = {
        "total": rules.trick_total,
        "half": rules.trick_total // 2,
        "bidders": rules.trick_total * 3 // 5,
        "last": rules.last_trick,
        "three": 3 * max(rules.counters.points.values()),
        "four": 4 * max(rules.counters.points.values()),
        "least": rules.minimum_meld,
        "save": rules.saves_meld_points,
    }
    melds = {
        name if copies == 1 else f"{name}_{copies}": points
        for name, row in rules.meld_points.items()
        for copies, points in enumerate(row, 1)
    }
    fair = counted["own"] + counted.get("other", 0) + tricks["half"]
    little = melds["marriage"] + melds["pinochle"]
    return counted | tricks | melds | chances(rules.variant) | {"fair": fair, "little": little}


def chances(variant: str) -> dict[str, int]:
    """Deals in 100 in which a partner, or the widow, has a copy of a card that one lacks."""
    unseen, held = UNSEEN[variant]
    of = {
        name: round(100 - 100 * comb(unseen - out, held) / comb(unseen, held))
        for out, name in enumerate(("one_out", "two_out", "three_out", "four_out"), 1)
    }
    return of | {"widow_one": of["one_out"], "widow_two": of["two_out"]}
