"""Figures as they stand on a page: the rows of its tables, as text."""

from html.parser import HTMLParser

from django.http import HttpResponse

Rows = list[list[str]]


class TableReader(HTMLParser):
    """Every table of a page: its rows as the texts of their cells. What is only heard counts too."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[Rows] = []
        self.is_in_cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self.is_in_cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self.is_in_cell = False

    def handle_data(self, data: str) -> None:
        if self.is_in_cell:
            self.tables[-1][-1][-1] += data


def tables_of(response: HttpResponse) -> list[Rows]:
    """The tables of a page in order, spaces drawn together."""
    reader = TableReader()
    reader.feed(response.content.decode())
    return [[[" ".join(cell.split()) for cell in row] for row in rows] for rows in reader.tables]
