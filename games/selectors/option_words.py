"""What options are set to, in the table's words.

`WORDS` holds what a choice is called where its bare name would not do. An option's title stands
in games.rules.option_titles, its help and rule id in games.rules.options.
"""

from typing import Any

from games.rules.option import Option

WORDS = {
    "classic": "classic",
    "short": "short (a tenth)",
    "times_ten": "times ten",
    "reach": "reaching it is enough",
    "exceed": "it must be passed",
    "highest_score": "the higher total wins",
    "overtime": "play on to a higher target",
    "bid_and_out": "the bidder wins",
    "first": "the first to speak",
    "duty": "whoever opens",
    "dealer": "the dealer is stuck",
    "must_open_with_meld": "with meld one must open",
    "free": "free",
    "redeal": "deal again",
    "last_player": "the last player is stuck",
    "unmelded_first": "cards outside the meld first",
    "bidder": "count for the bidder",
    "defenders": "count for the defenders",
    "exact": "exact",
    "nearest_ten": "to the nearest ten",
    "one_trick": "any trick",
    "one_point": "any point in tricks",
    "points": "a number of points",
    "none": "nothing is needed",
    "lose_meld": "its meld",
    "lose_all": "meld and tricks",
    "set": "are set",
    "zero": "score zero",
    "when_impossible": "only when the bid is out of reach",
    "never": "never",
    "must_concede": "must be given up",
    "may_play_on": "may be played",
    "forced_only": "after a forced bid",
    "any": "any",
    "meld": "their meld",
    "nothing": "nothing",
    "meld_plus": "meld and a bonus",
    "minimum": "if it is enough to lay down",
    "minus_bid": "minus the bid",
    "progressive": "each opponent gets the bid",
    "double": "minus twice the bid",
    "five_nines": "with five nines",
    "five_nines_no_ace": "with five nines and no ace",
    "six_nines": "with six nines",
    "no_ace_thirteen_losers": "no ace and thirteen losers",
    "off": "no",
    "on": "yes",
    "trump": "trump",
    "always": "always",
    "trump_only": "only when trump is led",
}


def value_words(option: Option, value: Any) -> str:
    """A value as a page says it: "yes", "1500", "from 250 by 10", "none"."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if option.key == "under_the_gun_seat" and value == "dealer":
        return "the dealer"
    if option.key == "bid_steps":
        return ", ".join(f"from {low} by {step}" for low, step in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {points_words(value[name])}" for name in value) or "none"
    return WORDS.get(
        str(value), str(value).replace("-", "\u2212") if type(value) is int else str(value)
    )


def points_words(points: Any) -> str:
    """The figures of one meld, or the one figure of a pair."""
    return (
        " ".join(str(each) for each in points) if isinstance(points, (list, tuple)) else str(points)
    )
