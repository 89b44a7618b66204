"""The lines of a need that is missed: what that costs, and what is kept beside it.

CT17, CT19, SD10, SD12, SD14, DD13, DD15; options set_keeps_meld, shut_out_bidder.
"""

from games.rules.hand import Hand
from games.rules.hand_checks import is_impossible
from games.rules.outlook_line import Line, lost_lines
from games.rules.outlook_need import Need
from games.rules.outlook_words import (
    KEPT_LINE,
    MOST,
    NO_POINTS,
    RANGE,
    SET_ANYHOW,
    SET_BY_TRICK,
    SET_LINE,
    TRICK_AND,
    ZERO_BY_TRICK,
    ZERO_LINE,
)
from games.rules.rule_names import rule_for
from games.rules.saving import fewest_points
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def missed_lines(rules: "Rules", hand: Hand, voice: Voice, need: Need) -> list[Line]:
    """What missing the need costs."""
    most = min(need.may - rules.trick_step, rules.trick_total)
    if hand.meld[hand.bidder] >= hand.bid:
        return _shut_out_lines(rules, hand, voice, need, most)
    if rules.set_keeps_meld and hand.meld[hand.bidder] and need.saves <= most:
        return lost_lines(rules, hand, _ways_of_keeping(rules, hand, voice, need, most))
    text = voice.say(SET_LINE, hand.bidder, much=at_most(rules, most))
    rule = rule_for(rules, "set")
    if is_impossible(rules, hand):
        text = voice.say(SET_ANYHOW, hand.bidder)
        rule = "SD10" if rules.variant == "single-deck" else rule_for(rules, "dead")
    return lost_lines(rules, hand, [(0, text, rule)])


def between(least: int, most: int) -> str:
    """From so many trick points to so many, in words."""
    return str(least) if least == most else RANGE.format(least=least, most=most)


def at_most(rules: "Rules", most: int) -> str:
    """So many trick points or less, in words."""
    return NO_POINTS if most < fewest_points(rules) else MOST.format(most=most)


def _shut_out_lines(rules: "Rules", hand: Hand, voice: Voice, need: Need, most: int) -> list[Line]:
    """Meld that covers the bid is only unsaved (CT17 SD12 DD13)."""
    if not need.sure and not need.by_trick:
        return []
    is_zero = rules.shut_out_bidder == "zero"
    template = ZERO_LINE if is_zero else SET_LINE
    if need.by_trick:
        template = ZERO_BY_TRICK if is_zero else SET_BY_TRICK
    text = voice.say(template, hand.bidder, much=at_most(rules, most))
    if is_zero:
        return [Line(0, text, "shut_out_bidder")]
    rule = rule_for(rules, "shut_out", "saves_meld", "saves_meld_points")
    return lost_lines(rules, hand, [(0, text, rule)])


def _ways_of_keeping(
    rules: "Rules", hand: Hand, voice: Voice, need: Need, most: int
) -> list[tuple[int, str, str]]:
    """A set with the meld saved, and one without, where it can be lost."""
    much, unsaved = at_most(rules, most), ""
    if need.by_trick:
        much = TRICK_AND.format(much=much)
        unsaved = voice.say(SET_BY_TRICK, hand.bidder)
    elif need.saves:
        much = between(need.saves, most)
        less = at_most(rules, need.saves - rules.trick_step)
        unsaved = voice.say(SET_LINE, hand.bidder, much=less)
    text = voice.say(KEPT_LINE, hand.bidder, much=much)
    ways = [(hand.meld[hand.bidder], text, "set_keeps_meld")]
    return ways + [(0, unsaved, rule_for(rules, "set"))] if unsaved else ways
