"""What a word or phrase that is typed may mean: the words here that it is, begins, or resembles.

Quality in hundredths: the word itself, another form of it, its beginning, another name for it,
another spelling.
"""

from games.rules.find_index import Index
from games.rules.find_spelling import distance, slips_allowed
from games.rules.find_synonyms import LONGEST, MEANT
from games.rules.find_words import STOP, stem, telling, words_of

ITSELF, FORM, BEGINNING, NAME, SPELLING, BEGUN_SPELLING = 100, 90, 70, 85, 55, 40
NAMES = sorted(MEANT)
PHRASES = [name.split() for name in NAMES if " " in name]


class Term:
    """A typed word or phrase: the texts it finds with their weights, and what it was taken for."""

    __slots__ = ("found", "taken_for", "typed")

    def __init__(self, typed: str, found: dict[int, int], taken_for: str = "") -> None:
        self.typed = typed
        self.found = found
        self.taken_for = taken_for


def terms_of(index: Index, query: str) -> list[Term]:
    """The words and known phrases of what is typed, each with all that it finds."""
    words, terms = words_of(query), []
    while words:
        size = _phrase_size(words)
        near = [] if size > 1 else _near_phrase(index, words)
        size = len(near) or size
        typed = " ".join(words[:size])
        words = words[size:]
        term = _phrase(index, typed, " ".join(near)) if size > 1 else _word(index, typed)
        rarity = index.rarity(len(term.found) or 1)
        term.found = {at: term.found[at] * rarity for at in term.found}
        terms.append(term)
    return [term for term in terms if f" {term.typed} " not in STOP] or terms


def _phrase_size(words: list[str]) -> int:
    sizes = [n for n in range(LONGEST, 1, -1) if " ".join(words[:n]) in MEANT and n <= len(words)]
    return sizes[0] if sizes else 1


def _near_phrase(index: Index, words: list[str]) -> list[str]:
    """The longest phrase that begins what is typed but for one word, which is nothing here."""
    near: list[str] = []
    for phrase in PHRASES:
        begun = words[: len(phrase)]
        odd = [at for at in range(len(begun)) if begun[at] != phrase[at]]
        if len(begun) == len(phrase) > len(near) and len(odd) == 1:
            if _is_slip(index, begun[odd[0]], phrase[odd[0]]):
                near = phrase
    return near if near and _phrase(index, " ".join(near)).found else []


def _is_slip(index: Index, typed: str, meant: str) -> bool:
    """Whether a word that says nothing here is nearly that one."""
    most = slips_allowed(typed)
    is_near = distance(typed, meant, most) <= most
    return is_near and typed not in MEANT and not _as_written(index, typed)


def _phrase(index: Index, typed: str, near: str = "") -> Term:
    """A phrase by its other names, or by all its words; `near` is the one that it resembles."""
    phrase = near or typed
    found = _by_names(index, phrase)
    _widen(found, _all_of(index, telling(phrase.split())))
    return Term(typed, found, near)


def _word(index: Index, word: str) -> Term:
    """A word as it stands, by other names, and where that finds nothing by its spelling."""
    found = _as_written(index, word)
    _widen(found, _by_names(index, word))
    return Term(word, found) if found else _respelt(index, word)


def _as_written(index: Index, word: str) -> dict[int, int]:
    found = _in_places(index, [word], ITSELF)
    _widen(found, _in_places(index, index.by_stem.get(stem(word), []), FORM))
    if len(word) > 1:
        begun = [each for each in index.words if each.startswith(word) and each != word]
        _widen(found, _in_places(index, begun, BEGINNING))
    return found


def _by_names(index: Index, phrase: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for meant in MEANT.get(phrase, []):
        _widen(found, _all_of(index, telling(meant.split())), NAME)
    return found


def _all_of(index: Index, words: list[str]) -> dict[int, int]:
    """Texts that hold every word or a form of it, at what the weakest counts."""
    found: dict[int, int] | None = None
    for word in words:
        here = _in_places(index, [word], ITSELF)
        _widen(here, _in_places(index, index.by_stem.get(stem(word), []), FORM))
        kept = found if found is not None else here
        found = {at: min(here[at], kept[at]) for at in here if at in kept}
    return found or {}


def _respelt(index: Index, word: str) -> Term:
    """The words nearest in spelling, other names among them; the shortest way there counts."""
    most = slips_allowed(word)
    for quality, size in ((SPELLING, 0), (BEGUN_SPELLING, len(word))):
        near = _nearest(word, index.words + NAMES, most, size) if most else []
        if near:
            found = _in_places(index, [each for each in near if each in index.places], quality)
            for each in near:
                _widen(found, _by_names(index, each), quality)
            return Term(word, found, near[0] if near[0] in index.places else MEANT[near[0]][0])
    return Term(word, {})


def _nearest(word: str, known: list[str], most: int, size: int) -> list[str]:
    """The known words with the fewest slips; with a size, by so many of their first letters."""
    best: list[str] = []
    for each in known:
        if not _begin_alike(word, each):
            continue
        apart = distance(word, each[:size] if size else each, most)
        if apart < most or (apart == most and not best):
            best, most = [each], apart
        elif apart == most:
            best.append(each)
    return best


def _begin_alike(one: str, other: str) -> bool:
    """Whether one of the first two letters is shared: whoever slips seldom misses both. Quick."""
    return one[0] in other[:2] or one[1] in other[:2]


def _in_places(index: Index, words: list[str], quality: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for word in words:
        held = index.places.get(word, {})
        _widen(found, {at: quality * held[at] for at in held})
    return found


def _widen(found: dict[int, int], more: dict[int, int], hundredths: int = 100) -> None:
    for at in more:
        found[at] = max(found.get(at, 0), more[at] * hundredths // 100)
