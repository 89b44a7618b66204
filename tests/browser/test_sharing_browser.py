"""Two phones at one table: a link, a code, a seat asked for and given, cards of one's own, a shut link."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from games.devices import COOKIE, SIGNER
from games.links import secret_of
from games.models import Grant
from games.selectors.links import link_of
from games.services import make_code

pytestmark = pytest.mark.django_db(transaction=True)

RUN = "AH 10H KH QH JH"


@pytest.fixture
def owner(open_phone, game, live_server) -> Page:
    """The phone of the table's owner, at the table."""
    page = open_phone()
    value = SIGNER.sign(game.table.made_by_id)
    page.context.add_cookies([{"name": COOKIE, "value": value, "url": live_server.url}])
    page.goto(at(game))
    return page


@pytest.fixture
def guest(open_phone) -> Page:
    """The phone of somebody who has just come."""
    return open_phone()


def at(game, path: str = "") -> str:
    return f"/t/{game.table.address}/{path}"


def link(game, role: str = "watcher") -> str:
    return at(game, f"in/{secret_of(link_of(game.table, role))}/")


def come(guest: Page, game) -> None:
    guest.goto(link(game))
    guest.wait_for_url(re.compile(f"{at(game)}$"))


def seated(guest: Page, game, seat: int = 2) -> None:
    """The guest at a seat, as if the owner had let him in."""
    come(guest, game)
    Grant.objects.filter(table=game.table, role="watcher").update(role="seat", seat=seat)


def test_a_link_leaves_no_secret_in_bar_or_history(guest, game):
    guest.goto("/")
    asked = []
    guest.on("request", lambda request: asked.append(request.headers.get("referer", "")))
    come(guest, game)
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    assert not any("/in/" in referer for referer in asked)
    guest.go_back()
    guest.wait_for_url(re.compile(r"[0-9]/$"))
    assert guest.evaluate("history.length") == 3  # blank, Home, the table


def test_a_link_works_without_a_script(open_phone, game):
    guest = open_phone(java_script_enabled=False)
    guest.goto(link(game))
    guest.get_by_role("button", name="Watch").click()
    guest.wait_for_url(re.compile(f"{at(game)}$"))
    expect(guest.get_by_text("You are watching.")).to_be_visible()


def test_the_private_link_is_asked_first_and_works_without_a_script(open_phone, game):
    guest = open_phone(java_script_enabled=False)
    guest.goto(at(game, f"own/{secret_of(link_of(game.table, 'owner'))}/"))
    guest.get_by_role("button", name="Be the owner on this phone").click()
    guest.wait_for_url(re.compile(f"{at(game)}$"))
    expect(guest.get_by_role("button", name="Bid")).to_have_count(0)
    expect(guest.locator("form[data-entry=bid]")).to_be_attached()


def test_a_code_is_typed_at_home(guest, game):
    code = make_code(table=game.table, by=game.table.made_by)
    guest.goto("/")
    guest.get_by_role("link", name="Join").click()
    guest.wait_for_url("**/join/")
    guest.context.watch.allow("422")
    guest.get_by_label("The code").fill("k7qf 8mn2")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert")).to_contain_text("No table has this code")
    expect(guest.get_by_label("The code")).to_have_value("k7qf 8mn2")
    guest.get_by_label("The code").fill(f"{code.text[:4]}-{code.text[4:]}".lower())
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_url(re.compile(f"{at(game)}$"))


def test_a_seat_is_asked_for_and_given_with_one_tap(owner, guest, game):
    come(guest, game)
    owner.goto(at(game, "share/"))
    expect(owner.get_by_text("A phone, watches")).to_be_visible()
    guest.get_by_role("link", name="Take my seat").click()
    guest.wait_for_url("**/seat/")
    guest.get_by_role("button", name="Cy").click()
    expect(guest.get_by_text("You asked to be Cy.")).to_be_visible()
    owner.get_by_role("button", name="Let in").click()
    expect(owner.get_by_text("Cy's phone, plays")).to_be_visible()
    guest.wait_for_url(re.compile(f"{at(game)}$"))
    expect(guest.locator("#own")).to_contain_text("You are Cy.")


def test_who_asks_for_a_seat_comes_to_the_owners_table_page(owner, guest, game):
    """By itself, beside a bid that is half typed."""
    come(guest, game)
    owner.get_by_role("radio", name="320").check()
    typed = owner.locator("#panel input:checked").evaluate_all(
        "all => all.map((each) => each.value)"
    )
    guest.goto(at(game, "seat/"))
    guest.get_by_role("button", name="Cy").click()
    expect(owner.get_by_text("A phone asks for the seat of Cy.")).to_be_visible(timeout=8000)
    assert typed == owner.locator("#panel input:checked").evaluate_all(
        "all => all.map((each) => each.value)"
    )
    owner.get_by_role("button", name="Let in").click()
    expect(owner.get_by_text("asks for the seat of")).to_have_count(0)
    guest.wait_for_url(re.compile(f"{at(game)}$"))


def test_own_cards_are_hidden_from_the_owner_until_they_lie(owner, guest, game):
    seated(guest, game)
    owner.locator("label.chip", has_text="Ann").click()
    owner.locator("label.chip", has_text="300").click()
    owner.locator("label.chip--suit").nth(1).click()
    owner.locator(".say__action").click()
    owner.wait_for_url("**step=meld")
    guest.goto(at(game, "my-cards/"))
    for name in ("Ace", "Ten", "King", "Queen", "Jack"):
        guest.get_by_role("button", name=f"{name} of hearts, 0 held").click()
    guest.get_by_role("button", name="Jack of clubs, 0 held").click()
    expect(guest.get_by_role("button", name="Lay down 150")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("button", name="Jack of clubs, 1 held")).to_be_visible()
    owner.goto(at(game, "cards/?seat=2"))
    assert "10H KH" not in owner.content()
    guest.get_by_role("button", name="Lay down 150").click()
    guest.wait_for_url(re.compile(f"{at(game)}$"))
    expect(guest.locator("#panel")).to_contain_text("Laid down: Cy 150.")
    owner.goto(at(game, "cards/?seat=2"))
    assert f'value="{RUN}"' in owner.content()
    assert 'data-code="JC" data-count="0"' in owner.content()


def test_ones_own_call_in_the_auction(owner, guest, game):
    seated(guest, game)
    guest.goto(at(game, "auction/"))
    guest.get_by_role("button", name="250", exact=True).click()
    expect(guest.locator(".calls__turn")).to_have_text("Cy has 250. Bob is to call.")
    expect(guest.get_by_role("button", name="Pass")).to_have_count(0)
    owner.goto(at(game, "auction/"))
    owner.get_by_role("button", name="Pass").click()
    expect(owner.locator(".calls__turn")).to_have_text("Cy has 250. Dee is to call.")


def test_a_shut_link_shuts_out_who_came_by_it(owner, guest, game):
    come(guest, game)
    owner.goto(at(game, "share/"))
    old = owner.locator("#link-watcher").input_value()
    owner.get_by_role("button", name="Make a new one").first.click()
    expect(owner.locator("#link-watcher")).not_to_have_value(old)
    guest.context.watch.allow("404")
    guest.goto(at(game))
    expect(guest.get_by_text("Nothing here")).to_be_visible()
    guest.goto(urlsplit(old).path)
    expect(guest.get_by_text("Nothing here")).to_be_visible()


PAGES = ["", "share/", "share/?full=watcher", "seat/", "my-cards/", "about/", "auction/"]


def test_every_page_is_clean_and_fits_a_small_phone(open_phone, game, live_server, axe_in_both):
    page = open_phone(width=320, height=640)
    make_code(table=game.table, by=game.table.made_by)
    Grant.objects.filter(table=game.table).update(seat=2)
    value = SIGNER.sign(game.table.made_by_id)
    page.context.add_cookies([{"name": COOKIE, "value": value, "url": live_server.url}])
    for path in PAGES:
        page.goto(at(game, path))
        for each in page.locator("details.share__more > summary").all():
            each.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        axe_in_both(page)
    private = at(game, f"own/{secret_of(link_of(game.table, 'owner'))}/")
    for path in ("/join/", private):
        page.goto(path)
        axe_in_both(page)
