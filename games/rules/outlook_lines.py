"""The lines under the need: what it pays, what it costs, what stays the others' (CT16 SD11 DD14)."""

from games.rules.hand import Hand
from games.rules.outlook_line import Line, lost_lines
from games.rules.outlook_need import Need
from games.rules.outlook_set import between, missed_lines
from games.rules.outlook_words import (
    LOST,
    MADE_ANYHOW,
    MADE_BY_TRICK,
    MADE_LINE,
    NINES,
    NOT_KEPT,
    ROUNDED_LINE,
    STAYS,
    TOO_LITTLE,
)
from games.rules.rounding import counted_between
from games.rules.rule_names import rule_for
from games.rules.saving import is_safe_dix, points_to_save, saving_rule
from games.rules.unplayed import kept_meld, limit_rule
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def lines_of(
    rules: "Rules", hand: Hand, voice: Voice, need: Need | None, ends_as: str
) -> list[Line]:
    """The bidder's lines, then one for each defender's meld, then the hint about the nines.

    `ends_as` is the outcome that is forced, "" where the hand is played.
    """
    if ends_as:
        return _unplayed_lines(rules, hand, voice, ends_as)
    if hand.moon and rules.moon is not None:
        return [
            Line(rules.moon["win"], "with every trick", "moon"),
            Line(-rules.moon["lose"], "with one trick lost", "moon"),
        ]
    lines = [] if need is None else _bidder_lines(rules, hand, voice, need)
    for side in hand.defenders:
        if hand.meld.get(side):
            lines.append(_defender_line(rules, hand, voice, side))
    return lines + _nines(rules, hand)


def _unplayed_lines(rules: "Rules", hand: Hand, voice: Voice, ends_as: str) -> list[Line]:
    """The bid is lost without play, and the others keep what they keep."""
    rule = rule_for(rules, "dead", "impossible_contract")
    if ends_as == "short_meld":
        rule = rule_for(rules, "short", "minimum_meld")
    lines = lost_lines(rules, hand, [(0, voice.say(LOST, hand.bidder), rule)])
    ended = hand.ending_as(ends_as)
    for side in hand.defenders:
        if hand.meld.get(side):
            kept, name = kept_meld(rules, ended, side), voice.name(side)
            template = STAYS["unplayed"] if kept else NOT_KEPT
            text = template.format(name=name, meld=hand.meld[side])
            lines.append(Line(kept, text, rule if kept else limit_rule(rules, ended)))
    return lines


def _bidder_lines(rules: "Rules", hand: Hand, voice: Voice, need: Need) -> list[Line]:
    """What makes the bid, where two sides that are rounded decide, and what misses it."""
    lines, most = [], need.sure - rules.trick_step
    if need.sure <= rules.trick_total:
        fewest = counted_between(rules, need.sure, len(hand.defenders))[0]
        text = voice.say(_made(need), hand.bidder, need=need.sure)
        lines.append(Line(hand.meld[hand.bidder] + fewest, text, rule_for(rules, "made")))
    if need.may < need.sure:
        text = voice.say(ROUNDED_LINE, hand.bidder, much=between(need.may, most))
        lines.append(Line(None, text, "round_trick_points"))
    return lines + missed_lines(rules, hand, voice, need)


def _made(need: Need) -> tuple[str, str]:
    """What the bid takes, as a line: points, a trick, nothing."""
    if need.sure:
        return MADE_LINE
    return MADE_BY_TRICK if need.by_trick else MADE_ANYHOW


def _defender_line(rules: "Rules", hand: Hand, voice: Voice, side: str) -> Line:
    meld, name, least = hand.meld[side], voice.name(side), rules.minimum_meld
    if meld < least:
        text = TOO_LITTLE.format(meld=meld, name=name, least=least)
        return Line(0, text, rule_for(rules, "minimum", "minimum_meld"))
    points = points_to_save(rules, False)
    way = "trick" if points is None else {0: "safe", 1: "counter"}.get(points, "points")
    rule = saving_rule(rules, False)
    if is_safe_dix(rules, hand, side):
        way, rule = "safe", "dix_always_safe"
    return Line(meld, STAYS[way].format(name=name, points=points), rule)


def _nines(rules: "Rules", hand: Hand) -> list[Line]:
    """G15: with every meld known, less than two nines pay cannot be all."""
    least = rules.meld_points.get("dix", (0, 0))[1]
    known = len(hand.meld) == len(hand.sides) and rules.minimum_meld == 0
    if not known or sum(hand.meld.values()) >= least:
        return []
    return [Line(None, NINES.format(least=least), "G15")]
