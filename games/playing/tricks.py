"""How the tricks fall: made about nine times in ten at the lowest bid, one in three at a dear one."""

from random import Random

from games.playing.cast import Character
from games.playing.style import Style

SURE, DEAR = 0.9, 0.3


def chance_to_make(style: Style, bid: int, who: Character) -> float:
    """How likely a bid is made, from 0 to 1."""
    height = min(max(bid - style.lowest, 0) / (style.dear - style.lowest), 1.1)
    return SURE - (SURE - DEAR) * height + who.skill / 100


def tricks_of_bidder(chance: Random, style: Style, bid: int, meld: int, who: Character) -> int:
    """The bidding side's trick points, on the steps that a hand has."""
    total, step = style.rules.trick_total, style.rules.trick_step
    need = bid - meld
    if chance.random() < chance_to_make(style, bid, who):
        least = max(need, style.rules.saves_meld_points, total * 2 // 5)
        points = least + chance.expovariate(1 / style.spare)
    else:
        points = min(need, total) - step - chance.expovariate(1 / style.short)
    return int(min(max(points, 0), total)) // step * step


def shared(chance: Random, style: Style, points: int, sides: list[str]) -> dict[str, int]:
    """What the bidding side leaves, among the others."""
    if len(sides) == 1:
        return {sides[0]: points}
    step = style.rules.trick_step
    first = int(points * min(max(chance.gauss(0.5, 0.2), 0), 1)) // step * step
    return {sides[0]: first, sides[1]: points - first}
