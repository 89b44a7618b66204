"""Random questions about cards: what helps, what to bury, what a pile holds, whether hands fit.

Made from the pieces of samples.py, which are handed in so that neither module needs the other first.
"""

from collections.abc import Callable
from random import Random

Question = dict[str, object]
Rules = Callable[[Random, str], Question]
Codes = Callable[[str], list[str]]
CALLED = ("Ann", "Zoë", "O'Neill & Co", "x" * 60, "")


def bury(random: Random, rules: Rules, codes: Codes) -> Question:
    """A bidder's cards, mostly eighteen of them and rich in meld."""
    pack = codes("cutthroat")
    if random.random() < 0.5:
        pack = [card for card in pack if card[-1] in "SD" or card[:-1] in "KQ"]
    hand = random.sample(pack, random.choice((18, 18, 18, 20, 7, 2)))
    options = rules(random, "cutthroat")
    if random.random() < 0.3:
        options["bury"] = "free"
    return {"variant": "cutthroat", "rules": options, "trump": random.choice("SHDC"), "cards": hand}


def pile(random: Random, rules: Rules, codes: Codes) -> Question:
    """A pile by its cards or by points, mostly one that can be."""
    variant = random.choice(("cutthroat", "single-deck", "double-deck"))
    asked: Question = {"variant": variant, "rules": rules(random, variant)}
    if random.random() < 0.7:
        most = 16 if variant == "double-deck" else 8
        ranks = random.sample(["A", "10", "K", "Q", "J"], random.randint(0, 5))
        asked["taken"] = {
            rank: random.randint(0, most + random.choice((0, 0, 1))) for rank in ranks
        }
    else:
        asked["points"] = random.choice((0, 7, 24, 90, 100, 240, 250))
    if random.random() < 0.8:
        asked["last_trick"] = random.choice((True, False, None))
    if random.random() < 0.2:
        asked["buried"] = random.choice((0, 3, 10, 20, 30, 40))
    return asked


def fit(random: Random, rules: Rules, codes: Codes) -> Question:
    """Hands of some players, some of them with a card too much between them."""
    variant = random.choice(("cutthroat", "single-deck", "double-deck"))
    pack, most = codes(variant) * random.choice((1, 1, 2)), random.choice((4, 12, 15, 20))
    seats = random.sample("123" if variant == "cutthroat" else "1234", random.randint(1, 3))
    hands = {seat: _legal(random.sample(pack, most), codes(variant)) for seat in seats}
    asked: Question = {"variant": variant, "rules": rules(random, variant), "hands": hands}
    if random.random() < 0.7:
        asked["trump"] = random.choice(("S", "H", None))
    if random.random() < 0.6:
        asked["names"] = {seat: random.choice(CALLED) for seat in seats}
    return asked


def _legal(hand: list[str], pack: list[str]) -> list[str]:
    return [card for at, card in enumerate(hand) if hand[:at].count(card) < pack.count(card)]
