"""The rulebook's page: a game's rules by moment, what a search finds, what a table plays otherwise."""

from typing import Any

from django.urls import reverse

from games.rulebook import BOOK, Paragraph, chapters
from games.rules.options import OPTION_BY_KEY
from games.rules.table_rules import Rules
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.book_notes import notes, table_notes
from games.selectors.book_search import elsewhere, further_words, search_view
from games.selectors.option_words import value_words
from games.selectors.rulebook import title
from games.selectors.table.running import Running
from games.selectors.table.words import hidden


def book_view(variant: str, query: str = "", running: Running | None = None) -> dict[str, Any]:
    """For `rulebook/book.html`; `running` is the game at whose table one reads."""
    rules = running.rules if running else None
    fields = hidden(**running.book_query) if running else []
    search = search_view(variant, query, fields)
    return frame(variant, running) | {
        "strategy": strategy_address(variant, running),
        "rules": reverse("games:rules-standard", args=[variant]),
        "others": elsewhere(variant, query),
        "search": search,
        "found": [rule_view(BOOK[id], variant, rules) for id in search["ids"]],
        "table": table_notes(rules, running.rules_address) if running and rules else None,
        "chapters": [
            {
                "name": name,
                "title": words,
                "rules": [rule_view(each, variant, rules) for each in paragraphs],
            }
            for name, words, paragraphs in chapters(variant)
        ],
    }


def frame(variant: str, running: Running | None) -> dict[str, Any]:
    """The bar: back to the table, if one came from there."""
    return {
        "title": VARIANT_BY_NAME[variant].title,
        "second": "Rulebook",
        "back": running.address if running else reverse("games:home"),
    }


def strategy_address(variant: str, running: Running | None) -> str:
    asked = running.book_asked if running else ""
    return reverse("games:rulebook-strategy", args=[variant]) + asked


def rule_view(each: Paragraph, variant: str, rules: Rules | None = None) -> dict[str, Any]:
    """A paragraph with what a table plays otherwise; a house rule with what the standard game plays."""
    option = OPTION_BY_KEY.get(each.id)
    return {
        "id": each.id,
        "title": title(each),
        "text": each.text,
        "words": further_words(each),
        "standard": value_words(option, option.default[variant]) if option else "",
        "here": here(each, rules) if rules else [],
        "is_help": each.is_help,
    }


def here(each: Paragraph, rules: Rules) -> list[dict[str, str]]:
    """The notes beside a rule; a house rule's own needs no name."""
    own = notes(rules, each.id)
    option = OPTION_BY_KEY.get(each.id)
    if option and option.key in rules.differences:
        values = rules.as_dict()
        own.insert(0, {"label": "", "value": value_words(option, values[option.key]), "href": ""})
    return own
