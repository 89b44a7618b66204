"""The New table page: finished values for what was typed so far and what is wrong with it.

CT1, CT2, CT25, SD1, SD2, DD1, DD2: three games, their people and seats. `typed` has the names of
the form's fields. Which parts a game needs is shown by the page itself (CSS), so it works
without a script.
"""

from collections.abc import Iterable
from typing import Any

from django.urls import reverse

from games.models import Club, Game
from games.rules.errors import Problem
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.new_table_rules import moments
from games.selectors.profiles import Named, known_profiles
from games.selectors.rules_form import rules_form
from games.selectors.seating import WINDS

GAMES = ("single-deck", "cutthroat", "double-deck")
COUNTS = {"3": "Three", "4": "Four", "5": "Five"}
SIDES = (("A", "South & North"), ("B", "West & East"), ("C", ""), ("D", ""), ("E", ""))
FRESH = {"variant": "single-deck", "people": "3", "dealer": "1"}


def new_table_view(
    typed: dict[str, str],
    problems: Iterable[Problem] = (),
    *,
    last: Game | None = None,
    names: Iterable[str] = (),
    club: Club | None = None,
    notice: str = "",
    own: tuple[Named, ...] = (),
    chosen: Named | None = None,
    rules_notice: str = "",
) -> dict[str, Any]:
    """For `new/table.html`. `last` is the game that "same people again" repeats;
    `names` are offered, those of the people of `club` where the table will be one of it.

    `own` are the device's profiles, `chosen` is the one that the options were filled from.
    """
    told = by_field(problems)
    page = {
        "games": [game_card(name, typed) for name in GAMES],
        "counts": [count_chip(value, label, typed["people"]) for value, label in COUNTS.items()],
        "seats": [seat(number, typed, told) for number in range(1, 6)],
        "again": again(last) if last else None,
        "names": list(names),
        "club": {"name": club.name, "address": club.address} if club else None,
        "title_field": text(typed, told, "title"),
        "rules": rules_form(
            typed,
            told,
            moments=moments(typed, told),
            own=own,
            known=known_profiles(),
            chosen=chosen,
            action=reverse("games:table-new"),
            notice=rules_notice,
        ),
        "start": start(typed, told),
        "key": typed.get("key", ""),
        "notice": notice,
    }
    return page | {"problems": told.pop("", []) + left_over(told, page)}


def by_field(problems: Iterable[Problem]) -> dict[str, list[str]]:
    """The sentences by the form's field; those of no field under ""."""
    told: dict[str, list[str]] = {}
    for problem in problems:
        told.setdefault(field_of(problem.field), []).append(problem.message)
    return told


def field_of(name: str) -> str:
    """The form's field for a problem's: `names.2` is `name_2`, `rules.moon.win` is `rules.moon`."""
    head, _, rest = name.partition(".")
    if head == "names" and rest:
        return f"name_{rest}"
    if head == "rules" and rest:
        return f"rules.{rest.split('.')[0]}"
    return name if head in ("title", "start", "dealer", "rules_name") else ""


def left_over(told: dict[str, list[str]], page: dict[str, Any]) -> list[str]:
    """Sentences that no field of the page shows; the dealer's, and those of hidden parts."""
    shown = {"title", "rules_name"} | {f"name_{each['number']}" for each in page["seats"]}
    shown |= {each["name"] for moment in page["rules"]["moments"] for each in moment["options"]}
    shown |= {each["name"] for each in page["start"]["fields"]}
    return [sentence for name in told if name not in shown for sentence in told[name]]


def game_card(name: str, typed: dict[str, str]) -> dict[str, Any]:
    game = VARIANT_BY_NAME[name]
    return {
        "name": name,
        "title": game.title,
        "lines": game.lines,
        "picture": f"games/new/_picture_{name.replace('-', '_')}.html",
        "is_chosen": typed["variant"] == name,
        "rules": reverse("games:rules-standard", args=[name]),
    }


def count_chip(value: str, label: str, typed: str) -> dict[str, Any]:
    return {"value": value, "label": label, "is_chosen": value == typed}


def seat(number: int, typed: dict[str, str], told: dict[str, list[str]]) -> dict[str, Any]:
    """One place at the table. Seat 5 is there in cutthroat only."""
    return {
        "number": number,
        "wind": WINDS[number - 1] if number <= len(WINDS) else "",
        "name": typed.get(f"name_{number}", ""),
        "is_dealer": typed["dealer"] == str(number),
        "errors": told.get(f"name_{number}", []),
    }


def text(
    typed: dict[str, str], told: dict[str, list[str]], name: str, label: str = ""
) -> dict[str, Any]:
    return {
        "name": name,
        "label": label,
        "value": typed.get(name, ""),
        "errors": told.get(name, []),
    }


def start(typed: dict[str, str], told: dict[str, list[str]]) -> dict[str, Any]:
    """The paper score: a total for each side, hands played, the target where it had moved."""
    totals = [
        text(typed, told, f"start.totals.{side}", pair)
        | {"side": side, "alone": f"Player {number}"}
        for number, (side, pair) in enumerate(SIDES, 1)
    ]
    more = [
        text(typed, told, "start.hands_before", "Hands played"),
        text(typed, told, "start.target", "Target by now, if overtime moved it"),
    ]
    fields = totals + more
    is_open = any(field["value"] or field["errors"] for field in fields)
    return {"totals": totals, "more": more, "fields": fields, "is_open": is_open}


def again(game: Game) -> dict[str, Any]:
    """One tap for the people of the last table."""
    people = game.people_now
    count = COUNTS[str(len(people))].lower()
    return {
        "address": game.table.address,
        "label": f"Same {count} again",
        "names": ", ".join(people),
    }
