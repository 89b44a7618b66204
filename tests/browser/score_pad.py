"""A thumb at the table page: `pad.bid("North", 320, "H")`, each tap counted."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from games.devices import COOKIE, SIGNER
from games.models import Game, Grant
from games.services.drafts import save_step
from tests.browser.waiting import follow

BID = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played"}
MELD = {"meld": {"A": 150, "B": 40}}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def owner_cookie(game: Game, url: str) -> dict[str, Any]:
    """The cookie of the device that owns the game's table."""
    device = Grant.objects.filter(table=game.table).first().device
    return {"name": COOKIE, "value": SIGNER.sign(device.pk), "url": url}


def take(game: Game, **steps: dict[str, Any]) -> None:
    """Take steps of the running hand beforehand: `take(game, bid=…, meld=…)`."""
    device = Grant.objects.filter(table=game.table).first().device
    for step, facts in steps.items():
        save_step(game=game, hand_number=1, step=step, revision=0, facts=facts, by=device)


class ScorePad:
    """The table page of one game on one phone."""

    def __init__(self, page: Page, game: Game, url: str) -> None:
        self.page = page
        self.game = game
        self.url = f"{url}/t/{game.table.address}/"
        self.taps = 0
        page.context.add_cookies([owner_cookie(game, url)])

    def open(self, query: str = "") -> "ScorePad":
        self.page.goto(self.url + query)
        return self

    def tap(self, locator: Locator) -> None:
        """One tap, counted; a mouse click where the device has no touch."""
        locator.click()
        self.taps += 1

    def follow(self, name: str) -> None:
        """One tap on the link of that name; waits for the page that it leads to."""
        follow(self.page.get_by_role("link", name=name))
        self.taps += 1

    def chip(self, text: str) -> Locator:
        """The chip with these words in the panel."""
        return self.page.locator("#panel label.chip:not(.sitting *)").filter(
            has=self.page.get_by_text(text, exact=True)
        )

    def bid(self, who: str, amount: int, suit: str, *, then: str = "Meld") -> None:
        """The Bid step with usual chips, and on."""
        self.tap(self.chip(who))
        self.tap(self.chip(str(amount)))
        self.tap(self.suit(suit))
        self.press(then)

    def bid_other(self, who: str, keys: str, suit: str, *flags: str, then: str = "Meld") -> None:
        """The Bid step with a bid that no chip has, typed on the pad."""
        self.tap(self.chip(who))
        self.tap(self.chip("Other"))
        self.type(keys)
        for flag in flags:
            self.tap(self.chip(flag))
        if suit:
            self.tap(self.suit(suit))
        self.press(then)

    def hand(self, who: str, amount: int, suit: str, meld: str, tricks: str) -> None:
        """A whole played hand by chips and pad."""
        self.at_step("Bid")
        self.bid(who, amount, suit)
        self.meld(meld)
        self.tricks(tricks)

    def suit(self, code: str) -> Locator:
        return self.page.locator(f"#panel .chip--suit:has(.suit--{code})")

    def type(self, keys: str) -> None:
        """Keys of the pad once it listens, one after another; `>` is the key for the other side."""
        names = {">": "next", "+": "plus", "<": "back"}
        expect(self.page.locator("#panel pin-pad:defined").first).to_be_attached()
        for key in keys:
            self.tap(self.page.locator(f'#panel .numpad [data-key="{names.get(key, key)}"]'))

    def press(self, label: str) -> None:
        """A button of the panel: the step's main one, or another outcome."""
        self.tap(self.page.locator("#panel").get_by_role("button", name=label).first)

    def press_twice(self, label: str) -> None:
        """Two taps on a button before anything can answer."""
        button = self.page.get_by_role("button", name=label).first
        button.evaluate("(button) => { button.click(); button.click(); }")

    def is_refused(self) -> None:
        """Waits until what was sent came back; a preview may have said the same before."""
        expect(self.page.locator("#panel pin-keep[data-answer] .slip").first).to_be_visible()

    def has_no_slip(self) -> None:
        """Waits until nothing on the page is doubtful."""
        expect(self.page.locator(".slip")).to_have_count(0)

    def menu(self, label: str) -> None:
        """An item of the page's menu."""
        self.tap(self.page.get_by_label("More"))
        self.follow(label)

    def write_down(self) -> None:
        """The button of the penalty page."""
        self.tap(self.page.get_by_role("button", name="Write it down"))

    def go_to(self, step: str) -> None:
        """Back to a step that was taken."""
        self.tap(self.page.locator("#panel .steps").get_by_role("link", name=step))
        self.at_step(step)

    def at_step(self, name: str) -> None:
        """Waits until the step is the one shown."""
        expect(self.page.locator('#panel [aria-current="step"]')).to_contain_text(name)

    def meld(self, keys: str, *, then: str = "Tricks") -> None:
        self.at_step("Meld")
        self.type(keys)
        self.press(then)

    def tricks(self, keys: str, *, then: str = "Save") -> None:
        self.at_step("Tricks")
        self.type(keys)
        self.press(then)

    def save_result(self, says: str) -> None:
        """The last step of a hand that is not played: its sentence, and Save."""
        self.at_step("Result")
        expect(self.page.locator("#panel .verdict")).to_contain_text(says)
        self.press("Save")

    def ends_with(self, headline: str, reason: str, rule: str) -> None:
        """Waits for the end of the game: who won, why, and the id of the rule on the screen."""
        expect(self.page.locator(".over__verdict")).to_have_text(headline)
        expect(self.page.locator(".over__reason")).to_contain_text(reason)
        expect(self.page.locator(".over__reason")).to_contain_text(rule)

    def field(self, side: str) -> Locator:
        """A side's figure in the step shown."""
        return self.page.locator(f"#panel .field[data-side={side}]")

    def shows_figures(self, **figures: str) -> None:
        """Waits until the fields show these figures: `shows_figures(A="150", B="40")`."""
        for side, figure in figures.items():
            expect(self.field(side).locator(".field__figure")).to_have_text(figure)

    def says(self, sentence: str) -> None:
        """Waits until a slip on the panel says this."""
        expect(self.page.locator("#panel .slip", has_text=sentence)).to_be_visible()

    def reads_back(self, sentence: str) -> None:
        """Waits until the page reads back what was saved."""
        expect(self.page.locator("#saved")).to_contain_text(sentence)

    def question(self, sentence: str) -> Locator:
        """The question that these figures raise, once it has come."""
        return self.page.locator("#panel .ask").filter(has_text=sentence)

    def answer(self, question: str, label: str) -> None:
        """Answers it with the chip that begins so."""
        chip = (
            self.question(question).locator("label.chip").filter(has_text=re.compile(f"^{label}"))
        )
        self.tap(chip)

    def will_be(self, side: str, result: str) -> None:
        """Waits until the preview gives a side this result."""
        row = self.page.locator(f"#panel [data-side={side}] .tally__row--result .tally__figure")
        expect(row).to_have_text(result)

    def line(self, number: object) -> Locator:
        """The line of the sheet with that number."""
        mark = self.page.locator(".line__number", has_text=re.compile(rf"\b{number}\s*$"))
        return self.page.locator(".line:not(.line--pencil)").filter(has=mark)

    def deals(self, name: str) -> None:
        """Waits until the panel says who deals."""
        expect(self.page.locator(".steps__dealer")).to_have_text(f"{name} deals")

    def shows_totals(self, *totals: str) -> None:
        """Waits until the totals are these, in the order of the columns."""
        expect(self.page.locator(".side__total")).to_have_text(list(totals))
