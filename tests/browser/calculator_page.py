"""A hand at the calculator: `Calculator(page).open("?cards=AS").add("KS")`."""

from playwright.sync_api import Page, expect

HAND = "AS 10S KS QS JS 9S 9S AH KH QH JD AC"
TWENTY = "AS AS AS AS 10S KS KS QS QS QS JS AH KH QH AD JD JD AC KC QC"
PASTE = """(root, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  root.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


class Calculator:
    """A thumb, a keyboard and a clipboard at the calculator."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, query: str = "") -> "Calculator":
        self.page.goto(f"/meld/{query}")
        self.page.wait_for_function("() => Boolean(customElements.get('pin-count'))")
        return self

    def add(self, *codes: str) -> None:
        for code in codes:
            self.page.locator(f'.tile[data-code="{code}"] .tile__add').click()

    def take(self, code: str) -> None:
        self.page.locator(f'.tile[data-code="{code}"] .tile__less').click()

    def trump(self, value: str) -> None:
        self.page.locator(f'.trump[value="{value}"]').click()

    def paste(self, text: str) -> None:
        self.page.locator("body").evaluate(PASTE, text)

    def total(self, points: int) -> None:
        expect(self.page.locator("[data-sum]")).to_have_text(str(points))

    def held(self, cards: str) -> None:
        expect(self.page.locator('[name="cards"]')).to_have_value(cards)
