"""Laws of a hand's score, whatever the figures; and nothing but a refusal for whatever is sent."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.entry import ENTRY_FIELDS, OUTCOMES
from games.rules.errors import HandRefused
from games.rules.options import read_rules
from games.rules.scoring import score_hand
from games.rules.variants import VARIANT_NAMES
from tests.rules.hands import cases, hand
from tests.rules.json_values import ANYTHING

STANDARD = {variant: read_rules(variant) for variant in VARIANT_NAMES}
HOUSES = (
    *[read_rules(row["variant"], row["rules"]) for row in cases("scoring") if row["rules"]],
    read_rules("cutthroat", {"buried_counters_to": "defenders", "saves_meld": "one_point"}),
    read_rules("cutthroat", {"widow": 6, "minimum_meld": 30, "trump_needs_marriage": True}),
    read_rules("single-deck", {"widow": 3, "set_keeps_meld": True, "dix_always_safe": True}),
)
GAMES = tuple(STANDARD.values())


@st.composite
def played(draw, rules):
    """A played hand whose trick points add up; it may still break the rules."""
    step, total = rules.trick_step, rules.trick_total
    cuts = sorted(draw(st.integers(0, total // step)) for _ in rules.sides[1:])
    edges = [0, *cuts, total // step]
    points = [(high - low) * step for low, high in itertools.pairwise(edges)]
    melds = [draw(st.integers(0, 40)) * rules.meld_step for _ in rules.sides]
    bids = st.integers(1, 60).map(lambda n: n * rules.bid_steps[0][1])
    return {
        "bidder": draw(st.sampled_from(rules.sides)),
        "bid": draw(bids),
        "trump": draw(st.sampled_from("SHDC")),
        "outcome": "played",
        "meld": dict(zip(rules.sides, melds, strict=True)),
        "trick_points": dict(zip(rules.sides, points, strict=True)),
        "took_trick": draw(st.dictionaries(st.sampled_from(rules.sides), st.booleans())),
        "forced": draw(st.booleans()),
        "under_the_gun": draw(st.booleans()),
    }


@st.composite
def rules_and_hand(draw, choices=GAMES):
    rules = draw(st.sampled_from(choices))
    return rules, draw(played(rules))


def scored(rules, entry):
    """The verdict, or None where the hand is refused with at least one problem."""
    try:
        return score_hand(rules, entry)
    except HandRefused as refused:
        return None if refused.problems else "refused without a word"


@given(rules_and_hand(GAMES + HOUSES))
def test_reasons_add_up(drawn):
    rules, entry = drawn
    verdict = scored(rules, entry)
    if verdict is not None:
        sums = dict.fromkeys(rules.sides, 0)
        for reason in verdict.reasons:
            sums[reason.side] += reason.points
            assert reason.text
            assert reason.rule
        assert sums == verdict.delta
        assert verdict.headline.endswith(".")


@given(rules_and_hand())
def test_a_set_side_loses_exactly_its_bid(drawn):
    rules, entry = drawn
    verdict = scored(rules, entry)
    if verdict is not None:
        own = verdict.delta[entry["bidder"]]
        assert own == -entry["bid"] if verdict.is_set else own >= entry["bid"]


@given(rules_and_hand())
def test_points_never_come_from_nowhere(drawn):
    rules, entry = drawn
    verdict = scored(rules, entry)
    if verdict is not None and not verdict.is_set:
        everything = sum(entry["meld"].values()) + rules.trick_total
        assert sum(verdict.delta.values()) <= everything


@given(rules_and_hand())
def test_trick_points_always_add_up(drawn):
    rules, entry = drawn
    entry["trick_points"][entry["bidder"]] += rules.trick_step
    assert scored(rules, entry) is None


@given(rules_and_hand(GAMES + HOUSES), st.randoms())
def test_order_of_names_never_matters(drawn, random):
    def shuffled(value):
        if not isinstance(value, dict):
            return value
        names = list(value)
        random.shuffle(names)
        return {name: shuffled(value[name]) for name in names}

    rules, entry = drawn
    one, other = scored(rules, entry), scored(rules, shuffled(entry))
    told = [None if v is None else [r.as_dict() for r in v.reasons] for v in (one, other)]
    assert told[0] == told[1]


@given(rules_and_hand())
def test_sides_are_alike(drawn):
    """With A and B changed round, the same people score the same."""
    rules, entry = drawn
    turned = {"A": "B", "B": "A", "C": "C"}

    def turn(value):
        if isinstance(value, dict):
            return {turned.get(name, name): turn(part) for name, part in value.items()}
        return turned.get(value, value) if value in turned else value

    one, other = scored(rules, entry), scored(rules, turn(entry) | {"trump": entry["trump"]})
    assert (one is None) == (other is None)
    if one is not None:
        assert other.delta == {turned[side]: points for side, points in one.delta.items()}


ENTRIES = st.dictionaries(
    st.one_of(st.sampled_from(ENTRY_FIELDS), st.text(max_size=4)),
    st.one_of(ANYTHING, st.sampled_from(OUTCOMES), st.sampled_from(["A", "B", "S", 300])),
)


@st.composite
def spoiled(draw):
    """A valid hand in which some facts are replaced by anything."""
    variant = draw(st.sampled_from(VARIANT_NAMES))
    return variant, hand(variant) | draw(ENTRIES)


@given(st.one_of(spoiled(), st.tuples(st.sampled_from(VARIANT_NAMES), ANYTHING)))
@settings(max_examples=300)
def test_whatever_is_sent_is_scored_or_refused(drawn):
    variant, entry = drawn
    verdict = scored(STANDARD[variant], entry)
    assert verdict is None or set(verdict.delta) >= {"A"}


def test_a_hand_that_nobody_bid_warns_of_nothing():
    assert score_hand(STANDARD["cutthroat"], {"outcome": "passed_out"}).warnings == ()
