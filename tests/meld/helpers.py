"""Short words for hands in tests: `cards("AS 10S KS")`, `found("AS 10S KS QS JS", "S").total`."""

import json
from pathlib import Path
from random import Random
from typing import Any

from meld.cards import DECK_48, DECK_80, Deck, Holding, read_cards
from meld.finder import MeldFound, find_melds
from meld.tables import MeldRules, meld_rules

CASES = Path(__file__).parents[1] / "cases"
DECKS = {"cutthroat": DECK_48, "single-deck": DECK_48, "double-deck": DECK_80}
OPTIONS = ("meld_values", "run_extras", "run_pays_marriage", "roundhouse_bonus")
SINGLE = meld_rules(DECK_48, "classic")
DOUBLE = meld_rules(DECK_80, "standard")

Case = dict[str, Any]


def load(name: str) -> list[Case]:
    """The cases of a file in tests/cases."""
    return json.loads((CASES / f"{name}.json").read_text())


def rules_for(variant: str, house: Case) -> MeldRules:
    """The meld rules of a game with the house rules of a case."""
    deck = DECKS[variant]
    table = house.get("meld_table", "classic" if deck is DECK_48 else "standard")
    assert set(house) <= {"meld_table", *OPTIONS}
    return meld_rules(deck, table, **{key: house[key] for key in OPTIONS if key in house})


def cards(text: str, deck: Deck = DECK_48) -> tuple[str, ...]:
    """Codes from "AS 10S KS"."""
    return read_cards(text, deck)


def held(text: str, rules: MeldRules = SINGLE) -> Holding:
    """A holding of the rules' deck from "AS 10S KS"."""
    return Holding(cards(text, rules.deck), rules.deck)


def found(text: str, trump: str | None, rules: MeldRules = SINGLE) -> MeldFound:
    """What these cards meld."""
    return find_melds(held(text, rules), trump, rules)


def lines(result: MeldFound) -> list[str]:
    """Lines as "run x1 150", common marriages with their suit: "marriage H x1 20"."""
    melds = [meld for one in result.classes for meld in one.melds]
    return [f"{' '.join([m.meld, *(m.suit or '')])} x{m.count} {m.points}" for m in melds]


def deal(random: Random, deck: Deck, size: int, is_rich: bool = False) -> tuple[str, ...]:
    """So many random cards of a deck; rich ones are mostly of two suits and of high rank."""
    pack = list(deck.codes) * deck.copies
    if is_rich:
        suits, ranks = random.sample("SHDC", 2), random.sample(["A", "K", "Q", "J"], 2)
        pack.sort(
            key=lambda code: (code[-1] not in suits and code[:-1] not in ranks, random.random())
        )
        pack = pack[: max(size + 6, 26)]
    return tuple(random.sample(pack, size))
