"""Home: the table that is being played at, all others with their scores, clubs, what is put away.

Two queries for the tables shown, two for those put away and one for clubs, however many there
are; no replay.
"""

from datetime import datetime
from typing import Any

from django.urls import reverse

from games.models import Device, Game
from games.rules.variants import title_at
from games.selectors.dates import spoken_day
from games.selectors.home_clubs import club_rows
from games.selectors.people import shown_title
from games.selectors.table.aim import aim, full_length
from games.selectors.table.side_view import ruler
from games.selectors.table.words import plain, suit
from games.selectors.tables import my_games, side_rows

NEXT = {"meld": "meld is next", "tricks": "tricks are next"}


def home_view(device: Device, now: datetime, *, tidying: bool, away: str) -> dict[str, Any]:
    """For `home.html`. `away` is the address of the table that was put away just now."""
    games = list(my_games(device))
    hidden = [row(game, now) for game in my_games(device, hidden=True)]
    rows = [row(game, now) for game in games]
    clubs = club_rows(device)
    shown = [each for each in clubs if not each["is_hidden"]]
    hidden += [each for each in clubs if each["is_hidden"]]
    card = card_of(games[0]) if games and not games[0].is_over and not tidying else None
    return {
        "card": card,
        "rows": rows[1:] if card else rows,
        "is_tidying": tidying,
        "clubs": shown,
        "has_clubs": bool(shown or rows),
        "can_tidy": bool(rows or shown),
        "hidden": hidden,
        "away": next((each for each in hidden if each.get("address") == away), None),
        "is_empty": not (rows or shown),
    }


def row(game: Game, now: datetime) -> dict[str, Any]:
    """A line of "My tables"."""
    sides = [side_view(side) for side in side_rows(game)]
    address = game.table.address
    return {
        "address": address,
        "href": reverse("games:table", args=[address]),
        "hide": reverse("games:table-hide", args=[address]),
        "restore": reverse("games:table-restore", args=[address]),
        "title": shown_title(game),
        "named": game.table.title,
        "sides": sides,
        "is_pair": len(sides) == 2,
        "second": second(game, now),
    }


def side_view(side: Any) -> dict[str, Any]:
    total = plain(side.total)
    return {
        "letter": side.side,
        "name": side.name,
        "total": total,
        "is_winner": side.is_winner,
        "is_long": len(total) > 4,
    }


def second(game: Game, now: datetime) -> str:
    """ "single deck, hand 6, running", "double deck, 30 October"."""
    name = game.variant.replace("-", " ")
    if not game.is_over:
        return f"{name}, hand {game.hand_number}, running"
    return f"{name}, {spoken_day(game.changed_at, now, game.table.time_zone)}"


def card_of(game: Game) -> dict[str, Any]:
    """The table that is being played at, large."""
    sides = [
        side_view(side) | {"ruler": ruler(side.total, length_of_ruler(game), None)}
        for side in side_rows(game)
    ]
    return {
        "href": reverse("games:table", args=[game.table.address]),
        "title": shown_title(game),
        "second": f"Hand {game.hand_number}, {dealer_of(game)} deals",
        "columns": len(sides),
        "sides": sides,
        "state": state(game),
    }


def length_of_ruler(game: Game) -> int:
    """The target, or the leader's total where the number of deals decides."""
    return full_length(game.target, game.rules_now.get("number_of_deals"), game.totals)


def dealer_of(game: Game) -> str:
    return str(game.people_now[game.next_dealer - 1])


def state(game: Game) -> dict[str, Any]:
    """Where the running hand stands: who bid what and what is next, or how the last one ended."""
    bid = game.draft.facts.get("bid") or {}
    seat, amount = bid.get("bidder_seat"), bid.get("bid")
    if not seat or not amount:
        length = aim(game.target, game.rules_now.get("number_of_deals"))
        start = f"{title_at(game.variant, len(game.people_now))}, {length}"
        return {"words": game.last_sentence or start}
    bidder = game.people_now[seat - 1]
    then = NEXT.get(game.draft.next_step, "")
    return {"words": f"{bidder} bid {amount}", "suit": suit(bid.get("trump")), "then": then}
