"""What a seat is called while nobody has given a name (SD1, DD1, CT1, CT25).

Seats are numbered clockwise from 1; seen from above with seat 1 in the south: west, north, east.
"""

from games.rules.variants import VARIANT_BY_NAME

WINDS = ("South", "West", "North", "East")


def seat_name(variant: str, seat: int) -> str:
    """ "South" to "East" for partnerships, "Player 1" and on for those who play alone."""
    game = VARIANT_BY_NAME.get(variant)
    return WINDS[seat - 1] if game is None or game.is_partnership else f"Player {seat}"
