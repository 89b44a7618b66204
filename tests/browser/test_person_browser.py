"""The pages of people on a narrow phone: long names, folded lists, drawings, paper."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from games.models import Club, HandSeat, Person, RatingStep
from tests.browser.looks import fits
from tests.factories.clubs import club_device, who
from tests.stats.small_season import a_small_season

pytestmark = pytest.mark.django_db(transaction=True)

LONG = {"Ann": "Bartholomew-Maximilian von und zu Konstantinopel", "Bob": "<b>Bob</b>"}


@pytest.fixture
def people() -> tuple[Club, int]:
    """The small season with more bids of Ann's and a rating; the club and Ann."""
    season = a_small_season()
    ann = who(season.club, "Ann").pk
    for name, other in LONG.items():
        Person.objects.filter(pk=who(season.club, name).pk).update(name=other)
    one = HandSeat.objects.filter(part="bidder", person=ann).first()
    for at in range(40):
        one.pk, one.seq, one.bid, one.is_made = None, 100 + at, 250 + 10 * (at // 8), at % 3 > 0
        one.margin = 40 - 10 * (at % 9)
        one.save()
    RatingStep.objects.filter(person=ann).delete()
    for at, game in enumerate(season.games):
        on = one.on + timedelta(days=at)
        RatingStep.objects.create(
            club=season.club, person_id=ann, game=game, on=on, started_at=game.started_at,
            mu=25 + at, sigma=8 - at, games=at + 1,
        )  # fmt: skip
    return season.club, ann


@pytest.fixture
def visit(phone_of, people):
    """`visit("7/")`: a page of somebody at 320 px, in the device of a viewer."""
    device = club_device(people[0], "viewer")

    def visit(path: str) -> Page:
        phone = phone_of(device.pk)
        phone.goto(f"/club/{people[0].address}/people/{path}?season=all")
        return phone

    return visit


def test_pages_of_people_fit_and_lead_on(visit, people, axe_in_both):
    phone = visit(f"{people[1]}/")
    expect(phone.get_by_role("img", name="Rating")).to_be_visible()
    for words in ("Ratings in figures", "Over and under in figures", "The figures"):
        phone.get_by_text(words).click()
    assert fits(phone)
    axe_in_both(phone)
    phone.get_by_role("link", name=LONG["Bob"]).first.click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("& <b>Bob</b>")
    assert fits(phone)
    axe_in_both(phone)
    phone.get_by_role("link", name="Back").click()
    phone.get_by_role("link", name="Cy", exact=True).last.click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("against Cy")
    assert fits(phone)
    axe_in_both(phone)


def test_a_person_on_paper(visit, people):
    phone = visit(f"{people[1]}/")
    phone.emulate_media(media="print")
    expect(phone.get_by_text("Highest win")).to_be_visible()
    expect(phone.get_by_role("link", name="CSV")).to_be_hidden()
    assert fits(phone)
