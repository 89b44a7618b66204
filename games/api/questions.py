"""What may be asked: the names of each question in a game, as JSON Schema.

The house rules of a game are a component of the schema, so that they stand there once.
"""

from games.api.answers import SIDES
from games.api.shapes import (
    SUIT,
    SUIT_OR_NULL,
    YES_NO,
    Shape,
    cards,
    closed,
    listed,
    or_null,
    rules,
    told_as,
    whole,
)
from games.rules.asking import PLAYERS
from games.rules.entry import OUTCOMES
from games.rules.option import VARIANT_NAMES
from games.rules.reader import HIGHEST


def question(variant: str, parts: dict[str, Shape], optional: tuple[str, ...]) -> Shape:
    """The shape of a question in one game: its parts with the game and its rules."""
    component = {"$ref": f"#/components/schemas/{rules_name(variant)}"}
    whole_question = {
        "variant": {"type": "string", "enum": [variant]},
        **parts,
        "rules": told_as(component, "Only what differs from the standard game."),
    }
    needed = [name for name in whole_question if name not in ("rules", *optional)]
    return closed(whole_question, needed)


def rules_name(variant: str) -> str:
    """The name of a game's rules among the schema's components."""
    return "Rules" + "".join(word.capitalize() for word in variant.split("-"))


def rules_shapes() -> dict[str, Shape]:
    """The rules of each game, by the name of the component."""
    return {rules_name(variant): or_null(rules(variant)) for variant in VARIANT_NAMES}


def meld_parts(variant: str) -> dict[str, Shape]:
    """Cards under a trump, or under none yet."""
    trump = told_as(SUIT_OR_NULL, "Null: none named yet.")
    return {"trump": trump, "cards": cards(variant)}


def score_parts(variant: str) -> dict[str, Shape]:
    """One hand, and what stood before it."""
    return {
        "totals_before": told_as(_by_side(variant, whole(-HIGHEST, HIGHEST)), "Points by side."),
        "target_before": told_as(or_null(whole(1, HIGHEST)), "Left out: the table's target."),
        "entry": _entry(variant),
    }


def _entry(variant: str) -> Shape:
    points = _by_side(variant, or_null(whole(0, HIGHEST)))
    flags = or_null(_by_side(variant, or_null(YES_NO)))
    parts = {
        "bidder": or_null({"type": "string", "enum": list(_sides(variant))}),
        "bid": or_null(whole(1, HIGHEST)),
        "trump": SUIT_OR_NULL,
        "outcome": {"type": "string", "enum": list(OUTCOMES)},
        "meld": told_as(or_null(points), "Points of each side that plays."),
        "trick_points": told_as(or_null(points), "Of a played hand; buried cards included."),
        "took_trick": told_as(flags, "Where trick points do not tell it."),
        "only_dix": told_as(flags, "The meld is nothing but nines of trump."),
        "buried_points": told_as(or_null(whole(0, HIGHEST)), "Already inside trick_points."),
        **{name: or_null(YES_NO) for name in ("forced", "under_the_gun", "moon")},
    }
    if variant == "cutthroat":
        seats = listed({"type": "string", "enum": list(_sides(variant))}, minItems=3, maxItems=3)
        parts["playing"] = told_as(or_null(seats), "Who plays, with four or five at the table.")
    return closed(parts, ["outcome"])


def _sides(variant: str) -> tuple[str, ...]:
    return SIDES if variant == "cutthroat" else SIDES[:2]


def _by_side(variant: str, shape: Shape) -> Shape:
    return closed(dict.fromkeys(_sides(variant), shape), [])


def tricks_parts(variant: str) -> dict[str, Shape]:
    """A trick as it lies, and hands where they are told."""
    return {
        "trump": SUIT,
        "plays": told_as(cards(variant), "The cards played, in order; none yet is []."),
        "hand": told_as(cards(variant), "The next player's cards."),
        "hands": told_as(listed(cards(variant)), "Each player's cards before the play, in order."),
        "first_trick": told_as(YES_NO, "Is it the first trick of the deal? Left out: yes."),
    }


def auction_parts(variant: str) -> dict[str, Shape]:
    """The dealer and the calls so far."""
    seat = whole(1, PLAYERS[variant])
    bid = told_as(or_null(whole(1)), "Null is a pass.")
    calls = listed(closed({"seat": seat, "bid": bid}))
    return {
        "dealer": told_as(seat, "The seat to his left speaks first; seats go round from 1."),
        "calls": told_as(calls, "Seat and bid of each call in order; a bid of null is a pass."),
    }
