"""The sentences a game ends with: (for one player, for a partnership), or one for several."""

from games.rules.words import Voice, figure

OVER = ("{name} is over {target} alone.", "{name} are over {target} alone.")
REACHED = ("{name} alone has reached {target}.", "{name} alone have reached {target}.")
HIGHEST = (
    "{names} are over {target}: {name} is highest with {total}.",
    "{names} are over {target}: {name} are highest with {total}.",
)
BIDDER = (
    "{names} are over {target}: the bidder, {name}, wins.",
    "Both sides are over {target}: the bidding side wins.",
)
BID_OUT = (
    "{name} is over {target} and made the bid.",
    "{name} are over {target} and made the bid.",
)
MUST_BID = (
    "{name} has reached {target}, but only a made bid wins.",
    "{name} have reached {target}, but only a made bid wins.",
)
DEALS = (
    "After {deals} hands {name} is highest.",
    "After {deals} hands {name} are highest.",
)
FLOOR = "At {floor} a side has lost: {names}."
RAISED = "{names} are over {target}: the game goes on to {further}."
RACED = (
    "{names} are over {target}; {name} alone has {further}.",
    "{names} are over {target}; {name} alone have {further}.",
)
LEVEL = "{names} are level at {total}: another hand is played."


def say_level(voice: Voice, tops: list[str], totals: dict[str, int]) -> str:
    """Several share the top: another hand."""
    return LEVEL.format(names=voice.listed(tops), total=figure(totals[tops[0]]))
