"""The page that makes a club, perhaps of the people of a table."""

from typing import Any

from django.urls import reverse

from games.ids import is_key, new_id
from games.models import Club, Game
from games.selectors.club.plain import Told, text_field
from games.selectors.people import shown_title
from games.stats.links import club_href


def new_club_view(
    typed: dict[str, str],
    told: Told | None = None,
    game: Game | None = None,
    clubs: list[Club] | None = None,
) -> dict[str, Any]:
    """For `new.html`. `game` is the last one of the table that the club begins with;
    `clubs` are those that the table might be brought into instead."""
    key = typed.get("key", "")
    return {
        "title": "New club",
        "second": "Pinochle Scorekeeper",
        "back": reverse("games:table", args=[game.table.address]) if game else "/",
        "action": reverse("games:club-new"),
        "key": key if is_key(key) else new_id(),
        "table": game.table.address if game else "",
        "table_title": shown_title(game) if game else "",
        "clubs": [club_link(each, game) for each in clubs or [] if game],
        "people": ", ".join(game.people_now) if game else "",
        "name": text_field("name", "Name of the club", typed.get("name", ""), told),
        "names": text_field("names", "People", typed.get("names", ""), told),
    }


def club_link(club: Club, game: Game) -> dict[str, str]:
    """A club that is there already, for the same table."""
    href = f"{club_href(club, 'club-tables')}?table={game.table.address}"
    return {"name": club.name, "href": href}
