"""The cards behind a hand's meld: read, counted, kept or dropped with the figure they make (G4)."""

import pytest

from games.rules.hand_cards import (
    Share,
    as_written,
    by_seat,
    cards_of_seat,
    clashes,
    keep_cards,
    shares_of,
    sums_of,
    untouched,
    written_by_seat,
)
from games.rules.options import read_rules
from tests.factories.facts import hand

RULES = read_rules("single-deck")
RUN = ["AS", "10S", "KS", "QS", "JS"]
MARRIAGE = ["KH", "QH"]
COUNTED = {"meld_by_seat": {"1": 150, "3": 20}, "cards_by_seat": {"1": RUN, "3": MARRIAGE}}
NAMES = {1: "Ann", 2: "Cy", 3: "Bob", 4: "Dee"}


def spades(**changes):
    """A hand in spades whose meld Ann's run and Bob's marriage make."""
    facts = {"trump": "S", "meld": {"A": 170, "B": 0}} | COUNTED
    return hand(**facts | changes)


def told(shares):
    return [(share.seat, share.side, share.points, share.written) for share in shares]


def test_each_players_cards_are_counted_by_themselves():
    assert told(shares_of(RULES, COUNTED, "S")) == [(1, "A", 150, 150), (3, "A", 20, 20)]


def test_partners_never_pool_their_cards():
    """G4: a king here and a queen there are no marriage."""
    facts = {"cards_by_seat": {"1": ["KH"], "3": ["QH"]}}
    assert sums_of(shares_of(RULES, facts, "H")) == {"A": 0}


@pytest.mark.parametrize(("trump", "points"), [("S", 150), ("H", 20), (None, 20)])
def test_cards_count_under_the_trump_that_is_named(trump, points):
    facts = {"cards_by_seat": {"2": RUN}}
    assert told(shares_of(RULES, facts, trump)) == [(2, "B", points, None)]


def test_a_figure_without_cards_is_a_part_too():
    facts = {"meld_by_seat": {"3": 40}, "cards_by_seat": {"1": RUN}}
    assert told(shares_of(RULES, facts, "S")) == [(1, "A", 150, None), (3, "A", 40, 40)]


def test_in_cutthroat_each_player_is_a_side():
    rules = read_rules("cutthroat")
    facts = {"cards_by_seat": {"1": RUN, "5": MARRIAGE}}
    assert sums_of(shares_of(rules, facts, "S")) == {"A": 150, "E": 20}


@pytest.mark.parametrize(
    "value", [None, "AS", 7, ["AS", 3], ["1Z"], ["AS"] * 3, {"AS": 1}, [None], ["9"]]
)
def test_what_cannot_be_read_is_no_cards(value):
    assert cards_of_seat(RULES, {"cards_by_seat": {"1": value}}, 1) == ()
    assert cards_of_seat(RULES, {"cards_by_seat": value}, 1) == ()


@pytest.mark.parametrize("value", [None, "x", [], {"1": "150"}, {"1": True}, {"1": -10}])
def test_what_cannot_be_read_is_no_figure(value):
    assert written_by_seat({"meld_by_seat": value}) == {}


def test_cards_stay_while_they_make_the_meld():
    assert keep_cards(RULES, spades()) == spades()


def test_a_hand_without_cards_stays_as_it_is():
    assert keep_cards(RULES, hand()) == hand()


@pytest.mark.parametrize(
    "change",
    [
        {"meld": {"A": 180, "B": 0}},
        {"trump": "H"},
        {"meld": {"B": 0}},
        {"meld": None},
        {"outcome": "passed_out", "trump": None, "meld": {"A": 0, "B": 0}},
        {"outcome": "conceded_before_widow", "trump": None},
    ],
    ids=["figure-changed", "other-trump", "no-figure", "no-meld", "passed-out", "unseen"],
)
def test_cards_go_with_what_they_made(change):
    facts = spades(**change)
    kept = keep_cards(RULES, facts)
    assert kept == {name: facts[name] for name in facts if name not in COUNTED}


def test_another_sides_cards_stay():
    facts = spades(
        meld={"A": 999, "B": 20},
        meld_by_seat={"1": 150, "2": 20},
        cards_by_seat={"1": RUN, "2": MARRIAGE},
    )
    kept = keep_cards(RULES, facts)
    assert (kept["meld_by_seat"], kept["cards_by_seat"]) == ({"2": 20}, {"2": MARRIAGE})


def test_by_seat_leaves_out_what_is_not_there():
    assert by_seat([]) == {}
    assert by_seat([Share(3, "A", (), 40, 40)]) == {"meld_by_seat": {"3": 40}}


def test_as_written_is_what_was_written():
    share = Share(1, "A", tuple(RUN), 20, 150)
    assert told([as_written(share)]) == [(1, "A", 150, 150)]
    fresh = Share(1, "A", tuple(RUN), 150, None)
    assert as_written(fresh) is fresh


@pytest.mark.parametrize(
    ("meld", "points"), [({"A": 170}, [150, 20]), ({"A": 40}, [20, 20]), ({"A": 30}, []), ({}, [])]
)
def test_untouched_is_the_sum_of_now_or_as_it_was_written(meld, points):
    """Counted in spades, and now hearts are trump: the run makes 20 and the marriage 40."""
    shares = shares_of(RULES, COUNTED | {"cards_by_seat": {"1": RUN, "3": ["KD", "QD"]}}, "H")
    assert [share.points for share in untouched(shares, meld)] == points


def test_clashes_name_the_card_and_its_players():
    facts = {"cards_by_seat": {"1": ["AS", "AS"], "2": ["AS"], "4": []}}
    (found,) = clashes(RULES, NAMES, facts, "S")
    assert (found.card, found.players) == ("AS", ("1", "2"))
    assert "Ann" in found.text
    assert "Cy" in found.text
    assert clashes(RULES, NAMES, COUNTED, "S") == ()
