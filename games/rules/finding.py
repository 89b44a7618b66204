"""Finding a text by what somebody types: forgives spelling, knows other names, best first.

One ranking for the rulebook, the questions and whatever else has a title and a text. In code:
    index = Index([Text("SD11", "A point saves meld", "A side that ...", words="shut out")])
    found = find(index, "kitty")    # .ids best first, .sentence for the reader, .nearest to offer
From a page: the element <pin-find> (static/js/pin-find.js) asks the same of the engine as
`find`, with the texts that the page shows; without it a form sends `?q=` and a selector calls
`find`. Every word typed must be found; where no text has them all, those that have most are given
and the sentence says so. A rule's id, however written, finds that rule first.
Whole numbers only and total order, so that server and phone agree. Implements no rule.
"""

from games.rules.asking import inside, read_fields
from games.rules.errors import Problem, Refused
from games.rules.find_index import Index, Text
from games.rules.find_spelling import likeness
from games.rules.find_terms import Term, terms_of
from games.rules.find_words import telling, words_of

MOST = 12  # that are given
PARTS = ("id", "title", "text", "words")
LONGEST = 100  # letters of what is typed that are looked at
NEAR, ALIKE, SHORT = 4, 45, 3  # how many are offered, how alike, and of how many letters

WHOLE, ONE, SOME = (
    "{count} found, best first.",
    "One found.",
    "{count} found; these {most} fit best.",
)
NOTHING = "Nothing here speaks of {words}."
PARTLY = "Nothing here has all of that; {words} left aside."
TAKEN = "“{typed}” was taken for “{taken}”. "


class Found:
    """Ids, best first; a sentence that says how far they fit; words that may have been meant."""

    __slots__ = ("ids", "nearest", "sentence")

    def __init__(self, ids: list[str], sentence: str, nearest: list[str]) -> None:
        self.ids = ids
        self.sentence = sentence
        self.nearest = nearest

    def as_dict(self) -> dict[str, object]:
        return {"ids": self.ids, "sentence": self.sentence, "nearest": self.nearest}


def find(index: Index, query: str) -> Found:
    """The texts that fit what is typed; nothing, without a word, for nothing typed."""
    terms = terms_of(index, query[:LONGEST])
    if not terms:
        return Found([], "", [])
    named = _named(index, query)
    known = [term for term in terms if term.found]
    if not known and not named:
        return Found([], NOTHING.format(words=_quoted(terms)), nearest(index, query))
    ranked = _ranked(index, known, telling(words_of(query)))
    ranked = named + [at for at in ranked if at not in named]
    missing = [] if named else [term for term in terms if not term.found]
    return Found([index.ids[at] for at in ranked[:MOST]], _said(known, missing, ranked), [])


def nearest(index: Index, query: str) -> list[str]:
    """Words of titles that look most like what is typed."""
    words = telling(words_of(query[:LONGEST]))
    near = [
        (-max([likeness(word, each) for word in words]), each)
        for each in index.title_words
        if len(each) >= SHORT
    ]
    return [each for unlike, each in sorted(near)[:NEAR] if -unlike >= ALIKE]


def _named(index: Index, query: str) -> list[int]:
    """The texts whose id was typed: "ct 16", "Q-SD1", "run extras"."""
    name = "".join(words_of(query))
    return [at for at in range(len(index.names)) if index.names[at] == name]


def _ranked(index: Index, terms: list[Term], typed: list[str]) -> list[int]:
    """Texts that have most of the terms, by their worth; equal ones in the order given."""
    hits: dict[int, int] = {}
    worth: dict[int, int] = {}
    for term in terms:
        for at in term.found:
            hits[at] = hits.get(at, 0) + 1
            worth[at] = worth.get(at, 0) + term.found[at]
    most = max(hits.values()) if hits else 0
    best = [at for at in hits if hits[at] == most]
    return [at for _, at in sorted([(-_total(index, at, worth[at], typed), at) for at in best])]


def _total(index: Index, at: int, worth: int, typed: list[str]) -> int:
    """Thrice the worth where what was typed is the title, twice where it stands together so."""
    title = index.titles[at]
    if title == typed:
        return worth * 3
    if len(typed) > 1 and f" {' '.join(typed)} " in index.lines[at]:
        return worth * 2
    return worth * 3 // 2 if title[: len(typed)] == typed else worth


def _said(known: list[Term], missing: list[Term], ranked: list[int]) -> str:
    taken = [
        TAKEN.format(typed=term.typed, taken=term.taken_for) for term in known if term.taken_for
    ]
    if missing:
        return "".join(taken) + PARTLY.format(words=_quoted(missing))
    sentence = ONE if len(ranked) == 1 else WHOLE if len(ranked) <= MOST else SOME
    return "".join(taken) + sentence.format(count=len(ranked), most=MOST)


def _quoted(terms: list[Term]) -> str:
    return " and ".join([f"“{term.typed}”" for term in terms])


def answer_find(request: object) -> dict[str, object]:
    """Answer {query, texts: [{id, title, text, words?}]} with {ids, sentence, nearest}.

    :raises Refused: a name that is not known or missing, or a text that is none.
    """
    fields, problems = read_fields(request, ("query", "texts"))
    query, texts = fields.get("query", ""), fields.get("texts", [])
    if not isinstance(query, str):
        problems.append(Problem("wrong_type", "query", "A text is expected."))
    if not isinstance(texts, list):
        problems.append(Problem("wrong_type", "texts", "A list of texts is expected."))
    else:
        problems += [each for at in range(len(texts)) for each in _wrong(at, texts[at])]
    if problems:
        raise Refused(problems)
    return find(_last.index_of(texts), str(query)).as_dict()


def _wrong(at: int, text: object) -> list[Problem]:
    field = inside("texts", at)
    found, problems = read_fields(text, ("id", "title", "text"), ("words",), field)
    return problems + [
        Problem("wrong_type", inside(field, name), "A text is expected.")
        for name in sorted(found)
        if not isinstance(found[name], str)
    ]


class _Last:
    """The index made last: a page asks again of the same texts with each letter typed."""

    def __init__(self) -> None:
        self.texts: object = []
        self.index = Index([])

    def index_of(self, texts: object) -> Index:
        if isinstance(texts, list) and texts != self.texts:
            self.index = Index([Text(*[each.get(name, "") for name in PARTS]) for each in texts])
            self.texts = texts
        return self.index


_last = _Last()
