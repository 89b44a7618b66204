"""House rules: the table of options, reading a table's rules, and what is refused."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import RulesRefused
from games.rules.options import OPTIONS, describe_differences, read_rules, scaled, unscaled
from games.rules.variants import VARIANT_NAMES
from tests.rules.json_values import ANYTHING

CASES = Path(__file__).parent.parent / "cases"
ROWS = json.loads((CASES / "options.json").read_text())


def as_json(value):
    return json.loads(json.dumps(value))


def refusal(variant, **differences):
    with pytest.raises(RulesRefused) as caught:
        read_rules(variant, differences)
    return {(problem.code, problem.field) for problem in caught.value.problems}


@pytest.mark.parametrize(("at", "row"), list(enumerate(ROWS)), ids=[row["key"] for row in ROWS])
def test_option_equals_its_row(at, row):
    assert as_json(OPTIONS[at].as_dict()) == row


@pytest.mark.parametrize("variant", VARIANT_NAMES)
def test_standard_game_has_every_default(variant):
    rules = read_rules(variant)
    defaults = {row["key"]: row["default"][variant] for row in ROWS if variant in row["default"]}
    assert as_json(rules.as_dict()) == defaults
    assert rules.differences == {}
    assert describe_differences(rules) == ()


@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_default_written_out_is_no_difference(row):
    for variant, value in row["default"].items():
        assert read_rules(variant, {row["key"]: value}).differences == {}


@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_option_a_game_has_not_got_is_refused(row):
    for variant in set(VARIANT_NAMES) - set(row["default"]):
        assert refusal(variant, **{row["key"]: 0}) == {("unknown_name", f"rules.{row['key']}")}


@pytest.mark.parametrize(
    ("variant", "differences", "key", "value"),
    [
        ("cutthroat", {"scale": "short"}, "target", 100),
        ("cutthroat", {"scale": "short"}, "bid_steps", ((30, 1),)),
        ("cutthroat", {"scale": "short"}, "under_the_gun_minimum", 15),
        ("cutthroat", {"scale": "short"}, "forced_bid", 30),
        ("cutthroat", {"scale": "short"}, "meld_table", "short"),
        ("cutthroat", {"scale": "short"}, "trick_total", 25),
        ("cutthroat", {"scale": "short"}, "unit", 1),
        ("single-deck", {"scale": "short"}, "max_raise", 2),
        ("single-deck", {"scale": "short"}, "overtime_step", 37),
        ("double-deck", {"scale": "times_ten"}, "bid_steps", ((500, 10), (600, 50))),
        ("double-deck", {"scale": "times_ten"}, "minimum_meld", 200),
        ("double-deck", {"scale": "times_ten"}, "saves_meld_points", 200),
        ("double-deck", {"scale": "times_ten"}, "trick_total", 500),
        ("double-deck", {"scale": "times_ten"}, "last_trick", 20),
        ("double-deck", {"scale": "times_ten"}, "unit", 10),
        ("double-deck", {"scale": "times_ten", "minimum_meld": 20}, "minimum_meld", 20),
        ("double-deck", {}, "last_trick", 2),
        ("double-deck", {}, "trick_total", 50),
        ("single-deck", {"counter_values": "11-10-4-3-2"}, "trick_total", 250),
        ("single-deck", {"counter_values": "11-10-4-3-2"}, "trick_step", 1),
        ("single-deck", {"counter_values": "10-10-5-5"}, "trick_total", 250),
        ("single-deck", {"counter_values": "10-10-5-5"}, "trick_step", 5),
        ("single-deck", {"counter_values": "10-10-5-5"}, "unit", 1),
        ("single-deck", {"meld_values": {"pinochle": [45, 300]}}, "meld_step", 5),
        ("single-deck", {"meld_values": {"pinochle": [45, 300]}}, "unit", 1),
        ("single-deck", {"run_extras": {"one": 195, "both": 230}}, "meld_step", 5),
        ("single-deck", {"roundhouse_bonus": 15}, "meld_step", 5),
        ("single-deck", {"target": 1000}, "overtime_step", 250),
        ("single-deck", {"target": 1}, "overtime_step", 1),
        ("single-deck", {"target": 1000, "overtime_step": 500}, "overtime_step", 500),
    ],
)
def test_value_follows(variant, differences, key, value):
    assert getattr(read_rules(variant, differences), key) == value


def test_nothing_pays_leaves_step_one():
    melds = read_rules("double-deck").meld_points
    nothing = {name: [0, 0, 0, 0] for name in melds}
    assert read_rules("double-deck", {"meld_values": nothing}).meld_step == 1


def test_differences_keep_only_what_differs():
    given = {
        "target": 100,
        "scale": "short",
        "meld_values": {"pinochle": [4, 30], "dix": [0, 0]},
        "bid_steps": [[30, 1]],
        "meld_table": "short",
        "tie_rule": "overtime",
    }
    rules = read_rules("cutthroat", given)
    assert rules.differences == {
        "scale": "short",
        "meld_values": {"dix": [0, 0]},
        "tie_rule": "overtime",
    }
    shown = [(row.option.key, row.value, row.default) for row in describe_differences(rules)]
    assert shown == [
        ("scale", "short", "classic"),
        ("tie_rule", "overtime", "highest_score"),
        ("meld_values", {"dix": [0, 0]}, {}),
    ]


def test_meld_rules_follow_the_options():
    rules = read_rules("single-deck", {"meld_values": {"pinochle": [40, 80]}})
    assert rules.meld_rules is rules.meld_rules
    assert tuple(rules.meld_rules.values["pinochle"]) == (40, 80)


@pytest.mark.parametrize(
    ("differences", "expected"),
    [
        ({"target": True}, ("wrong_type", "rules.target")),
        ({"target": None}, ("wrong_type", "rules.target")),
        ({"target": "1000"}, ("wrong_type", "rules.target")),
        ({"target": 1000.0}, ("wrong_type", "rules.target")),
        ({"target": 0}, ("not_allowed", "rules.target")),
        ({"target": 10**30}, ("not_allowed", "rules.target")),
        ({"losing_floor": 0}, ("not_allowed", "rules.losing_floor")),
        ({"losing_floor": -(10**30)}, ("not_allowed", "rules.losing_floor")),
        ({"scale": "times_ten"}, ("not_allowed", "rules.scale")),
        ({"scale": 1}, ("wrong_type", "rules.scale")),
        ({"scale": "huge" * 20}, ("not_allowed", "rules.scale")),
        ({"meld_table": "standard"}, ("not_allowed", "rules.meld_table")),
        ({"exchange": 1}, ("not_allowed", "rules.exchange")),
        ({"exchange": False}, ("wrong_type", "rules.exchange")),
        ({"must_bid_out": 1}, ("wrong_type", "rules.must_bid_out")),
        ({"must_bid_out": None}, ("wrong_type", "rules.must_bid_out")),
        ({"bid_steps": []}, ("not_allowed", "rules.bid_steps")),
        ({"bid_steps": [[n, 1] for n in range(1, 30)]}, ("not_allowed", "rules.bid_steps")),
        ({"bid_steps": {}}, ("wrong_type", "rules.bid_steps")),
        ({"bid_steps": [[250]]}, ("wrong_type", "rules.bid_steps.0")),
        ({"bid_steps": [[250, 0]]}, ("not_allowed", "rules.bid_steps.0")),
        ({"bid_steps": [[250, 10], [250, 5]]}, ("not_allowed", "rules.bid_steps")),
        ({"bid_steps": [[250, 10], [100, 5]]}, ("not_allowed", "rules.bid_steps")),
        ({"meld_values": [1]}, ("wrong_type", "rules.meld_values")),
        ({"meld_values": {"flush": [1, 2]}}, ("unknown_name", "rules.meld_values.flush")),
        ({"meld_values": {"run": 150}}, ("wrong_type", "rules.meld_values.run")),
        ({"meld_values": {"run": [150]}}, ("not_allowed", "rules.meld_values.run")),
        ({"meld_values": {"run": [150, -1]}}, ("not_allowed", "rules.meld_values.run")),
        ({"meld_values": {"run": [150, True]}}, ("wrong_type", "rules.meld_values.run")),
        ({"run_extras": 190}, ("wrong_type", "rules.run_extras")),
        ({"run_extras": {"one": 190}}, ("wrong_type", "rules.run_extras.both")),
        ({"run_extras": {"one": 1, "both": 2, "x": 3}}, ("unknown_name", "rules.run_extras.x")),
        ({"moon": {"win": -5, "lose": 5}}, ("not_allowed", "rules.moon.win")),
        ({"overtime_cap": 1400}, ("not_allowed", "rules.overtime_cap")),
        ({"foo": 1}, ("unknown_name", "rules.foo")),
        ({3: 1}, ("unknown_name", "rules.3")),
    ],
)
def test_refused(differences, expected):
    with pytest.raises(RulesRefused) as caught:
        read_rules("single-deck", differences)
    (problem,) = caught.value.problems
    assert (problem.code, problem.field) == expected
    assert problem.message.endswith(".")
    assert len(problem.message) < 160


def test_all_problems_at_once():
    assert refusal("cutthroat", foo=1, target=0, meld_values={"flush": []}, moon={}) == {
        ("unknown_name", "rules.foo"),
        ("not_allowed", "rules.target"),
        ("unknown_name", "rules.meld_values.flush"),
        ("wrong_type", "rules.moon.win"),
        ("wrong_type", "rules.moon.lose"),
    }


@pytest.mark.parametrize(
    ("variant", "differences", "code", "field"),
    [
        ("hearts", {}, "unknown_name", "variant"),
        (None, {}, "wrong_type", "variant"),
        (["cutthroat"], {}, "wrong_type", "variant"),
        ("cutthroat", [], "wrong_type", "rules"),
        ("cutthroat", "", "wrong_type", "rules"),
    ],
)
def test_no_game_or_no_rules(variant, differences, code, field):
    with pytest.raises(RulesRefused) as caught:
        read_rules(variant, differences)
    assert [(p.code, p.field) for p in caught.value.problems] == [(code, field)]


KEYS = st.one_of(st.sampled_from([row["key"] for row in ROWS]), st.text(max_size=5))
FITTING = st.sampled_from(
    [value for row in ROWS for value in row["values"] if isinstance(row["values"], list)]
)


def read(variant, differences):
    """The rules, or nothing where they are refused with a problem; nothing else may come out."""
    try:
        return read_rules(variant, differences)
    except RulesRefused as refused:
        return None if refused.problems else "refused without a word"


@given(
    st.one_of(st.sampled_from(VARIANT_NAMES), ANYTHING),
    st.one_of(st.dictionaries(KEYS, st.one_of(FITTING, ANYTHING), max_size=6), ANYTHING),
)
def test_whatever_is_sent_is_read_or_refused(variant, differences):
    rules = read(variant, differences)
    if rules is not None:
        again = read_rules(variant, rules.differences)
        assert again.as_dict() == rules.as_dict()
        assert again.differences == rules.differences == as_json(rules.differences)


@given(st.integers(-300, 300), st.sampled_from(["classic", "short", "times_ten"]))
def test_a_figure_comes_back_to_the_classic_scale(tens: int, scale: str) -> None:
    assert unscaled(scaled(tens * 10, scale), scale) == tens * 10


@pytest.mark.parametrize(("points", "classic"), [(14, 1), (15, 2), (-14, -1), (-15, -2), (0, 0)])
def test_a_tenfold_figure_is_rounded_away_from_nothing(points: int, classic: int) -> None:
    assert unscaled(points, "times_ten") == classic
