"""How melds are laid: the fine points F1 to F9, house values, and the order of lines."""

import pytest

from meld.cards import DECK_48, DECK_80
from meld.finder import find_melds
from meld.tables import MeldRules, meld_rules
from tests.meld.helpers import DOUBLE, SINGLE, cards, found, held, lines

RUN = "AS 10S KS QS JS"
HOUSE = "KS QS KH QH KD QD KC QC"
PAID = meld_rules(DECK_48, "classic", run_pays_marriage=True)
PAID_80 = meld_rules(DECK_80, "standard", run_pays_marriage=True)
EXTRAS = {"one": 190, "both": 230}
WITH_EXTRAS = meld_rules(DECK_48, "classic", run_extras=EXTRAS)
BOTH = meld_rules(DECK_48, "classic", run_extras=EXTRAS, run_pays_marriage=True)


def house(**values: list[int]) -> MeldRules:
    return meld_rules(DECK_48, "classic", values)


ROWS = {
    "F1 double replaces singles": (f"{RUN} {RUN}", SINGLE, ["run x2 1500"]),
    "F3 run alone": (RUN, SINGLE, ["run x1 150"]),
    "F3 run and a marriage": (f"{RUN} KS QS", SINGLE, ["run x1 150", "royal_marriage x1 40"]),
    "F3 run and a king": (f"{RUN} KS", SINGLE, ["run x1 150"]),
    "dix after marriages": ("KS QS KH QH 9S 9S", SINGLE, ["royal_marriage x1 40", "marriage H x1 20", "dix x2 20"]),
    "no dix in 80 cards": ("KS QS", DOUBLE, ["royal_marriage x1 4"]),
    "quadruple run, not two doubles": (" ".join([RUN] * 4), DOUBLE, ["run x4 300"]),
    "run and three marriages": (f"{RUN} KS QS KS QS KS QS", DOUBLE, ["run x1 15", "royal_marriage x3 12"]),
    "two together pay less": (f"{RUN} {RUN}", house(run=[150, 200]), ["run x1 150", "run x1 150"]),
    "two together pay the same": (f"{RUN} {RUN}", house(run=[150, 300]), ["run x2 300"]),
    "marriages beat the run": (f"{RUN} KS QS", house(royal_marriage=[40, 300]), ["royal_marriage x2 300"]),
    "a run that pays nothing": (RUN, house(run=[0, 0]), ["royal_marriage x1 40"]),
    "run and marriage equal": (RUN, house(run=[40, 80]), ["run x1 40"]),
    "only doubles pay": ("KH QH KH QH", house(marriage=[0, 50]), ["marriage H x2 50"]),
    "only singles pay": ("KH QH KH QH", house(marriage=[20, 0]), ["marriage H x1 20"] * 2),
    "inside a run": (RUN, PAID, ["run x1 150", "royal_marriage x1 40"]),
    "inside a run, and one more": (f"{RUN} KS QS", PAID, ["run x1 150", "royal_marriage x2 80"]),
    "inside a double run": (f"{RUN} {RUN}", PAID, ["run x2 1500", "royal_marriage x2 80"]),
    "inside a run, a spare king": (f"{RUN} KS", PAID, ["run x1 150", "royal_marriage x1 40"]),
    "inside a run of 80 cards": (RUN, PAID_80, ["run x1 15", "royal_marriage x1 4"]),
    "run with a king": (f"{RUN} KS", WITH_EXTRAS, ["run_extra_king x1 190"]),
    "run with a queen": (f"{RUN} QS", WITH_EXTRAS, ["run_extra_queen x1 190"]),
    "run with both": (f"{RUN} KS QS", WITH_EXTRAS, ["run_extra_marriage x1 230"]),
    "plain run under extras": (RUN, WITH_EXTRAS, ["run x1 150"]),
    "extras have their marriage inside": (f"{RUN} KS", BOTH, ["run_extra_king x1 190"]),
    "extras and paid, both": (f"{RUN} KS QS", BOTH, ["run_extra_marriage x1 230"]),
    "extras and paid, plain run": (RUN, BOTH, ["run x1 150", "royal_marriage x1 40"]),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_lay_out(row: tuple[str, MeldRules, list[str]]) -> None:
    text, rules, expected = row
    class_1 = [line for line in lines(found(text, "S", rules)) if "around" not in line]
    assert class_1 == expected


def test_extras_in_80_cards_are_plain_sums() -> None:
    rules = meld_rules(DECK_80, "standard", run_extras={"one": 200, "both": 210})
    result = found(f"{RUN} KS {RUN} KS", "S", rules)
    assert lines(result) == ["run_extra_king x2 400"]


def test_no_trump_named_f9() -> None:
    result = found(f"{RUN} KH QH 9S 9H", None)
    assert lines(result) == ["marriage S x1 20", "marriage H x1 20"]


def test_run_of_another_suit_is_a_marriage_f8() -> None:
    assert lines(found(RUN, "H")) == ["marriage S x1 20"]


def test_tens_and_nines_around_are_nothing_f5() -> None:
    assert found("10S 10H 10D 10C 9H 9D 9C", "S").total == 0


def test_lines_in_order() -> None:
    text = f"{RUN} KS QS 9S KH QH KD QD KC QC JD AH AD AC"
    assert lines(found(text, "S")) == [
        "run x1 150",
        "royal_marriage x1 40",
        "marriage H x1 20",
        "marriage D x1 20",
        "marriage C x1 20",
        "dix x1 10",
        "pinochle x1 40",
        "aces_around x1 100",
        "kings_around x1 80",
        "queens_around x1 60",
    ]  # fmt: skip


def test_cards_of_lines() -> None:
    result = found("KH QH KH QH QS JD AS AH AD AC", "S")
    assert [meld.cards for one in result.classes for meld in one.melds] == [
        cards("KH QH KH QH"),
        cards("QS JD"),
        cards("AS AH AD AC"),
    ]


def test_roundhouse_bonus_is_a_line_of_its_own() -> None:
    rules = meld_rules(DECK_48, "classic", roundhouse_bonus=10)
    for trump in ("S", "C", None):
        (bonus,) = found(HOUSE, trump, rules).bonuses
        assert (bonus.name, bonus.points, bonus.rule) == (
            "roundhouse_bonus",
            10,
            "roundhouse_bonus",
        )
    assert found(HOUSE, "S", rules).total == 250
    assert found(HOUSE, "S").bonuses == ()
    assert found(HOUSE[:-3], "S", rules).bonuses == ()


def test_roundhouse_bonus_comes_once_for_two_roundhouses() -> None:
    rules = meld_rules(DECK_80, "standard", roundhouse_bonus=80)
    assert found(f"{HOUSE} {HOUSE}", "S", rules).total == 160 + 80


def test_holding_of_the_other_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="The 48-card deck has no melds in the 80-card deck"):
        find_melds(held(RUN), "S", DOUBLE)
