"""One line of the outlook, and the lines of what a lost bid costs (CT19 SD14 DD13, set_penalty)."""

from games.rules.hand import Hand
from games.rules.outlook_words import GIVEN, TWICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


class Line:
    """One line: points (None where there is no figure), words, rule id."""

    __slots__ = ("points", "rule", "text")

    def __init__(self, points: int | None, text: str, rule: str) -> None:
        self.points = points
        self.text = text
        self.rule = rule


def lost_lines(rules: "Rules", hand: Hand, ways: list[tuple[int, str, str]]) -> list[Line]:
    """A line for each way to lose the bid, told as (points kept beside it, words, rule id)."""
    cost = {"progressive": 0, "double": 2 * hand.bid}.get(rules.set_penalty, hand.bid)
    lines = [Line(kept - cost, text, rule) for kept, text, rule in ways]
    if rules.set_penalty == "progressive":
        lines.append(Line(hand.bid, GIVEN.format(bid=hand.bid), "set_penalty"))
    if rules.set_penalty == "double":
        lines.append(Line(None, TWICE, "set_penalty"))
    return lines
