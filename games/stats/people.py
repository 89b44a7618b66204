"""How a club's people are called on its pages, and where their figures are."""

from typing import NamedTuple

from games.models import Club, Person
from games.stats.links import club_href
from games.stats.scope import Scope

SOMEBODY = "Somebody"


class Shown(NamedTuple):
    """A person as a page shows it; `id` is the root, `href` leads to the figures."""

    id: int
    name: str
    is_guest: bool
    href: str


def people_of(club: Club, scope: Scope | None = None) -> dict[int, Shown]:
    """Everybody of the club by id, in one query; a merged person is shown as whom it stands for.

    With a scope the links keep it.
    """
    people = {person.pk: person for person in Person.objects.filter(club=club)}
    asked = scope.query() if scope else ""
    return {pk: shown(club, people[person.root_id], asked) for pk, person in people.items()}


def shown(club: Club, person: Person, asked: str = "") -> Shown:
    """One person; an anonymous one is somebody."""
    href = club_href(club, "club-person", person.pk) + asked
    return Shown(person.pk, person.name or SOMEBODY, person.is_guest, href)
