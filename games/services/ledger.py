"""Adding to a ledger: what every service that writes an entry has in common.

For use inside a `write()` block only. The game's row is locked first, so that on PostgreSQL
too the entries of one game are written one after another.
"""

from typing import Any

from django.db.models import prefetch_related_objects
from django.utils import timezone

from games.canonical import NotStorable, same_data, storable
from games.ids import is_key
from games.models import Device, Draft, Entry, Game
from games.rules.errors import Problem
from games.rules.sheet import check_entry
from games.selectors.ledger import entries_of, lists, rules_of, sheet_of, start_of
from games.services.errors import KeyReused, WriteRefused

NO_FACTS = Problem("wrong_type", "facts", "The page sent nothing to write down. Reload it.")
NOT_A_KEY = Problem("not_allowed", "key", "The page sent no usable key. Reload it and try again.")


def lock_game(game: Game) -> Game:
    """The game, loaded, its row and its draft's locked until the transaction ends. Three queries.

    PostgreSQL gives the latest state of the rows it locked, not of others joined to them, so the
    draft is locked too; the lists are asked for once the lock is held.
    """
    drafts = Draft.objects.select_related("game__table")
    locked = drafts.select_for_update(of=("self", "game")).get(game_id=game.pk).game
    prefetch_related_objects([locked], *lists())
    return locked


def check_sent(key: str, facts: Any) -> Any:
    """What was sent, as it will be stored.

    :raises WriteRefused: the key has not the form of one, or the data cannot be stored.
    """
    if not is_key(key):
        raise WriteRefused((NOT_A_KEY,))
    return check_facts(facts)


def check_facts(facts: Any) -> Any:
    """Facts as they will be stored.

    :raises WriteRefused: they cannot be stored.
    """
    if not isinstance(facts, dict):
        raise WriteRefused((NO_FACTS,))
    try:
        return storable(facts)
    except NotStorable as problem:
        raise WriteRefused((Problem("wrong_type", "facts", str(problem)),)) from problem


def find_repeat(game: Game, kind: str, facts: dict[str, Any], key: str) -> Entry | None:
    """The entry that this key has written already, if it said the same.

    What the service itself adds to the facts (`irregular`) does not count.

    :raises KeyReused: the key has written something else.
    """
    for entry in game.entry_list:
        if entry.key == key:
            if entry.kind != kind or not same_data(as_sent(entry.facts), as_sent(facts)):
                raise KeyReused(with_game(entry, game))
            return with_game(entry, game)
    return None


def check_new(game: Game, kind: str, facts: dict[str, Any]) -> tuple[Problem, ...]:
    """What the rules have to say about a new entry: warnings.

    :raises HandRefused: they refuse it.
    """
    new = {"kind": str(kind), "facts": facts}
    return tuple(check_entry(rules_of(game), start_of(game), entries_of(game), new))


def stands(game: Game, entry: Entry) -> bool:
    """Whether an entry has not been struck out."""
    struck = [line.seq for line in sheet_of(game).lines if line.state == "struck"]
    return entry.seq not in struck


def append(game: Game, kind: str, facts: dict[str, Any], *, key: str, by: Device) -> Entry:
    """Write the next entry of a locked game. One query. Its `.game` is the loaded game."""
    entry = Entry.objects.create(
        game=game,
        seq=len(game.entry_list) + 1,
        kind=kind,
        facts=facts,
        device_id=by.pk,
        at=timezone.now(),
        key=key,
    )
    game.entry_list.append(entry)
    return entry


def project(game: Game) -> None:
    """Rewrite what the game's row says of its ledger. One query."""
    for name, value in projection_of(game).items():
        setattr(game, name, value)
    game.changed_at = timezone.now()
    game.save(update_fields=[*projection_of(game), "changed_at"])


def projection_of(game: Game) -> dict[str, Any]:
    """What lists show of a loaded game, from its replay."""
    sheet = sheet_of(game)
    return {
        "totals": dict(sheet.totals),
        "target": sheet.target,
        "hand_number": sheet.hand_number,
        "next_dealer": sheet.dealer,
        "winner": sheet.winner or "",
        "is_over": sheet.is_over,
        "is_draw": sheet.is_draw,
        "last_sentence": last_sentence(game),
        "version": len(game.entry_list),
    }


def last_sentence(game: Game) -> str:
    """How the game ended, or what its last live hand came to; "" before the first."""
    sheet = sheet_of(game)
    if sheet.is_over and sheet.ending is not None:
        return sheet.ending.sentence
    live = [line for line in sheet.lines if line.state == "live" and line.verdict is not None]
    return live[-1].verdict.headline if live else ""


def as_sent(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts without what the service adds."""
    return {name: value for name, value in facts.items() if name != "irregular"}


def with_game(entry: Entry, game: Game) -> Entry:
    """The entry with the loaded game at hand, so that a page needs no more queries."""
    entry.game = game
    return entry
