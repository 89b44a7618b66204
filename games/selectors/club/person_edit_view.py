"""One of a club's people, for who runs the club: names, guest or not, who else it is."""

from typing import Any

from games.models import Club, Person, PersonName
from games.names import fold
from games.selectors.club.plain import Told, plain_page, select_field, text_field
from games.selectors.club.roster_view import Roster, roster_of
from games.selectors.table.words import hidden
from games.stats.links import club_href
from games.stats.people import SOMEBODY

NOBODY = {"": "Choose …"}


def person_edit_view(
    club: Club, person: Person, told: Told | None = None, typed: dict[str, str] | None = None
) -> dict[str, Any]:
    """For `person_edit.html`. Three queries."""
    roster, typed, told = roster_of(club), typed or {}, told or {}
    name = person.name or SOMEBODY
    others = {str(each.pk): each.name for each in roster.people if each.name and each != person}
    return plain_page(club, name, "club-people") | {
        "action": club_href(club, "club-person-edit", person.pk),
        "figures": club_href(club, "club-person", person.root_id),
        "is_anonymous": person.anonymous_at is not None,
        "is_guest": person.is_guest,
        "name": text_field("name", "Name", typed.get("name", person.name), told),
        "nickname": text_field("nickname", "One more name", typed.get("nickname", ""), told),
        "names": [name_row(row) for row in own_names(person, roster)],
        "into": select_field("into", "The same as", NOBODY | others, typed.get("into", ""), told),
        "has_others": bool(others),
        "merged": [merged_row(each) for each in person.merged.order_by("name", "pk")],
        "root": root_row(club, person),
        "hidden": hidden(person=person.pk),
    }


def own_names(person: Person, roster: Roster) -> list[PersonName]:
    """The names of one's own besides the one one is called by."""
    return [
        row
        for row in roster.names.get(person.pk, [])
        if row.person_id == person.pk and fold(row.name) != fold(person.name)
    ]


def name_row(row: PersonName) -> dict[str, Any]:
    return {"name": row.name, "hidden": hidden(nickname=row.pk)}


def merged_row(person: Person) -> dict[str, Any]:
    """Somebody who counts as this person, and can be taken out again."""
    return {"name": person.name or SOMEBODY, "hidden": hidden(person=person.pk)}


def root_row(club: Club, person: Person) -> dict[str, str] | None:
    """Whom this person counts as, if as somebody else."""
    if person.stands_for is None:
        return None
    root = person.stands_for
    return {
        "name": root.name or SOMEBODY,
        "href": club_href(club, "club-person-edit", root.pk),
    }
