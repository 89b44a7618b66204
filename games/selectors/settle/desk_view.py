"""The desk: what players quarrel over, by subject and by what one types."""

from functools import cache
from typing import Any
from urllib.parse import urlencode

from games.rules.find_index import Index, Text
from games.rules.finding import find
from games.rules.option import VARIANT_NAMES
from games.rules.options import read_rules
from games.rules.rulings.desk import QUESTION_BY_KEY, questions_of
from games.rules.rulings.question import GROUPS, Question
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.settle.place import Place
from games.selectors.table.words import hidden

COUNT = "{count} questions"


@cache
def index_of(variant: str) -> Index:
    """The questions of a game, ready to be searched; reasons as in its standard rules."""
    rules = read_rules(variant)
    return Index(
        [
            Text(
                each.key,
                each.heading,
                each.because(rules, False),
                f"{each.words} {' '.join(each.rules)}",
            )
            for each in questions_of(variant)
        ]
    )


def desk_view(place: Place, query: str) -> dict[str, Any]:
    """For `settle/desk.html`."""
    return frame(place, place.home) | {
        "search": search_view(place, query),
        "count": COUNT.format(count=len(place.questions)),
        "games": games_view(place, place.desk.partition("?")[0]),
        "groups": [
            {
                "name": name,
                "title": title,
                "questions": [
                    question_row(place, each) for each in place.questions if each.group == name
                ],
            }
            for name, title in GROUPS
        ],
        "audit": place.audit,
    }


def frame(place: Place, back: str, title: str = "Settle it") -> dict[str, Any]:
    return {
        "title": title,
        "second": place.second,
        "back": back,
        "board": place.board,
    }


def search_view(place: Place, query: str) -> dict[str, Any]:
    found = find(index_of(place.variant), query)
    fields = [] if place.running else hidden(game=place.variant)
    action = place.desk.partition("?")[0]
    return {
        "action": action,
        "hidden": fields,
        "query": query,
        "sentence": found.sentence,
        "found": [question_row(place, QUESTION_BY_KEY[key]) for key in found.ids],
        "nearest": [
            {"word": word, "href": f"{action}?{urlencode({'game': place.variant, 'q': word})}"}
            for word in found.nearest
        ],
    }


def question_row(place: Place, question: Question) -> dict[str, Any]:
    return {
        "key": question.key,
        "href": place.href(question.key),
        "heading": question.heading,
        "text": question.because(place.rules, False),
        "words": f"{question.words} {' '.join(question.rules)}",
    }


def games_view(place: Place, address: str) -> list[dict[str, Any]]:
    """The three games to choose from at this address; a table has its own."""
    return [
        {
            "href": f"{address}?game={name}",
            "title": VARIANT_BY_NAME[name].title,
            "is_chosen": name == place.variant,
        }
        for name in ([] if place.running else VARIANT_NAMES)
    ]
