"""Cards that cannot all be in one deck: told with the card and the players."""

from games.rules.errors import Problem
from games.selectors.table.seat_cards import SeatCards


def clashes(now: SeatCards, seat: int, cards: tuple[str, ...]) -> tuple[Problem, ...]:
    """What the deck has against everybody's cards, with these for this player."""
    return ()
