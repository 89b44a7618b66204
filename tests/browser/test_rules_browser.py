"""House rules on small phones: changed by thumb, by keyboard and without scripts; light and dark."""

import pytest
from playwright.sync_api import Page, expect

from games.models import RuleProfile, Table
from games.services import save_profile
from tests.browser.score_pad import ScorePad
from tests.browser.test_home_browser import OPEN_ALL, SMALL_TARGETS, TOO_WIDE
from tests.browser.waiting import tab_to
from tests.factories import hand, played
from tests.ledger.story import fresh, owner, record

pytestmark = pytest.mark.django_db(transaction=True)

LONG = "Bartholomew-Maximilian’s kitchen table on second Thursdays"


@pytest.fixture
def game(game):
    """Ann is set once and makes her next bid; her device keeps rules with a long name."""
    record(game, hand(trick_points=played(100)))
    record(game)
    rules = {"meld_values": {"pinochle": [40, 400]}, "trump_needs_marriage": True}
    save_profile(by=owner(game), name=LONG, variant="single-deck", rules=rules)
    return game


@pytest.fixture
def rules(open_phone, game, live_server):
    """`rules(width=320, …)`: the rules page of the game on a phone."""

    def rules(**options) -> Page:
        return ScorePad(open_phone(**options), game, live_server.url).open("rules/").page

    return rules


def moment(page: Page, title: str) -> None:
    """Open a moment."""
    page.locator("summary", has_text=title).click()


def review_double(page: Page) -> None:
    """On to the review of a doubled set."""
    moment(page, "What a hand scores")
    page.get_by_label("What a set costs").select_option("double")
    page.locator(".board").get_by_role("button", name="Change").click()
    expect(page.get_by_role("heading", name="Other rules")).to_be_visible()


def test_the_page_and_its_review_in_the_dark_at_320(rules, axe):
    page = rules(width=320, height=640, color_scheme="dark", reduced_motion="reduce")
    review_double(page)
    looked_at(page, axe)
    page.go_back()
    looked_at(page, axe)


def test_the_page_and_the_standard_rules_by_day_at_360(rules, axe):
    page = rules(reduced_motion="reduce")
    looked_at(page, axe)
    page.goto("/rules/single-deck/")
    looked_at(page, axe)


def looked_at(page: Page, axe) -> None:
    page.evaluate(OPEN_ALL)
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []
    axe(page)


def test_changed_seen_and_taken_back(rules, game):
    page = rules()
    review_double(page)
    expect(page.locator(".changes__said")).to_contain_text("Ann & Bob then have −320")
    assert fresh(game).version == 2
    page.get_by_role("button", name="Play by these").click()
    expect(page.locator("#saved")).to_contain_text("scored by the new rules")
    assert fresh(game).totals["A"] == -320
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#saved")).to_have_count(0)
    assert fresh(game).rules_now == {}


def test_a_name_fills_in_and_the_thumb_stays_where_it_was(rules):
    page = rules(width=320)
    chip = page.get_by_role("button", name=LONG)
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(chip).to_be_focused()
    expect(chip).to_be_in_viewport()
    expect(page.get_by_label("The trump suit needs a marriage")).to_have_value("yes")
    expect(page.get_by_label("Single meld values")).to_have_value("pinochle 40 400")
    page.get_by_text("Well-known house rules").click()
    known = page.get_by_role("button", name="Must bid out")
    known.click()
    expect(page.get_by_label("Only a bidder can win")).to_have_value("yes")
    expect(known).to_be_focused()


def test_new_table_keeps_names_while_rules_are_filled_in_and_kept(phone, live_server):
    phone.goto("/new/")
    phone.get_by_label("Single deck").check(force=True)
    phone.locator("#name_1").fill("Zoe")
    phone.get_by_text("Well-known house rules").click()
    phone.get_by_role("button", name="Highest score wins").click()
    expect(phone.locator(".rules__name")).to_contain_text("Highest score wins")
    moment(phone, "Save these rules")
    phone.get_by_label("Name", exact=True).fill("Cabin")
    phone.get_by_role("button", name="Save", exact=True).click()
    expect(phone.locator(".rules__notice")).to_have_text("Saved as “Cabin”, version 1.")
    expect(phone.locator("#live")).to_have_text("Saved as “Cabin”, version 1.")
    expect(phone.locator("#name_1")).to_have_value("Zoe")
    phone.locator("#name_1").press("Enter")
    expect(phone.locator("#panel")).to_be_visible()
    game = Table.objects.get().games.get()
    assert (game.rules_name, game.rules) == ("Cabin", {"tie_rule": "highest_score"})
    assert RuleProfile.objects.count() == 1


def test_by_keyboard_alone(rules, game):
    page = rules(width=800, has_touch=False, is_mobile=False)
    page.locator("summary", has_text="Target and end").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Target", exact=True)).to_be_focused()
    page.keyboard.type("1200")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Other rules")).to_be_visible()
    tab_to(page.get_by_role("button", name="Play by these"))
    page.keyboard.press("Enter")
    expect(page.locator("#saved")).to_be_visible()
    assert fresh(game).rules_now == {"target": 1200}


def test_without_scripts(rules, game):
    page = rules(java_script_enabled=False)
    page.context.watch.allow("422")
    page.get_by_role("button", name=LONG).click()
    expect(page.get_by_label("Single meld values")).to_have_value("pinochle 40 400")
    page.get_by_label("Single meld values").fill("barn 10")
    page.locator(".board").get_by_role("button", name="Change").click()
    expect(page.get_by_text("“Single meld values”: there is no meld “barn”")).to_be_visible()
    expect(page.get_by_label("Single meld values")).to_have_value("barn 10")
    page.get_by_role("link", name="Single meld values").click()
    expect(page.get_by_label("Single meld values")).to_be_in_viewport()
    page.get_by_label("Single meld values").fill("pinochle 50 300")
    page.locator(".board").get_by_role("button", name="Change").click()
    page.get_by_role("button", name="Play by these").click()
    expect(page.locator("#saved")).to_be_visible()
    assert fresh(game).rules_now["meld_values"] == {"pinochle": [50, 300]}
