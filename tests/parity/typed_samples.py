"""Random words that somebody types, texts in which to find them, and cards as they are written."""

from random import Random

Question = dict[str, object]

WORDS = [  # of rules and of those who look for them
    "meld",
    "melds",
    "melded",
    "run",
    "runs",
    "widow",
    "kitty",
    "flush",
    "hundred",
    "aces",
    "around",
    "the",
    "a",
    "of",
    "trump",
    "renege",
    "trick’s",
    "book",
    "pass",
    "across",
    "passing",
    "thrown",
    "in",
    "throw",
    "moon",
    "set",
    "bidder’s",
    "deece",
    "nines",
    "250",
    "CT3",
    "out",
    "reach",
    "pinocle",
]


def find(random: Random) -> Question:
    """Something typed, some of it misspelt, and a few texts to find it in."""
    some = lambda most: " ".join(random.choice(WORDS) for _ in range(random.randint(0, most)))  # noqa: E731
    texts: list[Question] = [
        {"id": f"CT{n}", "title": some(3), "text": some(9)} for n in range(random.randint(0, 9))
    ]
    for text in texts:
        if random.random() < 0.3:
            text["words"] = some(2)
    query = list(some(3))
    for _ in range(random.choice((0, 0, 1, 2))):
        query.insert(random.randint(0, len(query)), random.choice("aeimn ’♠é-1"))
    return {"query": "".join(query), "texts": texts}


PIECES = [
    *"AKQJ109TSHDCxs2 ♠♥-:;/\n",
    "10",
    " of ",
    "ace ",
    "two ",
    "hearts ",
    "aces ",
    "é",
    " x2",
    " ",
]


def line_of(random: Random, hand: list[str]) -> str:
    """The cards in some notation, some of it spoilt; at times mere pieces of one."""
    if random.random() < 0.3:
        return "".join(random.choices(PIECES, k=random.randint(0, 30)))
    between = random.choice((" ", "", ", ", "/", "\n", " - "))
    if random.random() < 0.4:
        hand = [card[-1] + card[:-1] for card in hand]
    line = list(between.join(hand))
    for _ in range(random.choice((0, 0, 0, 1, 2))):
        line.insert(random.randint(0, len(line)), random.choice(PIECES))
    return "".join(line)
