"""What a rule is called on pages, and where it is read."""

from django.urls import reverse

from games.rulebook import BOOK, Paragraph, first_id, game_of
from games.rules.option_titles import TITLES


def title(each: Paragraph) -> str:
    return each.title or TITLES[each.id]


def rule_title(ids: str, variant: str = "") -> str:
    """The title of the first of these rules, "" where the book has none of them."""
    id = first_id(ids, variant)
    return title(BOOK[id]) if id else ""


def book_address(variant: str) -> str:
    return reverse("games:rulebook", args=[variant])


def rule_pattern(variant: str, book_asked: str = "") -> str:
    """Where any rule is found, for a script that puts its id in the place of the 0.

    `book_asked` names a table, whose book notes what is played there.
    """
    return reverse("games:rule", args=["0"]) + (book_asked or f"?game={variant}")


def with_asked(address: str, asked: str) -> str:
    """The address of a paragraph, its page asked with this query."""
    page, _, anchor = address.partition("#")
    return f"{page}{asked}#{anchor}"


def rule_address(ids: str, variant: str = "") -> str:
    """Where the first of these rules is read, on the page of this game if it has the rule.

    "" where the book has none of them.
    """
    id = first_id(ids, variant)
    return f"{book_address(game_of(id, variant))}#{id}" if id else ""
