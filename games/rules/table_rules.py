"""The rules one table plays: every option as a typed attribute, and what follows from them.

V (trick values), M and N (meld step). `options.read_rules` is the only maker.
"""

from games.rules.counters import Counters
from meld.decks import Deck
from meld.tables import TABLES, MeldRules, meld_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SIDES = {"cutthroat": ("A", "B", "C"), "single-deck": ("A", "B"), "double-deck": ("A", "B")}


class Chosen:
    """One attribute for each option; None or a neutral value where the game has not got it.

    `variant` is the game, `differences` plain data: only what differs from the standard game.
    """

    def __init__(
        self, variant: str, differences: "dict[str, Any]", values: "dict[str, Any]"
    ) -> None:
        self.variant = variant
        self.differences = differences
        self.keys: tuple[str, ...] = values["keys"]
        self.scale: str = values["scale"]
        self.target: int = values["target"]
        self.target_comparison: str = values["target_comparison"]
        self.tie_rule: str = values["tie_rule"]
        self.overtime_step: int = values["overtime_step"]
        self.overtime_cap: int | None = values["overtime_cap"]
        self.bid_and_out_fallback: str = values["bid_and_out_fallback"]
        self.must_bid_out: bool = values["must_bid_out"]
        self.losing_floor: int | None = values["losing_floor"]
        self.number_of_deals: int | None = values["number_of_deals"]
        self.bid_steps: tuple[tuple[int, int], ...] = values["bid_steps"]
        self.max_raise: int | None = values["max_raise"]
        self.under_the_gun_minimum: int | None = values["under_the_gun_minimum"]
        self.under_the_gun_seat: str = values["under_the_gun_seat"]
        self.open_duty: str = values["open_duty"]
        self.pass_out: str = values["pass_out"]
        self.forced_bid: int = values["forced_bid"]
        self.trump_needs_marriage: bool = values["trump_needs_marriage"]
        self.exchange: int = values["exchange"]
        self.widow: int = values["widow"]
        self.bury: str = values["bury"]
        self.buried_counters_to: str = values["buried_counters_to"]
        self.meld_table: str = values["meld_table"]
        self.meld_values: dict[str, tuple[int, ...]] = values["meld_values"]
        self.run_extras: dict[str, int] | None = values["run_extras"]
        self.run_pays_marriage: bool = values["run_pays_marriage"]
        self.roundhouse_bonus: int = values["roundhouse_bonus"]
        self.counter_values: str = values["counter_values"]
        self.round_trick_points: str = values["round_trick_points"]
        self.minimum_meld: int = values["minimum_meld"]
        self.saves_meld: str = values["saves_meld"]
        self.saves_meld_points: int = values["saves_meld_points"]
        self.defenders_save_points: int | None = values["defenders_save_points"]
        self.unsaved_side: str = values["unsaved_side"]
        self.dix_always_safe: bool = values["dix_always_safe"]
        self.shut_out_bidder: str = values["shut_out_bidder"]
        self.concede: str = values["concede"]
        self.impossible_contract: str = values["impossible_contract"]
        self.concede_unseen: str = values["concede_unseen"]
        self.defenders_on_concession: str = values["defenders_on_concession"]
        self.concession_bonus: int = values["concession_bonus"]
        self.defenders_meld_when_bidders_short: str = values["defenders_meld_when_bidders_short"]
        self.set_penalty: str = values["set_penalty"]
        self.set_keeps_meld: bool = values["set_keeps_meld"]
        self.moon: dict[str, int] | None = values["moon"]
        self.redeal: str = values["redeal"]
        self.bid_meanings: str = values["bid_meanings"]
        self.first_lead: str = values["first_lead"]
        self.heading: str = values["heading"]


class Rules(Chosen):
    """Chosen options with what follows from them; figures are on this table's scale.

    sides: letters; deck; meld_points: points by meld and copies; counters: what cards are worth in
    tricks; trick_total: trick points of a hand; last_trick; trick_step and meld_step: the steps
    of trick points and of meld figures; unit: 10 where the pad may type in tens, else 1;
    is_partnership: names take plural verbs.
    """

    def __init__(
        self, variant: str, differences: "dict[str, Any]", values: "dict[str, Any]", deck: Deck
    ) -> None:
        super().__init__(variant, differences, values)
        self.deck = deck
        self.sides: tuple[str, ...] = SIDES[variant]
        self.is_partnership = len(self.sides) == 2
        self.counters = Counters(self.counter_values, deck, self.widow)
        self.trick_total = self.counters.total
        self.last_trick = self.counters.last_trick
        self.trick_step = self.counters.step
        self.meld_points: dict[str, tuple[int, ...]] = TABLES[self.meld_table] | self.meld_values
        self.meld_step = _meld_step(self)
        self.unit = 10 if self.trick_step == 10 and self.meld_step % 10 == 0 else 1
        self._meld_rules: MeldRules | None = None

    @property
    def meld_rules(self) -> MeldRules:
        """What the meld finder needs; made when first asked for."""
        if self._meld_rules is None:
            self._meld_rules = meld_rules(
                self.deck,
                self.meld_table,
                plain(self.meld_values),
                self.run_extras,
                self.run_pays_marriage,
                self.roundhouse_bonus,
            )
        return self._meld_rules

    def as_dict(self) -> "dict[str, Any]":
        """Every option that this game has, with the table's value, as plain data."""
        return {key: plain(getattr(self, key)) for key in sorted(self.keys)}


def plain(value: "Any") -> "Any":
    """Tuples as lists, all the way down: what JSON would give back."""
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(value[key]) for key in sorted(value)}
    return value


def _meld_step(rules: Rules) -> int:
    """The largest step of which every meld of this table is a multiple; 1 when nothing pays."""
    extras = tuple((rules.run_extras or {}).values())
    step = rules.roundhouse_bonus
    for points in list(rules.meld_points.values()) + [extras]:
        for value in points:
            step = _common(step, value)
    return step or 1


def _common(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one
