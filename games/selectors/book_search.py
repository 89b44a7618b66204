"""Searching a game's rulebook: the server asks the same ranking as the phone (games.rules.finding)."""

from functools import cache
from typing import Any
from urllib.parse import urlencode

from games.rulebook import BOOK, Paragraph
from games.rules.find_index import Index, Text
from games.rules.finding import find
from games.rules.options import OPTION_BY_KEY
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.option_words import WORDS
from games.selectors.rulebook import book_address, title


def further_words(each: Paragraph) -> str:
    """What a paragraph is known by besides its text: a house rule by what it offers."""
    option = OPTION_BY_KEY.get(each.id)
    choices = option.values if option and isinstance(option.values, tuple) else ()
    named = [choice for choice in choices if isinstance(choice, str)]
    return " ".join(f"{name} {WORDS.get(name, '')}".strip() for name in named)


@cache
def index_of(variant: str) -> Index:
    """A game's paragraphs in the order of the page, ready to be searched."""
    return Index(
        [
            Text(each.id, title(each), each.text, further_words(each))
            for each in BOOK.values()
            if variant in each.games
        ]
    )


def search_view(variant: str, query: str, hidden: list[dict[str, str]]) -> dict[str, Any]:
    """What was typed, what it finds (ids, best first), and what may have been meant."""
    found = find(index_of(variant), query)
    return {
        "action": book_address(variant),
        "query": query,
        "hidden": hidden,
        "ids": found.ids,
        "sentence": found.sentence,
        "nearest": [
            {"word": word, "href": query_address(variant, word, hidden)} for word in found.nearest
        ],
    }


def query_address(variant: str, query: str, hidden: list[dict[str, str]]) -> str:
    asked = {each["name"]: each["value"] for each in hidden} | {"q": query}
    return f"{book_address(variant)}?{urlencode(asked)}"


def elsewhere(variant: str, query: str) -> list[dict[str, str]]:
    """The books of the other games, searched for the same."""
    return [
        {
            "title": VARIANT_BY_NAME[each].title,
            "href": query_address(each, query, []) if query else book_address(each),
        }
        for each in VARIANT_BY_NAME
        if each != variant
    ]
