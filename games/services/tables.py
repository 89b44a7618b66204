"""Making a table with its first game, hiding it and bringing it back.

Tables are never destroyed; a hidden one is hidden for this device only.
"""

from typing import Any

from django.utils import timezone

from games.canonical import sha256_of
from games.models import Club, Device, Grant, Table
from games.models.table import TITLE_LONGEST, Role
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.services.club_tables import club_of_all
from games.services.devices import lock_device
from games.services.errors import KeyReused
from games.services.ledger import check_sent
from games.services.links import make_links
from games.services.starting import NO_PROFILE, NewGame, check_new_game, open_game
from games.services.transaction import write
from games.services.zones import known_zone


def create_table(
    *,
    by: Device,
    variant: str,
    rules: dict[str, Any],
    names: list[str],
    dealer: int,
    title: str = "",
    time_zone: str = "",
    start: dict[str, Any] | None = None,
    profile: tuple[str, int] = NO_PROFILE,
    club: Club | None = None,
    key: str,
) -> Table:
    """Make a table with its first game, owned by `by`. The same key again gives the same table.

    `names` by seat from 1; `dealer` is a seat; `start` a paper score with `totals` (side to
    points), `hands_before` and `target`, each of which may be left out;
    `profile` the name and the version of the rules' profile; `club` the one that its games count
    in, where `by` may bring tables; without it a club of the device whose people all of them are.
    A time zone that is not
    known counts as none, for nobody typed it.

    :raises TableRefused: all problems with names, title, dealer, rules and start at once.
    :raises KeyReused: the key has made another table.
    :raises WriteRefused: no usable key, or data that cannot be stored.
    """
    sent = {"variant": variant, "rules": rules, "names": names, "dealer": dealer}
    sent |= {"club": club.pk} if club else {}
    asked = sha256_of(check_sent(key, sent | {"title": title, "start": start}))
    title, problems = check_title(title)
    new = check_new_game(variant, rules, names, dealer, start, problems)
    with write():
        device = lock_device(by)
        if made := Table.objects.filter(made_by=device, key=key).first():
            return same_table(made, asked)
        zone, club = known_zone(time_zone), club or club_of_all(device, new.names)
        table = Table(title=title, time_zone=zone, club=club, key=key, asked=asked)
        furnish(table, new, device, profile)
        return table


def furnish(table: Table, new: NewGame, owner: Device, profile: tuple[str, int]) -> None:
    """Write a new table with its owner, its links and its first game."""
    table.variant, table.rules = new.rules.variant, new.rules.differences
    table.made_by = owner
    table.save()
    Grant.objects.create(device=owner, table=table, role=Role.OWNER)
    make_links(table)
    open_game(table, new, 1, key=table.key, asked=table.asked, profile=profile)


def same_table(table: Table, asked: str) -> Table:
    """The table that this key made, if it was asked for with the same words.

    :raises KeyReused: it was not.
    """
    if table.asked != asked:
        raise KeyReused(table)
    return table


def check_title(title: str) -> tuple[str, tuple[Problem, ...]]:
    """The title as it will stand, and what is wrong with it. Blank is good."""
    try:
        text = read_text(title, field="title", what="The title", longest=TITLE_LONGEST, blank=True)
    except TextRefused as refused:
        return "", refused.problems
    return text, ()


def hide_table(*, table: Table, by: Device) -> None:
    """Take the table off this device's list. It stays as it is for everybody."""
    with write():
        grants = Grant.objects.filter(device_id=by.pk, table=table, hidden_at=None)
        grants.update(hidden_at=timezone.now())


def restore_table(*, table: Table, by: Device) -> None:
    """Put a hidden table back on this device's list."""
    with write():
        Grant.objects.filter(device_id=by.pk, table=table).update(hidden_at=None)
