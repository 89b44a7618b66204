"""The people of a club: the roster, the guests, every name that each goes by. Two queries."""

from typing import Any, NamedTuple

from games.models import Club, Person, PersonName
from games.names import fold
from games.selectors.club.frame import count_words
from games.selectors.club.plain import Told, plain_page, text_field
from games.stats.links import club_href
from games.stats.people import SOMEBODY

EMPTY = "Nobody is on the roster yet."


class Roster(NamedTuple):
    """Everybody who counts for themselves, and by id the other names that each goes by."""

    people: list[Person]
    names: dict[int, list[PersonName]]


def roster_of(club: Club) -> Roster:
    """The people by name, the anonymous ones last; their names with those of who counts as them."""
    people = [each for each in club.people.all() if each.stands_for_id is None]
    names: dict[int, list[PersonName]] = {}
    for row in PersonName.objects.filter(club=club).select_related("person").order_by("pk"):
        names.setdefault(row.person.root_id, []).append(row)
    people.sort(key=lambda each: (not each.name, fold(each.name or SOMEBODY), each.pk))
    return Roster(people, names)


def roster_view(
    club: Club, told: Told | None = None, typed: dict[str, str] | None = None, done: str = ""
) -> dict[str, Any]:
    """For `people.html`. `done` says what was added just now."""
    roster, typed = roster_of(club), typed or {}
    rows = [person_row(club, each, roster.names.get(each.pk, [])) for each in roster.people]
    return plain_page(club, "People") | {
        "regulars": [row for row in rows if not row["is_guest"]],
        "guests": [row for row in rows if row["is_guest"]],
        "empty": EMPTY,
        "action": club_href(club, "club-people"),
        "names": text_field("names", "Add people", typed.get("names", ""), told),
        "is_guest": "guest" in typed,
        "done": done,
    }


def person_row(club: Club, person: Person, names: list[PersonName]) -> dict[str, Any]:
    """One of the people; `also` are the other names, `href` leads to the figures."""
    others = [row.name for row in names if fold(row.name) != fold(person.name)]
    return {
        "name": person.name or SOMEBODY,
        "also": f"also {', '.join(others)}" if others else "",
        "is_guest": person.is_guest,
        "href": club_href(club, "club-person", person.pk),
        "edit": club_href(club, "club-person-edit", person.pk) if club.can_edit else "",
    }


def added_words(new: int, known: int) -> str:
    """What adding people came to: "2 people are new; 1 was in the club already."."""
    was = f"{known} {'was' if known == 1 else 'were'} in the club already" if known else ""
    if not new:
        return f"Nobody is new{': ' if was else '.'}{was}{'.' if was else ''}"
    told = f"{count_words(new, 'person', 'people')} {'is' if new == 1 else 'are'} new"
    return f"{told}; {was}." if was else f"{told}."


def names_to_offer(club: Club) -> list[str]:
    """The names on the roster, then those of guests, for a field that asks who somebody is."""
    people = sorted(roster_of(club).people, key=lambda each: each.is_guest)
    return [each.name for each in people if each.name]
