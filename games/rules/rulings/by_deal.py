"""Who deals the next hand, and who speaks first in it (G7, G8): the replay of a game says so."""

from games.rules.asking import PLAYERS
from games.rules.calls import speaking_order
from games.rules.options import Rules, read_rules
from games.rules.replaying import replay
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Ruling, show
from games.rules.sheet_lines import Start
from games.rules.words import Voice

NAMES = ("dealer", "hands")
MOST = 200
FAR = 1_000_000


def read(given: Given, question: Question) -> tuple[int, int]:
    """The seat that dealt first, and how many hands were scored since."""
    seats = PLAYERS[given.rules.variant]
    return given.number("dealer", 1, seats), given.number("hands", 0, MOST)


def rule_on(rules: Rules, facts: tuple[int, int], question: Question, voice: Voice) -> Ruling:
    """The dealer of the hand that follows them."""
    first, hands = facts
    game = read_rules(rules.variant, {"target": FAR})
    seats = PLAYERS[rules.variant]
    people = tuple([f"Seat {seat}" for seat in range(1, seats + 1)])
    entries = [
        {"seq": n + 1, "kind": "hand", "by": "", "at": "", "facts": _hand(game)}
        for n in range(hands)
    ]
    dealer = replay(game, Start(people, first), entries).dealer
    speaks = speaking_order(dealer, seats)[0]
    who, first_to_speak = voice.seat(dealer, True), voice.seat(speaks)
    headline = f"{who} deals hand {hands + 1}; {first_to_speak} speaks first."
    result = {"dealer": dealer, "first": speaks, "hand": hands + 1}
    why = question.because(rules, True)
    return Ruling(headline, why, question.rules, result, [show(voice.seat(dealer))], [])


def _hand(rules: Rules) -> dict[str, object]:
    """A hand that its bidder loses: with the target out of sight it ends no game."""
    points = dict.fromkeys(rules.sides, 0)
    points[rules.sides[1]] = rules.trick_total
    return {
        "bidder": "A",
        "bid": rules.bid_steps[0][0],
        "trump": "S",
        "outcome": "played",
        "meld": dict.fromkeys(rules.sides, rules.bid_steps[0][0]),
        "trick_points": points,
    }
