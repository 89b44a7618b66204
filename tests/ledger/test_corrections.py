"""Past hands written again, struck and restored: everything after them is told anew (G8 to G14)."""

import pytest

from games.ids import new_id
from games.models import Entry
from games.names import TextRefused
from games.rules.errors import HandRefused
from games.selectors.ledger import sheet_of
from games.services.errors import (
    GameIsOver,
    HandAlreadyWritten,
    HandChanged,
    HandsRefused,
    KeyReused,
    NeedsConfirmation,
    NothingToCorrect,
    NothingToUndo,
    WriteRefused,
)
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import (
    correct,
    end,
    fresh,
    penalise,
    record,
    reopen,
    restore,
    rule,
    strike,
    undo,
    win,
)

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

MADE = {"A": 320, "B": 120}
SET = hand(trick_points=played(100))
SET_DELTA = {"A": -320, "B": 190}
THROWN_IN = {
    "bidder": "A",
    "bidder_seat": 1,
    "bid": 320,
    "trump": "H",
    "outcome": "thrown_in",
    "meld": melded(60, 40),
}
PASSED_OUT = {"bidder": None, "bid": None, "trump": None, "outcome": "passed_out"}


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


class TestTheEnd:
    def test_a_correction_changes_the_winner(self):
        game = a_game()
        record(game, hand(bid=500, meld=melded(1300, 1300)))
        record(game, hand(bidder="B", bidder_seat=2, bid=250, meld=melded(0, 200)))
        assert fresh(game).winner == "B"
        reopen(game)
        correct(game, 1, hand(bid=500, meld=melded(1400, 40)))
        now = fresh(game)
        assert (now.is_over, now.winner, now.totals) == (True, "A", {"A": 1570, "B": 120})
        assert [line.state for line in sheet_of(now).lines] == ["live", "after the end"]

    def test_a_correction_opens_the_game(self):
        game = a_game()
        win(game)
        reopen(game)
        correct(game, 1)
        assert (fresh(game).is_over, fresh(game).winner) == (False, "")
        assert record(game).seq == 4

    def test_a_finished_game_is_reopened_first(self):
        game = a_game()
        record(game)
        win(game)
        with pytest.raises(GameIsOver, match="Reopen it to correct hand 1"):
            correct(game, 1, SET)
        with pytest.raises(GameIsOver):
            strike(game, 1)

    def test_undoing_the_correction_that_ended_it(self):
        game = a_game()
        record(game)
        record(game)
        entry = correct(game, 1, hand(bid=700, meld=melded(1500, 40)))
        assert fresh(game).winner == "A"
        with pytest.raises(GameIsOver):
            strike(game, 1)
        undo(game, entry.seq)
        assert not fresh(game).is_over

    def test_a_correction_changes_the_target_of_overtime(self):
        game = a_game(variant="cutthroat", rules={"tie_rule": "overtime"})
        both = hand("cutthroat", meld={"A": 840, "B": 980, "C": 20})
        record(game, both)
        record(game, hand("cutthroat", trick_points={"A": 100, "B": 100, "C": 50}))
        assert (fresh(game).target, fresh(game).is_over) == (1250, False)
        none = correct(game, 1, hand("cutthroat"))
        assert (fresh(game).target, fresh(game).is_over) == (1000, False)
        undo(game, none.seq)
        assert (fresh(game).target, fresh(game).is_over) == (1250, False)
        one = correct(game, 1, both | {"meld": {"A": 840, "B": 20, "C": 20}})
        assert (fresh(game).target, fresh(game).winner) == (1000, "A")
        undo(game, one.seq)
        assert (fresh(game).target, fresh(game).winner) == (1250, "")


class TestTheDeal:
    """G8."""

    def test_an_older_hand_never_moves_it(self):
        game = three_hands(rules={"pass_out": "redeal"})
        for change in (
            lambda: correct(game, 1, PASSED_OUT),
            lambda: strike(game, 2),
            lambda: penalise(game),
            lambda: restore(game, 2),
        ):
            change()
            assert (fresh(game).next_dealer, fresh(game).hand_number) == (4, 4)

    def test_the_last_hand_was_passed_out_after_all(self):
        game = three_hands(rules={"pass_out": "redeal"})
        correct(game, 3, PASSED_OUT)
        assert (fresh(game).next_dealer, fresh(game).hand_number) == (3, 4)

    def test_struck_at_once_the_same_player_deals_again(self):
        game = three_hands()
        strike(game, 3)
        assert (fresh(game).next_dealer, fresh(game).hand_number) == (3, 3)


class TestStrikes:
    def test_with_a_reason(self):
        game = three_hands()
        entry = strike(game, 1, note="misdeal")
        assert entry.facts == {"target": 1, "reason": "misdeal"}
        assert fresh(game).totals == {"A": 640, "B": 240}
        with pytest.raises(NothingToUndo, match="hand does not stand"):
            strike(game, 1)
        with pytest.raises(NothingToUndo, match="line does not stand"):
            strike(game, 9)
        with pytest.raises(TextRefused):
            strike(game, 2, note="\0")

    def test_a_corrected_hand_comes_back_to_the_draft_as_it_stood(self):
        game = a_game()
        record(game)
        correct(game, 1, SET, note="why")
        strike(game, 2)
        draft = fresh(game).draft
        assert (draft.entry, draft.hand_number, draft.taken_back) == (SET, 1, 1)
        restore(game, 2)
        now = fresh(game)
        assert (now.draft.facts, now.draft.hand_number) == ({}, 2)
        assert now.totals == SET_DELTA

    def test_what_was_entered_meanwhile_stays(self):
        game = three_hands()
        strike(game, 2)
        strike(game, 3)
        assert fresh(game).draft.hand_number == 2
        restore(game, 2)
        draft = fresh(game).draft
        assert (draft.hand_number, draft.taken_back, draft.entry) == (3, 3, hand())

    def test_restored_by_any_of_its_entries_and_only_when_struck(self):
        game = three_hands()
        with pytest.raises(NothingToUndo, match="Hand 1 is not struck out"):
            restore(game, 1)
        with pytest.raises(NothingToUndo, match="no such line"):
            restore(game, 9)
        void, key = strike(game, 1), new_id()
        first = restore(game, void.seq, key=key)
        assert restore(game, void.seq, key=key) == first
        assert fresh(game).totals == {"A": 960, "B": 360}

    def test_undone_and_undone_again(self):
        game = three_hands()
        void = strike(game, 1)
        back = undo(game, void.seq)
        assert (back.kind, fresh(game).totals["A"]) == ("restore", 960)
        again = undo(game, back.seq)
        assert (again.kind, fresh(game).totals["A"]) == ("void", 640)
        for seq in (void.seq, back.seq, 1):
            with pytest.raises(NothingToUndo):
                undo(game, seq)

    def test_a_penalty_goes_and_comes_with_its_hand(self):
        game = a_game()
        record(game)
        penalise(game)
        strike(game, 1)
        for make in (restore, strike):
            with pytest.raises(NothingToUndo):
                make(game, 2)
        with pytest.raises(NothingToUndo, match="restore that hand"):
            restore(game, 2)
        restore(game, 1)
        assert fresh(game).totals == {"A": 270, "B": 120}

    def test_a_hand_that_the_rules_of_today_refuse_stays_struck(self):
        game = a_game()
        record(game, hand(bid=450, trick_points=played(100)))
        strike(game, 1)
        rule(game, {"impossible_contract": "must_concede"})
        with pytest.raises(HandsRefused, match="Hand 1") as refused:
            restore(game, 1)
        assert [number for number, _ in refused.value.hands] == [1]

    def test_the_winning_hand_struck_and_restored(self):
        game = a_game()
        win(game)
        strike(game, 1)
        assert not fresh(game).is_over
        restore(game, 1)
        assert fresh(game).winner == "A"
        strike(game, 1)
        end(game)
        with pytest.raises(GameIsOver):
            restore(game, 1)


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
