"""Searches over hands that a club keeps for everybody in it: saved, put away, taken out again."""

import re
from collections.abc import Iterable

from django.utils import timezone

from games.models import Club, SavedSearch
from games.models.club import QUERY_LONGEST, SEARCH_LONGEST
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.services.club_errors import ClubRefused
from games.services.roster import locked
from games.services.transaction import write
from games.stats.people import SOMEBODY

TOO_LONG = "This search asks for more than can be kept. Leave something out."
MOST = 100
TOO_MANY = f"The club keeps {MOST} searches already. Put one away first."


def save_search(*, club: Club, name: str, query: str) -> SavedSearch:
    """Keep a search (the query of its address) under a name. The same one twice is one.

    :raises ClubRefused: the name cannot stand, or there is no room; field `name`.
    """
    try:
        text = read_text(name, field="name", what="The name", longest=SEARCH_LONGEST)
    except TextRefused as refused:
        raise ClubRefused(refused.problems) from refused
    if len(query) > QUERY_LONGEST:
        raise ClubRefused([Problem("not_allowed", "name", TOO_LONG)])
    with write():
        kept = SavedSearch.objects.filter(club=locked(club), hidden_at=None)
        same = kept.filter(name=text, query=query).first()
        if same is None and kept.count() >= MOST:
            raise ClubRefused([Problem("not_allowed", "name", TOO_MANY)])
        return same or SavedSearch.objects.create(club=club, name=text, query=query)


def hide_search(*, search: SavedSearch) -> None:
    """Put a search away. Twice is no error."""
    with write():
        found = SavedSearch.objects.filter(pk=search.pk, hidden_at=None)
        found.update(hidden_at=timezone.now())


def restore_search(*, search: SavedSearch) -> None:
    """Take a search out again."""
    with write():
        SavedSearch.objects.filter(pk=search.pk).update(hidden_at=None)


def forget_names(club: Club, names: Iterable[str]) -> None:
    """In the running write: no search of the club is called by any of these names any more."""
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    if not longest_first:
        return
    spoken = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)", re.IGNORECASE)
    for search in SavedSearch.objects.filter(club=club):
        search.name = spoken.sub(SOMEBODY, search.name)[:SEARCH_LONGEST]
        search.save(update_fields=["name"])
