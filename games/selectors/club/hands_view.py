"""The hands of a club that are asked for: a sentence that counts them, and a page of them."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from games.models import Club, Device, SavedSearch, Season
from games.rules.errors import Problem
from games.selectors.club.frame import count_words, frame_view
from games.selectors.club.hand_rows import hand_rows
from games.selectors.club.hands_form import Search, chips, form_view
from games.selectors.club.pager import pager
from games.selectors.table.words import hidden
from games.stats.asked import SORTS, Asked, read_asked
from games.stats.hands import AT_ONCE, Counted, count, hands_of, page_of
from games.stats.links import club_href, hands_href, page_href
from games.stats.people import Shown, people_of
from games.stats.scope import Scope


def hands_view(
    scope: Scope,
    seasons: list[Season],
    problems: list[Problem],
    search: Search,
    *,
    device: Device,
    number: int,
    away: str = "",
) -> dict[str, Any]:
    """For `hands.html`: page `number` of the hands, at most the last one there is."""
    asked, rows = search.asked, hands_of(scope, search.asked)
    counted = count(scope, asked)
    number = min(max(number, 1), counted.pages)
    found = page_of(rows, asked, number)
    told = [*problems, *search.problems]
    kept = asked.told
    return {
        "frame": frame_view(scope.club, scope, seasons, told, "Hands", kept=kept),
        "said": said(counted),
        "whose": whose(asked, search.people),
        "order": SORTS[asked.sort] if counted.hands > 1 else "",
        "chips": chips(scope, asked, search.people),
        "form": form_view(scope, search),
        "hands": hand_rows(found, asked, search.people, device),
        "empty": "" if counted.hands else empty(asked),
        "pager": pager(number, AT_ONCE, counted.hands, partial(href_of, scope, asked)),
        "csv": page_href(scope, "club-hands-csv", **asked.told) if counted.hands else "",
        **searches_view(scope, asked, away),
    }


def search_of(scope: Scope, query: Mapping[str, str]) -> Search:
    """What an address asks for, with the names of everybody. One query."""
    people = people_of(scope.club, scope)
    asked, problems = read_asked(query, {pk: shown.id for pk, shown in people.items()})
    return Search(asked, people, query, problems)


def said(counted: Counted) -> str:
    """ "34 hands, 24 made."."""
    words = count_words(counted.hands, "hand")
    if not counted.bids:
        return f"{words}."
    if counted.bids == counted.hands:
        return f"{words}, {counted.made:,} made."
    return f"{words}, {counted.made:,} of {count_words(counted.bids, 'bid')} made."


def whose(asked: Asked, people: dict[int, Shown]) -> str:
    """Whose points stand at the right."""
    if asked.person is None:
        return "Points are the bidding side’s."
    return f"Points are those of {people[asked.person].name}’s side."


def empty(asked: Asked) -> str:
    return "No hand is like that." if asked.filters else "No hand has been played in these days."


def href_of(scope: Scope, asked: Asked, page: int) -> str:
    """The address of a page of these hands; the first one needs no number."""
    return hands_href(scope, **asked.told, page=page if page > 1 else "")


def searches_view(scope: Scope, asked: Asked, away: str) -> dict[str, Any]:
    """Searches that the club keeps. One query."""
    club = scope.club
    found = list(SavedSearch.objects.filter(club=club).order_by("name", "pk"))
    gone = [each for each in found if each.hidden_at and str(each.pk) == away]
    can_bring = getattr(club, "can_bring", False)
    return {
        "searches": [search_row(club, each) for each in found if each.hidden_at is None],
        "away": search_row(club, gone[0]) if gone and can_bring else None,
        "can_save": can_bring and bool(asked.told),
        "can_bring": can_bring,
        "saving": club_href(club, "club-searches"),
        "hidden": hidden(query=scope.query(**asked.told).removeprefix("?")),
    }


def search_row(club: Club, search: SavedSearch) -> dict[str, Any]:
    href = f"{club_href(club, 'club-hands')}?{search.query}"
    return {"id": search.pk, "name": search.name, "href": href}
