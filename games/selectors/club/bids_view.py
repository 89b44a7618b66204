"""The bid explorer: a matrix of levels and trumps for the club, somebody, or two as partners."""

from collections.abc import Mapping
from typing import Any

from games.models import Season
from games.rules.errors import Problem
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.club.frame import GAMES, count_words, frame_view
from games.selectors.club.hands_form import choice, people_options
from games.selectors.table.words import both, hidden, suit
from games.stats.asked import Asked, read_asked
from games.stats.explorer import Line, Tried, Tries, lines_of, total, tries_of
from games.stats.figures import LEAST_BIDS, Rate
from games.stats.levels import Level, most_bid
from games.stats.links import hands_href, page_href
from games.stats.people import Shown, people_of
from games.stats.scope import Scope
from meld.decks import SUITS

ASKED = ("person", "partner", "place")
PLACES = {1: "First", 2: "Second", 3: "Third", 4: "Dealer"}
People = Mapping[int, Shown]


def bids_view(
    scope: Scope, seasons: list[Season], problems: list[Problem], query: Mapping[str, str]
) -> dict[str, Any]:
    """For `bids.html`."""
    people = people_of(scope.club, scope)
    wanted = {name: query.get(name, "") for name in ASKED}
    asked, more = read_asked(wanted, {pk: shown.id for pk, shown in people.items()})
    tries = tries_of(any_game(scope), asked)
    variant = scope.variant or most_tried(tries)
    shown = scope._replace(variant=variant)
    found = tries.get(variant, {})
    told = [*problems, *more]
    return {
        "frame": frame_view(scope.club, scope, seasons, told, "Bid explorer", kept=asked.told),
        "said": said(total(found)),
        "whose": whose(asked, people, variant),
        "variants": variants(scope, asked, tries, variant),
        "places": places(shown, asked),
        "form": form_view(shown, asked, people),
        "suits": [suit(code) for code in SUITS],
        "lines": [line_view(shown, asked, line) for line in lines_of(found)],
        "sum": sum_view(shown, asked, found),
        "least": f"A rate is shown from {LEAST_BIDS} bids.",
        "empty": "" if found else "No such bid has been made in these games.",
    }


def any_game(scope: Scope) -> Scope:
    """The same days with all games that the season counts, so that another can be chosen."""
    return scope._replace(variant=scope.season.variant if scope.season else "")


def most_tried(tries: dict[str, Tries]) -> str:
    """The game in which most of these bids were made."""
    return most_bid({each: [Level(0, total(tries[each]).bids, 0)] for each in sorted(tries)})


def said(tried: Tried) -> str:
    """ "95 of 131 bids made, 73%, 12 to spare on the average."."""
    rate, margin = Rate(tried.made, tried.bids), tried.margin
    words = f"{tried.made:,} of {count_words(tried.bids, 'bid')} made"
    words += f", {rate.text}" if rate.is_shown else ""
    if not margin.is_shown:
        return f"{words}."
    return f"{words}; {margin.signed} on the average of {margin.count:,} that were played out."


def whose(asked: Asked, people: People, variant: str) -> str:
    """Whose bids these are, in which game."""
    names = [people[pk].name for pk in (asked.person, asked.partner) if pk is not None]
    who = both(names) if asked.person is not None else f"Whoever bid with {both(names)}"
    who = who if names else "Everybody"
    place = f", {PLACES[asked.place].lower()} to speak" if asked.place else ""
    place = ", dealing" if asked.place == dealer(variant) else place
    return f"{who}{place}, {GAMES[variant].lower()}." if variant else f"{who}{place}."


def dealer(variant: str) -> int:
    """The place of the dealer, who speaks last."""
    return min(VARIANT_BY_NAME[variant].people) if variant else 4


def variants(
    scope: Scope, asked: Asked, tries: dict[str, Tries], variant: str
) -> list[dict[str, Any]]:
    """The games to choose from, where there are several."""
    if len(tries) < 2:
        return []
    return [
        {
            "label": GAMES[each],
            "href": page_href(scope._replace(variant=each), "club-bids", **asked.told),
            "is_chosen": each == variant,
        }
        for each in GAMES
        if each in tries
    ]


def places(scope: Scope, asked: Asked) -> list[dict[str, Any]]:
    """The places to choose from; the last one deals."""
    last = dealer(scope.variant)
    named = {place: label for place, label in PLACES.items() if place < last} | {last: "Dealer"}
    return [
        {
            "label": label,
            "href": page_href(scope, "club-bids", **asked._replace(place=place).told),
            "is_chosen": place == asked.place,
        }
        for place, label in [(None, "Any"), *named.items()]
    ]


def form_view(scope: Scope, asked: Asked, people: People) -> dict[str, Any]:
    """Whose bids to look at."""
    everybody = people_options(people)
    place = {} if asked.place is None else {"place": asked.place}
    return {
        "choices": [
            choice("person", "Bids of", "Everybody", everybody, asked.person),
            choice("partner", "With", "Any partner", everybody, asked.partner),
        ],
        "hidden": hidden(**scope.told, **place),
    }


def line_view(scope: Scope, asked: Asked, line: Line) -> dict[str, Any]:
    """A row of the matrix."""
    bids = {"bid_from": line.first, "bid_to": line.last}
    cells = [cell(scope, asked, line.tried[trump], trump=trump, **bids) for trump in (*SUITS, "")]
    return {"label": line.label, "cells": cells}


def sum_view(scope: Scope, asked: Asked, tries: Tries) -> list[dict[str, Any]]:
    """The last row: all levels."""
    return [cell(scope, asked, total(tries, trump=trump), trump=trump) for trump in (*SUITS, "")]


def cell(scope: Scope, asked: Asked, tried: Tried, **more: object) -> dict[str, Any]:
    """How often made, of how many, by how much; its hands behind it."""
    href = hands_href(scope, **asked._replace(part="bidder").told, **more)
    return {"rate": tried.rate(href), "margin": tried.margin, "is_empty": not tried.bids}
