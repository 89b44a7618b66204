"""The rules that the meld calculator counts by: a game's, a profile's, a link's, or a table's.

A table's rules are for those who may see the table; everybody else is told that there is none.
Leaves out the calculator itself, which knows no game: scorekeeper.urls brings the two together.
"""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.urls import reverse

from games.access import get_game_or_404
from games.models import Device, Game
from games.rules.counting import answer_count, hand_sizes, table_words
from games.rules.errors import RulesRefused
from games.rules.helping import answer_help
from games.rules.options import Rules, read_rules
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.people import shown_title
from games.selectors.profiles import Named, find_profile, known_profiles, own_profiles
from games.selectors.rulebook import rule_pattern
from games.selectors.tables import my_games
from meld.words import small

USUAL = "single-deck"
OF_A_TABLE = "table-"
LINK = "link"
MOST_TABLES = 6
LONGEST = 2_000  # characters of rules in a link
VALUES = ("scale", "meld_table", "meld_values", "run_extras", "run_pays_marriage")
VALUES += ("roundhouse_bonus", "trump_needs_marriage", "widow")
NOT_HERE = "Those rules are not on this phone: counted by the standard game."


class HouseInUse(NamedTuple):
    """Rules with where they come from: `source` goes into the address, `problem` is a sentence."""

    rules: Rules
    name: str
    source: dict[str, str]
    back: str
    problem: str = ""


class Calculator:
    """What the calculator asks of the games: rules in use, choices, and the two answers."""

    count = staticmethod(answer_count)
    help = staticmethod(answer_help)

    def house(self, device: Device, sent: Mapping[str, str]) -> HouseInUse:
        """The rules that an address names: `game`, `table`, `profile` or `rules`.

        :raises Http404: a table that this device may not see.
        """
        return house_of(device, sent)

    def view(self, device: Device, house: HouseInUse) -> dict[str, Any]:
        """What the page says of the rules, and what may be chosen instead."""
        rules = house.rules
        return {
            "variant": rules.variant,
            "rules": values_of(rules),
            "second": f"{house.name}, {small(table_words(rules))}",
            "back": house.back,
            "source": house.source,
            "kept": {key: house.source[key] for key in ("game", "rules") if key in house.source},
            "problem": house.problem,
            "sizes": hand_sizes(rules),
            "needs_marriage": rules.trump_needs_marriage,
            "games": [game_choice(each, rules.variant) for each in VARIANT_BY_NAME],
            "choices": groups(device, house),
            "standard": reverse("games:rules-standard", args=[rules.variant]),
            "rule_at": rule_pattern(rules.variant, book_of(house)),
        }


def book_of(house: HouseInUse) -> str:
    """What the rulebook is asked with, "" where no table's rules are in use."""
    table = house.source.get("table")
    return f"?{urlencode({'table': table})}" if table else ""


def house_of(device: Device, sent: Mapping[str, str]) -> HouseInUse:
    variant = variant_of(sent.get("game", ""))
    if "switch" in sent:
        return standard(sent["switch"])
    wanted = sent.get("profile", source_of(sent))
    if wanted.startswith(OF_A_TABLE):
        return of_table(get_game_or_404(device, wanted.removeprefix(OF_A_TABLE)))
    if wanted == LINK:
        return of_link(variant, sent.get("rules", ""))
    return (
        of_profile(variant, find_profile(device, variant, wanted)) if wanted else standard(variant)
    )


def source_of(sent: Mapping[str, str]) -> str:
    """What an address means that names no choice of the list: a table, the rules of a link, neither."""
    if sent.get("table"):
        return OF_A_TABLE + sent["table"]
    return LINK if sent.get("rules") else ""


def variant_of(name: str) -> str:
    return name if name in VARIANT_BY_NAME else USUAL


def standard(variant: str, problem: str = "") -> HouseInUse:
    variant = variant_of(variant)
    name = VARIANT_BY_NAME[variant].title
    return HouseInUse(read_rules(variant), name, {"game": variant}, "/", problem)


def of_table(game: Game) -> HouseInUse:
    rules = read_rules(game.variant, game.rules_now)
    back = reverse("games:table", args=[game.table.address])
    source = {"game": game.variant, "table": game.table.address}
    return HouseInUse(rules, shown_title(game), source, back)


def of_profile(variant: str, found: Named | None) -> HouseInUse:
    if found is None:
        return standard(variant, NOT_HERE)
    source = {"game": variant, "profile": found.id}
    return HouseInUse(read_rules(variant, found.differences), found.name, source, "/")


def of_link(variant: str, text: str) -> HouseInUse:
    """Rules that a link carries: what was shared counts the same on every phone."""
    try:
        rules = read_rules(variant, json.loads(text[:LONGEST]))
    except (ValueError, RecursionError, RulesRefused):
        return standard(variant, "The rules of this link cannot be read: counted by the standard.")
    name = VARIANT_BY_NAME[variant].title
    return HouseInUse(rules, name, {"game": variant, "rules": written(rules)}, "/")


def written(rules: Rules) -> str:
    """What a link carries of the rules."""
    return json.dumps(values_of(rules), separators=(",", ":"), sort_keys=True)


def values_of(rules: Rules) -> dict[str, Any]:
    """The differences that a count can depend on."""
    return {key: value for key, value in rules.differences.items() if key in VALUES}


def game_choice(variant: str, chosen: str) -> dict[str, Any]:
    return {
        "name": variant,
        "title": VARIANT_BY_NAME[variant].title,
        "is_chosen": variant == chosen,
    }


def groups(device: Device, house: HouseInUse) -> list[dict[str, Any]]:
    """What may be chosen: the standard and well-known values, the device's own, its tables'."""
    variant = house.rules.variant
    known = value_tables(variant)
    own = [each for each in own_profiles(device) if each.variant == variant]
    tables = [(OF_A_TABLE + each.table.address, titled(each)) for each in first_tables(device)]
    chosen = chosen_of(house)
    if "table" in house.source and chosen not in dict(tables):
        tables.append((chosen, house.name))
    of_link = [(LINK, "As in the link that was opened")] if "rules" in house.source else []
    found = [
        ("Value tables", [("", "Standard")] + [(each.id, each.name) for each in known]),
        ("A link", of_link),
        ("Your own rules", [(each.id, each.name) for each in own]),
        ("Rules of a table", tables),
    ]
    return [group(title, rows, chosen) for title, rows in found if rows]


def value_tables(variant: str) -> list[Named]:
    """The well-known ways of playing a game by which cards are worth something else."""
    return [each for each in known_profiles(variant) if set(each.differences) & set(VALUES)]


def first_tables(device: Device) -> list[Game]:
    """The tables that stand on top at Home. None, and no query, for a device without a row."""
    return list(my_games(device)[:MOST_TABLES])


def titled(game: Game) -> str:
    return f"{shown_title(game)}, {small(VARIANT_BY_NAME[game.variant].title)}"


def chosen_of(house: HouseInUse) -> str:
    """What the list of choices shows as chosen."""
    if "table" in house.source:
        return OF_A_TABLE + house.source["table"]
    return LINK if "rules" in house.source else house.source.get("profile", "")


def group(title: str, rows: list[tuple[str, str]], chosen: str) -> dict[str, Any]:
    choices = [{"value": id, "label": name, "is_chosen": id == chosen} for id, name in rows]
    return {"title": title, "choices": choices}
