"""Another game at the same table: "again with the same people" (G8)."""

from typing import Any

from games.canonical import sha256_of
from games.models import Device, Game, Table
from games.selectors.ledger import load_game, sheet_of
from games.services.errors import GameIsRunning, KeyReused
from games.services.grants import follow_people
from games.services.ledger import check_sent
from games.services.starting import NO_PROFILE, NewGame, check_new_game, open_game
from games.services.transaction import write


def start_game(
    *,
    table: Table,
    by: Device,
    names: list[str] | None = None,
    dealer: int | None = None,
    rules: dict[str, Any] | None = None,
    key: str,
) -> Game:
    """Begin another game. What is left out stays as it was; the deal goes on to the left (G8).

    The same key again gives the same game. The game before stays as it is.

    :raises GameIsRunning: the game before is not over; call it first. Also if another phone has
        just begun the next one.
    :raises TableRefused: all problems with names, dealer and rules at once.
    :raises KeyReused: the key has begun another game.
    :raises WriteRefused: no usable key, or data that cannot be stored.
    """
    asked = sha256_of(check_sent(key, {"names": names, "dealer": dealer, "rules": rules}))
    with write():
        table = Table.objects.select_for_update().get(pk=table.pk)
        if begun := table.games.filter(key=key).first():
            return same_game(begun, asked)
        last = load_game(table)
        check_over(last)
        people = names or last.people_now
        first = dealer or min(sheet_of(last).dealer, len(people))
        wanted = table.rules if rules is None else rules
        new = check_new_game(table.variant, wanted, people, first, None)
        keep_rules(table, new.rules.differences)
        follow_people(table, list(last.people_now), list(new.names))
        profile = profile_of(last, new)
        return open_game(table, new, last.number + 1, key=key, asked=asked, profile=profile)


def profile_of(last: Game, new: NewGame) -> tuple[str, int]:
    """The profile of the game before, where the rules are still those that it began with."""
    is_same = new.rules.differences == last.rules
    return (last.rules_name, last.rules_version) if is_same else NO_PROFILE


def same_game(game: Game, asked: str) -> Game:
    """The game that this key began, if it was asked for with the same words.

    :raises KeyReused: it was not.
    """
    if game.asked != asked:
        raise KeyReused(game)
    return game


def check_over(game: Game) -> None:
    """:raises GameIsRunning: the game is not over."""
    if not game.is_over:
        sentence = f"Game {game.number} is still being played. Call it first, or play it out."
        raise GameIsRunning(sentence, game)


def keep_rules(table: Table, rules: dict[str, Any]) -> None:
    """Remember the rules for the games after this one."""
    if table.rules != rules:
        table.rules = rules
        table.save(update_fields=["rules"])
