"""Home and New table in a real browser: small, dark, by keyboard, without scripts."""

import re

import pytest
from playwright.sync_api import expect

from games.devices import COOKIE, SIGNER
from games.models import Grant, Table
from games.services import hide_table
from tests.browser.waiting import follow
from tests.factories import DeviceFactory, a_table

pytestmark = pytest.mark.django_db(transaction=True)

# A rule id is small to the eye; a finger finds the room that its ::after lays over it.
SMALL_TARGETS = """() => {
  const room = (each) => {
    if (!each.matches('a.rule')) return each.getBoundingClientRect();
    const { width, height } = getComputedStyle(each, '::after');
    return { width: parseFloat(width), height: parseFloat(height) };
  };
  return [...document.querySelectorAll(
    'a, button, summary, select, input:not([type=hidden]), textarea, label.chip, label.game')]
  .filter((each) => each.checkVisibility() && !each.closest('.skip, .visually-hidden'))
  .map((each) => [each.outerHTML.slice(0, 80), room(each)])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([html, box]) => `${html} ${box.width} x ${box.height}`);
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
OPEN_ALL = (
    "() => document.querySelectorAll('details:not(.menu)').forEach((each) => each.open = true)"
)
STATES = ["/", "/?tidy=1", "/new/"]
SEATS = {"South": 1, "West": 2, "North": 3, "East": 4}


def seat(page, name):
    """The field for the name at a seat, which bears the seat's name in the chosen game."""
    field = page.locator(f"#name_{SEATS.get(name) or name[-1]}")
    expect(field).to_have_accessible_name(name)
    return field


@pytest.fixture
def tables(live_server):
    """A device with tables of every kind; its cookie."""
    me = DeviceFactory()
    a_table(me, variant="double-deck", start={"totals": {"A": -1120, "B": 1480}})
    a_table(me, names=["Bartholomew-Maximilian the Elder", "שָׁלוֹם", "Q", "🦊 O'Hara"])
    a_table(me, variant="cutthroat", names=["Ruth", "Sol", "Tess", "Uma", "Victor"])
    hide_table(table=a_table(me, title="Old"), by=me)
    a_table(me, title="Thursday table", start={"totals": {"A": 980, "B": 1120}})
    return {"name": COOKIE, "value": SIGNER.sign(me.pk), "url": live_server.url}


@pytest.mark.parametrize("path", STATES)
@pytest.mark.parametrize("width", [320, 360])
def test_fits_a_small_phone_and_a_thumb(open_phone, tables, path, width):
    page = open_phone(width=width)
    page.context.add_cookies([tables])
    page.goto(path)
    page.evaluate(OPEN_ALL)
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("path", STATES)
def test_axe_finds_nothing(open_phone, tables, axe_in_both, path):
    page = open_phone(reduced_motion="reduce")
    page.context.add_cookies([tables])
    page.goto(path)
    page.evaluate(OPEN_ALL)
    axe_in_both(page)


def test_lying_down_nothing_is_cut(open_phone, tables):
    page = open_phone(width=740, height=360)
    page.context.add_cookies([tables])
    for path in STATES:
        page.goto(path)
        assert page.evaluate(TOO_WIDE) <= 0


def test_names_and_start(phone):
    phone.goto("/")
    follow(phone.get_by_role("link", name="New table"))
    for wind, name in [("South", "Ann"), ("West", "Cy"), ("North", "Bob"), ("East", "Dee")]:
        seat(phone, wind).fill(name)
    phone.get_by_label("deals first: seat 4").check()
    expect(phone.locator("[data-sentence]")).to_have_text("Ann & Bob against Cy & Dee. Dee deals.")
    phone.get_by_role("button", name="Start").click()
    phone.wait_for_url(re.compile(r"/t/"))
    expect(phone.get_by_role("heading", name="Ann & Bob", exact=True)).to_be_visible()
    assert Table.objects.get().time_zone


def test_a_game_shows_only_what_it_has(phone):
    phone.goto("/new/")
    expect(phone.locator("#name_5")).to_be_hidden()
    phone.get_by_role("radio", name="Cutthroat").check()
    expect(seat(phone, "Player 3")).to_be_visible()
    expect(phone.locator("#name_4")).to_be_hidden()
    phone.get_by_role("radio", name="Five").check()
    expect(seat(phone, "Player 5")).to_be_visible()
    expect(phone.locator("[data-sentence]")).to_contain_text("Player 4 and Player 5.")
    phone.get_by_text("Deal, bidding and widow").click()
    expect(phone.get_by_label("Cards that partners exchange")).to_be_hidden()
    expect(phone.get_by_label("What may be buried")).to_be_visible()


def test_same_people_again_and_people_of_late(phone, tables):
    phone.context.add_cookies([tables])
    phone.goto("/new/")
    phone.get_by_role("button", name="Uma").click()
    expect(seat(phone, "South")).to_have_value("Uma")
    expect(phone.get_by_role("button", name="Uma")).to_be_disabled()
    follow(phone.get_by_role("link", name="Same four again"))
    expect(seat(phone, "South")).to_have_value("Ann")
    phone.get_by_role("button", name="Start").click()
    phone.wait_for_url(re.compile(r"/t/"))


def test_a_mistake_is_told_beside_the_field(phone, watch):
    watch.allow("422")
    phone.goto("/new/")
    phone.get_by_text("Target and end of the game").click()
    phone.get_by_label("Target", exact=True).fill("lots")
    phone.get_by_role("button", name="Start").click()
    field = phone.get_by_label("Target", exact=True)
    expect(phone.get_by_text("“lots” cannot be read.")).to_be_visible()
    expect(field).to_have_value("lots")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_by_keyboard_alone(phone):
    phone.goto("/new/")
    phone.keyboard.press("Tab")
    expect(phone.get_by_role("link", name="Skip to the page")).to_be_focused()
    phone.get_by_role("radio", name="Single deck").focus()
    phone.keyboard.press("ArrowDown")
    expect(phone.get_by_role("radio", name="Cutthroat")).to_be_checked()
    seat(phone, "Player 1").focus()
    phone.keyboard.type("Ann")
    phone.keyboard.press("Enter")
    phone.wait_for_url(re.compile(r"/t/"))


def test_without_scripts(open_phone, tables):
    page = open_phone(java_script_enabled=False)
    page.context.add_cookies([tables])
    page.goto("/new/")
    expect(page.locator(".lately")).to_be_hidden()
    page.get_by_role("radio", name="Cutthroat").check()
    seat(page, "Player 2").fill("Sol")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.goto("/?tidy=1")
    page.get_by_role("button", name="Put away Thursday table").click()
    expect(page.get_by_text("Put away: Thursday table.")).to_be_visible()
    page.get_by_role("button", name="Bring back").first.click()
    expect(page.locator(".home__away")).to_have_count(0)
    assert Grant.objects.filter(hidden_at=None).count() == 5
