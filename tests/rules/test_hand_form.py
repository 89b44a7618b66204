"""The form of an entry: names, types, what is missing, what an unplayed hand has not got."""

import pytest

from games.rules.entry import read_entry, scored_part
from games.rules.errors import HandRefused
from games.rules.options import read_rules
from tests.rules.hands import hand, problems, unplayed

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


def test_what_is_missing_is_told_in_good_words():
    """One meld is missing, trick points are missing."""
    entry = hand(meld={"A": 140}, trick_points={"A": 170})
    assert problems("single-deck", entry)[1] == [
        "The meld of Cy & Dee is missing.",
        "The trick points of Cy & Dee are missing.",
    ]
