"""A club's season, records and recap on a narrow phone, with names that are long and hostile."""

import re

import pytest
from playwright.sync_api import Page, expect

from games.models import Club, HandSeat, Person
from tests.browser.looks import fits
from tests.factories.clubs import club_device, who
from tests.stats.small_season import a_small_season

pytestmark = pytest.mark.django_db(transaction=True)

LONG = {"Ann": "Bartholomew-Maximilian von und zu Konstantinopel", "Bob": "<b>Bob</b>"}


@pytest.fixture
def club() -> Club:
    """The small season, some more bids, and two names that are hard to write."""
    club = a_small_season().club
    for name, other in LONG.items():
        Person.objects.filter(pk=who(club, name).pk).update(name=other)
    Club.objects.filter(pk=club.pk).update(name="Donaudampfschifffahrtsgesellschaftskapitäne")
    one = HandSeat.objects.filter(part="bidder", variant="single-deck").first()
    for at in range(40):
        one.pk, one.seq, one.bid, one.is_made = (
            None,
            100 + at,
            250 + 10 * (at // 8),
            at % 8 > at // 8,
        )
        one.save()
    return club


@pytest.fixture
def visit(phone_of, club):
    """`visit("recap/")`: a page of the club at 320 px, in the device of a viewer."""
    device = club_device(club, "viewer")

    def visit(path: str) -> Page:
        phone = phone_of(device.pk)
        phone.goto(f"/club/{club.address}/{path}?season=all")
        return phone

    return visit


def test_season_is_read_and_a_dot_opens_its_hands(visit, axe_in_both):
    phone = visit("")
    expect(phone.get_by_role("heading", name="coin’s toss")).to_be_visible()
    expect(phone.get_by_role("img", name="The race for wins")).to_be_visible()
    phone.get_by_text("The figures").click()
    phone.get_by_text("Everybody’s figures").click()
    assert fits(phone)
    axe_in_both(phone)
    phone.get_by_text("Games", exact=True).first.click()
    expect(phone.get_by_role("button", name="Show these")).to_be_visible()
    assert fits(phone)
    axe_in_both(phone)
    phone.get_by_text("Games", exact=True).first.click()
    phone.get_by_role("link", name="250: ").click()
    expect(phone).to_have_url(re.compile("bid_from=250"))


def test_records_recap_and_paper_fit(visit, axe_in_both):
    for path in ("records/", "recap/"):
        phone = visit(path)
        expect(phone.get_by_text("<b>Bob</b>").first).to_be_visible()
        assert fits(phone)
        axe_in_both(phone)
    paper = visit("")
    paper.emulate_media(media="print")
    expect(paper.get_by_role("table").first).to_be_visible()
    expect(paper.get_by_role("link", name="Recap")).to_be_hidden()
    expect(paper.locator(".chips")).to_be_hidden()
    assert fits(paper)
