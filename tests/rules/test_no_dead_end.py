"""Whatever a table plays, no hand has nowhere to go, and what is foretold is what is scored.

A hand may be played and then scored, or it has an ending that the rules accept (G11, CT15, SD8,
DD10, DD15). Leaves out nines that are always safe: only their question tells them apart.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.errors import HandRefused
from games.rules.options import OPTIONS, read_rules
from games.rules.outlook import look_ahead
from games.rules.questions import questions
from games.rules.scoring import score_hand
from games.rules.variants import VARIANT_NAMES

ELSEWHERE = ("scale", "meld_table", "counter_values", "dix_always_safe")


def choices_of(variant):
    """The options of a game that are a choice of a few values."""
    rows = [row for row in OPTIONS if variant in row.default and row.key not in ELSEWHERE]
    return {row.key: st.sampled_from(row.values) for row in rows if isinstance(row.values, tuple)}


@st.composite
def bids(draw):
    """Rules, and a hand with bid and meld."""
    variant = draw(st.sampled_from(VARIANT_NAMES))
    house = draw(st.fixed_dictionaries({}, optional=choices_of(variant)))
    house |= draw(st.sampled_from([{}, {"minimum_meld": 0}, {"minimum_meld": 50}]))
    rules = read_rules(variant, house)
    figures = st.integers(0, 50).map(lambda number: number * rules.unit)
    bid = draw(st.integers(1, 60)) * rules.unit
    meld = {side: draw(figures) for side in rules.sides}
    return rules, {"bidder": "A", "bid": bid, "trump": "S", "outcome": "played", "meld": meld}


def points_of(draw, rules):
    """Trick points that add up."""
    units = rules.trick_total // rules.trick_step
    marks = sorted(draw(st.integers(0, units)) for _ in rules.sides[1:])
    parts = [end - begin for begin, end in zip([0, *marks], [*marks, units], strict=True)]
    return {side: part * rules.trick_step for side, part in zip(rules.sides, parts, strict=True)}


def answered(draw, rules, entry):
    """The hand with an answer to each question that it raises."""
    for question in questions(rules, entry):
        name, _, side = question.field.partition(".")
        answer = draw(st.sampled_from([value for value, _ in question.answers]))
        entry = entry | {name: entry.get(name, {}) | {side: answer} if side else answer}
    assert questions(rules, entry) == ()
    return entry


@settings(max_examples=500)
@given(st.data())
def test_every_ending_that_is_offered_is_accepted(data):
    rules, entry = data.draw(bids())
    outlook = look_ahead(rules, entry)
    for choice in outlook.outcomes:
        assert score_hand(rules, entry | {"outcome": choice.outcome}).delta
    if not outlook.may_play:
        full = dict.fromkeys(rules.sides, 0) | {"A": rules.trick_total}
        with pytest.raises(HandRefused):
            score_hand(rules, entry | {"trick_points": full})


@settings(max_examples=500)
@given(st.data())
def test_a_hand_that_may_be_played_is_scored_as_foretold(data):
    rules, entry = data.draw(bids())
    outlook = look_ahead(rules, entry)
    if not outlook.may_play:
        return
    hand = answered(data.draw, rules, entry | {"trick_points": points_of(data.draw, rules)})
    verdict = score_hand(rules, hand)
    took = hand.get("took_trick", {}).get("A", True) and not hand.get("buried_points")
    if took and rules.shut_out_bidder == "set":
        assert verdict.is_made == (hand["trick_points"]["A"] >= outlook.need)
