"""How each game is usually bid and played, a row a game. Points are on the table's own scale."""

from typing import NamedTuple

from games.rules.options import Rules, read_rules


class Style(NamedTuple):
    """`cards` dealt to a player; `hope`: what partner, widow and tricks are counted on for;
    `long`: what each trump over four is worth, `ace` an ace; `doubt`: how far a guess is off;
    `dear`: the bid at which a third of all bids are made; `spare`, `short`: by how much it is
    made or missed on the average.
    """

    rules: Rules
    cards: int
    hope: int
    long: int
    ace: int
    doubt: int
    dear: int
    spare: int
    short: int

    @property
    def lowest(self) -> int:
        return self.rules.bid_steps[0][0]


STYLES = {
    "single-deck": Style(read_rules("single-deck", {}), 12, 256, 18, 9, 22, 385, 18, 45),
    "cutthroat": Style(read_rules("cutthroat", {}), 15, 245, 12, 6, 22, 400, 22, 45),
    "double-deck": Style(read_rules("double-deck", {}), 20, 29, 2, 1, 4, 80, 4, 6),
}
USUAL = ("single-deck",) * 8 + ("cutthroat", "double-deck")
