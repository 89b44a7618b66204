"""Before the tricks: what the bidder needs, what it pays, what may be chosen instead."""

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
        (60, "stays Ann & Bob's with one counter", "SD11"),
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
        (20, "stays Ruth's with one trick", "CT16"),
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


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "lines"),
    [
        (
            "single-deck",
            {},
            {"bid": 330, "meld": {"A": 70}},
            [(-330, "played on, it ends set all the same", "SD10")],
        ),
        (
            "double-deck",
            {},
            {"bid": 90, "meld": {"A": 30}},
            [(-90, "played on, it ends set all the same", "DD15")],
        ),
        (
            "cutthroat",
            {},
            {"bid": 150, "meld": {"A": 200}},
            [
                (200, "or more, with one trick: made", "CT18"),
                (-150, "without a trick: set", "CT19"),
            ],
        ),
        (
            "cutthroat",
            {"shut_out_bidder": "zero"},
            {"bid": 150, "meld": {"A": 200}},
            [(200, "or more, with one trick: made", "CT18")],
        ),
        (
            "single-deck",
            {"saves_meld": "none"},
            {"bid": 250, "meld": {"A": 340, "B": 40}},
            [
                (340, "or more, whatever is taken: made", "SD13"),
                (40, "stays Cy & Dee's whatever is taken", "saves_meld"),
                (None, "No throwing in: 340 + 250 covers 250", "SD8"),
            ],
        ),
        (
            "single-deck",
            {"concede": "free"},
            {"bid": 250, "meld": {"A": 340}},
            [
                (350, "or more, if they take 10: made", "SD13"),
                (-250, "if they take no trick points: set", "SD14"),
            ],
        ),
        (
            "single-deck",
            {"set_penalty": "double", "concede": "never"},
            {},
            [
                (300, "or more, if they take 160: made", "SD13"),
                (-600, "if they take 150 or less: set", "SD14"),
                (None, "the bid counts twice", "set_penalty"),
                (60, "stays Cy & Dee's with one counter", "SD11"),
                (None, "No throwing in at this table", "concede"),
            ],
        ),
        (
            "single-deck",
            {"set_penalty": "progressive", "concede": "free"},
            {"meld": {"A": 140, "B": 0}},
            [
                (300, "or more, if they take 160: made", "SD13"),
                (0, "if they take 150 or less: set", "SD14"),
                (300, "and the bid of 300 goes to each opponent", "set_penalty"),
            ],
        ),
        (
            "double-deck",
            {},
            {"meld": {"A": 30, "B": 14}},
            [
                (55, "or more, if they take 25: made", "DD12"),
                (-55, "if they take 24 or less: set", "DD13"),
                (0, "14 of Cy & Dee's may not be laid: 20 is the least", "DD9"),
                (None, "No throwing in: 30 + 50 covers 55", "DD15"),
            ],
        ),
        (
            "double-deck",
            {"defenders_save_points": 15},
            {"meld": {"A": 30, "B": 24}},
            [
                (55, "or more, if they take 25: made", "DD12"),
                (-55, "if they take 24 or less: set", "DD13"),
                (24, "stays Cy & Dee's with 15 in tricks", "defenders_save_points"),
                (None, "No throwing in: 30 + 50 covers 55", "DD15"),
            ],
        ),
        (
            "double-deck",
            {},
            {"meld": {"A": 19, "B": 34}},
            [
                (-55, "minus the bid, without play", "DD10"),
                (34, "stays Cy & Dee's without a trick", "DD10"),
            ],
        ),
        (
            "double-deck",
            {"defenders_meld_when_bidders_short": "nothing"},
            {"meld": {"A": 19, "B": 34}},
            [
                (-55, "minus the bid, without play", "DD10"),
                (0, "34 of Cy & Dee's does not count", "defenders_meld_when_bidders_short"),
            ],
        ),
        (
            "cutthroat",
            {},
            {"bid": 350, "meld": {"A": 80, "B": 60}},
            [
                (-350, "minus the bid, without play", "CT15"),
                (60, "stays Sol's without a trick", "CT15"),
            ],
        ),
        (
            "cutthroat",
            {"dix_always_safe": True},
            {"meld": {"A": 150, "B": 10, "C": 0}, "only_dix": {"B": True}},
            [
                (300, "or more, with 150 in tricks: made", "CT18"),
                (-300, "with 140 or less: set", "CT19"),
                (10, "stays Sol's whatever is taken", "dix_always_safe"),
            ],
        ),
        (
            "cutthroat",
            {"concede": "when_impossible"},
            {"bid": 250, "meld": {"A": 0, "B": 10, "C": 0}},
            [
                (250, "or more, with 250 in tricks: made", "CT18"),
                (-250, "with 240 or less: set", "CT19"),
                (10, "stays Sol's with one trick", "CT16"),
                (
                    None,
                    "both nines of trump are in some hand: all meld together is 20 at least",
                    "G15",
                ),
                (None, "No conceding: 0 + 250 covers 250", "concede"),
            ],
        ),
        (
            "single-deck",
            {"moon": {"win": 1500, "lose": 500}},
            {"moon": True},
            [(1500, "with every trick", "moon"), (-500, "with one trick lost", "moon")],
        ),
    ],
)
def test_lines(variant, rules, changes, lines):
    assert told(ahead(variant, rules, **changes)) == lines


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "offered", "may_play"),
    [
        (
            "single-deck",
            {},
            {"bid": 330, "meld": {"A": 70, "B": 60}},
            [("Throw in", f"{MINUS}330 for Ann & Bob, +60 for Cy & Dee.", "SD8", False)],
            True,
        ),
        (
            "single-deck",
            {"concede": "free"},
            {"meld": {"A": 140}},
            [("Throw in", f"{MINUS}300 for Ann & Bob.", "SD8", False)],
            True,
        ),
        (
            "single-deck",
            {"impossible_contract": "must_concede", "concede": "never"},
            {"bid": 400},
            [("Throw in", f"{MINUS}400 for Ann & Bob, +60 for Cy & Dee.", "SD8", True)],
            False,
        ),
        (
            "cutthroat",
            {},
            {"bid": 410},
            [("Concede", f"{MINUS}410 for Ruth, +40 for Sol, +20 for Tess.", "CT15", True)],
            False,
        ),
        (
            "double-deck",
            {},
            {"meld": {"A": 19, "B": 14}},
            [("Short meld", f"{MINUS}55 for Ann & Bob, +14 for Cy & Dee.", "DD10", True)],
            False,
        ),
        (
            "double-deck",
            {},
            {"trump": None, "meld": {"B": 24}},
            [("No marriage", f"{MINUS}55 for Ann & Bob, +24 for Cy & Dee.", "DD7", False)],
            True,
        ),
        ("double-deck", {}, {"meld": {}}, [], True),
        (
            "cutthroat",
            {},
            {"trump": None, "forced": True, "meld": ...},
            [("Concede unseen", f"{MINUS}300 for Ruth.", "CT13", False)],
            True,
        ),
        ("cutthroat", {}, {"trump": None, "meld": ...}, [], True),
        ("single-deck", {}, {"trump": None, "meld": ...}, [], True),
        ("single-deck", {"moon": {"win": 9, "lose": 9}}, {"moon": True, "bid": 400}, [], True),
    ],
)
def test_choices(variant, rules, changes, offered, may_play):
    outlook = ahead(variant, rules, **changes)
    assert choices(outlook) == offered
    assert outlook.may_play == may_play


def test_progressive_choice_tells_what_the_others_gain():
    outlook = ahead(rules={"set_penalty": "progressive"}, bid=400)
    assert choices(outlook)[0][1] == "0 for Ann & Bob, +460 for Cy & Dee."


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
