"""The finder against the plain loop, and the time of a full explanation.

Hands are random and always the same; every look-up table is warm, as it is after some hands.
`ready` starts from a Holding, `codes` from the list of codes that the plain loop starts from.
"""

from collections.abc import Callable, Iterator
from random import Random

from meld.cards import DECK_48, DECK_80, Deck, Holding
from meld.finder import answer_meld, best_total, find_melds, meld_total, total_of_codes
from meld.tables import TABLES, MeldRules, meld_rules
from tests.bench.plain import plain_best, plain_total, plain_values
from tests.bench.timing import Figure, each, quickest

TRUMP = "H"
SIZES = ((12, DECK_48, "classic"), (15, DECK_48, "classic"), (20, DECK_80, "standard"))
NUMBER = 1000


def figures(number: int = NUMBER) -> Iterator[Figure]:
    """Ratios and times for hands of 12, 15 and 20 cards."""
    for size, deck, table in SIZES:
        hands = deal(size, deck, number)
        rules = meld_rules(deck, table)
        values = plain_values(TABLES[table])
        yield from one_trump(hands, rules, values)
        yield from best_of_four(hands, rules, values)
        yield from explanations(hands, rules)


def deal(size: int, deck: Deck, number: int) -> list[list[str]]:
    """So many random hands of a size."""
    random, pack = Random(size), list(deck.codes) * deck.copies
    return [random.sample(pack, size) for _ in range(number)]


def one_trump(hands: list[list[str]], rules: MeldRules, values: dict) -> Iterator[Figure]:
    """One total: from a ready holding, and from codes."""
    yield from _ratios(
        "one_trump",
        hands,
        lambda codes: plain_total(codes, TRUMP, values),
        each(lambda holding: meld_total(holding, TRUMP, rules), _ready(hands, rules)),
        each(lambda codes: total_of_codes(codes, TRUMP, rules), hands),
    )


def best_of_four(hands: list[list[str]], rules: MeldRules, values: dict) -> Iterator[Figure]:
    """The best of four totals, the plain loop counting the cards once for all four."""
    yield from _ratios(
        "best_of_four",
        hands,
        lambda codes: plain_best(codes, values),
        each(lambda holding: best_total(holding, rules), _ready(hands, rules)),
        each(lambda codes: best_total(Holding(codes, rules.deck), rules), hands),
    )


def explanations(hands: list[list[str]], rules: MeldRules) -> Iterator[Figure]:
    """All lines of one trump; and the API's answer with all four totals."""
    ready, size = _ready(hands, rules), len(hands[0])
    lines, answer = quickest(
        each(lambda holding: find_melds(holding, TRUMP, rules).as_dict(), ready),
        each(lambda holding: answer_meld(holding, TRUMP, rules), ready),
    )
    yield Figure(f"meld_explanation_{size}_cards", lines / len(hands) * 1e3, "ms")
    yield Figure(f"meld_answer_{size}_cards", answer / len(hands) * 1e3, "ms")


def _ready(hands: list[list[str]], rules: MeldRules) -> list[Holding]:
    return [Holding(codes, rules.deck) for codes in hands]


def _ratios(
    what: str,
    hands: list[list[str]],
    plain_one: Callable[[list[str]], int],
    ready: Callable[[], object],
    codes: Callable[[], object],
) -> Iterator[Figure]:
    plain = each(plain_one, hands)
    if not plain() == ready() == codes():
        raise AssertionError(f"The plain loop and the finder differ: {what}")
    base, *quick = quickest(plain, ready, codes)
    size = len(hands[0])
    for start, time in zip(("ready", "codes"), quick, strict=True):
        yield Figure(f"meld_{start}_vs_plain_{size}_cards_{what}", base / time, "x")
    yield Figure(f"meld_ready_{size}_cards_{what}", quick[0] / len(hands) * 1e6, "us")
