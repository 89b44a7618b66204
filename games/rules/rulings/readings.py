"""Other readings of a rule: the values of the options that a question tries, in a few words each.

Values are those of the classic scale; in the words the figures stand as names (in_words.py).
tried.py puts both on a table's scale.
"""

from games.rules.rulings.question import ALL, PAIRS, SMALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CUTTHROAT = ("cutthroat",)
SINGLE = ("single-deck",)
DOUBLE = ("double-deck",)


class Reading:
    """One value of an option (with others that go with it), in words, for the games that have it."""

    __slots__ = ("beside", "games", "option", "value", "words")

    def __init__(
        self,
        option: str,
        value: "Any",
        words: str,
        games: tuple[str, ...] = ALL,
        beside: "dict[str, Any] | None" = None,
    ) -> None:
        self.option = option
        self.value = value
        self.words = words
        self.games = games
        self.beside = beside or {}


READINGS: tuple[Reading, ...] = (
    Reading("run_extras", None, "an extra king or queen adds nothing", SMALL),
    Reading(
        "run_extras", {"one": 190, "both": 190}, "an extra king or queen pays {one_extra}", SMALL
    ),
    Reading(
        "run_extras",
        {"one": 190, "both": 230},
        "one extra pays {one_extra}, both {both_extras}",
        SMALL,
    ),
    Reading("run_pays_marriage", False, "the marriage in a run pays nothing more"),
    Reading("run_pays_marriage", True, "a run pays its marriage too"),
    Reading("roundhouse_bonus", 0, "a roundhouse is only its parts"),
    Reading("roundhouse_bonus", 10, "{roundhouse_bonus} more for a roundhouse", SMALL),
    Reading("roundhouse_bonus", 1, "{roundhouse_bonus} more for a roundhouse", DOUBLE),
    Reading("meld_table", "classic", "classic values", SMALL),
    Reading("meld_table", "standard", "standard values", DOUBLE),
    Reading("meld_table", "npa", "association values", DOUBLE),
    Reading("meld_table", "family", "arounds that keep doubling", DOUBLE),
    Reading("max_raise", 20, "a raise is {max_raise} at most", SINGLE),
    Reading("max_raise", None, "free raises"),
    Reading("pass_out", "redeal", "all pass: a new deal"),
    Reading("pass_out", "last_player", "all pass: the last player is stuck"),
    Reading("pass_out", "dealer", "all pass: the dealer is stuck"),
    Reading(
        "forced_bid",
        200,
        "the dealer is stuck with {forced_bid}",
        CUTTHROAT,
        {"pass_out": "dealer"},
    ),
    Reading("forced_bid", 250, "a stuck player pays {forced_bid}", SINGLE),
    Reading("forced_bid", 190, "a stuck player pays {forced_bid}", SINGLE),
    Reading("forced_bid", 150, "a stuck player pays {forced_bid}", SINGLE),
    Reading("forced_bid", 45, "a stuck player pays {forced_bid}", DOUBLE),
    Reading("under_the_gun_minimum", 150, "{under_the_gun_minimum} under the gun", CUTTHROAT),
    Reading("under_the_gun_minimum", None, "no discount under the gun", CUTTHROAT),
    Reading("under_the_gun_seat", "first", "only the first to speak", CUTTHROAT),
    Reading("under_the_gun_seat", "duty", "whoever opens", CUTTHROAT),
    Reading("under_the_gun_seat", "dealer", "only the dealer", CUTTHROAT),
    Reading("bid_steps", [[200, 10]], "openings from {opening}", SMALL),
    Reading("bid_steps", [[50, 1]], "steps of {step} all the way", DOUBLE),
    Reading("bid_meanings", "on", "bids speak"),
    Reading("bid_meanings", "off", "bids promise nothing"),
    Reading("heading", "always", "beat it in every suit"),
    Reading("heading", "trump_only", "beat it only when trump is led"),
    Reading("first_lead", "any", "any card may be led first"),
    Reading("first_lead", "trump", "a trump must be led first"),
    Reading("counter_values", "10-10-10", "ace, ten and king 10", SMALL),
    Reading("counter_values", "11-10-4-3-2", "11, 10, 4, 3, 2", SMALL),
    Reading("counter_values", "10-10-5-5", "10, 10, 5, 5", SMALL),
    Reading("saves_meld", "one_trick", "any trick saves meld"),
    Reading("saves_meld", "one_point", "a point in tricks saves meld"),
    Reading(
        "saves_meld",
        "points",
        "{saves_meld_points} in tricks save meld",
        ALL,
        {"saves_meld_points": 20},
    ),
    Reading("saves_meld", "none", "meld is always safe"),
    Reading("unsaved_side", "lose_meld", "only the meld is lost"),
    Reading("unsaved_side", "lose_all", "meld and tricks are lost"),
    Reading("dix_always_safe", False, "nines need a trick too", SMALL),
    Reading("dix_always_safe", True, "nines alone are safe", SMALL),
    Reading("shut_out_bidder", "set", "set without trick points"),
    Reading("shut_out_bidder", "zero", "no score and no set"),
    Reading("concede", "free", "giving up is free"),
    Reading("concede", "when_impossible", "giving up only out of reach"),
    Reading("concede", "never", "no giving up"),
    Reading("impossible_contract", "must_concede", "out of reach must be given up"),
    Reading("impossible_contract", "may_play_on", "out of reach may be played on"),
    Reading("concede_unseen", "forced_only", "unseen only after a forced bid", CUTTHROAT),
    Reading("concede_unseen", "any", "unseen after any bid", CUTTHROAT),
    Reading("concede_unseen", "never", "never unseen", CUTTHROAT),
    Reading("defenders_on_concession", "meld", "the others keep their meld"),
    Reading("defenders_on_concession", "nothing", "the others get nothing"),
    Reading(
        "defenders_on_concession",
        "meld_plus",
        "the others get meld and {concession_bonus}",
        SMALL,
        {"concession_bonus": 100},
    ),
    Reading(
        "defenders_on_concession",
        "meld_plus",
        "the others get meld and {concession_bonus}",
        DOUBLE,
        {"concession_bonus": 10},
    ),
    Reading("defenders_meld_when_bidders_short", "any", "any meld counts", DOUBLE),
    Reading(
        "defenders_meld_when_bidders_short", "minimum", "only {minimum_meld} or more counts", DOUBLE
    ),
    Reading("defenders_meld_when_bidders_short", "nothing", "no meld counts", DOUBLE),
    Reading("minimum_meld", 0, "any meld may be laid down"),
    Reading("minimum_meld", 20, "{minimum_meld} are needed to lay down", DOUBLE),
    Reading("set_penalty", "minus_bid", "minus the bid"),
    Reading("set_penalty", "progressive", "the bid goes to each opponent"),
    Reading("set_penalty", "double", "minus twice the bid"),
    Reading("set_keeps_meld", False, "a set side keeps no meld"),
    Reading("set_keeps_meld", True, "a set side keeps saved meld"),
    Reading("buried_counters_to", "bidder", "buried counters are the bidder’s", CUTTHROAT),
    Reading("buried_counters_to", "defenders", "buried counters are the others’", CUTTHROAT),
    Reading("target_comparison", "reach", "the target itself is enough"),
    Reading("target_comparison", "exceed", "the target must be passed"),
    Reading("tie_rule", "highest_score", "the higher total wins"),
    Reading("tie_rule", "overtime", "play on to a higher target"),
    Reading("tie_rule", "bid_and_out", "the bidder wins"),
    Reading("must_bid_out", False, "anybody can win"),
    Reading("must_bid_out", True, "only a made bid wins"),
    Reading("number_of_deals", None, "play to the target"),
    Reading("number_of_deals", 4, "four hands are a game"),
    Reading("moon", None, "nobody shoots the moon"),
    Reading("moon", {"lose": 1500, "win": 1500}, "the moon wins or loses {moon}", SMALL),
    Reading("moon", {"lose": 150, "win": 150}, "the moon wins or loses {moon}", DOUBLE),
    Reading("redeal", "never", "no new deal", ALL),
    Reading("redeal", "five_nines", "five nines", SMALL),
    Reading("redeal", "five_nines_no_ace", "five nines and no ace", SMALL),
    Reading("redeal", "six_nines", "six nines", SMALL),
    Reading("redeal", "no_ace_thirteen_losers", "no ace, thirteen losers", DOUBLE),
    Reading("open_duty", "must_open_with_meld", "with meld one must open"),
    Reading("open_duty", "free", "one may pass with meld"),
    Reading("trump_needs_marriage", False, "any suit"),
    Reading("trump_needs_marriage", True, "a suit with a marriage"),
    Reading("exchange", 4, "four cards", PAIRS),
    Reading("exchange", 3, "three cards", PAIRS),
    Reading("exchange", 2, "two cards", PAIRS),
    Reading("exchange", 0, "none", PAIRS),
    Reading("bury", "unmelded_first", "cards outside the meld first", CUTTHROAT),
    Reading("bury", "free", "any cards", CUTTHROAT),
)
