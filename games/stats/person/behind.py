"""The hands behind a person's figures: links to the search that finds them."""

from urllib.parse import urlencode

from games.models.statistics import Part
from games.stats.asked import SIDE
from games.stats.links import hands_href
from games.stats.scope import Scope


class Behind:
    """Builds links to hands of these games that also are what was `asked` (person, partner)."""

    def __init__(self, scope: Scope, **asked: object) -> None:
        self.scope = scope
        self.asked = asked
        self.base = hands_href(scope, **asked)
        self.part = SIDE if "partner" in asked else Part.BIDDER.value

    def hands(self, **more: object) -> str:
        """Those of them that also are what is asked here."""
        told = {name: value for name, value in more.items() if value not in ("", None)}
        return f"{self.base}&{urlencode(told)}" if told else self.base

    def bids(self, **more: object) -> str:
        """Those in which this person bid; of two as partners, either of them."""
        return self.hands(**{"part": self.part} | more)

    def of(self, scope: Scope) -> "Behind":
        """The same among other games."""
        return Behind(scope, **self.asked)
