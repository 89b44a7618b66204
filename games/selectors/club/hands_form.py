"""The form of the search over hands, and a chip for each filter that takes it away again."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from games.rules.errors import Problem
from games.selectors.table.words import SUIT_NAMES, hidden, plain
from games.stats.asked import ENDED, PARTS, PLACES, PLAYED, RESULTS, SORTS, UNNAMED, Asked
from games.stats.links import hands_href
from games.stats.people import Shown
from games.stats.scope import Scope

People = Mapping[int, Shown]
FIELDS = {  # name -> label, what the empty choice says
    "person": ("Who", "Anybody"),
    "part": ("As", "Anything"),
    "partner": ("With", "Anybody"),
    "against": ("Against", "Anybody"),
    "bidder": ("Bid by", "Anybody"),
    "trump": ("Trump", "Any"),
    "place": ("Speaks", "At any place"),
    "result": ("Result", "Any"),
    "played": ("Tricks", "Played or not"),
    "ended": ("Game", "Any"),
}
FIGURES = {
    "bid_from": "Bid from",
    "bid_to": "Bid up to",
    "delta_from": "Points from",
    "delta_to": "Points up to",
}
LISTS: dict[str, Mapping[Any, str]] = {
    "part": PARTS,
    "place": PLACES,
    "result": RESULTS,
    "played": PLAYED,
    "ended": ENDED,
}
KEPT = (
    "game",
    "line",
    "since",
    "until",
    "margin_from",
    "margin_to",
)  # what links ask for, and the form has no field for


class Search(NamedTuple):
    """What was asked, of which people, in which words, and what of it was not understood."""

    asked: Asked
    people: dict[int, Shown]
    typed: Mapping[str, str]
    problems: list[Problem]


def form_view(scope: Scope, search: Search) -> dict[str, Any]:
    """For `_form.html`: what was typed stays, also where it was not understood; then it is open."""
    asked, wrong = search.asked, {problem.field for problem in search.problems}
    kept = dict(scope.told) | {name: value for name, value in asked.told.items() if name in KEPT}
    return {
        "choices": [
            choice(name, *FIELDS[name], options(name, search.people), getattr(asked, name))
            for name in FIELDS
        ],
        "figures": [
            {
                "name": name,
                "label": label,
                "value": search.typed.get(name, ""),
                "is_wrong": name in wrong,
            }
            for name, label in FIGURES.items()
        ],
        "sort": choice("sort", "In order", "", SORTS.items(), asked.sort),
        "is_lost": asked.lost is not None,
        "hidden": hidden(**kept),
        "is_open": bool(search.problems),
    }


def choice(
    name: str, label: str, none: str, values: Iterable[tuple[object, str]], chosen: object
) -> dict[str, Any]:
    """A list to choose from, with what it says when nothing is chosen."""
    first = [{"value": "", "label": none, "is_chosen": False}] if none else []
    listed = [
        {"value": value, "label": text, "is_chosen": value == chosen} for value, text in values
    ]
    return {"name": name, "label": label, "options": first + listed}


def options(name: str, people: People) -> Iterable[tuple[object, str]]:
    """What there is to choose from."""
    if name == "trump":
        named = [(code, word.capitalize()) for code, word in SUIT_NAMES.items()]
        return [*named, (UNNAMED, "Not named")]
    if name in LISTS:
        return LISTS[name].items()
    return people_options(people)


def people_options(people: People) -> list[tuple[object, str]]:
    """Everybody once, by name."""
    found = {shown.id: shown.name for shown in people.values()}
    return sorted(found.items(), key=lambda each: (each[1].casefold(), each[0]))


def chips(scope: Scope, asked: Asked, people: People) -> list[dict[str, str]]:
    """What the search is narrowed by, each with the address without it."""
    return [
        {
            "label": words(name, value, people),
            "href": hands_href(scope, **asked.without(name).told),
        }
        for name, value in asked.filters.items()
    ]


def words(name: str, value: Any, people: People) -> str:
    """A filter in words: "against Cy", "bid from 300", "in hearts"."""
    if name in ("person", "partner", "against", "bidder"):
        before = {"person": "", "partner": "with ", "against": "against ", "bidder": "bid by "}
        return before[name] + people[value].name
    if name in ("part", "result", "played"):
        return LISTS[name][value].lower()
    if name == "ended":
        return f"games {ENDED[value].lower()}"
    if name in ("since", "until"):
        return "from the first of a row" if name == "since" else "to the last of a row"
    if name == "trump":
        return SUIT_NAMES.get(value, "trump not named")
    if name == "place":
        return "speaks first" if value == 1 else f"speaks {PLACES[value].lower()}"
    figures = {"bid_from": "bid from", "bid_to": "bid to", "delta_from": "points from"}
    figures |= {"delta_to": "points to", "game": "game", "line": "line"}
    figures |= {"margin_from": "over the bid from", "margin_to": "over the bid to"}
    return "meld lost" if name == "lost" else f"{figures[name]} {plain(value)}"
