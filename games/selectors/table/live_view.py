"""What a page needs to stay current, and the fragment that makes it so.

The fragment is the changing part of the page as a watcher has it: one for all who look on, made
once for every state of the table. It holds nobody's form, key or cards.
"""

from typing import Any

from games.models import Grant, Table
from games.models.table import Role
from games.selectors.pulse import pulse_of
from games.selectors.table.entering import (
    Named,
    Phones,
    itself,
    news_of_hand,
    news_of_sheet,
    phone_mark,
)
from games.selectors.table.running import Running, running_game


def live_of(running: Running) -> dict[str, Any] | None:
    """For a page's `<main>`: its mark, and where news is asked for; None for an earlier game.

    `is_shared`: the page is the same for everybody who looks on.
    """
    if not running.is_current:
        return None
    return {
        "pulse": pulse_of(running.game),
        "at": running.at("live"),
        "phone": phone_mark(running, running.table.grant.device_id),
        "is_shared": running.table.grant.role == Role.WATCHER,
    }


def running_for_all(table: Table) -> Running:
    """The current game as anybody may see it."""
    table.grant = Grant(table=table, role=Role.WATCHER)
    return running_game(table)


def news_view(running: Running) -> list[dict[str, str]]:
    """For `_news.html`: what happened last on the sheet, and with the running hand.

    After what the others read comes what the phone reads that did it; it knows itself by its mark.
    """
    entries = running.game.entry_list
    by = {"sheet": entries[-1].device_id if entries else None, "hand": running.draft.device_id}
    marks = {of: phone_mark(running, device) for of, device in by.items()}
    own = [line | {"by": marks[line["of"]]} for line in lines(running, itself)]
    return lines(running, Phones(running).phone) + [line for line in own if line["by"]]


def lines(running: Running, phone: Named) -> list[dict[str, str]]:
    """The news as they are read by whoever calls devices so."""
    hand = news_of_hand(running, phone)
    return [
        {"of": "sheet", "href": running.address, **news_of_sheet(running, phone)},
        {"of": "hand", "href": running.address, "told": hand, "said": hand},
    ]
