"""What makes a phone comfortable: each kept on it alone, none of it needed."""

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import BID, MELD, owner_cookie, take
from tests.browser.test_home_browser import TOO_WIDE
from tests.factories import a_game
from tests.ledger.story import fresh, record, win

pytestmark = pytest.mark.django_db(transaction=True)

# A phone that counts how often its screen is asked to stay on and what it is made to feel.
COUNTS = """
    window.asked = 0; window.felt = [];
    const kept = () => {
      window.screen_lock = new EventTarget();
      window.screen_lock.release = async () => window.screen_lock.dispatchEvent(new Event('release'));
      return window.screen_lock;
    };
    const request = async () => { window.asked += 1; return kept(); };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.defineProperty(navigator, 'vibrate', { value: (time) => window.felt.push(time) });
"""
REFUSES = """
    window.asked = 0;
    const no = async () => { window.asked += 1; throw new DOMException('saving power', 'NotAllowedError'); };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: no } });
"""
HAS_NONE = """
    delete Navigator.prototype.wakeLock;
    delete Navigator.prototype.vibrate;
"""
SEEN_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"
LOST = "() => window.screen_lock.release()"


@pytest.fixture
def at_table(open_phone, live_server):
    """`at_table(game, script)`: a phone at its table, its browser changed by the script."""

    def at_table(game, script="", path="", **options):
        page = open_phone(reduced_motion="reduce", **options)
        page.context.add_cookies([owner_cookie(game, live_server.url)])
        page.add_init_script(script)
        page.goto(f"/t/{game.table.address}/{path}")
        return page

    return at_table


def asked(page, times):
    page.wait_for_function("(times) => window.asked >= times", arg=times)


def choose(page, name):
    """Tap a comfort on the page of this phone."""
    page.get_by_role("checkbox", name=name).click()


def turn(page):
    """Turn the screen round, by the menu."""
    page.get_by_label("More").click()
    page.get_by_role("button", name="Turn the screen round").click()


def test_the_screen_stays_on_while_a_game_runs(at_table):
    page = at_table(a_game(), COUNTS)
    asked(page, 1)
    page.evaluate(SEEN_AGAIN)
    page.evaluate(LOST)
    page.evaluate(SEEN_AGAIN)
    asked(page, 2)
    assert page.evaluate("window.asked") == 2


def test_a_refusal_does_no_harm_and_it_is_asked_again(at_table):
    page = at_table(a_game(), REFUSES)
    asked(page, 1)
    page.evaluate(SEEN_AGAIN)
    asked(page, 2)
    page.locator(".bidders label").first.click()
    expect(page.locator(".bidders input:checked")).to_have_count(1)


def test_the_board_stays_on_too(at_table):
    asked(at_table(a_game(), REFUSES, "board/"), 1)


def test_a_finished_game_lets_the_screen_go_dark(at_table):
    game = a_game()
    win(game)
    page = at_table(game, COUNTS)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('comforts'))"
    )
    turn(page)
    expect(page.locator("html.turned")).to_be_attached()
    assert page.evaluate("window.asked") == 0


def test_who_does_not_want_it_is_left_alone(at_table):
    page = at_table(a_game(), COUNTS, "phone/")
    box = page.get_by_role("checkbox", name="Keep the screen on")
    expect(box).to_be_checked()
    choose(page, "Keep the screen on")
    assert page.evaluate("localStorage.comforts") == "dim"
    page.reload()
    expect(box).not_to_be_checked()


def test_a_browser_without_any_of_it_says_so_and_scores_as_well(at_table):
    game = a_game()
    take(game, bid=BID, meld=MELD)
    page = at_table(game, HAS_NONE, "phone/")
    expect(page.get_by_role("checkbox", name="Feel that a hand is saved")).to_be_disabled()
    expect(page.locator(".comfort__missing:visible")).to_have_count(2)
    page.goto(f"/t/{game.table.address}/")
    save(page)
    assert fresh(game).version == 1


def save(page):
    page.keyboard.type("17")
    page.locator("#panel").get_by_role("button", name="Save").first.click()
    expect(page.locator("#saved")).to_be_visible()


def test_a_saved_hand_is_felt_by_who_wants_it(at_table):
    game = a_game()
    take(game, bid=BID, meld=MELD)
    page = at_table(game, COUNTS, "phone/")
    choose(page, "Feel that a hand is saved")
    page.goto(f"/t/{game.table.address}/")
    asked(page, 1)
    save(page)
    page.wait_for_function("() => window.felt.length === 1")


def test_large_type_is_there_at_once_and_fits(at_table, axe):
    game = a_game()
    record(game)
    page = at_table(game, "", "phone/")
    small = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    choose(page, "Large type")
    page.goto(f"/t/{game.table.address}/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") > small
    for size in ((360, 740), (320, 640), (740, 360)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(TOO_WIDE) <= 0
    axe(page)


def test_the_table_turns_round_and_back(at_table):
    page = at_table(a_game(), COUNTS)
    asked(page, 1)
    upright = page.locator(".bar").bounding_box()["y"]
    turn(page)
    expect(page.locator("html.turned")).to_be_attached()
    assert page.locator(".bar").bounding_box()["y"] > upright
    page.reload()
    expect(page.locator("html.turned")).to_be_attached()
    page.locator(".bidders label").first.click()
    expect(page.locator(".bidders input:checked")).to_have_count(1)
    asked(page, 1)
    turn(page)
    expect(page.locator("html:not(.turned)")).to_be_attached()


def test_the_page_of_this_phone_is_clean(at_table, axe):
    page = at_table(a_game(), "", "phone/")
    axe(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(TOO_WIDE) <= 0
    plain = at_table(a_game(), "", "phone/", java_script_enabled=False)
    expect(plain.get_by_text("These switches need scripts")).to_be_visible()
    expect(plain.get_by_role("checkbox")).to_have_count(0)
