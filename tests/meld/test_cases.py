"""The right answers that were made elsewhere: tests/cases/meld.json and the meld disputes."""

from collections import Counter

import pytest

from meld.cards import Holding, read_cards
from meld.finder import MeldFound, answer_meld, find_melds, meld_by_trump, meld_total
from meld.tables import MeldRules
from tests.meld.helpers import Case, load, rules_for

MELDS = load("meld")
DISPUTES = {case["id"]: case for case in load("disputes") if case["kind"] == "meld"}
AROUNDS = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks"}


def ids(cases: list[Case]) -> list[str]:
    return [case["id"] for case in cases]


@pytest.mark.parametrize("case", MELDS, ids=ids(MELDS))
def test_case_of_meld_json(case: Case) -> None:
    rules = rules_for(case["variant"], case["rules"])
    holding = Holding(read_cards(case["cards"], rules.deck), rules.deck)
    expected = case["expected"]
    if "by_trump" in expected:
        check_by_trump(holding, rules, expected["by_trump"])
    else:
        check_melds(holding, case["trump"], rules, expected)


def check_by_trump(holding: Holding, rules: MeldRules, expected: Case) -> None:
    found, _ = meld_by_trump(holding, rules)
    right = {suit: (row["total"], row["has_marriage"]) for suit, row in expected.items()}
    assert found == right
    assert answer_meld(holding, None, rules)["by_trump"] == expected


def check_melds(holding: Holding, trump: str | None, rules: MeldRules, expected: Case) -> None:
    found = find_melds(holding, trump, rules)
    assert found.total == meld_total(holding, trump, rules) == expected["total"]
    for one in found.classes:
        assert in_order([plain(meld.as_dict()) for meld in one.melds]) == in_order(
            expected["classes"][str(one.number)]
        )
    assert sum(bonus.points for bonus in found.bonuses) == expected.get("roundhouse_bonus", 0)


def plain(meld: Case) -> Case:
    """A line with what the cases say of it."""
    return {key: meld[key] for key in ("meld", "count", "points", "suit") if key in meld}


def in_order(melds: list[Case]) -> list[Case]:
    """Without minding the order of lines, which the cases leave open."""
    return sorted(melds, key=lambda meld: sorted(map(str, meld.values())))


def count(case: Case, text: str, house: Case) -> MeldFound:
    rules = rules_for(case["variant"], house)
    return find_melds(
        Holding(read_cards(text, rules.deck), rules.deck), case["input"]["trump"], rules
    )


def said(found: MeldFound) -> Counter:
    """Lines as the disputes write them: "marriage H x1", "K around x1"."""
    named: Counter = Counter()
    for meld in (meld for one in found.classes for meld in one.melds):
        name = meld.meld.replace("_", " ")
        for rank, word in AROUNDS.items():
            name = name.replace(word, rank)
        named[f"{name}{' ' + meld.suit if meld.suit else ''} x{meld.count}"] += meld.points
    return named


WITH_HAND = [case for case in DISPUTES.values() if "hand" in case["input"]]


@pytest.mark.parametrize("case", WITH_HAND, ids=ids(WITH_HAND))
def test_dispute(case: Case) -> None:
    right = case["right_answer"]["default"]
    found = count(case, case["input"]["hand"], {})
    assert found.total == right["meld"]
    assert said(found) == right["lines"]


READINGS = [
    (case, reading)
    for case in WITH_HAND
    for reading in case["right_answer"].get("house_rules", ())
    if reading["rules"] is not None
]


@pytest.mark.parametrize(("case", "reading"), READINGS, ids=[case["id"] for case, _ in READINGS])
def test_dispute_by_house_rule(case: Case, reading: Case) -> None:
    assert count(case, case["input"]["hand"], reading["rules"]).total == reading["value"]


# Readings that the disputes show as not offered; what the rules here make of them all the same.
NOT_OFFERED = {
    "PD-007": (250, {"roundhouse_bonus": 10}),  # options.json has it
    "PD-010": (240, None),  # a double roundhouse stays the sum of its parts (F6)
    "PD-022": (45, {"meld_values": {"pinochle": [4, 30, 45]}}),  # a value of one's own
    "PD-022b": (90, {"meld_values": {"pinochle": [4, 30, 90]}}),
}


@pytest.mark.parametrize(("name", "row"), NOT_OFFERED.items(), ids=list(NOT_OFFERED))
def test_reading_that_is_not_offered(name: str, row: tuple[int, Case | None]) -> None:
    case, (value, house) = DISPUTES[name[:6]], row
    readings = [one for one in case["right_answer"]["house_rules"] if one["rules"] is None]
    assert value in [one["value"] for one in readings]
    assert count(case, case["input"]["hand"], {}).total != value
    if house:
        assert count(case, case["input"]["hand"], house).total == value


def test_every_reading_that_is_not_offered_is_looked_at() -> None:
    unseen = [
        case["id"]
        for case in WITH_HAND
        for reading in case["right_answer"].get("house_rules", ())
        if reading["rules"] is None and case["id"] not in NOT_OFFERED
    ]
    assert unseen == []


def test_dispute_pd_016_before_the_pass_back() -> None:
    case = DISPUTES["PD-016"]
    assert count(case, case["input"]["before_pass_back"], {}).total == 0


def test_dispute_pd_021_partners_do_not_pool() -> None:
    case = DISPUTES["PD-021"]
    given, right = case["input"], case["right_answer"]["default"]
    without = count(case, given["bidder_hand_without_second_jack"], {}).total
    both = count(case, given["bidder_hand_with_second_jack"], {}).total
    assert (without, both) == (right["meld_without"], right["meld_with"])
    partner = count(case, "JS JH JD JC", {}).total
    assert without + partner == right["team_total_if_partner_keeps_jacks_around"]


def test_dispute_pd_030_no_trump_named() -> None:
    case = DISPUTES["PD-030"]
    found = count(case, case["input"]["opponent_hand_cards"] + " AS AD AC", {})
    right = case["right_answer"]["default"]
    assert (found.total, said(found)) == (right["meld_without_trump"], right["lines"])


def test_every_meld_dispute_is_tested() -> None:
    assert set(DISPUTES) - set(ids(WITH_HAND)) == {"PD-021", "PD-030"}
