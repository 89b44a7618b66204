"""House rules in the table's words: a label for every option, and words for every choice.

One row an option; `WORDS` holds what a choice is called where its bare name would not do.
Help texts and rule ids stand in games.rules.options.
"""

from typing import Any

from games.rules.option import Option

LABELS = {
    "scale": "Scale of all figures",
    "target": "Target",
    "target_comparison": "Reaching or passing the target",
    "tie_rule": "Several over the target at once",
    "overtime_step": "Overtime moves the target by",
    "overtime_cap": "Last target of overtime",
    "bid_and_out_fallback": "When the bidder is not among those over",
    "must_bid_out": "Only a bidder can win",
    "losing_floor": "Losing at or below",
    "number_of_deals": "Number of hands in a game",
    "bid_steps": "Bids and their steps",
    "max_raise": "Largest raise",
    "under_the_gun_minimum": "Opening under the gun",
    "under_the_gun_seat": "Who opens under the gun",
    "open_duty": "Duty to open",
    "pass_out": "Everybody passes",
    "forced_bid": "Forced bid",
    "trump_needs_marriage": "The trump suit needs a marriage",
    "exchange": "Cards that partners exchange",
    "widow": "Cards in the widow",
    "bury": "What may be buried",
    "buried_counters_to": "Counters in buried cards",
    "meld_table": "Table of meld values",
    "meld_values": "Single meld values",
    "run_extras": "Run with an extra king or queen",
    "run_pays_marriage": "A run pays its marriage too",
    "roundhouse_bonus": "Bonus for a roundhouse",
    "counter_values": "What counters are worth",
    "round_trick_points": "Rounding trick points",
    "minimum_meld": "Least meld to lay down",
    "saves_meld": "What saves a side’s meld",
    "saves_meld_points": "Points that save meld",
    "defenders_save_points": "Points that save the defenders’ meld",
    "unsaved_side": "What an unsaved side loses",
    "dix_always_safe": "Nines of trump are always safe",
    "shut_out_bidder": "Bidders who take nothing",
    "concede": "Giving up after meld",
    "impossible_contract": "A bid out of reach",
    "concede_unseen": "Giving up without the widow",
    "defenders_on_concession": "Defenders when a hand is given up",
    "concession_bonus": "Bonus on a hand given up",
    "defenders_meld_when_bidders_short": "Defenders’ meld when the bidders fall short",
    "set_penalty": "What a set costs",
    "set_keeps_meld": "A set side keeps saved meld",
    "moon": "Shooting the moon",
    "redeal": "Asking for a new deal",
    "bid_meanings": "Show what bids mean",
    "first_lead": "First lead",
    "heading": "Duty to beat",
}
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
