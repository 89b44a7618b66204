"""What a player lays down of the cards that he holds (G3): the melded ones, and no others."""

from meld.cards import Holding
from meld.laying_down import lay_down
from meld.search import find_melds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def melded_cards(rules: "Rules", cards: tuple[str, ...], trump: str | None) -> tuple[str, ...]:
    """The fewest of these cards that show all they meld; without a trump what needs none."""
    found = find_melds(Holding(cards, rules.deck), trump, rules.meld_rules)
    return lay_down(found, rules.deck)
