"""A form with lists of choices and longer texts, filled and sent as a browser would."""

from django.http import HttpResponse
from django.test import Client

from tests.pages.visiting import Form, FormReader


class WholeReader(FormReader):
    """Reads selects and textareas too."""

    def __init__(self) -> None:
        super().__init__()
        self.select = ""
        self.textarea = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        super().handle_starttag(tag, attrs)
        if tag == "select":
            self.select = given["name"]
        if tag == "textarea":
            self.textarea = given["name"]
            self.forms[-1].fields[self.textarea] = ""
        if tag == "option" and self.select and self.is_inside:
            self.choose(given)

    def choose(self, given: dict[str, str]) -> None:
        if "selected" in given or self.select not in self.forms[-1].fields:
            self.forms[-1].fields[self.select] = given.get("value", "")

    def handle_data(self, data: str) -> None:
        if self.textarea:
            self.forms[-1].fields[self.textarea] += data

    def handle_endtag(self, tag: str) -> None:
        super().handle_endtag(tag)
        if tag == "select":
            self.select = ""
        if tag == "textarea":
            self.textarea = ""


def whole_form(page: HttpResponse, path: str) -> Form:
    """The page's form that posts to an address ending so, with everything in it."""
    reader = WholeReader()
    reader.feed(page.content.decode())
    return next(form for form in reader.forms if form.action.endswith(path))


def press(client: Client, page: HttpResponse, path: str, **changes: str) -> HttpResponse:
    """Send that form with some fields changed; `use="…"` and `save="1"` are its other buttons."""
    form = whole_form(page, path)
    changed = {name.replace("__", "."): value for name, value in changes.items()}
    return client.post(form.action, form.fields | changed)
