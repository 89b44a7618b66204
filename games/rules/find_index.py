"""Every word of some texts with where it stands: made once, asked for each word that is typed."""

from games.rules.find_words import stem, telling, words_of

TITLE, MORE, TEXT = 6, 2, 1  # what a word counts for, by where it stands


class Text:
    """Something that can be found: `words` are further words by which it is known, unseen."""

    __slots__ = ("id", "text", "title", "words")

    def __init__(self, id: str, title: str, text: str, words: str = "") -> None:
        self.id = id
        self.title = title
        self.text = text
        self.words = words


def line_of(text: str) -> str:
    """The telling words of a text in one line, to look for some that stand together."""
    return f" {' '.join(telling(words_of(text)))} "


class Index:
    """`places` gives, for a word, the weight it has in each text (by number) that holds it."""

    def __init__(self, texts: list[Text]) -> None:
        self.ids = [each.id for each in texts]
        self.names = ["".join(words_of(each.id)) for each in texts]
        self.titles = [telling(words_of(each.title)) for each in texts]
        self.lines = [line_of(f"{each.title} {each.text}") for each in texts]
        self.places: dict[str, dict[int, int]] = {}
        for at, each in enumerate(texts):
            self._add(at, words_of(each.title), TITLE)
            self._add(at, [self.names[at]] + words_of(each.id) + words_of(each.words), MORE)
            self._add(at, words_of(each.text), TEXT)
        self.words = sorted(self.places)
        self.by_stem: dict[str, list[str]] = {}
        for word in self.words:
            self.by_stem.setdefault(stem(word), []).append(word)
        self.title_words = sorted({word for title in self.titles for word in title})

    def rarity(self, count: int) -> int:
        """What it says that a word stands in so many texts: 2 in all of them, 1 more each halving."""
        size, worth = len(self.ids), 2
        while count * 2 <= size:
            count, worth = count * 2, worth + 1
        return worth

    def _add(self, at: int, words: list[str], weight: int) -> None:
        for word in words:
            held = self.places.setdefault(word, {})
            held[at] = max(held.get(at, 0), weight)
