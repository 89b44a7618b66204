"""Who is on a club's roster, and the names that they go by.

A name is somebody's or nobody's: no two people of a club share one, however it is written. Who is
renamed keeps the old name as one more, so that tables where it is written still find them.
"""

from collections.abc import Iterable
from typing import NamedTuple

from games.models import Club, Person, PersonName
from games.models.club import PERSON_LONGEST
from games.names import TextRefused, fold, read_text, trim
from games.rules.errors import Problem
from games.services.club_errors import ClubChanged, ClubRefused
from games.services.people import add_person, known_by_name
from games.services.transaction import write

MOST_AT_ONCE = 100
TOO_MANY = f"At most {MOST_AT_ONCE} names at once."
IS_ANOTHER = "“{name}” is {person} already. If the two are one, let one count as the other."
LAST_NAME = "This is the only name of their own: give them another one first."
IS_GONE = "This person was made anonymous and has no name any more."


class Added(NamedTuple):
    """Who is new on the roster, and who was in the club already."""

    new: list[Person]
    known: list[Person]


def add_people(*, club: Club, names: Iterable[str], is_guest: bool = False) -> Added:
    """Put people on the roster, or among the guests. A guest who is put on the roster is there then.

    :raises ClubRefused: a problem for each line that is no name; field `names`.
    """
    read = read_names(names)
    with write():
        return write_people(locked(club), read, is_guest=is_guest)


def read_names(lines: Iterable[str]) -> list[str]:
    """A name for each line that has one.

    :raises ClubRefused: a problem for each that cannot stand.
    """
    names, problems = [], []
    for number, line in enumerate(lines, 1):
        try:
            names += [read_person_name(line, f"The name in line {number}")] if trim(line) else []
        except TextRefused as refused:
            problems += refused.problems
    if len(names) > MOST_AT_ONCE:
        problems.append(Problem("not_allowed", "names", TOO_MANY))
    if problems:
        raise ClubRefused(problems)
    return names


def read_person_name(name: object, what: str = "The name", field: str = "names") -> str:
    """:raises TextRefused: why it cannot stand."""
    return read_text(name, field=field, what=what, longest=PERSON_LONGEST)


def locked(club: Club) -> Club:
    """The club, locked: names are given and people merged one after another. One query.

    Who writes in a game waits for a lock of all of the row, and this may wait for the game.
    """
    return Club.objects.select_for_update(no_key=True).get(pk=club.pk)


def write_people(club: Club, names: list[str], *, is_guest: bool = False) -> Added:
    """Each name's person, on a locked club."""
    added, seen = Added([], []), known_by_name(club, [fold(name) for name in names])
    for name in names:
        if person := seen.get(fold(name)):
            added.known.append(person)
        else:
            seen[fold(name)] = add_person(club, name, is_guest=is_guest)
            added.new.append(seen[fold(name)])
    if not is_guest:
        Person.objects.filter(pk__in=[person.root_id for person in added.known]).update(
            is_guest=False
        )
    return added


def rename_person(*, person: Person, name: str) -> Person:
    """Call somebody another name from now on; they go by the old one too. The record stays theirs.

    :raises ClubRefused: the name cannot stand, or is another's; field `name`.
    :raises ClubChanged: the person was made anonymous.
    """
    name = check_name(name)
    with write():
        person = named(person)
        give_name(person, name)
        person.name = name
        person.save(update_fields=["name"])
        return person


def add_nickname(*, person: Person, name: str) -> None:
    """One more name that somebody goes by.

    :raises ClubRefused: the name cannot stand, or is another's; field `nickname`.
    :raises ClubChanged: the person was made anonymous.
    """
    name = check_name(name, "nickname")
    with write():
        give_name(named(person), name, "nickname")


def check_name(name: object, field: str = "name") -> str:
    """:raises ClubRefused: why it cannot stand."""
    try:
        return read_person_name(name, field=field)
    except TextRefused as refused:
        raise ClubRefused(refused.problems) from refused


def named(person: Person) -> Person:
    """The person as it is now, in its locked club.

    :raises ClubChanged: it was made anonymous.
    """
    person = Person.objects.select_related("club").get(pk=person.pk)
    locked(person.club)
    if person.anonymous_at is not None:
        raise ClubChanged(IS_GONE)
    return person


def give_name(person: Person, name: str, field: str = "name") -> None:
    """Let the person go by that name.

    :raises ClubRefused: somebody else does.
    """
    other = known_by_name(person.club, [fold(name)]).get(fold(name))
    if other is None:
        PersonName.objects.create(club=person.club, person=person, name=name, folded=fold(name))
    elif other.root_id != person.root_id:
        sentence = IS_ANOTHER.format(name=name, person=other.name)
        raise ClubRefused([Problem("not_allowed", field, sentence)])
    else:
        PersonName.objects.filter(club=person.club, folded=fold(name)).update(name=name)


def drop_nickname(*, person: Person, nickname: int) -> None:
    """Let somebody go by a name no more; the one they are called by stays. Twice is no error.

    :raises ClubChanged: it is the last name that is not of somebody who was merged into them.
    """
    with write():
        person = named(person)
        names = PersonName.objects.filter(person=person)
        dropped = names.filter(pk=nickname).exclude(folded=fold(person.name))
        if dropped.exists() and names.count() == 1:
            raise ClubChanged(LAST_NAME)
        dropped.delete()


def set_guest(*, person: Person, is_guest: bool) -> None:
    """Put somebody among the guests, or on the roster."""
    with write():
        Person.objects.filter(pk=person.pk).update(is_guest=is_guest)
