"""The lines under the need: what it pays, what it costs, what stays the others' (CT16 SD11 DD14)."""

from games.rules.hand import Hand
from games.rules.hand_checks import is_impossible
from games.rules.outlook_words import (
    GIVEN,
    LOST,
    MADE_ANYHOW,
    MADE_BY_TRICK,
    MADE_LINE,
    NINES,
    NOT_KEPT,
    SET_ANYHOW,
    SET_BY_NOTHING,
    SET_BY_TRICK,
    SET_LINE,
    STAYS,
    TOO_LITTLE,
    TWICE,
    ZERO_BY_NOTHING,
    ZERO_BY_TRICK,
    ZERO_LINE,
)
from games.rules.rule_names import rule_for
from games.rules.saving import is_safe_dix, points_to_save, saving_rule
from games.rules.unplayed import kept_meld, limit_rule
from games.rules.words import Voice

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


def lines_of(
    rules: "Rules", hand: Hand, voice: Voice, need: int | None, ends_as: str
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
    lines = _lost_lines(rules, hand, voice.say(LOST, hand.bidder), rule)
    ended = hand.ending_as(ends_as)
    for side in hand.defenders:
        if hand.meld.get(side):
            kept, name = kept_meld(rules, ended, side), voice.name(side)
            template = STAYS["unplayed"] if kept else NOT_KEPT
            text = template.format(name=name, meld=hand.meld[side])
            lines.append(Line(kept, text, rule if kept else limit_rule(rules, ended)))
    return lines


def _bidder_lines(rules: "Rules", hand: Hand, voice: Voice, need: int) -> list[Line]:
    bidder, meld = hand.bidder, hand.meld[hand.bidder]
    if is_impossible(rules, hand):
        rule = "SD10" if rules.variant == "single-deck" else rule_for(rules, "dead")
        return _lost_lines(rules, hand, voice.say(SET_ANYHOW, bidder), rule)
    made = Line(meld + need, voice.say(_made(rules, need), bidder, need=need), "")
    made.rule = rule_for(rules, "made")
    return [made] + _missed_lines(rules, hand, voice, need)


def _missed_lines(rules: "Rules", hand: Hand, voice: Voice, need: int) -> list[Line]:
    """What missing the need costs: meld that covers the bid is only unsaved (CT17 SD12 DD13)."""
    is_covered = hand.meld[hand.bidder] >= hand.bid
    is_zero = is_covered and rules.shut_out_bidder == "zero"
    template = (ZEROES if is_zero else SETS).get(_miss(rules, need))
    if template is None:
        return []
    text = voice.say(template, hand.bidder, most=need - rules.trick_step)
    if is_zero:
        return [Line(0, text, "shut_out_bidder")]
    shut_out = rule_for(rules, "shut_out", "saves_meld", "saves_meld_points")
    return _lost_lines(rules, hand, text, shut_out if is_covered else rule_for(rules, "set"))


def _miss(rules: "Rules", need: int) -> str:
    """How the need is missed: by points, by having none, by having no trick; "" where it cannot be."""
    if need > rules.trick_step:
        return "points"
    if need > 0:
        return "none"
    return "trick" if points_to_save(rules, True) is None else ""


SETS = {"points": SET_LINE, "none": SET_BY_NOTHING, "trick": SET_BY_TRICK}
ZEROES = {"points": ZERO_LINE, "none": ZERO_BY_NOTHING, "trick": ZERO_BY_TRICK}


def _made(rules: "Rules", need: int) -> tuple[str, str]:
    """What the bid takes, as a line: points, a trick, nothing."""
    if need > 0:
        return MADE_LINE
    return MADE_BY_TRICK if points_to_save(rules, True) is None else MADE_ANYHOW


def _lost_lines(rules: "Rules", hand: Hand, text: str, rule: str) -> list[Line]:
    """What losing the bid costs, by the table's penalty."""
    if rules.set_penalty == "progressive":
        given = GIVEN.format(bid=hand.bid)
        return [Line(0, text, rule), Line(hand.bid, given, "set_penalty")]
    if rules.set_penalty == "double":
        return [Line(-2 * hand.bid, text, rule), Line(None, TWICE, "set_penalty")]
    return [Line(-hand.bid, text, rule)]


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
