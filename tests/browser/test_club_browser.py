"""A club is made and run on a narrow phone, with names that are long and hostile."""

from datetime import date

import pytest
from playwright.sync_api import Page, expect

from games.models import Club, Device
from games.services.club_profiles import save_club_profile
from games.services.merging import merge_people
from games.services.people import known_person
from games.services.roster import add_nickname
from games.services.seasons import SeasonFacts, save_season
from tests.browser.looks import fits
from tests.factories import DeviceFactory, a_club, a_table

pytestmark = pytest.mark.django_db(transaction=True)

LONG = "Bartholomew-Maximilian von und zu Konstantinopel"
NAMES = [LONG, "<b>Bob</b>", "שָׁלוֹם", "Donaudampfschifffahrtsgesellschaftskapitänswitwe", "Anna"]
PAGES = ["about/", "people/", "seasons/", "profiles/", "tables/", "share/"]


@pytest.fixture
def me() -> Device:
    return DeviceFactory()


@pytest.fixture
def phone(phone_of, me) -> Page:
    return phone_of(me.pk)


@pytest.fixture
def club(me) -> Club:
    """A club with something on each of its pages."""
    club = a_club(NAMES, me, name="Donaudampfschifffahrtsgesellschaftskapitäne e. V.")
    add_nickname(person=known_person(club, LONG), name="Bart")
    merge_people(person=known_person(club, "Anna"), into=known_person(club, LONG))
    rules = {"name": "x" * 60, "variant": "single-deck", "rules": {"target": 1000}}
    profile = save_club_profile(club=club, **rules)
    for name in (LONG, "League"):
        save_season(club=club, facts=SeasonFacts(name, date(2026, 1, 1), profile=profile))
    a_table(me, names=NAMES[:4], title=LONG)
    a_table(me, names=["Gus", "Hal", "Ivy", "Jo"], title="y" * 60)
    return club


def test_each_page_fits_and_is_clean(phone, club, axe_in_both) -> None:
    person = known_person(club, LONG).pk
    season = club.seasons.first().pk
    other = club.made_by.tables_made.get(club=None)
    unbroken = known_person(club, NAMES[3]).pk
    paths = [*PAGES, f"people/{person}/edit/", f"people/{unbroken}/edit/?anonymous=1"]
    paths += [f"seasons/{season}/", f"tables/?table={other.address}"]
    asked = [f"/club/{club.address}/{path}" for path in paths]
    for address in [*asked, f"/club/new/?table={other.address}", f"/new/?club={club.address}", "/"]:
        assert phone.goto(address).ok, address
        assert fits(phone), address
        axe_in_both(phone)


def test_what_is_wrong_is_told_beside_its_field(phone, club, watch, axe_in_both) -> None:
    watch.allow("422")
    phone.goto(f"/club/{club.address}/seasons/")
    phone.get_by_text("Add a season").click()
    phone.get_by_label("Name").fill("Spring")
    phone.get_by_label("Last day").fill("2026-01-01")
    phone.get_by_role("button", name="Add", exact=True).click()
    expect(phone.get_by_role("alert")).to_contain_text("On which day does it begin?")
    expect(phone.get_by_label("Name")).to_have_value("Spring")
    assert fits(phone)
    axe_in_both(phone)


def test_a_club_is_made_by_keyboard_and_its_link_opens_it(phone, open_phone) -> None:
    phone.goto("/club/new/")
    phone.get_by_label("Name of the club").focus()
    phone.keyboard.type("Tuesday")
    phone.keyboard.press("Tab")
    phone.keyboard.type("Ann\nBob\n")
    phone.keyboard.press("Tab")
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("2 on the roster")).to_be_visible()
    assert Club.objects.get().time_zone
    phone.get_by_role("link", name="Links").click()
    link = phone.get_by_label("The link", exact=True).first.input_value()
    other = open_phone(320, 640)
    other.goto("/club/" + link.split("/club/")[1])
    expect(other.get_by_role("heading", name="Tuesday").first).to_be_visible()
    assert "/in/" not in other.url
