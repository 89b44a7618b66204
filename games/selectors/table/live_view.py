"""What a page needs to stay current, and the fragment that makes it so.

The fragment is the changing part of the page as a watcher has it: one for all who look on, made
once for every state of the table. It holds nobody's form, key or cards.
"""

from typing import Any

from games.models import Grant, Table
from games.models.table import Role
from games.selectors.pulse import pulse_of
from games.selectors.table.entering import Phones, news_of_hand, news_of_sheet
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
        "is_shared": running.table.grant.role == Role.WATCHER,
    }


def running_for_all(table: Table) -> Running:
    """The current game as anybody may see it."""
    table.grant = Grant(table=table, role=Role.WATCHER)
    return running_game(table)


def news_view(running: Running) -> list[dict[str, str]]:
    """For `_news.html`: what happened last on the sheet, and with the running hand."""
    phones = Phones(running)
    sheet, hand = news_of_sheet(running, phones), news_of_hand(running, phones)
    return [
        {"of": "sheet", "href": running.address, **sheet},
        {"of": "hand", "href": running.address, "told": hand, "said": hand},
    ]
