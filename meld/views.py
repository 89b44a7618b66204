"""The meld calculator's page. It knows cards; whose rules count is told by the `house` it is given."""

import json
from collections.abc import Mapping
from typing import Any, Protocol
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from meld.forms import NO_TRUMP, Asked, read_asked
from meld.picking import card_view, line_of, picker_view
from meld.showing import (
    groups,
    hand_as_text,
    heading,
    helps_view,
    note_view,
    trump_for,
    trump_keys,
)

NOBODY = Asked((), "", None, (), (), False)


class House(Protocol):
    """What the page asks of whoever knows the games: the rules in use, and two answers."""

    def house(self, device: Any, sent: Mapping[str, str]) -> Any:
        """The rules that an address names, with `.rules` (variant, deck) and `.source`."""

    def view(self, device: Any, house: Any) -> dict[str, Any]:
        """The rules in words, and what may be chosen instead."""

    def count(self, question: object) -> dict[str, Any]:
        """What cards are worth."""

    def help(self, question: object) -> dict[str, Any]:
        """What would raise it."""


@require_safe
def calculator(request: HttpRequest, house: House) -> HttpResponse:
    """Tiles, four totals, lines, notes, what would help; a tap without script has an address too."""
    used = house.house(request.device, request.GET)
    asked = read_asked(request.GET, used.rules.deck)
    if asked.is_tap:
        return HttpResponseRedirect(address_of(used.source, asked))
    page = page_view(request, house, used, asked)
    status = 422 if asked.problems else 200
    response = render(request, "meld/calculator.html", {"page": page}, status=status)
    add_never_cache_headers(response)
    return response


def address_of(source: dict[str, str], asked: Asked, **more: str) -> str:
    """The address of a hand; `source` says whose rules."""
    parts = {"trump": asked.trump, "cards": line_of(asked.cards), "was": line_of(asked.taken)}
    given = source | {name: value for name, value in (parts | more).items() if value}
    return f"{reverse('meld:calculator')}?{urlencode(given)}"


def page_view(request: HttpRequest, house: House, used: Any, asked: Asked) -> dict[str, Any]:
    """For `meld/calculator.html`."""
    told = house.view(request.device, used)
    question = {"variant": told["variant"], "rules": told["rules"], "cards": list(asked.cards)}
    first = house.count(question | {"trump": None})
    shown = trump_for(asked.trump, first)
    answer = house.count(question | {"trump": shown}) if shown else first
    return (
        told
        | count_view(answer, asked, shown, told)
        | help_of(house, question, shown, told)
        | {
            "picker": picker_of(used, asked, told),
            "kept": list(told["kept"].items()),
            "here": address_of(used.source, NOBODY),
            "trump": asked.trump,
            "rules_json": json.dumps(told["rules"]),
            "minis": [card_view(code) for code in used.rules.deck.codes],
            "taken": taken_view(used, asked),
            "share": share_view(request, told, asked, answer, shown),
        }
    )


def count_view(
    answer: dict[str, Any], asked: Asked, shown: str | None, told: dict[str, Any]
) -> dict[str, Any]:
    return {
        "keys": trump_keys(answer, asked.trump, shown, told["needs_marriage"]),
        "heading": heading(asked.trump, shown),
        "total": answer["total"],
        "hand": answer["hand"],
        "groups": groups(answer["lines"], told["rule_at"]),
        "notes": [note_view(note, told["rule_at"]) for note in answer["notes"]],
        "lay_down": [card_view(code) for code in answer["lay_down"]],
        "is_empty": not asked.cards and not asked.problems,
        "is_nothing": bool(asked.cards) and not answer["lines"],
    }


def help_of(
    house: House, question: dict[str, Any], shown: str | None, told: dict[str, Any]
) -> dict[str, Any]:
    """What would help; nothing is asked for an empty hand."""
    none: dict[str, Any] = {"trump": [], "best": []}
    answer = house.help(question | {"trump": shown}) if question["cards"] else none
    helps = helps_view(answer, shown)
    return {"helps": helps, "is_helpless": not any(group["helps"] for group in helps)}


def picker_of(used: Any, asked: Asked, told: dict[str, Any]) -> dict[str, Any]:
    return picker_view(
        used.rules.deck,
        asked.cards,
        variant=told["variant"],
        sizes=told["sizes"],
        typed=asked.typed,
        problems=asked.problems,
    )


def taken_view(used: Any, asked: Asked) -> dict[str, Any] | None:
    """The way back after a Clear."""
    if not asked.taken:
        return None
    before = asked._replace(cards=asked.taken, taken=())
    return {"count": len(asked.taken), "href": address_of(used.source, before)}


def share_view(
    request: HttpRequest,
    told: dict[str, Any],
    asked: Asked,
    answer: dict[str, Any],
    shown: str | None,
) -> dict[str, Any]:
    """A link and a text for somebody else: the link carries the rules, not where they are kept."""
    source = {"game": told["variant"]}
    if told["rules"]:
        source["rules"] = json.dumps(told["rules"], separators=(",", ":"), sort_keys=True)
    trump = shown or (NO_TRUMP if asked.trump else "")
    link = address_of(source, asked._replace(trump=trump, taken=()))
    return {
        "link": request.build_absolute_uri(link),
        "base": request.build_absolute_uri(address_of(source, NOBODY)),
        "text": hand_as_text(answer, shown, line_of(asked.cards)),
    }
