"""Cards laid down trick by trick: who laid which, who wins, whose lead is next (G1, G2, T1).

Leaves out whether they may be played (tricks.py) and what they are worth (played.py).
"""

from games.rules.duties import winner_of


class Laid:
    """One trick: number from 1, the places in the order of play, the cards that lie.

    winning is the place that has it so far, None without a card.
    """

    __slots__ = ("cards", "number", "order", "winning")

    def __init__(self, number: int, order: tuple[int, ...], cards: tuple[str, ...], trump: str):
        best = winner_of(cards, trump)
        self.number = number
        self.order = order
        self.cards = cards
        self.winning = None if best is None else order[best]

    @property
    def is_complete(self) -> bool:
        """Everybody has played."""
        return len(self.cards) == len(self.order)

    @property
    def next_place(self) -> int | None:
        """Who is to play; None once it is complete."""
        return None if self.is_complete else self.order[len(self.cards)]

    def card_of(self, place: int) -> str | None:
        """The card of a place, None where it has not played yet."""
        at = self.order.index(place)
        return self.cards[at] if at < len(self.cards) else None


def laid_tricks(plays: tuple[str, ...], trump: str, leader: int, players: int) -> tuple[Laid, ...]:
    """Part the cards of a hand into its tricks; the winner of each leads to the next."""
    found: list[Laid] = []
    for start in range(0, max(len(plays), 1), players):
        order = tuple([(leader - 1 + step) % players + 1 for step in range(players)])
        found.append(Laid(len(found) + 1, order, plays[start : start + players], trump))
        leader = found[-1].winning or leader
    return tuple(found)


def played_by(tricks: tuple[Laid, ...], place: int) -> tuple[str, ...]:
    """The cards that a place has laid down, in order."""
    cards = [laid.card_of(place) for laid in tricks]
    return tuple([card for card in cards if card is not None])


def known_cards(tricks: tuple[Laid, ...], place: int, told: tuple[str, ...]) -> list[str]:
    """What a place held at first: what was told of it, and whatever else it has played."""
    known = list(told)
    for card in played_by(tricks, place):
        if card in told:
            told = _without(told, card)
        else:
            known.append(card)
    return known


def held_before(
    tricks: tuple[Laid, ...], number: int, place: int, told: tuple[str, ...]
) -> tuple[str, ...]:
    """What is known of the cards that a place held when trick `number` began."""
    held = tuple(known_cards(tricks, place, told))
    for card in played_by(tricks[: number - 1], place):
        held = _without(held, card)
    return held


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
