"""The search over hands and the bid explorer on a narrow phone, also with long and hostile names."""

import pytest
from playwright.sync_api import Page, expect

from games.models import Club, Person, SavedSearch
from tests.browser.looks import fits
from tests.browser.test_look import TOO_SMALL
from tests.factories.clubs import who
from tests.stats.small_season import a_small_season

pytestmark = pytest.mark.django_db(transaction=True)

LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwe"


@pytest.fixture
def club() -> Club:
    club = a_small_season().club
    for name, other in {"Ann": LONG, "Cy": "<b>Cy</b>", "Dee": "שָׁלוֹם"}.items():
        Person.objects.filter(pk=who(club, name).pk).update(name=other)
    SavedSearch.objects.create(club=club, name=LONG, query="season=all&trump=H")
    return club


@pytest.fixture
def phone(phone_of, club) -> Page:
    return phone_of(club.made_by_id)


def looks_well(phone: Page) -> None:
    assert fits(phone), phone.url
    assert phone.evaluate(TOO_SMALL) == [], phone.url


def test_pages_fit_and_are_clean(phone, club, axe_in_both) -> None:
    ann = who(club, "Ann").pk
    everything = f"season=all&person={ann}&part=defender&against={who(club, 'Flo').pk}&lost=1"
    paths = ["hands/?season=all", f"hands/?{everything}", "hands/?season=all&bid_from=x"]
    paths += ["bids/?season=all", f"bids/?season=all&person={ann}&place=4", "bids/?place=x"]
    for path in paths:
        assert phone.goto(f"/club/{club.address}/{path}").ok
        looks_well(phone)
        axe_in_both(phone)


def test_search_by_keyboard_kept_and_put_away(phone, club) -> None:
    phone.goto(f"/club/{club.address}/hands/?season=all")
    phone.locator("summary", has_text="Search").focus()
    phone.keyboard.press("Enter")
    phone.get_by_label("Trump").select_option("H")
    phone.get_by_label("Bid from").fill("600")
    looks_well(phone)
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="3 hands, 3 made.")).to_be_visible()
    phone.get_by_label("Keep this search as").fill("Dear hearts")
    phone.get_by_role("button", name="Keep it").click()
    expect(phone.get_by_role("link", name="Dear hearts").first).to_be_visible()
    phone.get_by_role("button", name="Put away: Dear hearts").click()
    expect(phone.get_by_text("“Dear hearts” is put away.")).to_be_visible()
    phone.get_by_role("button", name="Take it out again").click()
    expect(phone.get_by_role("link", name="Dear hearts").first).to_be_visible()
    phone.get_by_role("link", name="Without: hearts").click()
    expect(phone.get_by_role("heading", name="7 hands, 7 made.")).to_be_visible()
