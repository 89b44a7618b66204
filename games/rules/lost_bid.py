"""What a lost bid costs, in every outcome but the unseen concession (option set_penalty).

minus_bid: it is subtracted (CT19 SD14 DD13); double: twice; progressive: given to each opponent.
"""

from games.rules.hand import Hand
from games.rules.verdict import Reason
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def lost_bid(rules: "Rules", hand: Hand, text: str, rule: str) -> list[Reason]:
    """The bidder's lines; `text` says why the bid is lost."""
    side, bid = hand.bidder, hand.bid
    if rules.set_penalty == "progressive":
        given = f"the bid of {bid} goes to each opponent instead"
        return [Reason(side, 0, text, rule), Reason(side, 0, given, "set_penalty")]
    lines = [Reason(side, -bid, text, rule)]
    if rules.set_penalty == "double":
        lines.append(Reason(side, -bid, "a lost bid costs twice", "set_penalty"))
    return lines


def gained(rules: "Rules", hand: Hand, voice: Voice, side: str) -> list[Reason]:
    """What a lost bid brings an opponent."""
    if rules.set_penalty != "progressive":
        return []
    text = f"the bid that {voice.name(hand.bidder)} lost"
    return [Reason(side, hand.bid, text, "set_penalty")]
