"""The phones that may come to a table: whose they are, what they may, since when."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from games.access import allows
from games.canonical import sha256_of
from games.models import Device, Grant, Table
from games.models.table import Role
from games.selectors.dates import clock, spoken_day
from games.selectors.table.running import Running
from games.selectors.table.words import hidden

MAY = {
    Role.OWNER: "owner, may do everything",
    Role.SCORER: "keeps the score",
    Role.SEAT: "plays",
    Role.WATCHER: "watches",
}
NAMES = {Role.OWNER: "An owner's phone", Role.SCORER: "A scorekeeper's phone"}
UNKNOWN = "A phone"
MOST = 60  # phones on the page; those who only watch come last
WITHIN = {Role.OWNER: "an owner's phone", Role.SCORER: "a scorekeeper's phone"}


def phones_view(running: Running, device: Device, now: datetime) -> dict[str, Any]:
    """For `share/_phones.html`: who asks for a seat, every phone, and a mark of all that. One query."""
    grants = sorted(grants_at(running), key=lambda grant: (rank(grant), grant.made_at))
    asks = [ask_view(running, each) for each in grants if each.seat_asked in running.people]
    phones = [phone_view(running, each, device, now) for each in grants[:MOST]]
    told = [[each.pk, each.role, each.seat, each.seat_asked] for each in grants]
    mark = sha256_of(told)[:16]
    return {
        "asks": asks,
        "phones": phones,
        "more": len(grants[MOST:]),
        "mark": mark,
        "action": running.at("share"),
    }


def asks_view(running: Running) -> dict[str, Any] | None:
    """Who asks for a seat, for an owner who is at the table's page. One query, for owners."""
    if not allows(running.table.grant, "own") or not running.is_current:
        return None
    grants = asking_at(running.table)
    return {
        "asks": [ask_view(running, each) for each in grants if each.seat_asked in running.people],
        "mark": mark_of(grants),
        "action": running.at("share"),
    }


def asking_at(table: Table) -> list[Grant]:
    """The phones that ask for a seat, the first one first. One query."""
    return list(table.grants.filter(revoked_at=None, seat_asked__isnull=False).order_by("pk"))


def mark_of(asking: Iterable[Grant]) -> str:
    """Another text whenever somebody else asks, or for another seat."""
    return "-".join(f"{each.pk}.{each.seat_asked}" for each in asking)


def grants_at(running: Running) -> Iterable[Grant]:
    return running.table.grants.filter(revoked_at=None)


def rank(grant: Grant) -> int:
    """Owners first, watchers last."""
    return list(MAY).index(Role(grant.role))


def ask_view(running: Running, grant: Grant) -> dict[str, Any]:
    """A seat that is asked for; one tap gives it."""
    name = running.people[grant.seat_asked]
    who = f"{name_of(running, grant)} asks for the seat of {name}."
    return {"sentence": who, "name": name, "hidden": hidden(grant=grant.pk)}


def phone_view(running: Running, grant: Grant, device: Device, now: datetime) -> dict[str, Any]:
    """A phone with its right, and the key that takes it."""
    is_own = grant.device_id == device.pk
    since = f"since {moment(running, grant.made_at, now)}"
    seen = f", here {moment(running, grant.seen_at, now)}" if grant.seen_at else ""
    return {
        "id": f"phone-{grant.pk}",
        "name": name_of(running, grant),
        "is_own": is_own,
        "may": MAY[Role(grant.role)],
        "when": since + seen,
        "hidden": None if is_own else hidden(grant=grant.pk),
    }


def name_of(running: Running, grant: Grant) -> str:
    """Whose phone it is, as far as that is known."""
    if grant.seat in running.people:
        return f"{running.people[grant.seat]}'s phone"
    return NAMES.get(Role(grant.role), UNKNOWN)


def phone_names(running: Running) -> dict[str, str]:
    """Whose phone each device of the table is: "Ann's phone", "an owner's phone". One query."""
    return {
        each.device_id: f"{running.people[each.seat]}'s phone"
        if each.seat in running.people
        else WITHIN.get(Role(each.role), "another phone")
        for each in running.table.grants.all()
    }


def moment(running: Running, at: datetime, now: datetime) -> str:
    """ "today 21:40", "30 October 21:40"."""
    zone = running.table.time_zone
    return f"{spoken_day(at, now, zone)} {clock(at, zone)}"
