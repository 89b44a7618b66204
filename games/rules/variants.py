"""The three games: what they are called, who sits where, and which bids their tables use.

CT1, CT2, CT25 (people, sides), SD1, SD2, DD1, DD2. Seats are numbered clockwise from 1; partners
sit across (side A is seats 1 and 3). Leaves out what differs by house rule (`options.py`).
"""

from games.rules.option import VARIANT_NAMES
from games.rules.table_rules import Rules
from meld.decks import DECK_48, DECK_80, Deck

PLAYERS = {3: "Three players", 4: "Four players", 5: "Five players"}  # cutthroat (CT1, CT25)
LETTERS = ("A", "B", "C", "D", "E")
USUAL_BIDS = 9


class Variant:
    """A game: name, title, two lines about it, allowed numbers of people, deck, partnership."""

    __slots__ = ("deck", "is_partnership", "lines", "name", "people", "title")

    def __init__(
        self, name: str, title: str, lines: tuple[str, str], people: tuple[int, ...], deck: Deck
    ) -> None:
        self.name = name
        self.title = title
        self.lines = lines
        self.people = people
        self.deck = deck
        self.is_partnership = people == (4,)


VARIANTS = (
    Variant(
        "cutthroat",
        "Cutthroat",
        ("Each alone, with a widow of three cards.", "48 cards, to 1000."),
        (3, 4, 5),
        DECK_48,
    ),
    Variant(
        "single-deck",
        "Single deck",
        ("Two partnerships who pass four cards.", "48 cards, to 1500."),
        (4,),
        DECK_48,
    ),
    Variant(
        "double-deck",
        "Double deck",
        ("Two partnerships, no nines, 20 to meld and to pull.", "80 cards, to 500."),
        (4,),
        DECK_80,
    ),
)
VARIANT_BY_NAME = {variant.name: variant for variant in VARIANTS}


def side_of_seat(variant: str, seat: int) -> str:
    """The side that sits at this seat (1 and up)."""
    return LETTERS[(seat - 1) % 2 if variant != "cutthroat" else seat - 1]


def title_at(variant: str, people: int) -> str:
    """What a game is called at a table of so many people."""
    row = VARIANT_BY_NAME[variant]
    return row.title if row.is_partnership else PLAYERS.get(people, row.title)


def seats_of_side(variant: str, side: str, people: int) -> tuple[int, ...]:
    """The seats of a side, ascending."""
    return tuple([n for n in range(1, people + 1) if side_of_seat(variant, n) == side])


def usual_bids(rules: Rules, past_bids: "list[int] | tuple[int, ...]" = ()) -> tuple[int, ...]:
    """Nine legal bids, ascending, round the middle one of the winning bids so far."""
    if not past_bids:
        return _first_bids(rules)
    middle = sorted(past_bids)[len(past_bids) // 2]
    bids = [bid_at_or_below(rules, middle)]
    while len(bids) < (USUAL_BIDS + 1) // 2 and bids[0] > rules.bid_steps[0][0]:
        bids.insert(0, bid_at_or_below(rules, bids[0] - 1))
    return _followed(rules, bids)


def bid_at_or_below(rules: Rules, figure: int) -> int:
    """The highest bid on the steps that is no more than the figure, or the minimum opening."""
    levels = [pair for pair in rules.bid_steps if pair[0] <= figure]
    low, step = levels[-1] if levels else rules.bid_steps[0]
    return low + max(0, figure - low) // step * step


def bid_above(rules: Rules, figure: int) -> int:
    """The lowest bid on the steps that is more than the figure."""
    low, step = [pair for pair in rules.bid_steps if pair[0] <= figure][-1]
    higher = [pair[0] for pair in rules.bid_steps if pair[0] > figure]
    following = low + ((figure - low) // step + 1) * step
    return min([following] + higher)


def _first_bids(rules: Rules) -> tuple[int, ...]:
    """From the minimum opening; where a second level follows, six below it and three from it."""
    bids = _followed(rules, [rules.bid_steps[0][0]])
    if len(rules.bid_steps) == 1 or rules.bid_steps[1][0] in bids:
        return bids
    return bids[:6] + _followed(rules, [rules.bid_steps[1][0]])[:3]


def _followed(rules: Rules, bids: list[int]) -> tuple[int, ...]:
    while len(bids) < USUAL_BIDS:
        bids.append(bid_above(rules, bids[-1]))
    return tuple(bids)


__all__ = [
    "LETTERS",
    "VARIANTS",
    "VARIANT_BY_NAME",
    "VARIANT_NAMES",
    "Variant",
    "bid_above",
    "bid_at_or_below",
    "seats_of_side",
    "side_of_seat",
    "title_at",
    "usual_bids",
]
