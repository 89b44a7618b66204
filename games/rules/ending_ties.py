"""Several sides over the target after the same hand: who wins (option tie_rule).

CT21 to CT24, SD15, DD18, G13, Q-CT6 to Q-CT8, Q-CT11. Overtime climbs rung by rung until at most
one side is there, at once and without a loop; at the cap the higher total wins.
"""

from games.rules.ending_words import BIDDER, HIGHEST, RACED, RAISED, say_level
from games.rules.words import Voice, figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

RULES = {
    "cutthroat": {"highest_score": "CT22", "overtime": "CT23", "bid_and_out": "CT24"},
    "single-deck": {"bid_and_out": "SD15"},
    "double-deck": {"bid_and_out": "DD18"},
}


class Standing:
    """Totals and target after a hand, with its bidder ("" when nobody bid)."""

    __slots__ = ("bidder", "made", "rules", "sides", "target", "totals")

    def __init__(
        self, rules: "Rules", totals: dict[str, int], target: int, bidder: str, made: bool
    ) -> None:
        self.rules = rules
        self.totals = totals
        self.sides = sorted(totals)
        self.target = target
        self.bidder = bidder
        self.made = made

    def over(self, target: int) -> list[str]:
        """The sides at the target, or beyond it where the target itself is not enough."""
        least = target + (self.rules.target_comparison == "exceed")
        return [side for side in self.sides if self.totals[side] >= least]

    def tops(self, sides: list[str]) -> list[str]:
        """Those of the sides that share the highest total."""
        highest = max([self.totals[side] for side in sides])
        return [side for side in sides if self.totals[side] == highest]


class Tie:
    """How a tie was broken: winner or None, target from now on, sentence, rule."""

    __slots__ = ("rule", "sentence", "target", "winner")

    def __init__(self, winner: str | None, target: int, sentence: str, rule: str) -> None:
        self.winner = winner
        self.target = target
        self.sentence = sentence
        self.rule = rule


def break_tie(standing: Standing, voice: Voice, over: list[str]) -> Tie:
    """What becomes of two or more sides over the target."""
    rules = standing.rules
    if rules.tie_rule == "bid_and_out":
        if standing.bidder in over:
            return _bidder(standing, voice, over)
        return WAYS[rules.bid_and_out_fallback](standing, voice, over, standing.target)
    return WAYS[rules.tie_rule](standing, voice, over, standing.target)


def _rule(standing: Standing, way: str) -> str:
    return RULES[standing.rules.variant].get(way, "tie_rule")


def _bidder(standing: Standing, voice: Voice, over: list[str]) -> Tie:
    sentence = voice.say(
        BIDDER, standing.bidder, names=voice.listed(over), target=figure(standing.target)
    )
    return Tie(standing.bidder, standing.target, sentence, _rule(standing, "bid_and_out"))


def _highest(standing: Standing, voice: Voice, over: list[str], target: int) -> Tie:
    """The highest total wins; equal at the top, another hand."""
    tops = standing.tops(over)
    rule = _rule(standing, "highest_score")
    if len(tops) > 1:
        return Tie(None, target, say_level(voice, tops, standing.totals), rule)
    total = figure(standing.totals[tops[0]])
    names = voice.listed(over)
    sentence = voice.say(HIGHEST, tops[0], names=names, target=figure(target), total=total)
    return Tie(tops[0], target, sentence, rule)


def _overtime(standing: Standing, voice: Voice, over: list[str], target: int) -> Tie:
    """The target goes up until at most one side has it, or the cap is reached."""
    cap = standing.rules.overtime_cap
    further = _first_rung(standing, over)
    if cap is not None and further >= cap:
        further = max(cap, target)
        capped = standing.over(further)
        if len(capped) > 1:
            tie = _highest(standing, voice, capped, further)
            return Tie(tie.winner, further, tie.sentence, "overtime_cap")
    left = standing.over(further)
    names, rule = voice.listed(over), _rule(standing, "overtime")
    texts = {"names": names, "target": figure(target), "further": figure(further)}
    if left:
        return Tie(left[0], further, voice.say(RACED, left[0], **texts), rule)
    return Tie(None, further, RAISED.format(**texts), rule)


def _first_rung(standing: Standing, over: list[str]) -> int:
    """The first target on the ladder that at most one side has reached."""
    second = sorted([standing.totals[side] for side in over])[-2]
    beyond = second - standing.target - (standing.rules.target_comparison == "exceed")
    step = standing.rules.overtime_step
    return standing.target + (beyond // step + 1) * step


WAYS = {"highest_score": _highest, "overtime": _overtime}
