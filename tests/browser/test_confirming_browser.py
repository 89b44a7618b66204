"""A player across the table agrees on the own phone; the scorekeeper's sheet shows it."""

import pytest
from playwright.sync_api import expect

from games.devices import COOKIE, SIGNER
from games.models.table import Role
from games.selectors.ledger import sheet_of
from tests.browser.score_pad import owner_cookie
from tests.browser.test_home_browser import TOO_WIDE
from tests.browser.test_look import COLLIDING
from tests.browser.waiting import tab_to
from tests.factories import GrantFactory, a_game, hand
from tests.ledger.story import ask, confirm, correct, fresh, record

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def game():
    game = ask(a_game())
    record(game)
    return game


@pytest.fixture
def at(open_phone, live_server):
    """`at(game, device)`: the phone of a device, or of the owner, at the table."""

    def at(game, device=None, path="?hand=1", **options):
        page = open_phone(reduced_motion="reduce", **options)
        cookie = owner_cookie(game, live_server.url)
        if device:
            cookie = {"name": COOKIE, "value": SIGNER.sign(device.pk), "url": live_server.url}
        page.context.add_cookies([cookie])
        page.goto(f"/t/{game.table.address}/{path}")
        return page

    return at


def dee(game):
    return GrantFactory(table=game.table, role=Role.SEAT, seat=4).device


def agreed(game):
    return [each.by or each.side for each in sheet_of(fresh(game)).lines[0].confirmations]


def test_on_the_own_phone_and_seen_on_the_other(at, game):
    theirs, ours = at(game, dee(game)), at(game, path="")
    theirs.get_by_role("button", name="It is right").click()
    expect(theirs.locator(".agreed__said")).to_contain_text("Agreed: Dee, ")
    expect(theirs.locator(".line--open .line__agreed")).to_be_visible()
    assert agreed(game) == ["Dee"]
    ours.reload()
    expect(ours.locator("#line-1 .line__agreed")).to_be_visible()
    expect(ours.locator("#line-1 .line__number")).to_contain_text("agreed: Dee")
    theirs.get_by_role("button", name="Take it back").click()
    expect(theirs.get_by_role("button", name="It is right")).to_be_visible()
    assert agreed(game) == []


def test_two_quick_taps_say_it_once(at, game):
    page = at(game, dee(game))
    page.get_by_role("button", name="It is right").evaluate("(b) => { b.click(); b.click(); }")
    expect(page.locator(".agreed__said")).to_contain_text("Agreed: Dee, ")
    assert agreed(game) == ["Dee"]
    assert fresh(game).version == 2


def test_by_keyboard_and_without_scripts(at, game):
    page = at(game)
    tab_to(page.get_by_role("button", name="Cy & Dee say it is right"), most=40)
    page.keyboard.press("Enter")
    expect(page.locator(".agreed__said")).to_contain_text("Agreed: Cy & Dee, ")
    expect(page.locator("#saved")).to_contain_text("Cy & Dee say that hand 1 is right.")
    plain = at(game, java_script_enabled=False)
    plain.get_by_role("button", name="Ann & Bob say it is right").click()
    expect(plain.locator(".agreed__said")).to_have_count(2)
    assert agreed(game) == ["B", "A"]


def test_a_correction_in_the_meantime_is_told(at, game):
    page = at(game, dee(game))
    page.context.watch.allow("409")
    correct(game, 1, hand(bid=330))
    page.get_by_role("button", name="It is right").click()
    expect(page.get_by_role("alert").first).to_contain_text("corrected in the meantime")
    page.get_by_role("button", name="It is right").click()
    expect(page.locator(".agreed__said")).to_contain_text("Agreed: Dee, ")


@pytest.mark.parametrize("people", [3, 5])
def test_the_mark_fits_every_sheet(at, axe, people):
    game = ask(a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess", "Uma", "Vic"][:people]))
    record(game, hand("cutthroat", playing=["A", "B", "C"]))
    for side in "ABC":
        confirm(game, 1, side)
    page = at(game)
    for width, height in ((320, 640), (360, 740), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(COLLIDING) == []
    axe(page)


def test_the_owners_switch(at, axe):
    game = a_game()
    page = at(game, path="share/")
    page.get_by_role("button", name="Ask the others").click()
    expect(page.get_by_role("button", name="Do not ask")).to_be_visible()
    axe(page)
    assert fresh(game).table.confirms
