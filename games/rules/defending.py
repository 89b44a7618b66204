"""What a side that plays against the bid scores in a played hand.

CT16, SD11, DD9, DD14, Q-DD5; options minimum_meld, saves_meld, defenders_save_points,
unsaved_side, dix_always_safe. Settled here: nines that are always safe stay even where an unsaved
side loses all.
"""

from games.rules.hand import Hand
from games.rules.rounding import tricks_reason
from games.rules.rule_names import rule_for
from games.rules.saving import is_safe_dix, is_saved, saved_text, saving_rule, unsaved_reason
from games.rules.verdict import Reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def score_defender(rules: "Rules", hand: Hand, side: str, points: int) -> list[Reason]:
    """The lines of one side; `points` are the trick points that count for it."""
    saved = is_saved(rules, hand, side)
    return [_meld_line(rules, hand, side, saved), _tricks_line(rules, hand, side, points, saved)]


def _meld_line(rules: "Rules", hand: Hand, side: str, saved: bool) -> Reason:
    meld = hand.meld[side]
    if meld == 0:
        return Reason(side, 0, "no meld", rule_for(rules, "meld"))
    if meld < rules.minimum_meld:
        text = f"meld of {meld} may not be laid: {rules.minimum_meld} is the least"
        return Reason(side, 0, text, rule_for(rules, "minimum", "minimum_meld"))
    if saved:
        return Reason(side, meld, saved_text(rules, hand, side), saving_rule(rules, False))
    if is_safe_dix(rules, hand, side):
        return Reason(side, meld, "meld, nines alone are safe", "dix_always_safe")
    return unsaved_reason(rules, hand, side, saving_rule(rules, False))


def _tricks_line(rules: "Rules", hand: Hand, side: str, points: int, saved: bool) -> Reason:
    rule = saving_rule(rules, False)
    if points and not saved and rules.unsaved_side == "lose_all":
        rule = rule_for(rules, "saved", "unsaved_side")
        return Reason(side, 0, f"trick points of {points} do not count: nothing saved", rule)
    return tricks_reason(rules, hand, side, points, rule)
