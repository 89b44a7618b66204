"""What an entry would change, told before it is stored (product.md: preview before saving).

The sheet is replayed with the entry and compared with the one that stands (games.rules.comparing).
For loaded games; nothing is written, and no query is made.
"""

from typing import Any, NamedTuple

from games.models import Entry, Game
from games.rules.comparing import Comparison, LineChange, compare
from games.rules.errors import Problem
from games.rules.sheet import Sheet, check_entry, replay
from games.selectors.inverse import inverse_of
from games.selectors.ledger import entries_of, first_rules, sheet_of, start_of


class TotalChange(NamedTuple):
    """A side's total now and then (points)."""

    side: str
    name: str
    before: int
    after: int

    @property
    def is_changed(self) -> bool:
        return self.before != self.after


class Changes(NamedTuple):
    """What would be otherwise.

    `sentences` say it; `lines` are the hands and penalties that change, in sheet order; winners
    are sides or None; dealers are names, of the next hand; `warnings` are what the table would
    have to accept; `sheet` is the whole sheet as it would be.
    """

    sentences: tuple[str, ...]
    lines: tuple[LineChange, ...]
    totals: tuple[TotalChange, ...]
    target_before: int
    target_after: int
    winner_before: str | None
    winner_after: str | None
    dealer_before: str
    dealer_after: str
    warnings: tuple[Problem, ...]
    sheet: Sheet


def preview_of(game: Game, new_entry: dict[str, Any]) -> Changes:
    """What a new entry {"kind", "facts"} would change, facts as a service would store them.

    :raises HandRefused: the facts of a hand are wrong; every problem at once.
    :raises LedgerRefused: anything else is wrong, or (fields `hands.<number>.…`) hands could not
        be scored any more. A finished game is refused too: it is reopened first.
    """
    rules, start, entries = first_rules(game), start_of(game), entries_of(game)
    warnings = check_entry(rules, start, entries, new_entry)
    before = sheet_of(game)
    tried = {"by": "", "at": ""} | new_entry | {"seq": before.version + 1}
    return told(before, replay(rules, start, [*entries, tried]), warnings)


def preview_under(game: Game, differences: dict[str, Any]) -> Changes:
    """The sheet under other rules, to be looked at only: of a finished game too.

    :raises LedgerRefused: hands (fields `hands.<number>.…`) that could not be scored any more.
    """
    before = sheet_of(game)
    tried = {"by": "", "at": "", "kind": "rules", "facts": {"rules": differences}}
    entries = [*entries_of(game), tried | {"seq": before.version + 1}]
    return told(before, replay(first_rules(game), start_of(game), entries), ())


def preview_of_undoing(game: Game, entry: Entry) -> Changes | None:
    """What undoing an entry would change; None where that kind is not undone.

    :raises HandRefused, LedgerRefused: as :func:`preview_of`.
    """
    inverse = inverse_of(game, entry)
    if inverse is None:
        return None
    return preview_of(game, {"kind": str(inverse[0]), "facts": inverse[1]})


def told(before: Sheet, after: Sheet, warnings: tuple[Problem, ...]) -> Changes:
    found: Comparison = compare(before, after)
    return Changes(
        sentences=found.sentences,
        lines=found.lines,
        totals=totals_of(found, before.sides),
        target_before=found.target_before,
        target_after=found.target_after,
        winner_before=found.winner_before,
        winner_after=found.winner_after,
        dealer_before=before.people[before.dealer - 1],
        dealer_after=after.people[after.dealer - 1],
        warnings=warnings,
        sheet=after,
    )


def totals_of(found: Comparison, sides: tuple[str, ...]) -> tuple[TotalChange, ...]:
    """Every side, changed or not."""
    return tuple(
        TotalChange(side, found.names[side], found.totals_before[side], found.totals_after[side])
        for side in sides
    )
