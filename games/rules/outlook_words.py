"""The sentences before the tricks: (for one player, for a partnership)."""

NEED = (
    "{name} needs {need} in tricks; {set_by} to the others is a set.",
    "{name} need {need} in tricks; {set_by} sets them.",
)
WHOLE = (
    "{name} needs all {need} in tricks; {set_by} to the others is a set.",
    "{name} need all {need} in tricks; {set_by} sets them.",
)
NEED_TO_BE_SURE = (  # where the others' points are rounded
    "{name} needs {need} in tricks to be sure; {set_by} to the others is a set.",
    "{name} need {need} in tricks to be sure; {set_by} sets them.",
)
NEED_OR_NOTHING = (  # where a bidder who saved nothing scores nothing
    "{name} needs {need} in tricks; {set_by} to the others leaves nothing.",
    "{name} need {need} in tricks; {set_by} leaves them nothing.",
)
LESS_MELD = (
    "{name} needs {bid}, less the meld.",
    "{name} need {bid}, less their meld.",
)
SHORT = (
    "{name} has {meld} in meld, {least} are needed to play.",
    "{name} have {meld} in meld, {least} are needed to play.",
)
OUT_OF_REACH = (
    "{name} needs {need} in tricks and a hand has {total}: out of reach.",
    "{name} need {need} in tricks and a hand has {total}: out of reach.",
)
MELD_COVERS = (  # nothing to take, one trick to take
    (
        "{name} needs nothing: {meld} in meld covers {bid}.",
        "{name} need nothing: {meld} in meld covers {bid}.",
    ),
    (
        "{name} needs one trick: {meld} in meld covers {bid}.",
        "{name} need one trick: {meld} in meld covers {bid}.",
    ),
)
ALL_TRICKS = (
    "{name} shoots the moon and needs every trick.",
    "{name} shoot the moon and need every trick.",
)

MADE_LINE = (
    "or more, with {need} in tricks: made",
    "or more, if they take {need}: made",
)
ROUNDED_LINE = (
    "with {much}: the rounding decides",
    "if they take {much}: the rounding decides",
)
SET_LINE = (
    "with {much}: set",
    "if they take {much}: set",
)
KEPT_LINE = (
    "with {much}: set, the meld is kept",
    "if they take {much}: set, the meld is kept",
)
ZERO_LINE = (
    "with {much}: nothing",
    "if they take {much}: nothing",
)
NO_POINTS = "no trick points"
MOST = "{most} or less"
RANGE = "{least} to {most}"
TRICK_AND = "a trick and {much}"
MADE_BY_TRICK = ("or more, with one trick: made",) * 2
SET_BY_TRICK = ("without a trick: set",) * 2
ZERO_BY_TRICK = ("without a trick: nothing",) * 2
MADE_ANYHOW = ("or more, whatever is taken: made",) * 2
SET_ANYHOW = ("played on, it ends set all the same",) * 2
LOST = ("minus the bid, without play",) * 2
GIVEN = "and the bid of {bid} goes to each opponent"
TWICE = "the bid counts twice"
STAYS = {
    "trick": "stays {name}’s with one trick",
    "counter": "stays {name}’s with one counter",
    "points": "stays {name}’s with {points} in tricks",
    "safe": "stays {name}’s whatever is taken",
    "unplayed": "stays {name}’s without a trick",
}
NOT_KEPT = "{meld} of {name}’s does not count"
TOO_LITTLE = "{meld} of {name}’s may not be laid: {least} is the least"
NINES = "both nines of trump are in some hand: all meld together is {least} at least"
NO_GIVING_UP = (
    "No conceding: {meld} + {total} covers {bid}",
    "No throwing in: {meld} + {total} covers {bid}",
)
NEVER_GIVEN_UP = (
    "No conceding at this table",
    "No throwing in at this table",
)
