"""The shapes of what the judges are asked and answer: a hand trick by trick, an auction with names."""

from games.api.answers import REASON, RULE
from games.api.questions import auction_parts
from games.api.shapes import (
    SUIT,
    TEXT,
    WHOLE,
    YES_NO,
    Shape,
    cards,
    closed,
    listed,
    or_null,
    told_as,
    whole,
)
from games.rules.asked_calls import MOST
from games.rules.asking import PLAYERS

CODES = listed(TEXT)
NAMES = "The players by place, clockwise from 1; left out: Player 1 and so on."


def played_parts(variant: str) -> dict[str, Shape]:
    """Everything laid down so far, and whatever is known of the hands."""
    players = PLAYERS[variant]
    place = whole(1, players)
    hands = closed({str(at + 1): cards(variant) for at in range(players)}, [])
    return {
        "trump": SUIT,
        "plays": told_as(cards(variant), "Every card played, in order, trick after trick."),
        "leader": told_as(place, "The place that leads first; left out: 1."),
        "bidder": told_as(place, "The place of the bidder; left out: the leader."),
        "names": told_as(listed(TEXT, minItems=players, maxItems=players), NAMES),
        "hands": told_as(hands, "Cards by place, as they were before the first card told."),
        "first_trick": told_as(YES_NO, "Is the first one the first of the deal? Left out: yes."),
    }


def calls_parts(variant: str) -> dict[str, Shape]:
    """The dealer and the calls so far, among people with names."""
    least, most = PLAYERS[variant], MOST[variant]
    seats = listed(whole(1, most), minItems=least, maxItems=least, uniqueItems=True)
    parts = auction_parts(variant)
    return {
        **parts,
        "calls": {"anyOf": [parts["calls"], told_as(TEXT, "One line: 1:250 2:pass 3:260.")]},
        "names": told_as(listed(TEXT, minItems=least, maxItems=most), NAMES),
        "playing": told_as(seats, "Who plays, with four or five at a cutthroat table."),
    }


GROUP = closed({"cards": CODES, "may": YES_NO, "verdict": TEXT, "words": TEXT, "rule": RULE})
PLAYER = closed(
    {
        "place": WHOLE,
        "name": TEXT,
        "card": or_null(TEXT),
        "note": TEXT,
        "is_winning": YES_NO,
        "is_next": YES_NO,
    }
)
TRICK = closed({"number": WHOLE, "points": WHOLE, "is_complete": YES_NO, "players": listed(PLAYER)})
DONE = closed(
    {
        "number": WHOLE,
        "cards": CODES,
        "winner": WHOLE,
        "name": TEXT,
        "points": told_as(WHOLE, "With the last trick's points where it is the last."),
        "note": TEXT,
    }
)
RENEGE = closed(
    {
        "trick": WHOLE,
        "place": WHOLE,
        "card": TEXT,
        "should": told_as(CODES, "What might have been played instead."),
        "sentence": TEXT,
        "rule": RULE,
    }
)
COUNTED = closed(
    {
        "is_over": told_as(YES_NO, "Every trick of the hand is told."),
        "sides": listed(closed({"side": TEXT, "name": TEXT, "tricks": WHOLE, "points": WHOLE})),
        "buried": told_as(CODES, "The cards that nobody played, once all tricks are told."),
        "buried_points": WHOLE,
        "sentence": TEXT,
    }
)
PLAYED = closed(
    {
        "headline": told_as(TEXT, "The ruling about the trick that lies, in one sentence."),
        "reason": REASON,
        "rule": RULE,
        "groups": told_as(listed(GROUP), "The next player's cards, where his hand is told."),
        "trick": TRICK,
        "tricks": told_as(listed(DONE), "Those that are complete."),
        "reneges": told_as(listed(RENEGE), "As far as it is known what was held."),
        "next": told_as(or_null(WHOLE), "The place to play; null when the trick is complete."),
        "may_take_back": YES_NO,
        "counted": COUNTED,
    }
)
SEAT = closed(
    {
        "seat": WHOLE,
        "name": TEXT,
        "last": told_as(TEXT, "Its last call that stands."),
        "is_marked": YES_NO,
        "is_dealer": YES_NO,
        "is_turn": told_as(YES_NO, "It is to call, or has won."),
        "is_holder": told_as(YES_NO, "Its bid stands."),
        "is_out": told_as(YES_NO, "It has passed."),
    }
)
LINE = closed(
    {
        "number": WHOLE,
        "seat": WHOLE,
        "name": TEXT,
        "bid": or_null(WHOLE),
        "said": TEXT,
        "legal": YES_NO,
        "verdict": TEXT,
        "reason": REASON,
        "meaning": told_as(TEXT, "What the bid promises the partner (DD5)."),
        "rule": RULE,
    }
)
CALLS = closed(
    {
        "sentence": TEXT,
        "rule": RULE,
        "next_seat": or_null(WHOLE),
        "bids": told_as(listed(WHOLE, maxItems=9), "Legal bids, the lowest first."),
        "may_pass": YES_NO,
        "over": YES_NO,
        "winner": or_null(WHOLE),
        "bid": or_null(WHOLE),
        "forced": YES_NO,
        "under_the_gun": YES_NO,
        "may_take_back": YES_NO,
        "seats": told_as(listed(SEAT), "As they speak, the dealer last."),
        "notices": listed(closed({"text": TEXT, "rule": RULE})),
        "calls": listed(LINE),
    }
)
