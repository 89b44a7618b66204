"""Changing a game's rules while it is played: they hold from hand 1, all is scored again.

Game and scale cannot change. If a hand could not be scored under the new rules, nothing is stored
and the answer names it (architecture §3). Settled here: the rules of the table's next game follow
those of its current one; changing an earlier game leaves them alone.
"""

from typing import Any

from games.models import Device, Entry, Game, Table
from games.models.entry import Kind
from games.rules.options import read_rules
from games.selectors.ledger import sheet_of
from games.services.errors import GameIsOver, NothingToChange
from games.services.ledger import check_sent, find_repeat, lock_game, write_entry
from games.services.transaction import write

SAME = "These are the rules of this game already."


def change_rules(*, game: Game, rules: dict[str, Any], key: str, by: Device) -> Entry:
    """Give the game these rules (what differs from the standard game). Eight queries.

    :raises RulesRefused: no table can have them; all problems at once, fields `rules.<key>`.
    :raises LedgerRefused: another scale (field `rules.scale`).
    :raises HandsRefused: hands that could not be scored under them; `.hands` says which and why.
    :raises NothingToChange: they are the game's rules already.
    :raises GameIsOver: a finished game is reopened first.
    :raises KeyReused: the key has written something else.
    :raises WriteRefused: no usable key.
    """
    check_sent(key, {"rules": rules})
    facts = {"rules": read_rules(game.variant, rules).differences}
    facts = check_sent(key, facts)
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, Kind.RULES, facts, key):
            return repeat
        if game.is_over:
            raise GameIsOver(game, "to change its rules")
        if sheet_of(game).rules.differences == facts["rules"]:
            raise NothingToChange(SAME, game)
        return write_rules(game, facts, key, by)


def write_rules(game: Game, facts: dict[str, Any], key: str, by: Device) -> Entry:
    """Write new rules into a locked game; the table's next game will have them too."""
    entry = write_entry(game, Kind.RULES, facts, key, by)
    tables = Table.objects.filter(pk=game.table_id).exclude(games__number__gt=game.number)
    tables.filter(variant=game.variant).update(rules=facts["rules"])
    return entry
