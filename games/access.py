"""Who may do what at a table: every such decision is made here, and nowhere else.

Rights are grants to devices. Whoever has none is told that there is no such table (404), so that
an address tells a stranger nothing.
"""

from django.http import Http404

from games.ids import is_key
from games.links import opens
from games.models import Device, Game, Grant, Link, Table
from games.models.table import Role

ALLOWED = {
    "see": tuple(Role),
    "sit": (Role.SEAT, Role.SCORER, Role.OWNER),
    "record": (Role.SCORER, Role.OWNER),
    "own": (Role.OWNER,),
}


def can(device: Device, action: str, table: Table) -> bool:
    """Whether `device` may `action` ("see", "sit", "record", "own") at `table`. One query."""
    grant = Grant.objects.filter(device_id=device.pk, table=table).first()
    return grant is not None and allows(grant, action)


def allows(grant: Grant, action: str) -> bool:
    """Whether this grant is enough for the action. A revoked one is enough for none.

    "sit" is what a player does at the own seat: whose seat it is, :func:`may_sit` tells.
    """
    return grant.revoked_at is None and grant.role in ALLOWED[action]


def may_sit(grant: Grant, seat: int) -> bool:
    """Whether this grant may call, enter cards and confirm for `seat`: its own, or as scorekeeper."""
    return allows(grant, "record") or (allows(grant, "sit") and grant.seat == seat)


def get_table_or_404(device: Device, address: str, action: str = "see") -> Table:
    """The table at `address`, which may be anything typed, with `device`'s grant as `.grant`.

    One query.

    :raises Http404: no such table, or none that this device may do `action` at.
    """
    grants = Grant.objects.select_related("table").filter(device_id=device.pk)
    grant = grants.filter(table__address=address).first() if is_key(address) else None
    if grant is None or not allows(grant, action):
        raise Http404("There is no such table.")
    grant.table.grant = grant
    return grant.table


def get_game_or_404(
    device: Device, address: str, number: int | None = None, action: str = "see"
) -> Game:
    """The table's game of that number, or its current one, with `.table.grant`, in two queries.

    With its draft; without entries and seats (games.selectors.ledger loads those).

    :raises Http404: no such table or game, or none that this device may do `action` at.
    """
    table = get_table_or_404(device, address, action)
    games = Game.objects.select_related("draft").filter(table=table)
    wanted = games if number is None else games.filter(number=number)
    game = wanted.order_by("-number").first()
    if game is None:
        raise Http404("There is no such game.")
    game.table = table
    return game


def get_link_or_404(address: str, secret: str) -> Link:
    """The link at a table's address that `secret` opens, with its `.table`. One query.

    :raises Http404: no such table, a wrong secret, or a revoked link.
    """
    links = Link.objects.select_related("table").filter(table__address=address, revoked_at=None)
    found = [link for link in links if opens(link, secret)]
    if not found:
        raise Http404("This link opens nothing.")
    return found[0]
