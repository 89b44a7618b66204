"""Trick points that no hand can have, and meld off the table's step.

Sums (V1 to V4), steps, points without a trick (CT16, CT17), buried cards (CT12), nines only.
Settled here: where `buried_points` is left out and the owner won no trick, all his points lay
buried; with `buried_counters_to` defenders the points are inside theirs, as the table shared them.
"""

from games.rules.hand import Hand
from games.rules.rule_names import rule_for, rule_of_total
from games.rules.saving import owns_buried

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.reader import Reader
    from games.rules.table_rules import Rules


def check_meld(rules: "Rules", hand: Hand, reader: "Reader") -> None:
    """Note melds that no cards of this table can pay."""
    for side in hand.sides:
        meld = hand.meld.get(side, 0)
        if meld % rules.meld_step:
            name = reader.voice.name(side)
            text = f"Meld goes in steps of {rules.meld_step} here; {name} cannot have {meld}."
            reader.wrong("meld_off_step", f"meld.{side}", text, rule_for(rules, "meld"))
        if hand.only_dix.get(side) and side in hand.meld:
            _check_nines(rules, side, meld, reader)


def check_tricks(rules: "Rules", hand: Hand, reader: "Reader") -> None:
    """Note trick points that do not fit: steps, sum, tricks, buried cards."""
    for side in hand.sides:
        if side in hand.trick_points:
            _check_step(rules, side, hand.trick_points[side], reader)
            _check_trick(rules, hand, side, reader)
    if len(hand.trick_points) == len(hand.sides):
        _check_sum(rules, sum(hand.trick_points.values()), reader)
    if hand.buried:
        _check_buried(rules, hand, hand.buried, reader)


def _check_nines(rules: "Rules", side: str, meld: int, reader: "Reader") -> None:
    possible = rules.meld_points.get("dix", ())
    if meld in possible:
        return
    listed = " or ".join([str(points) for points in possible]) or "nothing here"
    text = f"Nines of trump alone are {listed}, not {meld}."
    reader.wrong("not_allowed", f"only_dix.{side}", text, "dix_always_safe")


def _check_step(rules: "Rules", side: str, points: int, reader: "Reader") -> None:
    if points % rules.trick_step == 0:
        return
    name, step = reader.voice.name(side), rules.trick_step
    text = f"Trick points go in steps of {step} here; {name} cannot have {points}."
    reader.wrong("trick_points_off_step", f"trick_points.{side}", text, rule_of_total(rules))


def _check_sum(rules: "Rules", total: int, reader: "Reader") -> None:
    if total == rules.trick_total:
        return
    text = f"Trick points add up to {total}, a hand has {rules.trick_total}."
    if total == rules.trick_total - rules.last_trick:
        text = text[:-1] + ": was the last trick counted?"
    rule = rule_of_total(rules)
    reader.wrong("trick_points_do_not_add_up", "trick_points", text, rule)


def _check_trick(rules: "Rules", hand: Hand, side: str, reader: "Reader") -> None:
    points = hand.trick_points[side]
    if hand.took.get(side) is not False or points == 0 or _may_lie_buried(rules, hand, side):
        return
    name = reader.voice.name(side)
    text = f"{name} cannot have {points} trick points without a trick."
    if owns_buried(rules, hand, side):
        most = max(rules.counters.buried_sums)
        text = f"{name} cannot have {points} without a trick: {rules.widow} cards hold {most}."
        if hand.buried is not None:
            text = f"{name} cannot have {points} without a trick: {hand.buried} lay buried."
    rule = rule_for(rules, "saved")
    reader.wrong("trick_points_without_a_trick", f"took_trick.{side}", text, rule)


def _may_lie_buried(rules: "Rules", hand: Hand, side: str) -> bool:
    """Whether all points of a side without a trick can be those of the buried cards."""
    points = hand.trick_points[side]
    if not owns_buried(rules, hand, side) or points not in rules.counters.buried_sums:
        return False
    if hand.buried is None:
        return True
    return points == hand.buried if side == hand.bidder else points <= hand.buried


def _check_buried(rules: "Rules", hand: Hand, buried: int, reader: "Reader") -> None:
    rule = rule_for(rules, "buried", "buried_counters_to")
    owners = [side for side in hand.sides if owns_buried(rules, hand, side)]
    held = sum([hand.trick_points.get(side, 0) for side in owners])
    if buried not in rules.counters.buried_sums:
        text = f"{rules.widow} buried cards cannot hold {buried} points."
    elif hand.bidder and buried > held and set(owners) <= set(hand.trick_points):
        text = f"{buried} points lay buried, but only {held} trick points are written with them."
    else:
        return
    reader.wrong("buried_points_do_not_fit", "buried_points", text, rule)
