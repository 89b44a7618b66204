"""What stands in the fields of a step: as it was just typed, else as the draft has it.

One shape for both: the names and texts of the form. `Typed` reads like posted data.
"""

from collections.abc import Mapping
from typing import Any

FLAGS = ("forced", "under_the_gun", "moon")


class Typed:
    """Texts by field name; several texts for `playing` and `accept`."""

    def __init__(self, texts: Mapping[str, str], lists: Mapping[str, list[str]]) -> None:
        self.texts = texts
        self.lists = lists

    def get(self, name: str, default: str = "") -> str:
        return self.texts.get(name, default)

    def getlist(self, name: str) -> list[str]:
        return self.lists.get(name, [])

    def has(self, name: str, value: str) -> bool:
        return self.texts.get(name) == value


def posted(data: Any) -> Typed:
    """What a form sent."""
    return Typed(data.dict(), dict(data.lists()))


def from_bid(usual: tuple[int, ...], facts: dict[str, Any]) -> Typed:
    """The Bid step as its form would show these facts; `usual` are the bids that have a chip."""
    if not facts:
        return Typed({}, {})
    texts = {"bidder_seat": str(facts.get("bidder_seat", "")), "trump": facts.get("trump") or ""}
    if facts.get("outcome") == "no_marriage":
        texts["trump"] = "none"
    flags = {flag: "1" for flag in FLAGS if facts.get(flag)}
    texts |= amount(usual, facts.get("bid"), is_special=bool(flags)) | flags
    return Typed(texts, {"playing": facts.get("playing", []), "accept": facts.get("irregular", [])})


def amount(usual: tuple[int, ...], bid: int | None, *, is_special: bool) -> dict[str, str]:
    """The bid on its chip, or under Other, where everything special about it is shown."""
    if bid is None:
        return {}
    if bid in usual and not is_special:
        return {"bid": str(bid)}
    return {"bid": "other", "bid_other": str(bid)}


def from_figures(prefix: str, figures: dict[str, int]) -> Typed:
    """The Meld step (`meld`) or the Tricks step (`tricks`) as its form would show these facts."""
    texts = {f"{prefix}.{side}": str(points) for side, points in figures.items()}
    return Typed(texts, {})
