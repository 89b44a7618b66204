"""Which of a club's people a name is: the one who goes by it, or a new guest.

For use inside a `write()` block only. Names are compared folded; two at one table are never the
same person, so the second of two by one name is another guest, "Ann (2)". A person merged into
another keeps its own name and players, so that a merge can be undone.
"""

from collections.abc import Collection, Iterable

from games.models import Club, Person, PersonName
from games.names import fold, numbered


def person_named(club: Club, name: str, taken: Collection[int] = ()) -> Person:
    """Who goes by that name in the club, or a new guest. At most four queries.

    `taken` are people (roots) who sit at the table already.
    """
    return people_named(club, [name], taken)[0]


def known_person(club: Club, name: str) -> Person | None:
    """Who goes by that name in the club, if anybody does. One query."""
    return known_by_name(club, [fold(name)]).get(fold(name))


def people_named(club: Club, names: Iterable[str], taken: Collection[int] = ()) -> list[Person]:
    """Who goes by each of these names; nobody twice. One query where all are known."""
    wanted, found, sitting = list(names), [], set(taken)
    known = known_by_name(club, [fold(name) for name in wanted])
    for name in wanted:
        person = free(known.get(fold(name)), sitting) or guest(club, name, sitting)
        sitting.add(person.root_id)
        found.append(person)
    return found


def known_by_name(club: Club, folded: list[str]) -> dict[str, Person]:
    """The people who go by these folded names. One query."""
    rows = PersonName.objects.select_related("person").filter(club=club, folded__in=folded)
    return {row.folded: row.person for row in rows}


def free(person: Person | None, sitting: Collection[int]) -> Person | None:
    """The person, unless it sits at the table already."""
    return None if person is None or person.root_id in sitting else person


def guest(club: Club, name: str, sitting: Collection[int]) -> Person:
    """A guest of that name who does not sit there yet: made, unless another phone just did."""
    Club.objects.select_for_update(no_key=True).get(pk=club.pk)
    number, shown = 1, name
    while (known := known_person(club, shown)) and free(known, sitting) is None:
        number += 1
        shown = numbered(name, number)
    return known or add_person(club, shown, is_guest=True)


def add_person(club: Club, name: str, *, is_guest: bool) -> Person:
    """Write a person with the name. Two queries; the club is locked, and nobody goes by it yet."""
    person = Person.objects.create(club=club, name=name, is_guest=is_guest)
    PersonName.objects.create(club=club, person=person, name=name, folded=fold(name))
    return person
