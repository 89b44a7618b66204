"""The best melds of a holding for a trump, line by line. Rules G3, M1 to M9, N1 to N8, F3 to F9.

A class at a time, because a card serves one meld in each class (G3). Class 1: runs and royal
marriages of trump, marriages of the other suits, dix; class 2: pinochles; class 3: arounds.
F4: a double run leaves no marriage. F6: a roundhouse is its marriages and arounds; a bonus is an
option. F8: a run is of trump. F9: with no trump named there is no run, royal marriage or dix, and
every marriage is a common one. Lines stand in the order of MELDS, suits as spades, hearts,
diamonds, clubs.
"""

from meld.decks import SUITS
from meld.found import Bonus, Meld, MeldClass, MeldFound
from meld.holding import Holding
from meld.layouts import Layout, lay_copies, lay_trump
from meld.tables import MeldRules
from meld.values import MELDS

ROWS = {row.name: row for row in MELDS}
ROUNDHOUSE = tuple([rank + suit for rank in ("K", "Q") for suit in SUITS])


def find_melds(holding: Holding, trump: str | None, rules: MeldRules) -> MeldFound:
    """The melds that pay most together; trump is a suit, or None when none is named yet.

    :raises ValueError: when the holding is of another deck than the rules.
    """
    if holding.deck is not rules.deck:
        raise ValueError(f"The {holding.deck.name} has no melds in the {rules.deck.name}.")
    classes = [
        MeldClass(1, _class_1(holding, trump, rules)),
        MeldClass(2, _class_of(2, holding, rules)),
        MeldClass(3, _class_of(3, holding, rules)),
    ]
    return MeldFound(tuple(classes), _bonuses(holding, rules))


def _class_1(holding: Holding, trump: str | None, rules: MeldRules) -> tuple[Meld, ...]:
    royal = _lines(_trump_layout(holding, trump, rules), trump, rules) if trump else []
    plain = [
        line
        for suit in SUITS
        if suit != trump
        for line in _copies("marriage", suit, holding, rules)
    ]
    dix = _copies("dix", trump, holding, rules) if trump else []
    return tuple(royal + plain + dix)


def _trump_layout(holding: Holding, trump: str, rules: MeldRules) -> Layout:
    runs = holding.copies_of(ROWS["run"].cards_in(trump))
    return lay_trump(rules, runs, holding.count("K" + trump), holding.count("Q" + trump))


def _class_of(number: int, holding: Holding, rules: MeldRules) -> tuple[Meld, ...]:
    rows = [row for row in MELDS if row.number == number]
    return tuple([line for row in rows for line in _copies(row.name, "", holding, rules)])


def _copies(name: str, suit: str, holding: Holding, rules: MeldRules) -> list[Meld]:
    """The lines of one meld that shares no card with another of its class."""
    copies = holding.copies_of(ROWS[name].cards_in(suit))
    return _lines(lay_copies(rules, name, copies), suit, rules)


def _lines(layout: Layout, suit: str, rules: MeldRules) -> list[Meld]:
    names = [name for name, _, _ in layout.lines]
    return [
        Meld(ROWS[name], count, points, suit, _rule(name, names, rules))
        for name, count, points in layout.lines
    ]


def _rule(name: str, names: list[str], rules: MeldRules) -> str:
    """The rule a line rests on; a royal marriage beside a plain run may be the one inside it."""
    is_inside = rules.run_pays_marriage and name == "royal_marriage" and "run" in names
    return "run_pays_marriage" if is_inside else rules.rules[name]


def _bonuses(holding: Holding, rules: MeldRules) -> tuple[Bonus, ...]:
    if not rules.roundhouse_bonus or not holding.copies_of(ROUNDHOUSE):
        return ()
    return (Bonus("roundhouse_bonus", rules.roundhouse_bonus, "roundhouse_bonus"),)
