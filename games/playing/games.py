"""One game, hand after hand, until the rules say that it is over; now and then it goes otherwise."""

from random import Random
from typing import Any, NamedTuple

from games.playing.cast import Character
from games.playing.hands import play_hand
from games.playing.style import STYLES, Style
from games.rules.deciding import end_hand
from games.rules.entry import scored_part
from games.rules.scoring import score_hand

CALLED_OFF, SUBSTITUTED = 0.03, 0.03
MOST_HANDS = 60

Move = tuple[str, dict[str, Any]]


class MadeGame(NamedTuple):
    """A game as it was played: the names by seat, who dealt first, the entries in order."""

    variant: str
    names: list[str]
    dealer: int
    moves: list[Move]


def play_game(
    chance: Random, variant: str, people: list[Character], spare: Character | None = None
) -> MadeGame:
    """A whole game. `spare` sits down for somebody, now and then."""
    dealer = chance.randint(1, len(people))
    length = chance.randint(2, 8) if chance.random() < CALLED_OFF else MOST_HANDS
    moves = play_out(chance, STYLES[variant], list(people), dealer, length)
    if spare and len(moves) > 4 and chance.random() < SUBSTITUTED:
        moves.insert(2, sits_down(chance, spare, len(people)))
    return MadeGame(variant, [who.name for who in people], dealer, moves)


def play_out(
    chance: Random, style: Style, people: list[Character], dealer: int, length: int
) -> list[Move]:
    """Hands until somebody has won, or until it is called off after so many."""
    totals, target = dict.fromkeys(style.rules.sides, 0), style.rules.target
    moves: list[Move] = []
    while len(moves) < length:
        facts = play_hand(chance, style, people, dealer)
        moves.append(("hand", facts))
        verdict = score_hand(style.rules, scored_part(facts))
        delta, bidder = verdict.delta, verdict.bidder
        after = end_hand(style.rules, totals, target, delta, bidder, verdict.is_made)
        if after.game_over:
            return moves
        totals, target = after.totals_after, after.target_after
        if facts["outcome"] != "passed_out":
            dealer = dealer % len(people) + 1
    return [*moves, ("end", {})]


def sits_down(chance: Random, spare: Character, seats: int) -> Move:
    """Somebody else takes a seat from the next hand on, whichever that is."""
    return "seat", {"seat": chance.randint(1, seats), "name": spare.name}
