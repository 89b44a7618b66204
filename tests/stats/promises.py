"""What the links of a page promise: how many hands or games are behind the figure that is tapped."""

import re
from html.parser import HTMLParser
from typing import NamedTuple

HANDS = "/hands/?"
VOID = ("br", "col", "hr", "img", "input", "link", "meta", "source", "wbr")
PLAIN = ("All hands", "All their hands")
SPELLED = (
    (r"^(?P<games>\d+) (games? of|won by) .*: the hands$", ""),
    (r"(?P<made>\d+) of (?P<hands>\d+) (bids? )?made\b", ""),
    (r", (?P<hands>\d+) hands?$", ""),
    (r"^(?P<games>\d+) games? (called off|being played)$", "button"),
    (r"^All (?P<hands>\d+) hands?$", "button"),
    (r"(?P<made>\d+) of (?P<hands>\d+)$", "figure"),
    (r"(?P<hands>\d+) sets caused of \d+ defended$", "figure"),
    (r"(?P<hands>\d+) (bids?|hands?)$", "figure"),
    (r"^Games won \d+ of (?P<games>\d+) ", "facts__line"),
    (r"^(Called off|Being played) (?P<games>\d+) ", "facts__line"),
    (r"^Games won in a row (?P<games>\d+) ", "facts__line"),
    (r"^In a row for .* (?P<games>\d+) \w+ at present$", "facts__line"),
    (r"^Bids made in a row (?P<hands>\d+) ", "facts__line"),
    (r"^(Highest win|Highest total) (?P<game>\d)", "facts__line"),
    (r"^(Highest bid|Most|Furthest)\b.* (?P<hand>\d)", "facts__line"),
    (r"^−?\d+ : −?\d+ (?P<game>won|lost|drawn|neither) ", "facts__line"),
    (r" (?P<hands>\d+) of \d+ (bids?|hands?)$", "facts__line"),
    (r"^(Highest winning|Won by|Closest|Most points in a lost)(?P<game> )", "record"),
    (r"^(Highest bid|Most meld|Made with|Furthest)(?P<hand> )", "record"),
    (r"^(?P<games>\d+) games? played", "told__one"),
    (r"^Best partner: .* \d+ of (?P<games>\d+) games? won together", "told__one"),
    (r"^Nemesis: .* won \d+ of (?P<games>\d+) games? against", "told__one"),
    (r"^(?P<hands>\d+) of \d+ bids? failed", "told__one"),
    (r"^In .* deck (?P<hands>\d+) bids were", "told__one"),
    (r"^The biggest(?P<hand> )", "told__one"),
    (r"^The closest(?P<game> )", "told__one"),
    (r"of (?P<hands>\d+)( [+−]?\d+)?$", "tried"),
    (r"(?P<made>\d+)/(?P<hands>\d+)$", "tried"),
    (r"(?P<part>\d+)/(?P<hands>\d+)$", "rate"),
    (r"\b(?P<games>\d+) games?$", "rate"),
    (r"\S+ (?P<hands>\d+)$", "rate"),
)


class Promise(NamedTuple):
    """What is behind a link: `hands`, of those `made`, in so many `games`; None: not said."""

    href: str
    text: str
    hands: int | None = None
    made: int | None = None
    games: int | None = None

    def is_kept(self, hands: int, made: int, games: int) -> bool:
        """Whether these are what was promised, and something was."""
        pairs = ((self.hands, hands), (self.made, made), (self.games, games))
        told = [wanted == found for wanted, found in pairs if wanted is not None]
        return bool(told) and all(told)


class Link:
    """A link as it stands on a page."""

    def __init__(self, href: str, said: str, place: str) -> None:
        self.href, self.said, self.place, self.words = href, said, place, ""
        self.head, self.row = "", {}

    @property
    def text(self) -> str:
        return self.said or " ".join(self.words.split())


class Links(HTMLParser):
    """The links of a page that lead to hands, with the heads and the cells of their rows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Link] = []
        self.inside: list[tuple[str, str]] = []
        self.link: Link | None = None
        self.heads: list[str] = []
        self.cells: list[str] = []
        self.in_row: list[Link] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag in VOID:
            return
        if tag == "a" and HANDS in told.get("href", ""):
            parent = "figure" if self.inside[-1][1] == "figures" else ""
            place = parent or told.get("class", "").split(" ")[0]
            self.link = Link(told["href"], told.get("aria-label", ""), place)
            self.found.append(self.link)
            self.in_row.append(self.link)
            self.link.head = str(len(self.cells) - 1)
        if tag == "thead":
            self.heads = []
        if tag == "tr":
            self.cells, self.in_row = [], []
        if tag in ("td", "th"):
            self.cells.append("")
        self.inside.append((tag, told.get("class", "")))

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop()[0] != tag:
            pass
        if tag == "a":
            self.link = None
        if tag == "tr" and any(each[0] == "thead" for each in self.inside):
            self.heads = [" ".join(cell.split()) for cell in self.cells]
        elif tag == "tr":
            cells = [" ".join(cell.split()) for cell in self.cells]
            for link in self.in_row:
                at = int(link.head)
                link.head = self.heads[at] if 0 <= at < len(self.heads) else ""
                link.row = dict(zip(self.heads, cells, strict=False))

    def handle_data(self, data: str) -> None:
        if self.link is not None:
            self.link.words += data
        if self.cells and any(each[0] in ("td", "th") for each in self.inside):
            self.cells[-1] += data


def promises_of(html: str) -> list[Promise]:
    """Every link to hands with what it promises; of one that cannot be read nothing is said."""
    reader = Links()
    reader.feed(html)
    return [promise(link) for link in reader.found if link.text not in PLAIN]


def promise(link: Link) -> Promise:
    text = re.sub(r"(?<=\d),(?=\d)", "", link.text)
    told = Promise(link.href, f"{link.text} ({link.head or link.place})")
    if link.head in ("games", "won", "hands") and text.isdigit():
        return told._replace(**{"hands" if link.head == "hands" else "games": int(text)})
    if link.head == "won" and re.search(r"\d/\d+$", text):
        return told._replace(games=int(text.rsplit("/", 1)[-1]))
    for name in ("bids", "Hands"):
        if link.head in ("From", "Bid") and name in link.row:
            return told._replace(hands=int(link.row[name]))
    for pattern, place in SPELLED:
        match = re.search(pattern, text) if place in ("", link.place) else None
        if match:
            return read(told, match.groupdict())
    return told


def read(told: Promise, groups: dict[str, str]) -> Promise:
    """The numbers; a hand is one in one game, and of those that were set a rate tells the part."""
    if "hand" in groups or "game" in groups:
        return told._replace(hands=1 if "hand" in groups else None, games=1)
    part = groups.pop("part", None)
    found = {name: int(number) for name, number in groups.items()}
    if part is not None and "result=" in told.href:
        found["hands"] = int(part)
    return told._replace(**found)
