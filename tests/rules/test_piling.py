"""What a pile holds: counters under every scheme, the last trick once, the rest for the others."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import TrickRefused
from games.rules.piling import answer_pile

VALUES = {  # by hand, per scheme: A 10 K Q J 9, last trick, total with 48 cards
    "10-10-10": ((10, 10, 10, 0, 0, 0), 10, 250),
    "11-10-4-3-2": ((11, 10, 4, 3, 2, 0), 10, 250),
    "10-10-5-5": ((10, 10, 5, 5, 0, 0), 10, 250),
    "1-1-1": ((1, 1, 1, 0, 0, 0), 1, 25),
}
RANKS = ("A", "10", "K", "Q", "J", "9")
SCHEME_RULES = {"10-10-10": "V1", "11-10-4-3-2": "V2", "10-10-5-5": "V3", "1-1-1": "V4"}


def asked(variant: str = "single-deck", **changes: Any) -> dict[str, Any]:
    return {"variant": variant} | changes


def pile(**changes: Any) -> Any:
    return answer_pile(asked(**changes))


def problems(request: object) -> list[tuple[str, str]]:
    with pytest.raises(TrickRefused) as refused:
        answer_pile(request)
    return [(problem.code, problem.field) for problem in refused.value.problems]


def test_a_pile_by_its_cards() -> None:
    found = pile(taken={"A": 3, "10": 2, "K": 1}, last_trick=True)
    assert (found["cards"], found["points"], found["rest"], found["rule"]) == (60, 70, 180, "V1")
    text = "3 aces, 2 tens and 1 king: 60 + 10 for the last trick = 70."
    assert found["sentence"] == text + " The other side has 180 of 250."
    assert found["counters"][0] == {
        "rank": "A",
        "name": "aces",
        "each": 10,
        "most": 8,
        "taken": 3,
        "points": 30,
    }
    assert [row["rank"] for row in found["counters"]] == ["A", "10", "K"]


def test_the_last_trick_is_asked_while_nobody_has_said() -> None:
    found = pile(taken={"A": 3})
    assert (found["points"], found["rest"]) == (30, None)
    assert found["sentence"] == "3 aces: 30. Who took the last trick? It counts 10."


def test_a_pile_by_points() -> None:
    found = pile(points=90, last_trick=False)
    assert (found["points"], found["rest"]) == (90, 160)
    assert found["sentence"] == "Counters: 90. The other side has 160 of 250."
    assert found["counters"][0]["taken"] is None


def test_nothing_taken() -> None:
    assert pile(taken={}, last_trick=False)["sentence"].startswith("No counters: 0.")


def test_buried_counters_belong_to_the_pile() -> None:
    found = pile(variant="cutthroat", taken={"A": 3, "9": 2}, last_trick=False, buried=20)
    assert (found["points"], found["rest"]) == (50, 200)
    assert found["sentence"] == (
        "3 aces and 2 nines: 30 + 20 buried = 50. The other two share 200 of 250."
    )


def test_the_double_deck_counts_in_ones() -> None:
    found = pile(variant="double-deck", taken={"A": 16, "10": 16, "K": 16}, last_trick=True)
    assert (found["points"], found["rest"]) == (50, 0)
    assert found["counters"][0]["most"] == 16


@given(
    st.sampled_from(sorted(VALUES)),
    st.lists(st.integers(0, 8), min_size=6, max_size=6),
    st.booleans(),
)
def test_both_piles_make_the_whole(scheme: str, counts: list[int], mine: bool) -> None:
    """One pile counted, the other counted too: they add up, and each knows the other's."""
    values, last, total = VALUES[scheme]
    rules = {"counter_values": scheme}
    one = dict(zip(RANKS, counts, strict=True))
    other = {rank: 8 - count for rank, count in one.items()}
    found = pile(rules=rules, taken=one, last_trick=mine)
    rest = pile(rules=rules, taken=other, last_trick=not mine)
    right = sum(each * count for each, count in zip(values, counts, strict=True)) + last * mine
    assert (found["points"], found["rest"]) == (right, total - right)
    assert (rest["points"], rest["rest"]) == (total - right, right)
    assert found["rule"] == SCHEME_RULES[scheme]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (asked(taken={"A": 9}), ("too_many_copies", "taken.A")),
        (asked(taken={"A": -1}), ("not_allowed", "taken.A")),
        (asked(taken={"A": "3"}), ("wrong_type", "taken.A")),
        (asked(taken={"X": 1}), ("unknown_name", "taken.X")),
        (asked(taken=[]), ("wrong_type", "taken")),
        (asked(points=95), ("trick_points_off_step", "points")),
        (asked(points=250), ("not_allowed", "points")),
        (asked(points=None), ("wrong_type", "points")),
        (asked(), ("missing", "taken")),
        (asked(taken={}, points=0), ("not_allowed", "taken")),
        (asked(taken={}, last_trick=1), ("wrong_type", "last_trick")),
        (asked(taken={}, buried=10), ("buried_points_do_not_fit", "buried")),
        (asked("cutthroat", taken={}, buried=40), ("buried_points_do_not_fit", "buried")),
        (asked("cutthroat", points=240, buried=10), ("buried_points_do_not_fit", "buried")),
        (asked("cutthroat", taken={}, buried=True), ("wrong_type", "buried")),
        (asked("whist", taken={}), ("unknown_name", "variant")),
        (None, ("wrong_type", "")),
    ],
)
def test_a_pile_that_cannot_be(request_: object, expected: tuple[str, str]) -> None:
    assert expected in problems(request_)


def test_too_many_says_how_many_there_are() -> None:
    with pytest.raises(TrickRefused) as refused:
        answer_pile(asked(taken={"K": 9}))
    assert refused.value.problems[0].message == "9 kings: the 48-card deck has 8."
