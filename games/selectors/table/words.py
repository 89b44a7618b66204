"""Figures, suits and names in the form in which pages show them."""

from collections.abc import Iterable
from typing import Any
from unicodedata import bidirectional

from games.rules.words import figure as plain
from games.rules.words import signed
from games.selectors.rulebook import rule_address, rule_title

__all__ = (
    "LONG_NAME",
    "SUIT_NAMES",
    "apart",
    "both",
    "hidden",
    "link_to_rule",
    "listed",
    "plain",
    "rule",
    "rules_told",
    "signed",
    "slip",
    "suit",
)

SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
LONG_NAME = 8


def suit(code: str | None) -> dict[str, str] | None:
    """A suit for `_suit.html`, None where no trump was named."""
    return {"code": code, "name": SUIT_NAMES[code]} if code else None


def rule(rule_id: str, variant: str = "") -> dict[str, str] | None:
    """A rule id for `_rule.html`, None for none; links to the page of this game if it has the rule."""
    return link_to_rule(rule_id, variant) if rule_id else None


def rules_told(variant: str, ids: Iterable[str]) -> list[dict[str, str]]:
    """The rules of some reasons, each once and with its title, for `_reasons.html`."""
    return [
        link_to_rule(each, variant) | {"text": rule_title(each, variant)}
        for each in dict.fromkeys(ids)
        if each
    ]


def link_to_rule(rule_id: str, variant: str) -> dict[str, str]:
    """`book` and `anchor` apart too: between them a table puts its own address (`book_asked`)."""
    href = rule_address(rule_id, variant)
    book, _, anchor = href.partition("#")
    return {"id": rule_id, "href": href, "book": book, "anchor": anchor}


def both(names: Iterable[str]) -> str:
    """A partnership's name: `Ann & Bob`."""
    return " & ".join(names)


def apart(name: str) -> str:
    """A name that does not turn the figures beside it about: isolated if written from the right."""
    is_turned = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if is_turned else name


def listed(names: list[str]) -> str:
    """`Ruth`, `Ruth and Sol`, `Ruth, Sol and Tess`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def hidden(**fields: object) -> list[dict[str, object]]:
    """Hidden fields of a form, for the templates."""
    return [{"name": name, "value": value} for name, value in fields.items()]


def slip(problem: Any, repairs: Iterable[dict[str, str]] = ()) -> dict[str, Any]:
    """A problem as a slip beside the figures it speaks of."""
    return {
        "id": f"slip-{problem.code}-{problem.field}",
        "sentence": problem.message,
        "rule": rule(problem.rule),
        "repairs": list(repairs),
    }
