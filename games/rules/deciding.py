"""Totals and target: has the game ended, who has won, and by which rule.

CT20 to CT24, SD15, SD16, DD1, DD18, G6, G12 to G14, Q-CT1, Q-CT6 to Q-CT8, Q-CT11; options
target_comparison, tie_rule, overtime_step, overtime_cap, bid_and_out_fallback, must_bid_out,
losing_floor, number_of_deals. Settled here: a game of a fixed number of deals has no target; the
losing floor is looked at first; where only a made bid wins, that bidder wins alone and no tie
arises; a hand without bidder and without points ends nothing.
"""

from games.rules.ending_ties import Standing, break_tie
from games.rules.ending_words import (
    BID_OUT,
    DEALS,
    FLOOR,
    MUST_BID,
    OVER,
    REACHED,
    say_level,
)
from games.rules.words import Voice, figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

ALONE = {"cutthroat": "CT20", "single-deck": "SD15", "double-deck": "DD1"}


class Ending:
    """Where the game stands: totals and target after a hand, whether it is over, who has won.

    `sentence` and `rule` say why; both are "" where there is nothing to say.
    """

    __slots__ = ("game_over", "rule", "sentence", "target_after", "totals_after", "winner")

    def __init__(
        self,
        totals: dict[str, int],
        target: int,
        winner: str | None = None,
        sentence: str = "",
        rule: str = "",
    ) -> None:
        self.totals_after = totals
        self.target_after = target
        self.game_over = winner is not None
        self.winner = winner
        self.sentence = sentence
        self.rule = rule


def end_hand(
    rules: "Rules",
    totals_before: dict[str, int],
    target_before: int,
    delta: dict[str, int],
    bidder: str | None,
    made: bool,
    hands_scored: int | None = None,
    names: dict[str, str] | None = None,
) -> Ending:
    """Totals after a scored hand, and whether the game has ended with it.

    `hands_scored` counts the scored hands of the game, this one included.
    """
    totals = {side: totals_before[side] + delta.get(side, 0) for side in sorted(totals_before)}
    if not bidder and not any(bool(points) for points in delta.values()):
        return Ending(totals, target_before)
    standing = Standing(rules, totals, target_before, bidder or "", made)
    voice = Voice(rules, names)
    floor = _lost_at_floor(standing, voice)
    if floor is not None:
        return floor
    if rules.number_of_deals is not None:
        return _after_deals(standing, voice, rules.number_of_deals, hands_scored or 0)
    return _at_target(standing, voice)


def _lost_at_floor(standing: Standing, voice: Voice) -> Ending | None:
    """A side at or below the floor loses; the highest of the others wins."""
    floor = standing.rules.losing_floor
    if floor is None:
        return None
    above = [side for side in standing.sides if standing.totals[side] > floor]
    if len(above) == len(standing.sides) or not above:
        return None
    tops = standing.tops(above)
    if len(tops) > 1:
        sentence = say_level(voice, tops, standing.totals)
        return Ending(standing.totals, standing.target, None, sentence, "losing_floor")
    sides = [side for side in standing.sides if side not in above]
    sentence = FLOOR.format(names=voice.listed(sides), floor=figure(floor))
    return Ending(standing.totals, standing.target, tops[0], sentence, "losing_floor")


def _after_deals(standing: Standing, voice: Voice, deals: int, scored: int) -> Ending:
    """After the last deal the highest total wins; a tie plays one more."""
    if scored < deals:
        return Ending(standing.totals, standing.target)
    tops = standing.tops(standing.sides)
    if len(tops) > 1:
        sentence = say_level(voice, tops, standing.totals)
        return Ending(standing.totals, standing.target, None, sentence, "number_of_deals")
    sentence = voice.say(DEALS, tops[0], deals=scored)
    return Ending(standing.totals, standing.target, tops[0], sentence, "number_of_deals")


def _at_target(standing: Standing, voice: Voice) -> Ending:
    over = standing.over(standing.target)
    if standing.rules.must_bid_out and over:
        return _bid_out(standing, voice, over)
    if len(over) > 1:
        return _tied(standing, voice, over)
    if over:
        return _alone(standing, voice, over[0])
    return Ending(standing.totals, standing.target)


def _alone(standing: Standing, voice: Voice, winner: str) -> Ending:
    rule = ALONE[standing.rules.variant]
    if rule == "SD15" and winner != standing.bidder:
        rule = "SD16"
    template = OVER if standing.totals[winner] > standing.target else REACHED
    sentence = voice.say(template, winner, target=figure(standing.target))
    return Ending(standing.totals, standing.target, winner, sentence, rule)


def _bid_out(standing: Standing, voice: Voice, over: list[str]) -> Ending:
    """Only the bidder who made it can win."""
    if standing.made and standing.bidder in over:
        sentence = voice.say(BID_OUT, standing.bidder, target=figure(standing.target))
        winner = standing.bidder
        return Ending(standing.totals, standing.target, winner, sentence, "must_bid_out")
    sentence = voice.say(MUST_BID, over[0], target=figure(standing.target))
    return Ending(standing.totals, standing.target, None, sentence, "must_bid_out")


def _tied(standing: Standing, voice: Voice, over: list[str]) -> Ending:
    tie = break_tie(standing, voice, over)
    return Ending(standing.totals, tie.target, tie.winner, tie.sentence, tie.rule)
