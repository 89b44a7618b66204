"""Past hands written again, and that taken back: all versions stay on the sheet."""

import pytest

from games.ids import new_id
from games.models import Entry
from games.names import TextRefused
from games.rules.errors import HandRefused
from games.selectors.ledger import sheet_of
from games.services.errors import (
    HandAlreadyWritten,
    HandChanged,
    KeyReused,
    NeedsConfirmation,
    NothingToCorrect,
    NothingToUndo,
    WriteRefused,
)
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import (
    correct,
    fresh,
    penalise,
    record,
    rule,
    strike,
    undo,
)

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

SET = hand(trick_points=played(100))

THROWN_IN = {
    "bidder": "A",
    "bidder_seat": 1,
    "bid": 320,
    "trump": "H",
    "outcome": "thrown_in",
    "meld": melded(60, 40),
}


def three_hands(**table):
    game = a_game(**table)
    for _ in range(3):
        record(game)
    return game


def test_a_past_hand_is_written_again_and_both_versions_stay():
    game = three_hands()
    entry = correct(game, 1, SET, note="the last trick was Cy’s")
    now = fresh(game)
    assert entry.kind == "correction"
    assert entry.facts == SET | {"target": 1, "reason": "the last trick was Cy’s"}
    line = sheet_of(now).lines[0]
    assert [version.seq for version in line.versions] == [1, 4]
    assert now.totals == {"A": 320, "B": 430}
    assert (now.hand_number, now.next_dealer, now.version) == (4, 4, 4)


@pytest.mark.parametrize("target", [1, 4])
def test_any_version_can_be_the_target(target):
    game = three_hands()
    correct(game, 1, SET)
    correct(game, target, hand(bid=300))
    line = sheet_of(fresh(game)).lines[0]
    assert [version.seq for version in line.versions] == [1, 4, 5]
    assert line.facts["bid"] == 300


def test_a_played_hand_becomes_thrown_in_and_back():
    game = three_hands()
    correct(game, 2, THROWN_IN)
    assert fresh(game).totals == {"A": 320, "B": 280}
    correct(game, 2)
    assert fresh(game).totals == {"A": 960, "B": 360}


def test_irregularities_as_with_a_new_hand():
    game = three_hands()
    with pytest.raises(NeedsConfirmation) as asked:
        correct(game, 1, hand(bid=315))
    codes = tuple(problem.code for problem in asked.value.problems)
    entry = correct(game, 1, hand(bid=315), accept_warnings=codes)
    assert entry.facts["irregular"] == sorted(codes)
    undo(game, entry.seq)
    assert "irregular" not in sheet_of(fresh(game)).lines[0].facts
    again = undo(game, 5)
    assert again.facts == hand(bid=315) | {"target": 5, "irregular": sorted(codes)}


def test_impossible_figures_change_nothing():
    game = three_hands()
    with pytest.raises(HandRefused, match="240"):
        correct(game, 1, hand(trick_points={"A": 160, "B": 80}))
    with pytest.raises(TextRefused):
        correct(game, 1, hand(note="a\nb"))
    with pytest.raises(TextRefused):
        correct(game, 1, note="a\nb")
    with pytest.raises(WriteRefused):
        correct(game, 1, key="x")
    with pytest.raises(WriteRefused):
        correct(game, 1, facts=[])
    assert fresh(game).version == 3


def test_sent_twice_is_written_once():
    game, key = three_hands(), new_id()
    first = correct(game, 1, SET, key=key)
    assert correct(game, 1, SET, key=key, seen_version=3) == first
    assert correct(game, 1, SET, seen_version=3) == first
    with pytest.raises(KeyReused):
        correct(game, 1, hand(bid=300), key=key)
    with pytest.raises(KeyReused):
        correct(game, 2, SET, key=key)
    assert Entry.objects.count() == 4


def test_what_it_says_already_is_no_correction():
    game = three_hands()
    assert correct(game, 2).seq == 2
    assert fresh(game).version == 3


def test_two_phones_correct_the_same_hand():
    game = three_hands()
    first = correct(game, 1, SET, seen_version=3)
    with pytest.raises(HandChanged, match="Hand 1 was corrected in the meantime: Ann") as changed:
        correct(game, 1, hand(bid=300), seen_version=3)
    assert (changed.value.entry, changed.value.status) == (first, 409)
    assert changed.value.facts["bid"] == 300
    assert sheet_of(changed.value.entry.game).version == 4
    mine = correct(game, changed.value.entry.seq, hand(bid=300), seen_version=4)
    assert mine.seq == 5


def test_corrections_of_other_hands_do_not_meet():
    game = three_hands()
    correct(game, 1, SET, seen_version=3)
    assert correct(game, 2, SET, seen_version=3).seq == 5


def test_struck_while_it_was_corrected():
    game = three_hands()
    strike(game, 1)
    with pytest.raises(HandChanged, match="struck out in the meantime") as changed:
        correct(game, 1, SET, seen_version=3)
    assert changed.value.entry.kind == "void"
    with pytest.raises(NothingToCorrect, match="Restore it first"):
        correct(game, 1, SET)


@pytest.mark.parametrize("seq", [0, 9, -1, None, "1"])
def test_there_is_no_such_hand(seq):
    with pytest.raises(NothingToCorrect, match="no such hand"):
        correct(three_hands(), seq, SET)


def test_a_penalty_is_struck_and_written_again():
    game = three_hands()
    penalise(game)
    with pytest.raises(NothingToCorrect, match="Only a hand"):
        correct(game, 4, SET)


def test_a_phone_that_missed_the_correction_is_told():
    game = a_game()
    record(game)
    corrected = correct(game, 1, SET)
    assert record(game, SET, hand_number=1).seq == 2
    with pytest.raises(HandAlreadyWritten, match="are set") as written:
        record(game, hand_number=1)
    assert written.value.entry == corrected


class TestUndoingCorrections:
    def test_back_to_the_version_before_and_back_again(self):
        game = three_hands()
        correct(game, 1, SET, note="why")
        correct(game, 4, hand(bid=300))
        back = undo(game, 5)
        assert (back.kind, back.facts) == ("correction", SET | {"target": 5})
        again = undo(game, 6)
        assert again.facts == hand(bid=300) | {"target": 6}

    def test_sent_twice(self):
        game, key = three_hands(), new_id()
        correct(game, 1, SET)
        assert undo(game, 4, key=key) == undo(game, 4, key=key)
        assert fresh(game).totals == {"A": 960, "B": 360}

    def test_only_the_version_that_stands(self):
        game = three_hands()
        correct(game, 1, SET)
        correct(game, 1, hand(bid=300))
        with pytest.raises(NothingToUndo):
            undo(game, 4)
        strike(game, 1)
        with pytest.raises(NothingToUndo):
            undo(game, 5)

    def test_a_version_that_the_rules_of_today_refuse(self):
        game = a_game()
        record(game, hand(bid=450, trick_points=played(100)))
        correct(game, 1)
        rule(game, {"impossible_contract": "must_concede"})
        with pytest.raises(HandRefused):
            undo(game, 2)
