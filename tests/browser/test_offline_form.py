"""The form for a whole hand, when there is no network: scored in the phone, and kept in order."""

import re

import pytest
from playwright.sync_api import expect

from games.models import Entry
from tests.browser.offline_pad import OfflinePad, fail_once
from tests.browser.score_pad import ScorePad
from tests.factories import a_game

SAVE_THEN_ANN = """each => {
  const form = each.querySelector("form");
  form.requestSubmit();
  form.querySelector("[name=bidder_seat][value='1']").checked = true;
}"""
TWO_TAPS = "each => { for (const tap of [1, 2]) each.querySelector('form').requestSubmit(); }"

pytestmark = pytest.mark.django_db(transaction=True)


def test_three_players_go_on_without_a_network(open_phone, live_server):
    """What only the numbers raise is asked there too: did Cy win a trick?"""
    game = a_game(variant="cutthroat")
    pad = ScorePad(open_phone(), game, live_server.url).open()
    off = OfflinePad(pad)
    off.ready()
    off.lose()
    pad.bid("Ann", 320, "H")
    pad.page.get_by_role("button", name="Go on without the network").click()
    off.write("Ann", 320, "H", (150, 40, 20), {"A": 200, "B": 50})
    off.will_be("C", "0")
    off.field("took_trick.C").check()
    off.will_be("C", "+20")
    off.save(1)
    pad.shows_totals("350", "90", "20")
    off.find()
    off.not_sent(0)
    pad.at_step("Bid")
    pad.shows_totals("350", "90", "20")
    assert Entry.objects.get().facts["took_trick"] == {"C": True}


def test_what_is_wrong_without_a_network_is_said_and_nothing_is_kept(off, pad):
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    off.form.get_by_role("button", name="Save").click(force=True)
    expect(off.form).to_contain_text("Who bid, how much, in which suit?")
    off.write("Dee", 300, "S", (40, 150), {"A": 200, "B": 90})
    expect(off.form).to_contain_text("Trick points add up to 290")
    off.form.get_by_role("button", name="Save").click(force=True)
    off.not_sent(1)
    off.write("Dee", 125, "S", (40, 150), {"A": 160, "B": 90})
    expect(off.form.get_by_role("button", name="Record it anyway")).to_be_visible()
    off.form.get_by_role("button", name="Record it anyway").click()
    off.not_sent(2)
    off.find()
    off.not_sent(0)
    expect(pad.page.locator("#line-2")).to_be_visible()
    assert Entry.objects.get(seq=2).facts["irregular"]


def test_a_hand_is_of_who_had_bid_at_the_tap(off, pad):
    """Whoever is chosen while it is being scored bids the next one."""
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    off.write("Dee", 300, "S", (40, 150), {"A": 90, "B": 160})
    off.will_be("B", "+310")
    off.form.evaluate(SAVE_THEN_ANN)
    off.at_hand(3)
    off.find()
    off.not_sent(0)
    facts = Entry.objects.get(seq=2).facts
    assert (facts["bidder"], facts["bidder_seat"]) == ("B", 4)


def test_two_taps_keep_once_what_was_typed_last(off, pad):
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    off.write("Dee", 300, "S", (40, 150), {"B": 160})
    off.will_be("B", "+310")
    off.field("tricks.B").fill("170")
    off.form.evaluate(TWO_TAPS)
    off.at_hand(3)
    off.not_sent(2)
    off.find()
    off.not_sent(0)
    pad.shows_totals("450", "430")


def test_next_hand_waits_its_turn_and_nothing_overtakes(off, pad):
    pad.page.route(re.compile("/csrf/$"), lambda route: route.abort())
    fail_once(pad.page, "tricks", is_heard=False)
    pad.press("Save")
    off.waits(1)
    pad.page.get_by_role("button", name="Enter hand 2").click()
    off.write("Dee", 300, "S", (40, 150), {"B": 160})
    off.will_be("B", "+310")
    off.save(2)
    off.waits(2)
    pad.page.unroute_all()
    pad.page.evaluate("dispatchEvent(new Event('online'))")
    off.stands(2)
    pad.shows_totals("460", "420")
    bids = [(entry.seq, entry.facts["bid"]) for entry in Entry.objects.all()]
    assert bids == [(1, 320), (2, 300)]
