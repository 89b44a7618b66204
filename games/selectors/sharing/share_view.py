"""The share page: what one gives to others, who has come, and who asks for a seat.

What one shares is the watcher's link; the others, the code and the phones are for owners.
"""

from datetime import datetime
from typing import Any

from django.urls import reverse

from games.access import allows
from games.codes import shown_code
from games.links import secret_of
from games.models import Device, Link
from games.models.table import Role
from games.selectors.dates import clock
from games.selectors.links import code_of, links_of
from games.selectors.sharing.phones import phones_view
from games.selectors.sharing.picture import picture_of
from games.selectors.table.running import Running
from games.selectors.table.words import hidden

TOLD = {
    Role.WATCHER: (
        "Watch",
        "Whoever opens this sees every step of the score, may ask for a seat, and can write nothing.",
    ),
    Role.SCORER: (
        "Keep the score",
        "Whoever opens this can record hands, correct them and strike them out.",
    ),
    Role.OWNER: (
        "Own the table",
        "Whoever opens this can do everything you can, and shut you out. It is also your way back"
        " when this phone is lost: keep it to yourself.",
    ),
}
WRITERS = (Role.SCORER, Role.OWNER)


def share_view(
    running: Running, device: Device, site: str, now: datetime, notice: str = ""
) -> dict[str, Any]:
    """For `share/page.html`. `site` is the site's own address. At most four queries."""
    links = links_of(running.table)
    grant = running.table.grant
    is_owner = allows(grant, "own")
    return {
        "title": "Share this table",
        "second": running.title,
        "back": running.address,
        "notice": notice,
        "action": running.at("share"),
        "watch": link_view(running, site, Role.WATCHER, links.get(Role.WATCHER)),
        "writers": [link_view(running, site, role, links.get(role)) for role in WRITERS]
        if is_owner
        else [],
        "is_owner": is_owner,
        "code": code_view(running, site, now) if is_owner else None,
        "ask": {"action": running.at("share"), "is_on": running.table.confirms}
        if is_owner
        else None,
        "seat_href": running.at("seat"),
        "phones": phones_view(running, device, now) if is_owner else None,
        "can_step_down": allows(grant, "record"),
    }


def link_view(running: Running, site: str, role: str, link: Link | None) -> dict[str, Any]:
    """One link with its picture; without them where it is shut."""
    title, words = TOLD[Role(role)]
    address = site + address_of(running, link) if link else ""
    return {
        "role": role,
        "title": title,
        "words": words,
        "address": address,
        "picture": picture_of(address) if link else None,
        "full": f"{running.at('share')}?full={role}" if link else "",
        "hidden": hidden(role=role),
    }


def address_of(running: Running, link: Link) -> str:
    """Where the link leads: owners have the private one."""
    name = "recover" if link.role == Role.OWNER else "enter"
    return running.at(name, secret_of(link))


def code_view(running: Running, site: str, now: datetime) -> dict[str, Any]:
    """The code that is good now, or none."""
    code = code_of(running.table, now)
    join = site + reverse("games:join")
    if code is None:
        return {"text": "", "join": join}
    until = clock(code.expires_at, running.table.time_zone)
    return {"text": shown_code(code.text), "until": until, "join": join}


def full_view(running: Running, site: str, role: str) -> dict[str, Any] | None:
    """For `share/full.html`: one picture as large as the screen; None where there is none to show."""
    is_own = role == Role.WATCHER or allows(running.table.grant, "own")
    link = links_of(running.table).get(role) if is_own else None
    if link is None:
        return None
    shown = link_view(running, site, role, link)
    return shown | {"second": running.title, "back": running.at("share")}
