"""Hands played to the end by the rules: `deal_and_play(Random(1), "cutthroat")`."""

from random import Random
from typing import Any

from games.rules.duties import legal_plays
from games.rules.laid import laid_tricks
from games.rules.options import read_rules

PLAYERS = {"cutthroat": 3, "single-deck": 4, "double-deck": 4}


def deal_and_play(
    random: Random, variant: str, leader: int = 1, **options: Any
) -> tuple[list[str], dict[int, list[str]], str]:
    """Every card in the order in which it is played, the hands by place, and trump."""
    rules, players = read_rules(variant, options), PLAYERS[variant]
    pack = [code for code in rules.deck.codes for _ in range(rules.deck.copies)]
    random.shuffle(pack)
    size, trump = len(pack) // players - rules.widow // players, random.choice("SHDC")
    hands = {at + 1: pack[at * size : at * size + size] for at in range(players)}
    left, plays = {place: list(cards) for place, cards in hands.items()}, []
    while any(left.values()):
        laid = laid_tricks(tuple(plays), trump, leader, players)[-1]
        place = laid.winning if laid.is_complete else laid.next_place
        lying = () if laid.is_complete else laid.cards
        is_first = not plays
        card = random.choice(legal_plays(rules, tuple(left[place]), lying, trump, is_first))
        left[place].remove(card)
        plays.append(card)
    return plays, hands, trump
