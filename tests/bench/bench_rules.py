"""The time of a hand's score, of looking ahead, and of replaying a game of thirty hands."""

from collections.abc import Iterator
from random import Random

from games.rules.options import read_rules
from games.rules.outlook import look_ahead
from games.rules.questions import questions
from games.rules.scoring import score_hand
from games.rules.sheet import Start, check_entry, replay
from games.rules.variants import VARIANT_NAMES
from tests.bench.timing import Figure, each, quickest
from tests.rules.ledgers import FOUR, THREE

LONG_GAME = {
    "target": 10**9,
    "impossible_contract": "may_play_on",
    "minimum_meld": 0,
    "concede": "free",
}
NUMBER = 500
HANDS = 30


def figures(number: int = NUMBER) -> Iterator[Figure]:
    """Milliseconds for each game."""
    for variant in VARIANT_NAMES:
        rules, random = read_rules(variant, LONG_GAME), Random(variant)
        hands = [hand(rules, random) for _ in range(number)]
        name = variant.replace("-", "_")
        for what, function in ONE_HAND:
            (time,) = quickest(each(lambda facts, f=function, r=rules: f(r, facts), hands))
            yield Figure(f"rules_{what}_{name}", 1000 * time / number, "ms")
        yield from games(name, rules, hands[:HANDS])


ONE_HAND = (("score", score_hand), ("look_ahead", look_ahead), ("questions", questions))


def games(name: str, rules: object, hands: list[dict]) -> Iterator[Figure]:
    """A game of thirty hands, and what is against a thirty-first."""
    start = Start(THREE if name == "cutthroat" else FOUR)
    entries = [{"seq": seq, "kind": "hand", "facts": facts} for seq, facts in enumerate(hands, 1)]
    whole, check = quickest(
        lambda: replay(rules, start, entries),
        lambda: check_entry(rules, start, entries, {"kind": "hand", "facts": hands[0]}),
    )
    yield Figure(f"rules_replay_{len(hands)}_hands_{name}", 1000 * whole, "ms")
    yield Figure(f"rules_check_entry_{len(hands)}_hands_{name}", 1000 * check, "ms")


def hand(rules: object, random: Random) -> dict:
    """A played hand with figures that add up."""
    steps = rules.trick_total // rules.trick_step
    cuts = sorted(random.randint(0, steps) for _ in rules.sides[1:])
    edges = [0, *cuts, steps]
    shares = [(edges[n + 1] - edges[n]) * rules.trick_step for n in range(len(rules.sides))]
    low, by = rules.bid_steps[0]
    return {
        "bidder": random.choice(rules.sides),
        "bid": low + by * random.randint(0, 8),
        "trump": random.choice("SHDC"),
        "outcome": "played",
        "meld": {side: random.randint(1, 20) * rules.meld_step for side in rules.sides},
        "trick_points": dict(zip(rules.sides, shares, strict=True)),
    }
