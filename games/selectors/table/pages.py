"""The smaller pages of a table: calling it now, and what there is to know about it."""

from typing import Any

from games.access import allows
from games.links import secret_of
from games.models import Game
from games.rules.option_titles import TITLES
from games.rules.options import Difference, describe_differences
from games.selectors.links import link_of
from games.selectors.option_words import value_words
from games.selectors.table.aim import aim
from games.selectors.table.club_link import club_section
from games.selectors.table.rules_view import origin_words
from games.selectors.table.running import Running
from games.selectors.table.words import plain, rule


def end_view(running: Running) -> dict[str, Any]:
    """For `end.html`: the question, with the score that would be left."""
    return {
        "title": "Call it now",
        "second": running.title,
        "back": running.address,
        "scores": scores(running.names, running.sheet.totals),
        "hand": running.sheet.hand_number,
        "action": running.at("end"),
        "hidden": running.once(),
    }


def scores(names: dict[str, str], totals: dict[str, int]) -> list[dict[str, str]]:
    return [{"side": side, "name": names[side], "total": plain(totals[side])} for side in names]


def about_view(running: Running, site: str) -> dict[str, Any]:
    """For `about.html`. `site` is the site's own address, for the link that is shown whole."""
    return {
        "title": running.title,
        "second": f"{running.variant_title}, {aim(running.rules.target, running.rules.number_of_deals)}",
        "back": running.address,
        "rules": [
            difference(each, running.game.variant) for each in describe_differences(running.rules)
        ],
        "origin": origin_words(running),
        "all_rules": running.rules_address,
        "games": [game_row(running, game) for game in games_of(running)],
        "club": club_section(running),
        "link": private_link(running, site),
        "share": running.at("share"),
        "hide": running.at("table-hide"),
    }


def private_link(running: Running, site: str) -> str:
    """The owner's link, for owners alone; "" where it is shut."""
    link = link_of(running.table, "owner") if allows(running.table.grant, "own") else None
    return site + running.at("recover", secret_of(link)) if link else ""


def difference(each: Difference, variant: str) -> dict[str, Any]:
    """A house rule as it differs from the standard game."""
    return {
        "label": TITLES[each.option.key],
        "value": value_words(each.option, each.value),
        "default": value_words(each.option, each.default),
        "rule": rule(each.option.rule, variant),
    }


def games_of(running: Running) -> list[Game]:
    """The table's games, the newest first, without their ledgers."""
    return list(running.table.games.order_by("-number"))


def game_row(running: Running, game: Game) -> dict[str, Any]:
    return {
        "number": game.number,
        "href": running.at("game", game.number),
        "totals": " : ".join(plain(game.totals[side]) for side in sorted(game.totals)),
        "sentence": game.last_sentence or "Just begun.",
    }
