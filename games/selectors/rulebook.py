"""The rulebook as pages show it: a game's rules by moment, and where one rule is read."""

from typing import Any

from django.urls import reverse

from games.rulebook import BOOK, Paragraph, chapters, first_id, game_of
from games.rules.options import OPTION_BY_KEY
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.option_words import LABELS, value_words


def rulebook_view(variant: str) -> dict[str, Any]:
    """For `rulebook/book.html`."""
    game = VARIANT_BY_NAME[variant]
    return {
        "title": game.title,
        "second": "Rulebook",
        "back": reverse("games:home"),
        "rules": reverse("games:rules-standard", args=[variant]),
        "others": [other(each) for each in VARIANT_BY_NAME if each != variant],
        "chapters": [
            {"name": name, "title": title, "rules": [rule_view(each, variant) for each in rules]}
            for name, title, rules in chapters(variant)
        ],
    }


def other(variant: str) -> dict[str, str]:
    return {"title": VARIANT_BY_NAME[variant].title, "href": book_address(variant)}


def rule_view(each: Paragraph, variant: str) -> dict[str, Any]:
    """A paragraph; a house rule with what the standard game plays."""
    option = OPTION_BY_KEY.get(each.id)
    return {
        "id": each.id,
        "title": title(each),
        "text": each.text,
        "standard": value_words(option, option.default[variant]) if option else "",
        "is_help": each.is_help,
    }


def title(each: Paragraph) -> str:
    return each.title or LABELS[each.id]


def rule_title(ids: str, variant: str = "") -> str:
    """The title of the first of these rules, "" where the book has none of them."""
    id = first_id(ids, variant)
    return title(BOOK[id]) if id else ""


def book_address(variant: str) -> str:
    return reverse("games:rulebook", args=[variant])


def rule_address(ids: str, variant: str = "") -> str:
    """Where the first of these rules is read, on the page of this game if it has the rule.

    "" where the book has none of them.
    """
    id = first_id(ids, variant)
    return f"{book_address(game_of(id, variant))}#{id}" if id else ""
