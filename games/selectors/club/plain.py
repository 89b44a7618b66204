"""What every page on which a club is run has in common."""

from collections.abc import Mapping
from typing import Any

from games.models import Club
from games.stats.links import club_href

Told = Mapping[str, list[str]]


def plain_page(club: Club, title: str, back: str = "club-about") -> dict[str, Any]:
    """The bar of such a page; `back` is the name of the page one came from."""
    return {
        "title": title,
        "second": club.name,
        "back": club_href(club, back),
        "can_edit": club.can_edit,
        "can_bring": club.can_bring,
    }


def text_field(
    name: str, label: str, value: str = "", told: Told | None = None, **more: object
) -> dict[str, Any]:
    """A written field for `_field.html`: with what is wrong with it."""
    errors = (told or {}).get(name, [])
    return {"name": name, "label": label, "value": value, "errors": errors, **more}


def select_field(
    name: str,
    label: str,
    options: Mapping[str, str],
    chosen: str = "",
    told: Told | None = None,
    **more: object,
) -> dict[str, Any]:
    """A choice for `_select.html`; `options` are values with their labels."""
    rows = [
        {"value": value, "label": text, "is_chosen": value == chosen}
        for value, text in options.items()
    ]
    return text_field(name, label, chosen, told, **more) | {"options": rows}
