"""What no hand can be: codes, fields, sentences; all problems together. And odd bids: warnings."""

import pytest

from games.rules.entry import read_entry, scored_part
from games.rules.errors import HandRefused
from games.rules.options import read_rules
from tests.rules.hands import hand, problems, score, unplayed

GIVEN = "conceded_after_widow"
UNSEEN = "conceded_before_widow"


def refusal(variant, rules=None, outcome=None, **changes):
    make = hand if outcome is None else lambda v, **c: unplayed(v, outcome, **c)
    found, sentences = problems(variant, make(variant, **changes), rules)
    assert len(found) == 1
    return (*found[0], sentences[0])


@pytest.mark.parametrize(
    ("variant", "rules", "outcome", "changes", "code", "field", "sentence"),
    [
        (
            "single-deck",
            {},
            None,
            {"trick_points": {"A": 170, "B": 70}},
            "trick_points_do_not_add_up",
            "entry.trick_points",
            "Trick points add up to 240, a hand has 250: was the last trick counted?",
        ),
        (
            "single-deck",
            {},
            None,
            {"trick_points": {"A": 170, "B": 100}},
            "trick_points_do_not_add_up",
            "entry.trick_points",
            "Trick points add up to 270, a hand has 250.",
        ),
        (
            "double-deck",
            {},
            None,
            {"trick_points": {"A": 28, "B": 20}},
            "trick_points_do_not_add_up",
            "entry.trick_points",
            "Trick points add up to 48, a hand has 50: was the last trick counted?",
        ),
        (
            "single-deck",
            {},
            None,
            {"meld": {"A": 145, "B": 60}},
            "meld_off_step",
            "entry.meld.A",
            "Meld goes in steps of 10 here; Ann & Bob cannot have 145.",
        ),
        (
            "single-deck",
            {"counter_values": "11-10-4-3-2"},
            None,
            {"meld": {"A": 145, "B": 60}},
            "meld_off_step",
            "entry.meld.A",
            "Meld goes in steps of 10 here; Ann & Bob cannot have 145.",
        ),
        (
            "cutthroat",
            {},
            None,
            {"took_trick": {"B": False}},
            "trick_points_without_a_trick",
            "entry.took_trick.B",
            "Sol cannot have 60 trick points without a trick.",
        ),
        (
            "cutthroat",
            {},
            None,
            {"took_trick": {"A": False}, "trick_points": {"A": 40, "B": 160, "C": 50}},
            "trick_points_without_a_trick",
            "entry.took_trick.A",
            "Ruth cannot have 40 without a trick: 3 cards hold 30.",
        ),
        (
            "cutthroat",
            {},
            None,
            {
                "took_trick": {"A": False},
                "buried_points": 20,
                "trick_points": {"A": 30, "B": 160, "C": 60},
            },
            "trick_points_without_a_trick",
            "entry.took_trick.A",
            "Ruth cannot have 30 without a trick: 20 lay buried.",
        ),
        (
            "cutthroat",
            {},
            None,
            {"buried_points": 40},
            "buried_points_do_not_fit",
            "entry.buried_points",
            "3 buried cards cannot hold 40 points.",
        ),
        (
            "cutthroat",
            {},
            None,
            {"buried_points": 15},
            "buried_points_do_not_fit",
            "entry.buried_points",
            "3 buried cards cannot hold 15 points.",
        ),
        (
            "cutthroat",
            {},
            None,
            {"buried_points": 30, "trick_points": {"A": 20, "B": 130, "C": 100}},
            "buried_points_do_not_fit",
            "entry.buried_points",
            "30 points lay buried, but only 20 trick points are written with them.",
        ),
        (
            "single-deck",
            {},
            None,
            {"buried_points": 10},
            "buried_points_do_not_fit",
            "entry.buried_points",
            "0 buried cards cannot hold 10 points.",
        ),
        (
            "cutthroat",
            {},
            None,
            {"bid": 410},
            "must_concede",
            "entry.outcome",
            "Ruth needs 260 in tricks and a hand has 250: 410 must be conceded.",
        ),
        (
            "single-deck",
            {"impossible_contract": "must_concede"},
            None,
            {"bid": 400},
            "must_concede",
            "entry.outcome",
            "Ann & Bob need 260 in tricks and a hand has 250: 400 must be thrown in.",
        ),
        (
            "single-deck",
            {},
            "thrown_in",
            {"bid": 330},
            "may_not_throw_in",
            "entry.outcome",
            "No throwing in: 140 + 250 covers 330, so the hand must be played.",
        ),
        (
            "single-deck",
            {"concede": "never"},
            "thrown_in",
            {"bid": 400},
            "may_not_throw_in",
            "entry.outcome",
            "At this table no hand is thrown in: 400 must be played.",
        ),
        (
            "cutthroat",
            {"concede": "when_impossible"},
            GIVEN,
            {},
            "may_not_throw_in",
            "entry.outcome",
            "No giving up: 150 + 250 covers 300, so the hand must be played.",
        ),
        (
            "cutthroat",
            {},
            UNSEEN,
            {"trump": None, "bid": 340},
            "may_not_concede_unseen",
            "entry.outcome",
            "A bid of 340 that nobody was forced into must see the widow first.",
        ),
        (
            "cutthroat",
            {},
            UNSEEN,
            {"trump": None, "bid": 340, "forced": True},
            "may_not_concede_unseen",
            "entry.outcome",
            "Unseen only a forced 300 or less may be given up, not 340.",
        ),
        (
            "cutthroat",
            {"concede_unseen": "never"},
            UNSEEN,
            {"trump": None, "forced": True},
            "may_not_concede_unseen",
            "entry.outcome",
            "At this table the widow must be turned before a hand is given up.",
        ),
        (
            "double-deck",
            {},
            None,
            {"meld": {"A": 19, "B": 24}},
            "short_meld",
            "entry.meld.A",
            "Ann & Bob have 19 in meld, 20 are needed: the hand ends as short meld.",
        ),
        (
            "double-deck",
            {},
            "thrown_in",
            {"bid": 90, "meld": {"A": 19, "B": 24}},
            "short_meld",
            "entry.meld.A",
            "Ann & Bob have 19 in meld, 20 are needed: the hand ends as short meld.",
        ),
        (
            "double-deck",
            {},
            "short_meld",
            {},
            "meld_is_not_short",
            "entry.meld.A",
            "Ann & Bob have 30 in meld and 20 is enough: the hand is played.",
        ),
        (
            "single-deck",
            {},
            None,
            {"trump": None},
            "trump_missing",
            "entry.trump",
            "Trump is missing: which suit was named?",
        ),
        (
            "single-deck",
            {},
            None,
            {"moon": True},
            "not_allowed",
            "entry.moon",
            "Nobody shoots the moon at this table.",
        ),
        (
            "single-deck",
            {},
            None,
            {"only_dix": {"B": True}},
            "not_allowed",
            "entry.only_dix.B",
            "Nines of trump alone are 10 or 20, not 60.",
        ),
        (
            "double-deck",
            {},
            None,
            {"only_dix": {"B": True}},
            "not_allowed",
            "entry.only_dix.B",
            "Nines of trump alone are nothing here, not 24.",
        ),
    ],
)
def test_refused(variant, rules, outcome, changes, code, field, sentence):
    assert refusal(variant, rules, outcome, **changes) == (code, field, sentence)


@pytest.mark.parametrize(
    ("variant", "outcome", "rules"),
    [
        ("cutthroat", "thrown_in", {}),
        ("cutthroat", "short_meld", {}),
        ("cutthroat", "no_marriage", {}),
        ("cutthroat", GIVEN, {"widow": 0}),
        ("cutthroat", "passed_out", {"pass_out": "dealer"}),
        ("single-deck", UNSEEN, {}),
        ("single-deck", GIVEN, {}),
        ("single-deck", "short_meld", {}),
        ("single-deck", "no_marriage", {}),
        ("single-deck", "passed_out", {}),
        ("double-deck", UNSEEN, {}),
        ("double-deck", "short_meld", {"minimum_meld": 0}),
        ("double-deck", "no_marriage", {"trump_needs_marriage": False}),
        ("double-deck", "passed_out", {"trump_needs_marriage": False}),
    ],
)
def test_outcome_not_in_this_game(variant, outcome, rules):
    changes = {"trump": None} if outcome in (UNSEEN, "no_marriage", "passed_out") else {}
    if outcome == "passed_out":
        changes |= {"bidder": None, "bid": None}
    code, field, sentence = refusal(variant, rules, outcome, **changes)
    assert (code, field) == ("outcome_not_in_this_game", "entry.outcome")
    assert sentence.startswith("At this table no hand ends as ")


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("cutthroat", {}), ("double-deck", {}), ("single-deck", {"pass_out": "redeal"})],
)
def test_passed_out_where_it_can_be(variant, rules):
    entry = unplayed(variant, "passed_out", bidder=None, bid=None, trump=None, meld=...)
    assert problems(variant, entry, rules) == ([], [])


def test_never_given_up_but_must_be_conceded():
    rules = {"concede": "never"}
    assert problems("cutthroat", unplayed("cutthroat", GIVEN, bid=410), rules) == ([], [])


def test_moon_needs_no_reachable_bid():
    rules = {"moon": {"win": 1000, "lose": 1000}}
    assert problems("cutthroat", hand("cutthroat", bid=500, moon=True), rules) == ([], [])


ODD = [(1.5, "wrong_type"), (True, "wrong_type"), ("30", "wrong_type"), (-10, "not_allowed")]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"foo": 1}, ("unknown_name", "entry.foo")),
        ({"outcome": "won"}, ("unknown_name", "entry.outcome")),
        ({"outcome": 3}, ("wrong_type", "entry.outcome")),
        ({"outcome": None}, ("missing", "entry.outcome")),
        ({"bidder": ...}, ("missing", "entry.bidder")),
        ({"bidder": "C"}, ("unknown_name", "entry.bidder")),
        ({"bidder": 1}, ("wrong_type", "entry.bidder")),
        ({"bid": ...}, ("missing", "entry.bid")),
        ({"bid": 0}, ("not_allowed", "entry.bid")),
        ({"bid": 10**20}, ("not_allowed", "entry.bid")),
        ({"trump": "X"}, ("unknown_name", "entry.trump")),
        ({"forced": "yes"}, ("wrong_type", "entry.forced")),
        ({"meld": ...}, None),
        ({"meld": [140, 60]}, ("wrong_type", "entry.meld")),
        ({"meld": {"A": 140}}, ("missing", "entry.meld.B")),
        ({"meld": {"A": 140, "B": None}}, ("missing", "entry.meld.B")),
        ({"meld": {"A": 140, "B": 60, "C": 0}}, ("unknown_name", "entry.meld.C")),
        ({"took_trick": {"A": 1}}, ("wrong_type", "entry.took_trick.A")),
        ({"took_trick": True}, ("wrong_type", "entry.took_trick")),
        ({"playing": ["A", "B", "C"]}, ("not_allowed", "entry.playing")),
        ({"playing": "ABC"}, ("wrong_type", "entry.playing")),
        *[({"bid": value}, (code, "entry.bid")) for value, code in ODD],
        *[({"meld": {"A": 140, "B": v}}, (code, "entry.meld.B")) for v, code in ODD],
    ],
)
def test_form(changes, expected):
    found, sentences = problems("single-deck", hand(**changes))
    if expected is None:
        expected = ("missing", "entry.meld.A")
    assert expected in found
    assert all(sentence.endswith((".", "?")) for sentence in sentences)


@pytest.mark.parametrize(
    ("outcome", "changes", "field"),
    [
        ("thrown_in", {"trick_points": {"A": 10, "B": 0}}, "entry.trick_points"),
        ("thrown_in", {"took_trick": {"A": True}}, "entry.took_trick"),
        ("thrown_in", {"moon": True}, "entry.moon"),
        ("no_marriage", {}, "entry.trump"),
        ("passed_out", {"trump": None, "bid": None}, "entry.bidder"),
        ("passed_out", {"trump": None, "bidder": None}, "entry.bid"),
    ],
)
def test_what_an_unplayed_hand_has_not_got(outcome, changes, field):
    found, _ = problems("double-deck", unplayed("double-deck", outcome, bid=90) | changes)
    assert ("not_allowed", field) in found


def test_zero_is_nothing():
    entry = unplayed("single-deck", "thrown_in", bid=400, trick_points={"A": 0, "B": 0})
    assert problems("single-deck", entry) == ([], [])


@pytest.mark.parametrize("playing", [["A", "B"], ["A", "A", "C"], ["A", "B", "F"], ["A", "B", 1]])
def test_who_plays(playing):
    found, _ = problems("cutthroat", hand("cutthroat", playing=playing))
    assert found == [("not_allowed", "entry.playing")]


def test_all_problems_together():
    entry = hand(
        "cutthroat",
        foo=1,
        bid=410,
        trump=None,
        meld={"A": 155, "B": 40},
        trick_points={"A": 165, "B": 50, "C": 30},
        took_trick={"B": False},
        buried_points=70,
    )
    found, _ = problems("cutthroat", entry)
    assert sorted(found) == [
        ("buried_points_do_not_fit", "entry.buried_points"),
        ("meld_off_step", "entry.meld.A"),
        ("missing", "entry.meld.C"),
        ("must_concede", "entry.outcome"),
        ("trick_points_do_not_add_up", "entry.trick_points"),
        ("trick_points_off_step", "entry.trick_points.A"),
        ("trick_points_without_a_trick", "entry.took_trick.B"),
        ("trump_missing", "entry.trump"),
        ("unknown_name", "entry.foo"),
    ]


@pytest.mark.parametrize("entry", [None, [], "hand", 3])
def test_no_object(entry):
    assert problems("single-deck", entry)[0] == [("wrong_type", "entry")]


def test_read_entry():
    read = read_entry(read_rules("single-deck"), hand(took_trick={"A": True}))
    assert (read.bidder, read.bid, read.trump, read.took) == ("A", 300, "S", {"A": True})
    assert read.defenders == ("B",)
    with pytest.raises(HandRefused) as caught:
        read_entry(read_rules("single-deck"), hand(bid=None), field="hand")
    assert [each.field for each in caught.value.problems] == ["hand.bid"]


def test_scored_part_leaves_out_what_the_ledger_keeps():
    facts = hand() | {"bidder_seat": 1, "calls": [], "note": "x", "target": 3, "irregular": []}
    assert scored_part(facts) == hand()


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "warned"),
    [
        ("single-deck", {}, {}, []),
        ("single-deck", {}, {"bid": 240}, ["bid_below_minimum"]),
        ("single-deck", {}, {"bid": 245}, ["bid_below_minimum", "bid_off_step"]),
        ("single-deck", {}, {"bid": 255}, ["bid_off_step"]),
        ("single-deck", {}, {"bid": 250, "forced": True}, []),
        ("single-deck", {}, {"bid": 260, "forced": True}, ["forced_bid_differs"]),
        ("single-deck", {"forced_bid": 195}, {"bid": 195, "forced": True}, []),
        ("cutthroat", {}, {"bid": 150, "under_the_gun": True}, []),
        ("cutthroat", {}, {"bid": 155, "under_the_gun": True}, ["bid_off_step"]),
        ("cutthroat", {}, {"bid": 140, "under_the_gun": True}, ["bid_below_minimum"]),
        ("cutthroat", {}, {"bid": 310, "under_the_gun": True}, []),
        ("cutthroat", {}, {"bid": 150, "under_the_gun": True, "forced": True}, []),
        (
            "cutthroat",
            {"under_the_gun_minimum": None},
            {"bid": 150, "under_the_gun": True},
            ["bid_below_minimum"],
        ),
        ("double-deck", {}, {"bid": 59}, []),
        ("double-deck", {}, {"bid": 62}, ["bid_off_step"]),
        ("double-deck", {"bid_steps": [[50, 5]]}, {"bid": 62}, ["bid_off_step"]),
    ],
)
def test_warnings(variant, rules, changes, warned):
    verdict = score(variant, rules, **changes)
    assert [warning.code for warning in verdict.warnings] == warned
    assert {warning.field for warning in verdict.warnings} <= {"entry.bid"}
    assert all(warning.rule for warning in verdict.warnings)


def test_warning_sentences():
    low, off = score(bid=245).warnings
    assert low.message == "A bid of 245 is below the lowest, 250."
    assert off.message == "245 is no bid: from 250 on bids go up by 10."
    (differs,) = score(bid=260, forced=True).warnings
    assert differs.message == "A forced bid is 250 at this table, not 260."
