"""The score of one hand: facts in, verdict and reasons out.

Played hands: the bidder in `bidding.py`, the others in `defending.py`; hands that were not played
in `unplayed.py`; what a lost bid costs in `lost_bid.py`; what cannot have happened in
`hand_checks.py` and `trick_checks.py`; odd bids in `bid_checks.py`. Here: `moon` and the order.
"""

from games.rules.bid_checks import bid_warnings
from games.rules.bidding import score_bidder
from games.rules.defending import score_defender
from games.rules.entry import read_hand
from games.rules.errors import HandRefused, Problem
from games.rules.hand import Hand
from games.rules.hand_checks import check_outcome
from games.rules.lost_bid import gained
from games.rules.reader import Reader
from games.rules.rounding import counted_points
from games.rules.saving import took_trick
from games.rules.sentences import MOON_LOST, MOON_WON
from games.rules.trick_checks import check_meld, check_tricks
from games.rules.unplayed import score_unplayed
from games.rules.verdict import Reason, Verdict
from games.rules.words import Voice, signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def score_hand(
    rules: "Rules", entry: object, names: dict[str, str] | None = None, field: str = "entry"
) -> Verdict:
    """The score of a hand, from its entry; `names` by side are used in the sentences.

    :raises HandRefused: with every problem of the entry.
    """
    voice = Voice(rules, names)
    hand = checked_hand(rules, entry, voice, field)
    verdict = score_checked(rules, hand, voice)
    verdict.warnings = bid_warnings(rules, hand, field)
    return verdict


def checked_hand(rules: "Rules", entry: object, voice: Voice, field: str) -> Hand:
    """The facts of a hand in which nothing is wrong.

    :raises HandRefused: with every problem of the entry.
    """
    hand, problems = read_hand(rules, entry, voice, field)
    problems = problems + hand_problems(rules, hand, voice, field)
    if problems:
        raise HandRefused(problems)
    return hand


def hand_problems(rules: "Rules", hand: Hand, voice: Voice, field: str) -> list[Problem]:
    """What cannot have happened, as far as the hand is known."""
    reader = Reader({}, field, voice)
    check_outcome(rules, hand, reader)
    check_meld(rules, hand, reader)
    check_tricks(rules, hand, reader)
    return reader.problems


def score_checked(rules: "Rules", hand: Hand, voice: Voice) -> Verdict:
    """The score of a hand in which nothing is wrong."""
    if hand.outcome != "played":
        return score_unplayed(rules, hand, voice)
    if hand.moon and rules.moon is not None:
        return _score_moon(rules, hand, voice, rules.moon)
    counted = counted_points(rules, hand)
    verdict = score_bidder(rules, hand, voice, counted[hand.bidder])
    for side in hand.defenders:
        verdict.add(score_defender(rules, hand, side, counted[side]))
        if verdict.is_set:
            verdict.add(gained(rules, hand, voice, side))
    return verdict


def _score_moon(rules: "Rules", hand: Hand, voice: Voice, prize: dict[str, int]) -> Verdict:
    """An announced attempt at every trick: won when nobody else took one."""
    others = [side for side in hand.defenders if took_trick(rules, hand, side)]
    points = -prize["lose"] if others else prize["win"]
    text = "moon missed: not every trick" if others else "moon: every trick"
    template = MOON_LOST if others else MOON_WON
    headline = voice.say(template, hand.bidder, points=signed(points))
    verdict = Verdict("moon", hand, not others, headline, headline)
    verdict.add([Reason(hand.bidder, points, text, "moon")])
    for side in hand.defenders:
        verdict.add([Reason(side, 0, "nothing counts beside the moon", "moon")])
    return verdict
