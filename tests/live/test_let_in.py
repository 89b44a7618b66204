"""A phone that asked for a seat is let in: wherever it waits, it learns of it at once."""

import re

import pytest
from playwright.sync_api import Route, expect

from games.models import Grant
from tests.factories import a_game
from tests.live.conftest import OpenPhone
from tests.live.site import owner_of, watcher_of

pytestmark = pytest.mark.django_db(transaction=True)

SOON = 3000  # milliseconds


def test_a_seat_that_is_given_shows_on_the_phone_that_asked(open_phone: OpenPhone) -> None:
    game = a_game()
    owner, asking = owner_of(game), watcher_of(game, seat_asked=2)
    table = open_phone(asking)
    expect(table.locator("#own")).to_contain_text("You are watching.")
    let_in(open_phone, owner)
    expect(table.locator("#own")).to_contain_text("You are Cy", timeout=SOON)


def let_in(open_phone: OpenPhone, owner: Grant) -> None:
    page = open_phone(owner, "share/", is_live=False)
    page.get_by_role("button", name="Let in").first.click()
    expect(page.get_by_text("Cy's phone, plays")).to_be_visible()


def test_a_phone_that_waits_for_its_seat_is_told_of_it_and_comes_to_the_table(
    open_phone: OpenPhone,
) -> None:
    """Whatever its own question is doing just then: here no answer of that comes for itself."""
    game = a_game()
    waiting = open_phone(watcher_of(game, seat_asked=2), "seat/")
    question = waiting.locator("form i[hx-get]")
    question.evaluate("(i) => { i.setAttribute('hx-trigger', 'given'); htmx.process(i); }")
    let_in(open_phone, owner_of(game))
    expect(waiting).to_have_url(re.compile(f"/t/{game.table.address}/$"), timeout=SOON)
    expect(waiting.locator("#own")).to_contain_text("You are Cy")


def test_an_answer_that_leads_to_the_table_is_not_outrun(open_phone: OpenPhone) -> None:
    """The question of a page that waits is answered in the moment in which the stream speaks."""
    game = a_game()
    waiting = open_phone(watcher_of(game, seat_asked=2), "seat/")
    asked: list[Route] = []
    with waiting.expect_request("**/seat/"):
        waiting.route("**/seat/", lambda route: asked.append(route), times=1)
    let_in(open_phone, owner_of(game))
    waiting.wait_for_timeout(300)
    asked[0].continue_()
    expect(waiting).to_have_url(re.compile(f"/t/{game.table.address}/$"), timeout=2 * SOON)
    waiting.wait_for_timeout(300)
    expect(waiting.locator("#own")).to_contain_text("You are Cy")
