"""Recording hands and taking them back."""

import pytest

from games import services
from games.ids import new_id
from games.models import Entry
from games.names import TextRefused
from games.rules.errors import HandRefused
from games.selectors.ledger import ledger_digest, sheet_of
from games.services.errors import (
    GameIsOver,
    HandAlreadyWritten,
    KeyReused,
    NeedsConfirmation,
    StaleHand,
    WriteRefused,
)
from tests.factories import a_game, hand, melded
from tests.ledger.story import fresh, owner, record, win

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


@pytest.mark.parametrize("variant", ["single-deck", "cutthroat", "double-deck"])
def test_a_hand_moves_totals_dealer_and_number(variant):
    game = a_game(variant=variant)
    entry = record(game)
    stored = fresh(game)
    assert (entry.seq, entry.kind, entry.facts) == (1, "hand", hand(variant))
    assert stored.totals == dict(sheet_of(stored).lines[0].totals_after)
    assert (stored.hand_number, stored.next_dealer, stored.version) == (2, 2, 1)
    assert stored.last_sentence == sheet_of(stored).lines[0].verdict.headline


def test_the_entry_brings_its_game_along(django_assert_num_queries):
    entry = record(a_game())
    with django_assert_num_queries(0):
        assert sheet_of(entry.game).totals == {"A": 320, "B": 120}
        assert entry.game.draft.hand_number == 2


def test_the_draft_is_empty_afterwards():
    game = a_game()
    services.save_step(
        game=game, hand_number=1, step="bid", revision=0, facts={"bid": 320}, by=owner(game)
    )
    record(game)
    draft = fresh(game).draft
    assert (draft.facts, draft.hand_number, draft.taken_back) == ({}, 2, None)


def test_the_same_key_with_the_same_facts_gives_the_entry_that_stands():
    game, key = a_game(), new_id()
    first = record(game, key=key)
    again = record(game, key=key, hand_number=1, seen_version=0)
    record(game)
    late = record(game, key=key, hand_number=1)
    assert first == again == late
    assert Entry.objects.count() == 2
    assert fresh(game).version == 2


def test_the_same_key_with_other_facts_is_refused():
    game, key = a_game(), new_id()
    first = record(game, key=key)
    with pytest.raises(KeyReused, match="look again") as reused:
        record(game, hand(bid=330, meld=melded(160, 40)), key=key)
    assert reused.value.stored == first
    assert Entry.objects.count() == 1


def test_the_same_hand_with_a_new_key_is_the_one_that_stands():
    game = a_game()
    assert record(game) == record(game, hand_number=1)
    assert Entry.objects.count() == 1


def test_another_hand_of_that_number_meets_the_one_that_stands():
    game = a_game()
    first = record(game)
    other = hand(bid=310)
    with pytest.raises(HandAlreadyWritten, match="by another phone") as written:
        record(game, other, hand_number=1, seen_version=0)
    assert (written.value.entry, written.value.facts) == (first, other)
    assert sheet_of(written.value.entry.game).hand_number == 2
    with pytest.raises(HandAlreadyWritten, match="Hand 1 was written already: Ann & Bob made 320"):
        record(game, other, hand_number=1, seen_version=1)


@pytest.mark.parametrize("number", [0, 2, 9, -1])
def test_a_hand_that_the_sheet_has_not_come_to_is_stale(number):
    game = a_game()
    with pytest.raises(StaleHand, match="at hand 1"):
        record(game, hand_number=number)


def test_a_hand_written_on_paper_is_not_to_be_written_here():
    game = a_game(start={"hands_before": 3})
    with pytest.raises(StaleHand, match="at hand 4"):
        record(game, hand_number=3)


def test_a_finished_game_takes_no_hand():
    game = a_game()
    win(game)
    with pytest.raises(GameIsOver, match="Reopen") as over:
        record(game)
    assert over.value.game.winner == "A"


def test_impossible_arithmetic_is_refused_and_nothing_stored():
    game = a_game()
    with pytest.raises(HandRefused, match="240"):
        record(game, hand(trick_points={"A": 170, "B": 70}))
    assert fresh(game).version == 0


@pytest.mark.parametrize(
    "facts",
    [{}, {"bid": 320}, hand(bid="320"), hand(bidder="Z"), hand(extra=1), hand(meld={"A": 150})],
    ids=["empty", "bid-only", "text", "no-side", "unknown", "blank-is-no-zero"],
)
def test_a_hand_of_no_form_is_refused(facts):
    with pytest.raises(HandRefused):
        record(a_game(), facts)


@pytest.mark.parametrize("note", ["two\nlines", "\u202eturned", "x" * 201, 7])
def test_a_note_is_text_on_one_line(note):
    with pytest.raises(TextRefused, match="The note") as refused:
        record(a_game(), hand(note=note))
    assert refused.value.problems[0].field == "entry.note"


def test_a_note_stands_as_typed():
    assert record(a_game(), hand(note=" Cy’s ♠ 🃏 ")).facts["note"] == "Cy’s ♠ 🃏"


@pytest.mark.parametrize("note", ["a\x00b", "\ud800", "x" * 20_001])
def test_what_cannot_be_stored_is_refused(note):
    with pytest.raises(WriteRefused):
        record(a_game(), hand(note=note))


def test_an_irregular_bid_wants_a_second_tap():
    game = a_game()
    odd = hand(bid=240)
    with pytest.raises(NeedsConfirmation, match="240") as asked:
        record(game, odd)
    codes = tuple(problem.code for problem in asked.value.problems)
    assert codes == ("bid_below_minimum",)
    entry = record(game, odd, accept_warnings=codes)
    assert entry.facts == odd | {"irregular": ["bid_below_minimum"]}


def test_accepting_what_nobody_warned_of_is_not_kept():
    entry = record(a_game(), hand(irregular=["bid_off_step"]), accept_warnings=("bid_off_step",))
    assert entry.facts == hand()


def test_an_irregular_hand_sent_twice_is_one():
    game, key = a_game(), new_id()
    first = record(game, hand(bid=240), key=key, accept_warnings=("bid_below_minimum",))
    assert record(game, hand(bid=240), key=key, hand_number=1) == first


def test_equal_ledgers_have_equal_digests():
    game = a_game()
    record(game)
    before = ledger_digest(fresh(game))
    assert before == ledger_digest(fresh(game))
    record(game)
    assert len({before, ledger_digest(fresh(game)), ledger_digest(a_game())}) == 3
