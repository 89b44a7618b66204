"""Everybody who may come to a table's address: `people(game)`, each with a browser of their own."""

from django.test import Client
from django.utils import timezone

from games.devices import COOKIE, SIGNER
from games.models import Device, Game, Grant
from tests.factories import DeviceFactory, a_table

KINDS = ("nobody", "stranger", "removed", "watcher", "seat", "scorer", "owner")
MAY = {
    "watcher": {"see"},
    "seat": {"see", "sit"},
    "scorer": {"see", "sit", "record"},
    "owner": {"see", "sit", "record", "own"},
}
SEAT = 2


def browser_of(device: Device) -> Client:
    client = Client()
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return client


def person(game: Game, kind: str) -> Client:
    """A browser with that right at the game's table; the owner is the one who made it."""
    if kind == "nobody":
        return Client()
    if kind == "owner":
        return browser_of(game.table.made_by)
    device = DeviceFactory()
    if kind == "stranger":
        a_table(device)
    else:
        Grant.objects.create(device=device, table=game.table, **right(kind))
    return browser_of(device)


def right(kind: str) -> dict:
    if kind == "removed":
        return {"role": "owner", "revoked_at": timezone.now()}
    return {"role": kind, "seat": SEAT if kind == "seat" else None}
