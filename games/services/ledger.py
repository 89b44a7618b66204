"""Adding to a ledger: what every service that writes an entry has in common.

For use inside a `write()` block only. The game's row is locked first, so that on PostgreSQL
too the entries of one game are written one after another.
"""

from typing import Any

from django.db.models import prefetch_related_objects

from games.canonical import NotStorable, same_data, storable
from games.ids import is_key
from games.models import Device, Draft, Entry, Game
from games.rules.errors import LedgerRefused, Problem
from games.rules.sheet import check_entry
from games.selectors.ledger import entries_of, first_rules, lists, sheet_of, start_of
from games.services import clock, nudge
from games.services.errors import HandsRefused, KeyReused, WriteRefused
from games.services.statistics import keep_rows

NO_FACTS = Problem("wrong_type", "facts", "The page sent nothing to write down. Reload it.")
BESIDE = ("irregular", "target", "reason")
NOT_A_KEY = Problem("not_allowed", "key", "The page sent no usable key. Reload it and try again.")


def lock_game(game: Game, **asked: Any) -> Game:
    """The game, loaded, its row and its draft's locked until the transaction ends. Three queries.

    What is `asked` beside, an expression on the draft, is found on the draft by its name.

    PostgreSQL gives the latest state of the rows it locked, not of others joined to them, so the
    draft is locked too; the lists are asked for once the lock is held.
    """
    drafts = Draft.objects.select_related("game__table").annotate(**asked)
    locked = drafts.select_for_update(of=("self", "game")).get(game_id=game.pk).game
    prefetch_related_objects([locked], *lists())
    nudge.notice(locked)
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

    What the service itself adds to the facts (`irregular`, `player`) does not count.

    :raises KeyReused: the key has written something else.
    """
    for entry in game.entry_list:
        if entry.key == key:
            if entry.kind != kind or not same_data(as_asked(entry.facts), as_asked(facts)):
                raise KeyReused(with_game(entry, game))
            return with_game(entry, game)
    return None


def check_new(game: Game, kind: str, facts: dict[str, Any]) -> tuple[Problem, ...]:
    """What the rules have to say about a new entry: warnings.

    :raises HandRefused: they refuse it.
    :raises HandsRefused: with it, hands on the sheet could not be scored any more.
    """
    new = {"kind": str(kind), "facts": facts}
    try:
        return tuple(check_entry(first_rules(game), start_of(game), entries_of(game), new))
    except LedgerRefused as refused:
        if refused.problems[0].field.startswith("hands."):
            raise HandsRefused(refused.problems) from refused
        raise


def append(
    game: Game, kind: str, facts: dict[str, Any], *, key: str, by: Device, who: str = ""
) -> Entry:
    """Write the next entry of a locked game. One query. Its `.game` is the loaded game.

    `who` says it, where a name is known.
    """
    entry = Entry.objects.create(
        game=game,
        seq=len(game.entry_list) + 1,
        kind=kind,
        facts=facts,
        by=who,
        device_id=by.pk,
        at=clock.now(),
        key=key,
    )
    game.entry_list.append(entry)
    return entry


def write_entry(game: Game, kind: str, facts: dict[str, Any], key: str, by: Device) -> Entry:
    """Append to a locked game what the rules have nothing against, and project it. Two queries."""
    check_new(game, kind, facts)
    entry = append(game, kind, facts, key=key, by=by)
    project(game)
    return entry


def project(game: Game) -> None:
    """Rewrite what the game's row says of its ledger. One query; at a table of a club three.

    Its club's statistics follow it (games/services/statistics.py).
    """
    was_won = bool(game.winner)
    for name, value in projection_of(game).items():
        setattr(game, name, value)
    game.changed_at = clock.now()
    game.save(update_fields=[*projection_of(game), "changed_at"])
    keep_rows(game, was_won=was_won)


def projection_of(game: Game) -> dict[str, Any]:
    """What lists show of a loaded game, from its replay."""
    sheet = sheet_of(game)
    return {
        "totals": dict(sheet.totals),
        "target": sheet.target,
        "hand_number": sheet.hand_number,
        "next_dealer": sheet.dealer,
        "rules_now": sheet.rules.differences,
        "people_now": list(sheet.people),
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


def as_asked(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts of any kind without what services add."""
    return {name: value for name, value in facts.items() if name not in ("irregular", "player")}


def as_sent(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a hand alone: without what the service adds, or a correction carries."""
    return {name: value for name, value in facts.items() if name not in BESIDE}


def with_game(entry: Entry, game: Game) -> Entry:
    """The entry with the loaded game at hand, so that a page needs no more queries."""
    entry.game = game
    return entry
