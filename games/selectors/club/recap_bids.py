"""The sentences of a recap about everybody's bids: how often made, how they failed, how high."""

from games.selectors.club.frame import GAMES, count_words
from games.selectors.club.recap_words import Told
from games.selectors.table.words import listed
from games.stats.figures import LEAST_BIDS
from games.stats.links import hands_href
from games.stats.scope import Scope
from games.stats.whole import Whole


def bids_failed(scope: Scope, wholes: list[Whole]) -> Told | None:
    """ "36 of 131 bids failed: 25 set, 10 thrown in, and 1 conceded."."""
    bids, failed = sum(each.bids for each in wholes), sum(each.bids - each.made for each in wholes)
    if not failed:
        return None
    kinds = (("set", "sets"), ("thrown in", "thrown_in"), ("conceded", "conceded"))
    counts = [(words, sum(getattr(each, name) for each in wholes)) for words, name in kinds]
    counts.append(("otherwise", failed - sum(count for _, count in counts)))
    how = listed([f"{count:,} {words}" for words, count in counts if count])
    text = f"{failed:,} of {count_words(bids, 'bid')} failed: {how}."
    return Told(text, hands_href(scope, part="bidder", result="not_made"))


def bids_on_average(scope: Scope, whole: Whole) -> Told | None:
    """ "In single deck 131 bids were 308 on average, and a side melded 94 a hand."."""
    if whole.bids < LEAST_BIDS:
        return None
    game = GAMES[whole.variant].lower()
    text = f"In {game} {whole.bids:,} bids were {whole.average_bid.text} on average"
    meld = whole.meld_a_hand
    text += f", and a side melded {meld.text} a hand." if meld.is_shown else "."
    return Told(text, hands_href(scope._replace(variant=whole.variant), part="bidder"))
