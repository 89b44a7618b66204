"""What the score sheet did not take stays on the phone until it can be sent, or somebody has chosen.

PD-150: the right to write is gone. PD-146: the same hand on two phones.
"""

import pytest
from playwright.sync_api import expect

from games.models import Entry, Grant
from games.services.drafts import save_step
from tests.browser.score_pad import BID
from tests.factories import hand, played
from tests.ledger.story import end, owner, record

pytestmark = pytest.mark.django_db(transaction=True)


def test_phone_that_may_not_write_any_more_keeps_its_hand(off, pad, phone, axe):
    """PD-150: refused, kept, and sent when the right is back."""
    phone.context.watch.allow("404", "htmx:")
    off.ready()
    right = Grant.objects.get(table=pad.game.table)
    Grant.objects.filter(pk=right.pk).update(role="watcher")
    pad.press("Save")
    expect(phone.locator("#panel")).to_contain_text("Hand 1 was not taken.")
    expect(phone.locator("#panel .offline")).to_contain_text("may not write at this table any more")
    off.not_sent(1)
    pad.follow("Not sent yet (1)")
    row = phone.get_by_role("listitem")
    expect(row).to_contain_text("Hand 1")
    expect(row).to_contain_text("may not write at this table any more")
    axe(phone)
    Grant.objects.filter(pk=right.pk).update(role="owner")
    row.get_by_role("button", name="Retry").click()
    expect(phone.get_by_text("All is sent. Nothing waits on this phone.")).to_be_visible()
    assert Entry.objects.count() == 1


def test_hand_that_another_phone_wrote_is_opened_and_decided(off, pad, phone):
    phone.context.watch.allow("409")
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    off.write("Dee", 300, "S", (40, 150), {"B": 160})
    off.save(2)
    record(pad.game, hand(trick_points=played(170)))
    off.find()
    off.not_sent(2)
    pad.follow("Not sent yet (2)")
    rows = phone.get_by_role("listitem")
    expect(rows.first).to_contain_text("Hand 1 stands with other figures")
    expect(rows.last).to_contain_text("Waits until the one before it is settled.")
    rows.first.get_by_role("button", name="Open").click()
    expect(phone.get_by_role("heading", name="Hand 1 stands with other figures")).to_be_visible()
    pad.press("Keep mine")
    expect(phone.locator("#line-3")).to_be_visible()
    off.not_sent(0)
    pad.shows_totals("460", "420")
    assert [entry.kind for entry in Entry.objects.all()] == ["hand", "correction", "hand"]


def test_keep_theirs_settles_what_was_refused(off, pad, phone):
    phone.context.watch.allow("409")
    record(pad.game, hand(trick_points=played(170)))
    pad.press("Save")
    off.not_sent(1)
    pad.follow("Keep what stands")
    off.not_sent(0)
    pad.shows_totals("320", "120")
    assert Entry.objects.count() == 1


def test_it_takes_two_taps_to_throw_away(off, pad, phone):
    phone.context.watch.allow("409")
    record(pad.game, hand(trick_points=played(170)))
    pad.press("Save")
    pad.follow("Not sent yet (1)")
    throw = phone.get_by_role("button", name="Throw away")
    throw.click()
    expect(phone.get_by_role("listitem")).to_have_count(1)
    phone.get_by_role("button", name="Really?").click()
    expect(phone.get_by_role("listitem")).to_have_count(0)
    pad.open().shows_totals("320", "120")
    off.not_sent(0)


def test_game_that_is_over_by_then_says_so_and_keeps_the_hand(off, pad, phone):
    phone.context.watch.allow("409")
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    end(pad.game, by=owner(pad.game))
    off.find()
    expect(off.form).to_contain_text("Hand 1 was not taken")
    off.not_sent(1)
    pad.follow("Not sent yet (1)")
    expect(phone.get_by_role("listitem")).to_contain_text("This game is over.")
    assert [entry.kind for entry in Entry.objects.all()] == ["end"]


def test_bid_of_another_phone_and_a_hand_that_waits_are_laid_side_by_side(off, pad, phone):
    """PD-146: the same hand on two phones; the one that comes later chooses."""
    phone.context.watch.allow("409")
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    off.write("Dee", 300, "S", (40, 150), {"B": 160})
    off.save(2)
    device = owner(pad.game)
    save_step(
        game=pad.game, hand_number=1, step="bid", revision=1, facts=BID | {"bid": 300}, by=device
    )
    off.find()
    expect(off.form).to_contain_text("Hand 1 was not taken")
    pad.follow("Not sent yet (2)")
    phone.get_by_role("button", name="Open").click()
    expect(phone.get_by_role("heading", name="Hand 1 changed in the meantime")).to_be_visible()
    pad.press("Keep mine")
    expect(phone.locator("#line-2")).to_be_visible()
    pad.shows_totals("460", "420")
    off.not_sent(0)
