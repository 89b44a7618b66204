"""The page of one person."""

from typing import Any

from games.models import Device
from games.models.statistics import State
from games.selectors.club.person import told
from games.selectors.club.person.hands_told import hands_count, hands_told
from games.selectors.club.person.keys import empty_view, keys_view, second
from games.selectors.club.person.opponents import against_table, nemesis, opponents
from games.selectors.club.person.partners import (
    Partner,
    best_partner,
    partners_of,
    points_table,
    with_table,
)
from games.selectors.club.person.rating import rating_view
from games.selectors.club.person.sheets import sheets_of
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.main import Looked, look_at_person, who_of
from games.stats.person.opponents import opponents_of
from games.stats.person.rating import rating_of
from games.stats.person.records import records_of
from games.stats.person.sat import Sat, count_of, days_of, score_of, with_each
from games.stats.scope import Scope


def person_page(
    scope: Scope, person: Shown, people: dict[int, Shown], device: Device
) -> dict[str, Any]:
    """For `person.html`, but for the frame. Six queries, however much was played."""
    looked = look_at_person(scope, person.id)
    behind = Behind(scope, person=person.id)
    return {
        "title": person.name,
        "is_guest": person.is_guest,
        "second": second(looked),
        "rating": rating_view(scope, rating_of(scope, person.id)),
        "empty": empty_view(scope, looked, person.name),
        "keys": keys_view(behind, hands_count(looked)),
        "games": told.game_facts(
            score_of(looked.sat),
            count_of(looked.sat, State.CALLED),
            count_of(looked.sat, State.RUNNING),
            behind,
        ),
        "streaks": told.streak_facts(looked.sat, looked.bids, behind),
        **hands_told(looked, behind),
        **whom(looked, behind, person, people),
        **best(looked, behind, people, device),
    }


def whom(looked: Looked, behind: Behind, person: Shown, people: dict[int, Shown]) -> dict[str, Any]:
    """The partners and the opponents, and who of each is told by name."""
    together = with_whom(looked, behind, person, people)
    apart = against_whom(looked, behind, person, people)
    named = [each for each in (together.pop("best"), apart.pop("nemesis")) if each]
    return {"named": named, **together, **apart}


def with_whom(
    looked: Looked, behind: Behind, person: Shown, people: dict[int, Shown]
) -> dict[str, Any]:
    """The partners."""
    partners = partners_of(looked, people)
    return {
        "partners": with_table(partners, behind, person.id),
        "points": points_table(partners, behind.of(looked.points)),
        "best": best_partner(partners, behind, person.name),
        "milestones": told.milestone_facts(looked.ever),
        "coming": coming(looked.ever, partners),
    }


def coming(ever: list[Sat], partners: list[Partner]) -> list[str]:
    """Milestones that are near: this person's own, and those with partners."""
    together = with_each(ever)
    series = [(together.get(each.shown.id, []), f" with {each.shown.name}") for each in partners]
    said = [told.coming(rows, who) for rows, who in [(ever, ""), *series]]
    return [sentence for sentence in said if sentence][:2]


def against_whom(
    looked: Looked, behind: Behind, person: Shown, people: dict[int, Shown]
) -> dict[str, Any]:
    """The opponents."""
    met = opponents_of(who_of(looked.scope, person.id))
    found = opponents(met, looked.shares, people)
    return {
        "against": against_table(found, behind, person.id),
        "nemesis": nemesis(found, behind, person.name),
    }


def best(
    looked: Looked, behind: Behind, people: dict[int, Shown], device: Device
) -> dict[str, Any]:
    """The records, those of hands in the one game whose points are told."""
    records = records_of(looked.point_sat, looked.point_bids)
    days = days_of(looked.sat)
    sheets, who = sheets_of(device, records), told.partner_in(people)
    return {"records": told.record_facts(records, days, sheets, behind, who)}
