"""Before the tricks: what the bidder needs, and what the others need to set him."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.options import read_rules
from games.rules.outlook import look_ahead
from games.rules.scoring import score_hand
from games.rules.variants import VARIANT_NAMES
from tests.rules.hands import NAMES, hand
from tests.rules.json_values import ANYTHING

MINUS = "\u2212"
ROUNDED = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}


def ahead(variant="single-deck", rules=None, **changes):
    entry = hand(variant, **({"trick_points": ...} | changes))
    return look_ahead(read_rules(variant, rules), entry, NAMES[variant])


def told(outlook):
    return [(line.points, line.text, line.rule) for line in outlook.lines]


def choices(outlook):
    return [(c.label, c.sentence, c.rule, c.forced) for c in outlook.outcomes]


def test_need_and_set():
    outlook = ahead(bidder="B", bid=330, meld={"A": 60, "B": 150})
    assert outlook.sentence == "Cy & Dee need 180 in tricks; 80 sets them."
    assert (outlook.need, outlook.set_by, outlook.may_play) == (180, 80, True)
    assert told(outlook) == [
        (330, "or more, if they take 180: made", "SD13"),
        (-330, "if they take 170 or less: set", "SD14"),
        (60, "stays Ann & Bob’s with one counter", "SD11"),
        (None, "No throwing in: 150 + 250 covers 330", "SD8"),
    ]
    assert outlook.outcomes == ()
    assert outlook.why_not.text == "No throwing in: 150 + 250 covers 330"


def test_alone():
    outlook = ahead("cutthroat", bidder="C", bid=320, meld={"A": 20, "B": 0, "C": 180})
    assert outlook.sentence == "Tess needs 140 in tricks; 120 to the others is a set."
    assert told(outlook) == [
        (320, "or more, with 140 in tricks: made", "CT18"),
        (-320, "with 130 or less: set", "CT19"),
        (20, "stays Ruth’s with one trick", "CT16"),
    ]
    assert choices(outlook) == [
        ("Concede", f"{MINUS}320 for Tess, +20 for Ruth, 0 for Sol.", "CT14", False)
    ]


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "need", "set_by", "sentence"),
    [
        (
            "single-deck",
            {},
            {"bid": 320, "meld": {"A": 70}},
            250,
            10,
            "Ann & Bob need all 250 in tricks; 10 sets them.",
        ),
        (
            "cutthroat",
            {},
            {"bid": 320, "meld": {"A": 70}},
            250,
            10,
            "Ruth needs all 250 in tricks; 10 to the others is a set.",
        ),
        (
            "single-deck",
            {},
            {"bid": 330, "meld": {"A": 70}},
            260,
            None,
            "Ann & Bob need 260 in tricks and a hand has 250: out of reach.",
        ),
        (
            "single-deck",
            {},
            {"bid": 250, "meld": {"A": 340}},
            10,
            250,
            "Ann & Bob need 10 in tricks; 250 sets them.",
        ),
        (
            "single-deck",
            {},
            {"bid": 305, "meld": {"A": 150}},
            160,
            100,
            "Ann & Bob need 160 in tricks; 100 sets them.",
        ),
        (
            "double-deck",
            {},
            {"bid": 60, "meld": {"A": 70}},
            20,
            31,
            "Ann & Bob need 20 in tricks; 31 sets them.",
        ),
        (
            "double-deck",
            {},
            {"bid": 60, "meld": {"A": 19}},
            41,
            10,
            "Ann & Bob have 19 in meld, 20 are needed to play.",
        ),
        (
            "cutthroat",
            {},
            {"bid": 150, "meld": {"A": 200}},
            0,
            None,
            "Ruth needs one trick: 200 in meld covers 150.",
        ),
        (
            "single-deck",
            {"saves_meld": "none"},
            {"bid": 250, "meld": {"A": 340}},
            0,
            None,
            "Ann & Bob need nothing: 340 in meld covers 250.",
        ),
        (
            "single-deck",
            {"counter_values": "11-10-4-3-2"},
            {"bid": 250, "meld": {"A": 340}},
            2,
            249,
            "Ann & Bob need 2 in tricks; 249 sets them.",
        ),
        (
            "single-deck",
            ROUNDED,
            {"meld": {"A": 150}},
            146,
            105,
            "Ann & Bob need 146 in tricks; 105 sets them.",
        ),
        (
            "cutthroat",
            ROUNDED,
            {},
            151,
            109,
            "Ruth needs 151 in tricks to be sure; 109 to the others is a set.",
        ),
        (
            "double-deck",
            {"saves_meld_points": 60},
            {"bid": 50, "meld": {"A": 30}},
            60,
            None,
            "Ann & Bob need 60 in tricks and a hand has 50: out of reach.",
        ),
        (
            "cutthroat",
            {"dix_always_safe": True},
            {"bid": 10, "meld": {"A": 20}, "only_dix": {"A": True}},
            0,
            None,
            "Ruth needs nothing: 20 in meld covers 10.",
        ),
        ("single-deck", {}, {"meld": ...}, None, None, "Ann & Bob need 300, less their meld."),
        ("cutthroat", {}, {"meld": {}}, None, None, "Ruth needs 300, less the meld."),
        (
            "single-deck",
            {"moon": {"win": 1500, "lose": 500}},
            {"moon": True},
            None,
            None,
            "Ann & Bob shoot the moon and need every trick.",
        ),
        ("single-deck", {}, {"bid": ...}, None, None, ""),
        ("single-deck", {}, {"bidder": None}, None, None, ""),
    ],
)
def test_sentence(variant, rules, changes, need, set_by, sentence):
    outlook = ahead(variant, rules, **changes)
    assert (outlook.need, outlook.set_by, outlook.sentence) == (need, set_by, sentence)


@given(st.sampled_from(VARIANT_NAMES), st.integers(1, 60), st.integers(0, 40), st.integers(0, 25))
def test_the_need_is_exactly_what_makes_it(variant, bid, meld, points):
    """With the need the bid is made, with one step less it is set."""
    rules = read_rules(variant, {"impossible_contract": "may_play_on", "minimum_meld": 0})
    step = rules.bid_steps[0][1]
    melds = dict.fromkeys(rules.sides, 0) | {"A": meld * rules.meld_step}
    entry = hand(variant, bid=bid * step, meld=melds, trick_points=...)
    need = look_ahead(rules, entry).need
    mine = points * rules.trick_step
    tricks = dict.fromkeys(rules.sides, 0) | {"A": mine, "B": rules.trick_total - mine}
    took = {"took_trick": {"A": True}} if variant == "cutthroat" else {}
    verdict = score_hand(rules, entry | {"trick_points": tricks} | took)
    assert verdict.is_made == (mine >= need)


@given(st.sampled_from(VARIANT_NAMES), st.dictionaries(st.text(max_size=5), ANYTHING))
def test_never_refuses(variant, entry):
    look_ahead(read_rules(variant), hand(variant) | entry)
    look_ahead(read_rules(variant), {"bidder": "A", "bid": 300, "meld": entry})
