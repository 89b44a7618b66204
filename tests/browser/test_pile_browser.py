"""Counting a pile with a thumb, by keyboard, without scripts, and without a network."""

import pytest
from playwright.sync_api import Page, expect

from games.models import Game
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


class PilePad(ScorePad):
    """The counting page of one game on one phone."""

    def start(self) -> "PilePad":
        """From the Tricks step, as one comes to it."""
        self.open("?step=tricks")
        self.tap(self.page.get_by_role("link", name="Count a pile"))
        self.page.wait_for_url("**/pile/**")
        return self

    def more(self, side: str, rank: int, times: int) -> None:
        key = self.page.locator(f".pile__one[data-side={side}] .pile__row").nth(rank)
        for _ in range(times):
            self.tap(key.locator(".pile__key").nth(1))

    def choose(self, group: str, label: str) -> None:
        self.tap(self.page.locator(f".{group} label", has_text=label))

    def sums(self, **figures: str) -> None:
        for side, figure in figures.items():
            expect(self.page.locator(f"#pile-{side} b")).to_have_text(figure)

    def tells(self, sentence: str) -> None:
        expect(self.page.locator("#pile-said")).to_contain_text(sentence)

    def take_over(self) -> None:
        self.tap(self.page.get_by_role("button", name="Take over"))
        self.page.wait_for_url("**step=tricks**")
        self.at_step("Tricks")


def at_tricks(game: Game) -> Game:
    meld = {"A": 150, "B": 40} if game.variant != "cutthroat" else {"A": 150, "B": 40, "C": 20}
    take(game, bid=BID, meld={"meld": meld})
    return game


@pytest.fixture
def piles(phone: Page, game: Game, live_server) -> PilePad:
    take(game, bid=BID, meld=MELD)
    return PilePad(phone, game, live_server.url)


def test_a_pile_by_thumb_to_the_saved_hand(piles: PilePad, axe) -> None:
    piles.start()
    axe(piles.page)
    piles.more("A", 0, 6)
    piles.more("A", 1, 6)
    piles.more("A", 2, 4)
    piles.sums(A="160", B="80")
    piles.tells("Who took the last trick? It counts 10.")
    piles.choose("pile__last", "Ann & Bob")
    piles.sums(A="170", B="80")
    piles.tells("In the pile of Cy & Dee: 2 aces, 2 tens and 4 kings.")
    axe(piles.page)
    piles.take_over()
    piles.shows_figures(A="170", B="80")
    piles.press("Save")
    piles.shows_totals("320", "120")


def test_what_is_taken_over_is_newer_than_what_was_typed(piles: PilePad) -> None:
    piles.start()
    piles.more("A", 0, 5)
    piles.choose("pile__last", "Ann & Bob")
    piles.take_over()
    piles.type("17")
    piles.shows_figures(A="170", B="80")
    piles.start()
    piles.sums(A="60", B="190")
    piles.take_over()
    piles.shows_figures(A="60", B="190")


def test_other_side_and_what_cannot_be(piles: PilePad) -> None:
    piles.start()
    piles.choose("pile__sides", "Cy & Dee")
    piles.more("B", 2, 9)
    expect(piles.page.locator("[name='cards.B.K']")).to_have_value("8")
    piles.page.locator("[name='cards.B.K']").fill("13")
    piles.tells("Cy & Dee have 13 kings, the deck has 8.")
    piles.page.locator("[name='cards.B.K']").fill("3")
    piles.sums(B="30", A="210")
    piles.page.reload()
    expect(piles.page.locator("[name='cards.B.K']")).to_have_value("3")
    piles.sums(B="30", A="210")


def test_by_points_and_by_keyboard(piles: PilePad, axe) -> None:
    piles.start()
    page = piles.page
    page.locator("[name=by][value=cards]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.type("70+90")
    piles.sums(A="160", B="80")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    piles.tells("Ann & Bob 170, Cy & Dee 80.")
    axe(page)
    page.get_by_role("button", name="Take over").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**step=tricks**")
    piles.shows_figures(A="170", B="80")


def test_a_pile_without_a_script(open_phone, live_server) -> None:
    phone = open_phone(java_script_enabled=False)
    phone.context.watch.allow("422")
    pad = PilePad(phone, at_tricks(a_game()), live_server.url).start()
    pad.more("A", 0, 2)
    phone.locator("[name='cards.A.K']").fill("3")
    pad.tap(phone.get_by_role("button", name="Take over"))
    pad.tells("Who took the last trick? It counts 10.")
    expect(phone.locator("[name='cards.A.A']")).to_have_value("2")
    pad.choose("pile__last", "Cy & Dee")
    pad.take_over()
    expect(pad.field("A").locator("input")).to_have_value("50")
    expect(pad.field("B").locator("input")).to_have_value("200")


def test_the_phone_adds_up_without_a_network(piles: PilePad, watch) -> None:
    watch.allow(*BROKEN_LINE)
    piles.start()
    piles.more("A", 0, 1)
    piles.sums(A="10", B="230")
    cut_network(piles.page)
    piles.more("A", 1, 3)
    piles.sums(A="40", B="200")
    piles.tells("1 ace and 3 tens: 40.")


def test_three_players_small_and_dark(open_phone, live_server, axe) -> None:
    game = at_tricks(a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"]))
    phone = open_phone(width=320, height=640, color_scheme="dark")
    pad = PilePad(phone, game, live_server.url).start()
    axe(phone)
    pad.choose("pile__sides", "Sol")
    pad.more("B", 0, 5)
    pad.choose("pile__last", "Tess")
    pad.tells("Sol 50. One more pile settles it.")
    pad.choose("pile__sides", "Ruth")
    pad.more("A", 0, 2)
    pad.choose("pile__buried", "Lie apart")
    phone.get_by_label("Points in them").fill("20")
    pad.sums(A="40", B="50", C="160")
    axe(phone)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 320
    pad.take_over()
    pad.shows_figures(A="40", B="50", C="160")
