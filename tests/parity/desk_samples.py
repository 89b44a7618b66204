"""Random questions to the dispute desk and random hands to look through."""

from collections.abc import Callable
from random import Random

from games.rules.rulings.desk import QUESTION_BY_KEY, QUESTIONS

Question = dict[str, object]
Rules = Callable[[Random, str], Question]
Codes = Callable[[str], list[str]]
NUMBERS = ("0", "10", "40+20", "150", "−30", "", "x", 60, 250, None)
FLAGS = ("yes", "no", "", True, None)


def ruling(random: Random, rules: Rules, codes: Codes) -> Question:
    """A question of the desk, its example changed in some parts."""
    question = random.choice(QUESTIONS)
    variant = random.choice(question.games)
    given = {
        name: part(random, name, variant, codes) for name in question.shows if random.random() < 0.5
    }
    asked: Question = {"variant": variant, "rules": rules(random, variant), "given": given}
    if random.random() < 0.3:
        asked["names"] = {"A": "Ann & Bob", "B": "Zoë"}
        asked["people"] = {"1": "Ann", "2": "Zoë"}
    return asked | {"question": question.key}


def audit(random: Random, rules: Rules, codes: Codes) -> Question:
    """A hand as numbers, now and then with cards, or with cards played."""
    variant = random.choice(("cutthroat", "single-deck", "double-deck"))
    given = dict(QUESTION_BY_KEY["set-costs"].examples[variant]) | {"trump": random.choice("SHDC")}
    for name in ("meld", "trick_points", "bid", "took_trick"):
        if random.random() < 0.3:
            given[name] = part(random, name, variant, codes)
    pack = codes(variant)
    random.shuffle(pack)
    if random.random() < 0.5:
        given["cards_by_seat"] = {"1": pack[:12], "2": " ".join(pack[12:20]), "3": pack[5:9]}
    if random.random() < 0.3:
        given["plays"] = pack if random.random() < 0.5 else pack[:9]
    return {"variant": variant, "rules": rules(random, variant), "hand": given}


def part(random: Random, name: str, variant: str, codes: Codes) -> object:
    """One part of a question, mostly of the right form."""
    sides = "ABC" if variant == "cutthroat" else "AB"
    if name in ("cards", "partner", "plays", "hand"):
        pack = codes(variant)
        random.shuffle(pack)
        return " ".join(pack[: random.choice((1, 3, 4, 12))])
    if name in ("meld", "trick_points", "totals_before", "points", "counters"):
        return {side: random.choice(NUMBERS) for side in sides}
    if name == "took_trick":
        return {side: random.choice(FLAGS) for side in sides}
    if name == "calls":
        return random.choice(("250 pass 260", "1:300 2:pass 1:310", "1:51 2:53,3:60", "", "a:b"))
    choices: dict[str, tuple[object, ...]] = {
        "trump": ("S", "H", None),
        "bidder": tuple(sides),
        "last_trick": tuple(sides),
        "made": FLAGS,
        "forced": FLAGS,
        "dealer": (1, "2", 3, ""),
        "hands": (0, "3", 7),
    }
    return random.choice(choices.get(name, NUMBERS))
