"""Who sits where in each hand: names of sides after substitutions, and who plays (CT25).

Settled here: where a player at the target may not sit out, the next to the dealer's left does.
"""

from games.rules.variants import LETTERS, side_of_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


def all_sides(rules: "Rules", people: int) -> tuple[str, ...]:
    """The sides that have a total: the two partnerships, or one for each player."""
    return LETTERS[:people] if not rules.is_partnership else rules.sides


class People:
    """The names by seat for every hand of a game."""

    __slots__ = ("_known", "_names", "_seats", "variant")

    def __init__(self, variant: str, names: tuple[str, ...], seats: "list[dict[str, Any]]") -> None:
        self.variant = variant
        self._names = names
        self._seats = seats
        self._known: dict[int, dict[str, str]] = {}

    def at(self, hand: int) -> tuple[str, ...]:
        """The names by seat in this hand; from hand 1 means that somebody sat there all along."""
        names = list(self._names)
        for facts in self.changes_until(hand):
            names[facts["seat"] - 1] = str(facts.get("name") or facts.get("player"))
        return tuple(names)

    def changes_until(self, hand: int) -> "list[dict[str, Any]]":
        """The facts of those who sat down later and sit there in this hand, in order."""
        return [facts for facts in self._seats if facts["from_hand"] <= max(hand, 1)]

    def sides_at(self, hand: int) -> dict[str, str]:
        """The names of the sides in this hand; partners are joined."""
        if not self._seats:
            hand = 0
        if hand not in self._known:
            self._known[hand] = self._joined(self.at(hand))
        return self._known[hand]

    def _joined(self, names: tuple[str, ...]) -> dict[str, str]:
        found: dict[str, str] = {}
        for at, name in enumerate(names):
            side = side_of_seat(self.variant, at + 1)
            found[side] = f"{found[side]} & {name}" if side in found else name
        return found


def suggest_playing(
    rules: "Rules", people: int, dealer: int, totals: dict[str, int], target: int
) -> tuple[str, ...]:
    """The sides that play the next hand; with four or five at the table some sit out (CT25)."""
    if rules.is_partnership or people == 3:
        return rules.sides
    least = target + (rules.target_comparison == "exceed")
    steps = (0, 2, 1, 3, 4) if people == 5 else (0, 1, 2, 3)
    order = [(dealer - 1 + step) % people for step in steps]
    resting = [LETTERS[at] for at in order if totals[LETTERS[at]] < least]
    resting += [LETTERS[at] for at in order if totals[LETTERS[at]] >= least]
    out = resting[: people - 3]
    return tuple([side for side in LETTERS[:people] if side not in out])
