"""The trick judge's page: the trick that lies, the ruling, the hand as far as it was told, the keys.

Its parts are those of the answer (games/rules/played.py), with cards and rules as pages show them;
static/js/pin-tricks.js draws the same parts from the same answer.
"""

import json
from typing import Any

from django.urls import reverse

from games.access import allows
from games.rules.option import VARIANT_NAMES
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.judges.house import house_view
from games.selectors.rulebook import rule_pattern
from games.selectors.table.step_state import is_counting
from games.selectors.table.words import hidden, rule, suit
from meld.decks import SUITS
from meld.picking import card_view, cards_view

SUIT_KEYS = [suit(code) for code in SUITS]


def tricks_view(
    asked: Any,
    typed: dict[str, str],
    answer: dict[str, Any],
    problems: tuple[Any, ...] = (),
) -> dict[str, Any]:
    """For `judges/tricks.html`. `typed` are the lines of cards, `answer` is what the rules say."""
    seated = asked.seated
    return {
        "title": "Trick judge",
        "second": seated.second,
        "told": json.dumps(seated.told),
        "back": back_of(seated),
        "action": seated.at("tricks"),
        "clear": asked.address(dict.fromkeys(typed, "")),
        "question": json.dumps(asked.base),
        "rule_at": rule_pattern(seated.variant, seated.book_asked),
        "game": "" if seated.running else seated.variant,
        "setup": setup_view(asked),
        "judged": judged_view(answer, seated.variant),
        "problems": [problem.message for problem in problems],
        "lists": [list_view(asked, typed, name) for name in asked.lists],
        "suits": [each | {"is_chosen": each["code"] == asked.suit} for each in SUIT_KEYS if each],
        "trump": suit(asked.trump),
        "ranks": seated.rules.deck.ranks,
        "held": cards_known(asked, typed),
        "minis": cards_view(seated.rules.deck.codes),
        "send": send_view(asked, typed),
    }


def back_of(seated: Any) -> str:
    """The Settle page, from which one comes."""
    if seated.running is None:
        return reverse("games:settle")
    return str(seated.running.at("table-settle"))


def setup_view(asked: Any) -> dict[str, Any]:
    """What is settled before cards are laid down."""
    seated = asked.seated
    free = seated.running is None
    return {
        "games": [game(name, seated) for name in VARIANT_NAMES] if free else [],
        "suits": [each | {"is_chosen": each["code"] == asked.trump} for each in SUIT_KEYS if each],
        "leaders": [
            {"place": place, "name": name, "is_chosen": place == asked.leader}
            for place, name in enumerate(seated.names, 1)
        ],
        "firsts": [
            {"value": "1", "label": "Yes", "is_chosen": asked.is_first},
            {"value": "0", "label": "No, a later one", "is_chosen": not asked.is_first},
        ],
        "house": house_view(seated.rules, "tricks") if free else [],
    }


def game(name: str, seated: Any, judge: str = "tricks") -> dict[str, Any]:
    return {
        "href": f"{seated.at(judge)}?game={name}",
        "title": VARIANT_BY_NAME[name].title,
        "is_chosen": name == seated.variant,
    }


def judged_view(answer: dict[str, Any], variant: str) -> dict[str, Any]:
    """The answer as pages show it."""
    return answer | {
        "rule": rule(answer["rule"], variant),
        "players": [
            each | {"card": each["card"] and card_view(each["card"])}
            for each in answer["trick"]["players"]
        ],
        "groups": [
            each | {"cards": cards_view(each["cards"]), "rule": rule(each["rule"], variant)}
            for each in answer["groups"]
        ],
        "reneges": [each | {"rule": rule(each["rule"], variant)} for each in answer["reneges"]],
        "newest": [
            each | {"cards": cards_view(each["cards"])} for each in reversed(answer["tricks"])
        ],
        "buried": cards_view(answer["counted"]["buried"]),
    }


def list_view(asked: Any, typed: dict[str, str], name: str) -> dict[str, Any]:
    """One line of cards: what was played, or what somebody holds."""
    place = name.removeprefix("hand")
    who = asked.seated.names[int(place) - 1] if place.isdigit() else ""
    return {
        "name": name,
        "value": typed[name],
        "who": who or "Played",
        "what": "hand" if who else "cards",
        "label": f"{who}’s hand before the first card" if who else "Cards played, in order",
        "is_chosen": name == asked.on,
    }


def cards_known(asked: Any, typed: dict[str, str]) -> list[dict[str, Any]]:
    """The cards of the hand that is being told; none while cards are being played."""
    codes = asked.seated.rules.deck.codes
    cards = typed[asked.on].split() if asked.on != asked.lists[0] else []
    return cards_view([card for card in cards if card in codes])


def send_view(asked: Any, typed: dict[str, str]) -> dict[str, Any] | None:
    """What takes a whole hand to the Tricks step of the running hand; None without such a
    hand, and for those who only watch."""
    running = asked.seated.running
    if running is None or not is_counting(running):
        return None
    if not allows(running.table.grant, "record"):
        return None
    told = {"plays": typed[asked.lists[0]], "trump": asked.trump, "leader": asked.leader}
    sent = hidden(**told, **running.sent_along("tricks"))
    return {"action": running.at("table-judge-tricks"), "hidden": sent}
