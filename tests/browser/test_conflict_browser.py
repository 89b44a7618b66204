"""One hand from two phones, by thumb: both versions at a glance, and one tap decides."""

import pytest
from playwright.sync_api import Page, expect

from games.models import Entry
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.factories import hand, played
from tests.ledger.story import record

BOXES = "(versions) => versions.map((each) => each.getBoundingClientRect().toJSON())"

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def late(pad: ScorePad) -> ScorePad:
    """A phone whose hand came second."""
    pad.page.context.watch.allow("409")
    take(pad.game, bid=BID, meld=MELD)
    pad.open().at_step("Tricks")
    pad.type("18")
    pad.will_be("A", "+330")
    record(pad.game, hand(trick_points=played(170)))
    pad.press("Save")
    expect(versions(pad.page)).to_have_count(2)
    return pad


def versions(page: Page):
    return page.get_by_role("article")


def test_both_versions_stand_side_by_side(late, phone, axe):
    expect(phone.get_by_role("heading", name="Hand 1 stands with other figures")).to_be_visible()
    theirs, mine = versions(phone).all()
    expect(theirs.locator(".differ__row--differs")).to_have_text(["Tricks170 : 80"])
    expect(mine.locator(".differ__row--differs")).to_have_text(["Tricks180 : 70"])
    one, other = versions(phone).evaluate_all(BOXES)
    assert one["top"] == other["top"]
    assert one["right"] <= other["left"]
    expect(phone.get_by_role("button", name="Keep mine")).to_be_in_viewport(ratio=1)
    expect(phone.locator("#live")).to_contain_text("They differ in the tricks")
    axe(phone)


def test_keep_mine_is_one_tap(late, phone):
    late.press("Keep mine")
    late.shows_totals("330", "110")
    expect(phone.locator(".line--struck")).to_have_count(1)
    assert Entry.objects.count() == 2


def test_keep_theirs_is_one_tap_and_stores_nothing(late):
    late.follow("Keep what stands")
    late.shows_totals("320", "120")
    late.at_step("Bid")
    assert Entry.objects.count() == 1
