"""Words of a text for searching: cut, without endings, and what players call things elsewhere.

Letters and digits of ASCII only, so that server and phone cut alike; "trick’s" is "tricks".
"""

import re

GAP = re.compile("[^A-Za-z0-9]")
STOP = (
    " a an and any are as at be been by can could did do does for from had has have he her his how"
    " i if in is it its may me my of on or our she should so than that the their them then there"
    " they this to was we were what when where which who whom whose why will with would you your "
)
ENDINGS = ("ings", "ing", "ers", "er", "ed", "es", "s", "e")
SHORTEST_STEM = 3
SUITS = {"\u2660": " spades ", "\u2665": " hearts ", "\u2666": " diamonds ", "\u2663": " clubs "}


def words_of(text: str) -> list[str]:
    """The words of a text, in small letters."""
    for mark in sorted(SUITS):
        text = text.replace(mark, SUITS[mark])
    text = text.replace("\u2019", "").replace("'", "")
    return GAP.sub(" ", text).lower().split()


def stem(word: str) -> str:
    """A word without its ending: "melded", "melds" and "melding" are "meld"; "passing" is "pass"."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return _single(word[: len(word) - len(ending)])
    return _single(word)


def telling(words: list[str]) -> list[str]:
    """Those that say something; all of them where none does."""
    return [word for word in words if f" {word} " not in STOP] or words


def _single(word: str) -> str:
    """A doubled last letter once: "trumpp", "cutt", but the same for all forms of a word."""
    if len(word) > SHORTEST_STEM and word[-1] == word[-2]:
        word = word[:-1]
    return word[:-1] + "i" if len(word) > SHORTEST_STEM and word[-1] == "y" else word
