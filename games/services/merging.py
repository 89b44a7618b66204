"""Two people of a club who are one: the one counts as the other, and can be taken out again.

No ledger and no sheet is touched. Two who sat at one table at once cannot be one.
"""

from django.db.models import Q
from django.utils import timezone

from games.models import Person, PersonName
from games.names import fold
from games.selectors.club.lineups import game_of_both
from games.services.club_errors import ClubChanged
from games.services.recount import hold_games_of, people_changed
from games.services.roster import locked
from games.services.searches import forget_names
from games.services.transaction import write

COUNTS_ALREADY = "{name} counts as {other} already. Take that back first."
INTO_MERGED = "{name} counts as {other} by now; choose {other}."
SAME = "Choose two different people."
ANONYMOUS = "Somebody who was made anonymous cannot be put together with anybody."
BOTH_SAT = "{one} and {other} both played game {number} at {table}: they are two people."


def merge_people(*, person: Person, into: Person) -> None:
    """Let `person` count as `into`, with all who count as `person`. Twice is no error.

    :raises ClubChanged: they cannot be one, or others have put one of them elsewhere meanwhile.
    """
    with write():
        hold_games_of(person)
        club = locked(person.club)
        one, other = Person.objects.get(pk=person.pk), Person.objects.get(pk=into.pk)
        if one.stands_for_id == other.pk:
            return
        check_merge(one, other)
        one.merged.update(stands_for=other)
        one.stands_for = one.merged_into = other
        one.merged_at = timezone.now()
        one.save(update_fields=["stands_for", "merged_into", "merged_at"])
        people_changed(club)


def check_merge(one: Person, other: Person) -> None:
    """:raises ClubChanged: as in :func:`merge_people`."""
    if one.pk == other.pk or one.club_id != other.club_id:
        raise ClubChanged(SAME)
    if one.anonymous_at or other.anonymous_at:
        raise ClubChanged(ANONYMOUS)
    if one.stands_for:
        raise ClubChanged(COUNTS_ALREADY.format(name=one, other=one.stands_for))
    if other.stands_for:
        raise ClubChanged(INTO_MERGED.format(name=other, other=other.stands_for))
    if game := game_of_both(one, other):
        told = {"one": one, "other": other, "number": game.number}
        raise ClubChanged(BOTH_SAT.format(**told, table=game.table.title or "a table"))


def undo_merge(*, person: Person) -> None:
    """Let somebody count for themselves again, with all that they brought along. Twice is no error."""
    with write():
        hold_games_of(person)
        club = locked(person.club)
        person = Person.objects.get(pk=person.pk)
        if person.stands_for_id is None:
            return
        if person.anonymous_at:
            raise ClubChanged(ANONYMOUS)
        brought = Person.objects.filter(pk__in=brought_by(person))
        brought.update(stands_for=person)
        alone = {"stands_for": None, "merged_into": None, "merged_at": None}
        Person.objects.filter(pk=person.pk).update(**alone)
        for each in (person.pk, person.stands_for_id):
            call_by_own_name(Person.objects.get(pk=each))
        people_changed(club)


def call_by_own_name(person: Person) -> None:
    """Somebody who was called by a name of the other has a name of their own again."""
    names = PersonName.objects.filter(Q(person=person) | Q(person__stands_for=person))
    if not names.filter(folded=fold(person.name)).exists():
        person.name = names.filter(person=person).latest("pk").name
        person.save(update_fields=["name"])


def brought_by(person: Person) -> set[int]:
    """Who was merged into this one, or into one of those. One query."""
    merged = dict(
        Person.objects.filter(stands_for=person.stands_for_id).values_list("pk", "merged_into_id")
    )
    found, more = set(), {person.pk}
    while more:
        more = {pk for pk, into in merged.items() if into in more}
        found |= more
    return found


def make_anonymous(*, person: Person) -> None:
    """Take every name from somebody and from all who count as them; the figures stay.

    The club's searches are called by none of them either. What stands on a table's own sheet
    stays there, for those who have the table. Twice is no error.
    """
    with write():
        club = locked(person.club)
        root = Person.objects.get(pk=person.pk).root_id
        everybody = Person.objects.filter(pk=root) | Person.objects.filter(stands_for=root)
        everybody = Person.objects.filter(pk__in=[each.pk for each in everybody])
        names = PersonName.objects.filter(person__in=everybody)
        forget_names(club, names.values_list("name", flat=True))
        names.delete()
        everybody.filter(anonymous_at=None).update(name="", anonymous_at=timezone.now())
