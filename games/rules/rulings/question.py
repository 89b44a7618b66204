"""A question of the dispute desk: one row of data that page, engine, API and tests are fed from.

The rows stand in rows_*.py; what a kind of question computes stands in by_*.py.
"""

from games.rules.rulings.in_words import with_figures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.options import Rules
    from games.rules.rulings.readings import Reading

SMALL = ("cutthroat", "single-deck")
PAIRS = ("single-deck", "double-deck")
ALL = ("cutthroat", "single-deck", "double-deck")
GROUPS = (
    ("meld", "Meld"),
    ("bidding", "Bidding and the forced bid"),
    ("play", "Playing a trick"),
    ("set", "Set, thrown in, conceded"),
    ("end", "Who has won"),
    ("trouble", "What went wrong at the table"),
)


class Question:
    """What players ask.

    key: in addresses; group: where it is listed; kind: what is computed; heading: as it is asked;
    examples: game -> what holds where nothing is given; shows: the inputs of its page, in order;
    why: the reason in a line, (when the answer is no, when it is yes), figures of points in it as
    in_words.py takes them; under: other reasons, each for a value of an option, the first that the
    table plays holds; rules: ids beside those that the computing names; options: keys, or readings
    of this question alone, that are tried under other rules; about: what the headline speaks of;
    sign: the melds that mean yes; says: value of the option -> (headline, reason); remedies;
    not_offered: a reading no option has.
    """

    __slots__ = (
        "about",
        "examples",
        "group",
        "heading",
        "key",
        "kind",
        "not_offered",
        "options",
        "remedies",
        "rules",
        "says",
        "shows",
        "sign",
        "under",
        "why",
        "words",
    )

    def __init__(
        self,
        key: str,
        group: str,
        kind: str,
        heading: str,
        examples: "dict[str, dict[str, Any]]",
        why: "str | tuple[str, str]",
        rules: str,
        shows: str = "",
        options: "tuple[str | Reading, ...]" = (),
        about: str = "",
        sign: tuple[str, ...] = (),
        words: str = "",
        not_offered: str = "",
        says: "dict[str, tuple[str, str]] | None" = None,
        remedies: "tuple[Remedy, ...]" = (),
        under: "tuple[tuple[str, Any, str | tuple[str, str]], ...]" = (),
    ) -> None:
        self.key = key
        self.group = group
        self.kind = kind
        self.heading = heading
        self.examples = examples
        self.why: tuple[str, str] = (why, why) if isinstance(why, str) else why
        self.rules = tuple(rules.split(" "))
        self.shows = tuple([each for each in shows.split(" ") if each])
        self.options = options
        self.about = about
        self.sign = sign
        self.words = words
        self.not_offered = not_offered
        self.says = says or {}
        self.remedies = remedies
        self.under = under

    def because(self, rules: "Rules", is_yes: bool) -> str:
        """The reason under a table's rules, with its figures (V)."""
        plays = rules.as_dict() if self.under else {}
        for option, value, why in self.under:
            if plays.get(option) == value:
                return with_figures(rules, why if isinstance(why, str) else why[is_yes])
        return with_figures(rules, self.why[is_yes])

    @property
    def games(self) -> tuple[str, ...]:
        """The games that it belongs to."""
        return tuple([game for game in ALL if game in self.examples])


class Remedy:
    """What tables do about something that went wrong: words, how it is written down, rule.

    words: for one player and for a partnership, where these differ; way: "" (text only), "strike"
    (the hand is struck out), or the penalty line it comes to: "set", "double_set" (the bidder),
    "defenders_lose_meld" (each side but the bidder has a line of its own, CT1).
    """

    __slots__ = ("rule", "way", "words")

    def __init__(self, words: str | tuple[str, str], way: str, rule: str) -> None:
        self.words: tuple[str, str] = (words, words) if isinstance(words, str) else words
        self.way = way
        self.rule = rule


def in_games(games: tuple[str, ...], given: "dict[str, Any]") -> "dict[str, dict[str, Any]]":
    """The same example in each of these games."""
    return dict.fromkeys(games, given)
