"""Every code that the API answers with, and what it means: for the schema and its page.

Codes of HTTP faults stand in scorekeeper.api; warnings come in answers, errors with status 400.
"""

ERRORS = (
    ("unknown_name", "A name or a value that is not known here."),
    ("missing", "Something that is needed was not given."),
    ("wrong_type", "A text where a number belongs, or the like."),
    ("not_allowed", "Of the right kind, but not one of the allowed values."),
    ("not_a_card", "A card that cannot be read, or that the deck has not got."),
    ("too_many_copies", "More copies of a card than the deck has."),
    ("not_your_turn", "A call out of turn, or after the auction is over."),
    ("already_passed", "A call by a seat that has passed."),
    ("trick_points_do_not_add_up", "The sides' trick points are not what a hand has."),
    ("trick_points_off_step", "Trick points that no cards add up to."),
    ("trick_points_without_a_trick", "Trick points of a side that took no trick."),
    ("must_concede", "The bid cannot be reached any more and must be conceded."),
    ("may_not_concede_unseen", "Only some bids may be conceded without seeing the widow."),
    ("may_not_throw_in", "A hand that can still be made may not be thrown in."),
    ("short_meld", "The bidding side has too little meld to play."),
    ("meld_is_not_short", "The bidding side has enough meld to play."),
    ("meld_off_step", "A meld that no cards add up to."),
    ("outcome_not_in_this_game", "A hand of this game cannot end like that."),
    ("trump_missing", "A hand that was played needs a trump."),
    ("buried_points_do_not_fit", "More or other points than the buried cards can hold."),
)
WARNINGS = (
    ("bid_below_minimum", "The bid is lower than any opening bid."),
    ("bid_off_step", "The bid lies between the steps."),
    ("raise_too_large", "The bid cannot be reached by legal raises."),
    ("forced_bid_differs", "A stuck player pays another figure."),
)
FAULTS = (
    (400, "not_json", "The body is not JSON, or says something that no question can."),
    (405, "method_not_allowed", "Questions are asked with POST."),
    (413, "too_large", "The body is larger than any question."),
    (415, "not_json", "The body is not application/json."),
    (429, "too_many_calls", "Too many calls from this address in the last minute."),
)
