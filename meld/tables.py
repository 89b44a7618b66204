"""What melds pay at one table: a value table with the house's own values put in.

M1 to M9, N1 to N8 and the presets N9 to N11 stand in values.py; here the options `meld_table`,
`meld_values`, `run_extras`, `run_pays_marriage` and `roundhouse_bonus` are put into them.
The rules are silent on a list in `meld_values` that is shorter than the deck has copies: what it
does not name keeps the table's value (the option is for "single values"), so `pinochle: [15]`
changes the single one alone. Values past the deck's copies are left aside.
Leaves out whether the values are allowed ones: games/rules checks a table's options.
"""

from meld.decks import SUITS, Deck
from meld.values import MELDS, PRESETS, TABLES, MeldRow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from meld.layouts import Layout

__all__ = ("MELDS", "TABLES", "MeldRow", "MeldRules", "meld_rules")

RUN_EXTRAS = (
    ("run_extra_king", "one"),
    ("run_extra_queen", "one"),
    ("run_extra_marriage", "both"),
)


class MeldRules:
    """What each meld pays at one table, and what was worked out from that so far.

    `values` has points for 1, 2 (3, 4) copies laid as one meld; `rules` the id that a line of the
    meld rests on. `totals`, `rest` and `gains` belong to totals.py, `layouts` to layouts.py.

    :raises KeyError: for a table or a meld that is not there.
    :raises ValueError: for a table of the other deck.
    """

    __slots__ = (
        "deck",
        "gains",
        "layouts",
        "rest",
        "roundhouse_bonus",
        "rules",
        "run_extras",
        "run_pays_marriage",
        "table",
        "totals",
        "values",
    )

    def __init__(
        self,
        deck: Deck,
        table: str,
        meld_values: dict[str, list[int]],
        run_extras: dict[str, int] | None,
        run_pays_marriage: bool,
        roundhouse_bonus: int,
    ) -> None:
        self.deck = deck
        self.table = table
        self.run_extras = run_extras
        self.run_pays_marriage = run_pays_marriage
        self.roundhouse_bonus = roundhouse_bonus
        self.values = _values(deck, table, meld_values, run_extras)
        self.rules = _rules(deck, table, meld_values)
        self._open_tables()

    def _open_tables(self) -> None:
        """Look-up tables, empty: totals.py and layouts.py fill them as they are asked."""
        self.layouts: dict[tuple[str, int] | tuple[int, int, int], Layout] = {}
        self.rest: dict[int, int] = {}
        self.gains: dict[int, int] = {}
        self.totals: dict[str | None, tuple[int, dict[int, int], dict[int, int]]] = {
            None: (0, {}, self.rest)
        }
        for index, suit in enumerate(SUITS):
            self.totals[suit] = (index, self.gains, self.rest)


def meld_rules(
    deck: Deck,
    table: str,
    meld_values: dict[str, list[int]] | None = None,
    run_extras: dict[str, int] | None = None,
    run_pays_marriage: bool = False,
    roundhouse_bonus: int = 0,
) -> MeldRules:
    """The values of a table: one of TABLES, with what the house changed (points).

    :raises KeyError: for a table or a meld that is not there.
    :raises ValueError: for a table of the other deck.
    """
    return MeldRules(
        deck, table, meld_values or {}, run_extras, run_pays_marriage, roundhouse_bonus
    )


def _values(
    deck: Deck,
    table: str,
    meld_values: dict[str, list[int]],
    run_extras: dict[str, int] | None,
) -> dict[str, tuple[int, ...]]:
    values = dict(TABLES[table])
    if len(values["run"]) != deck.copies:
        raise ValueError(f"{table} is not a table of the {deck.name}.")
    for name, changed in meld_values.items():
        new = tuple(changed[: deck.copies])
        values[name] = new + values[name][len(new) :]
    if run_extras:
        for name, price in RUN_EXTRAS:
            values[name] = tuple([run_extras[price] * (n + 1) for n in range(deck.copies)])
    return values


def _rules(deck: Deck, table: str, meld_values: dict[str, list[int]]) -> dict[str, str]:
    """The rule id of every meld: the deck's row, the preset that changes it, or the house."""
    rules = {row.name: row.rule_in(deck) for row in MELDS}
    if table in PRESETS:
        preset, changed = PRESETS[table]
        rules = rules | dict.fromkeys(changed, preset)
    return rules | dict.fromkeys(meld_values, "meld_values")
