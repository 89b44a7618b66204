"""Random questions to each answer, most of them sensible, some broken in one or two places.

Everything comes from one `random.Random`, so a seed names a run. Leaves out whether an answer is
right: only server and phone are compared on these.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random

from tests.parity import card_samples, desk_samples
from tests.parity.typed_samples import find, line_of

Question = dict[str, object]

OPTIONS = json.loads((Path(__file__).parents[1] / "cases" / "options.json").read_text())
VARIANTS = ("cutthroat", "single-deck", "double-deck")
OUTCOMES = {
    "cutthroat": ("conceded_before_widow", "conceded_after_widow", "passed_out", "thrown_in"),
    "single-deck": ("thrown_in", "thrown_in", "passed_out", "no_marriage"),
    "double-deck": ("thrown_in", "short_meld", "no_marriage", "conceded_after_widow"),
}
TYPED: dict[str, Callable[[Random], object]] = {  # values of the options that are no plain choice
    "bid_steps": lambda r: [[r.choice((50, 250, 300)), r.choice((1, 5, 10))], [400, 20]],
    "meld_values": lambda r: {r.choice(("run", "pinochle", "marriage")): [r.randint(0, 300)] * 2},
    "run_extras": lambda r: {"one": 190, "both": 230},
    "moon": lambda r: {"win": 1500, "lose": r.choice((500, 1500))},
    "losing_floor": lambda r: -r.randint(1, 2000),
}
ODD = (  # what a broken program, or a player's keyboard, may send instead
    None,
    True,
    -1,
    2.5,
    1e30,
    10**20,
    "",
    "S",
    "10",
    "a♠ ",
    "K♥\ufe0f",
    "Zoë & \u202eאבג",
    "é\u00a0x",
    'it\'s "so"\n',
    [],
    [[1]],
    {},
    {"é": 1, "b": 2},
)


def codes(variant: str) -> list[str]:
    """Every card of the variant's deck, with its copies."""
    ranks, copies = (("A", "10", "K", "Q", "J"), 4) if variant == "double-deck" else (None, 2)
    return [r + s for r in ranks or ("A", "10", "K", "Q", "J", "9") for s in "SHDC"] * copies


def rules(random: Random, variant: str) -> Question:
    """Up to three options that differ, most of them allowed."""
    known = [row for row in OPTIONS if variant in row["default"] or random.random() < 0.02]
    rows = random.sample(known, random.choice((0, 0, 1, 2, 3)))
    return {row["key"]: _value(random, row) for row in rows}


def _value(random: Random, row: dict) -> object:
    if row["key"] in TYPED:
        return TYPED[row["key"]](random)
    if isinstance(row["values"], list):
        return random.choice(row["values"])
    return random.choice((1, 5, 10, 20, 100, 250, 1250, None))


def meld(random: Random) -> Question:
    """Cards of a hand, or of part of one."""
    variant = random.choice(VARIANTS)
    hand = random.sample(codes(variant), random.choice((5, 12, 15, 18, 20)))
    if random.random() < 0.5:  # fewer suits make richer melds
        hand = [card for card in codes(variant) if card[-1] in "SD" or random.random() < 0.2][:20]
    trump = random.choice(("S", "H", "D", "C", None))
    cards = line_of(random, hand) if random.random() < 0.2 else hand
    return {"variant": variant, "rules": rules(random, variant), "trump": trump, "cards": cards}


def score(random: Random) -> Question:
    """A hand to score: played to the end in most cases, and mostly one that can have happened."""
    variant = random.choice(VARIANTS)
    sides = "ABC" if variant == "cutthroat" else "AB"
    step = 1 if variant == "double-deck" else 10
    totals = {side: random.randint(-50, 170) * (step if step > 1 else 3) for side in sides}
    asked = {"variant": variant, "rules": rules(random, variant), "totals_before": totals}
    if random.random() < 0.3:
        asked["target_before"] = random.choice((500, 1000, 1250, 1500))
    return asked | {"entry": entry(random, variant, sides, step)}


def entry(random: Random, variant: str, sides: str, step: int) -> Question:
    """The facts of a hand."""
    scale = 10 if step == 10 else random.choice((1, 4, 5))
    bids = (50, 51, 55, 60, 65, 90) if variant == "double-deck" else range(250, 400, 10)
    outcome = "played" if random.random() < 0.75 else random.choice(OUTCOMES[variant])
    facts: Question = {
        "bidder": random.choice(sides),
        "bid": random.choice(bids),
        "trump": random.choice("SHDC"),
        "outcome": outcome,
        "meld": {side: random.randint(0, 25) * scale for side in sides},
    }
    if outcome == "passed_out":
        facts |= {"bidder": None, "bid": None, "trump": None}
    if outcome == "played":
        facts["trick_points"] = _shares(random, sides, 50 if step == 1 else 250, step)
    return facts | _marks(random, variant, sides)


def _shares(random: Random, sides: str, whole: int, step: int) -> dict[str, int]:
    cuts = sorted(random.randint(0, whole // step) * step for _ in sides[1:])
    if random.random() < 0.1:
        cuts[-1] = whole
    return {
        side: high - low for side, low, high in zip(sides, [0, *cuts], [*cuts, whole], strict=True)
    }


def _marks(random: Random, variant: str, sides: str) -> Question:
    marks: Question = {
        "took_trick": {random.choice(sides): random.random() < 0.8},
        "forced": True,
        "moon": random.random() < 0.5,
    }
    if variant == "cutthroat":
        marks |= {"under_the_gun": True, "buried_points": random.choice((0, 10, 20, 30, 40))}
    return {name: value for name, value in marks.items() if random.random() < 0.1}


def auction(random: Random) -> Question:
    """Some calls in order, most of them legal."""
    variant = random.choice(VARIANTS)
    seats = 3 if variant == "cutthroat" else 4
    dealer = random.randint(1, seats)
    bid = {"cutthroat": 290, "single-deck": 240, "double-deck": 49}[variant]
    calls, passed = [], set()
    for turn in range(random.randint(0, 14)):
        seat = (dealer + turn) % seats + 1
        if seat in passed or len(passed) == seats - 1:
            continue
        if random.random() < 0.4:
            passed.add(seat)
        else:
            bid += random.choice((1, 2, 5, 9) if variant == "double-deck" else (10, 10, 20, 30, 5))
        calls.append({"seat": seat, "bid": None if seat in passed else bid})
    options = rules(random, variant)
    return {"variant": variant, "rules": options, "dealer": dealer, "calls": calls}


def tricks(random: Random) -> Question:
    """A trick as far as it was played, with the next player's cards or everybody's."""
    variant = random.choice(VARIANTS)
    pack = codes(variant)
    random.shuffle(pack)
    plays, size = pack[: random.randint(0, 4)], random.randint(1, 12)
    asked: Question = {"variant": variant, "rules": rules(random, variant), "plays": plays}
    asked["trump"] = random.choice("SHDC")
    if random.random() < 0.7:
        asked["hand"] = pack[4 : 4 + size]
    if random.random() < 0.4:
        starts = range(8, 8 + size * len(plays), size)
        rest = (pack * 2)[:48]
        asked["hands"] = [[c, *rest[n : n + size]] for c, n in zip(plays, starts, strict=True)]
    return asked


NAMES = ("Ann", "Zoë", "Player 1", "", "x" * 90)


def played(random: Random) -> Question:
    """A hand as far as it was played, perhaps whole, perhaps with some of the hands."""
    variant = random.choice(VARIANTS)
    players, pack = 3 if variant == "cutthroat" else 4, codes(variant)
    random.shuffle(pack)
    most = random.choice((3, 4, 9, 48, 80))
    plays = pack[: random.randint(0, min(most, len(pack) - len(pack) % 15))]
    asked: Question = {"variant": variant, "rules": rules(random, variant), "plays": plays}
    asked |= {"trump": random.choice("SHDC"), "leader": random.randint(1, players)}
    if random.random() < 0.6:
        asked["names"] = [random.choice(NAMES) for _ in range(players)]
    if random.random() < 0.6:
        rest = pack[len(plays) :][:36]
        starts = {str(place): place * 9 - 9 for place in range(1, players + 1)}
        asked["hands"] = {place: rest[at : at + 9] for place, at in starts.items()}
    return asked


def calls(random: Random) -> Question:
    """An auction in which some speak out of turn, at a table that may be larger."""
    asked = auction(random)
    least = 3 if asked["variant"] == "cutthroat" else 4
    asked["names"] = [random.choice(NAMES) for _ in range(random.choice((least, least, 4, 5)))]
    if random.random() < 0.4:
        asked["calls"] = random.sample(asked["calls"], len(asked["calls"]))
    if random.random() < 0.3:
        asked["playing"] = random.sample(range(1, 6), least)
    return asked


KINDS = {
    "meld": meld,
    "count": meld,
    "help": meld,
    "bury": lambda random: card_samples.bury(random, rules, codes),
    "pile": lambda random: card_samples.pile(random, rules, codes),
    "fit": lambda random: card_samples.fit(random, rules, codes),
    "score": score,
    "auction": auction,
    "tricks": tricks,
    "find": find,
    "played": played,
    "calls": calls,
    "ruling": lambda random: desk_samples.ruling(random, rules, codes),
    "audit": lambda random: desk_samples.audit(random, rules, codes),
}


def question(random: Random, kind: str) -> Question:
    """One question of a kind; every fourth is broken."""
    asked = KINDS[kind](random)
    for _ in range(random.choice((0, 0, 0, 1, 0, 0, 0, 2))):
        _break(random, asked)
    return asked


def _break(random: Random, part: object) -> None:
    """Spoil one place somewhere inside a question."""
    keys = sorted(part) if isinstance(part, dict) else list(range(len(part)))
    if not keys:
        return
    key = random.choice(keys)
    how = random.random()
    if isinstance(part[key], dict | list) and random.random() < 0.7:
        _break(random, part[key])
    elif how < 0.25:
        del part[key]
    elif how < 0.4 and isinstance(part, dict):
        part[random.choice(("colour", "Bid", "é", "a b", ""))] = part.pop(key)
    else:
        part[key] = deepcopy(random.choice(ODD))
