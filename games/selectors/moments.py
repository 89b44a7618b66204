"""The moments of a game, in their order, each with the options that belong to it."""

from games.rules.option import Option
from games.rules.options import OPTION_BY_KEY

KEYS = (
    (
        "Deal, bidding and widow",
        "redeal bid_steps max_raise under_the_gun_minimum under_the_gun_seat open_duty pass_out"
        " forced_bid bid_meanings trump_needs_marriage exchange widow bury",
    ),
    (
        "Meld",
        "meld_table meld_values run_extras run_pays_marriage roundhouse_bonus minimum_meld"
        " dix_always_safe",
    ),
    (
        "Play and trick points",
        "first_lead heading counter_values round_trick_points buried_counters_to",
    ),
    (
        "What a hand scores",
        "saves_meld saves_meld_points defenders_save_points unsaved_side shut_out_bidder concede"
        " impossible_contract concede_unseen defenders_on_concession concession_bonus"
        " defenders_meld_when_bidders_short set_penalty set_keeps_meld moon",
    ),
    (
        "Target and end of the game",
        "scale target target_comparison tie_rule overtime_step overtime_cap bid_and_out_fallback"
        " must_bid_out losing_floor number_of_deals",
    ),
)


def options_of(keys: str) -> tuple[Option, ...]:
    return tuple(OPTION_BY_KEY[key] for key in keys.split())


MOMENTS = tuple((title, options_of(keys)) for title, keys in KEYS)
