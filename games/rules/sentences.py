"""The sentences a hand is told in: (for one player, for a partnership)."""

MADE = ("{name} made {bid} with {spare} to spare.",) * 2
MADE_EXACTLY = ("{name} made {bid} exactly.",) * 2
SET = (
    "{name} is set: {total}, {short} short of {bid}.",
    "{name} are set: {total}, {short} short of {bid}.",
)
SHUT_OUT = (
    "{name} is set: the {meld} in meld was not saved.",
    "{name} are set: the {meld} in meld was not saved.",
)
ZERO = ("{name} saved nothing, but the meld covered {bid}: no set and no score.",) * 2
MOON_WON = ("{name} shot the moon: {points}.",) * 2
MOON_LOST = ("{name} missed the moon: {points}.",) * 2
UNSEEN = ("{name} conceded {bid} without turning the widow.",) * 2
CONCEDED = ("{name} conceded {bid} after the widow.",) * 2
THROWN_IN = ("{name} threw in {bid}.",) * 2
SHORT_MELD = (
    "{name} has {meld} in meld, {least} are needed: the bid of {bid} is lost.",
    "{name} have {meld} in meld, {least} are needed: the bid of {bid} is lost.",
)
NO_MARRIAGE = (
    "{name} holds no marriage: the bid of {bid} is lost.",
    "{name} hold no marriage: the bid of {bid} is lost.",
)
PASSED_OUT = "Everybody passed: no score, and the same dealer deals again."

WORKINGS_MADE = "Made, {spare} to spare: {meld} + {points} = {total}, bid {bid}."
WORKINGS_EXACT = "Made exactly: {meld} + {points} = {total}, bid {bid}."
WORKINGS_SET = "Set, {short} short: {meld} + {points} = {total}, bid {bid}."
WORKINGS_SHUT_OUT = "Set: the {meld} in meld is not saved, bid {bid}."
WORKINGS_ZERO = "No set and no score: the {meld} in meld covers {bid} but is not saved."
