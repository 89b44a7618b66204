"""One-tap mends for trick points that do not add up (V1 to V4): the last trick, or who has the rest."""

from games.rules.hand import Hand
from games.rules.outlook import known_hand
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


class Repair:
    """A mend: the label of its chip, and the figures it writes ({"trick_points.A": 50})."""

    __slots__ = ("changes", "label")

    def __init__(self, label: str, changes: dict[str, int]) -> None:
        self.label = label
        self.changes = changes


def repairs(
    rules: "Rules", entry: "dict[str, Any]", names: dict[str, str] | None = None
) -> tuple[Repair, ...]:
    """Ways to make the trick points of a hand add up; none when they do or too few are known."""
    voice = Voice(rules, names)
    hand = known_hand(rules, entry, voice)
    missing = rules.trick_total - sum(hand.trick_points.values())
    blank = [side for side in hand.sides if side not in hand.trick_points]
    if len(blank) > 1 or (not blank and missing == 0):
        return ()
    if missing % rules.trick_step:
        return ()
    if blank:
        return _repair(hand, voice, blank[0], missing)
    if missing == rules.last_trick:
        return tuple([_last_trick(hand, voice, side, missing) for side in hand.sides])
    return tuple([mend for side in hand.sides for mend in _repair(hand, voice, side, missing)])


def _repair(hand: Hand, voice: Voice, side: str, missing: int) -> tuple[Repair, ...]:
    points = hand.trick_points.get(side, 0) + missing
    if points < 0:
        return ()
    return (Repair(f"{voice.name(side)}: {points}", {f"trick_points.{side}": points}),)


def _last_trick(hand: Hand, voice: Voice, side: str, points: int) -> Repair:
    changes = {f"trick_points.{side}": hand.trick_points[side] + points}
    return Repair(f"Last trick: {voice.name(side)}", changes)
