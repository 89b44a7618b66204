"""Reading what somebody asks about a hand as it is played, trick by trick.

All problems at once: the form (unknown_name, missing, wrong_type, not_allowed), unreadable cards
(not_a_card), more copies than the deck has, over all players (too_many_copies).
Settled here: a hand is the one before the first card that is told, and what its player plays belongs
to it whether it is named there or not. Places go round from 1.
Leaves out judging (played.py).
"""

from games.rules.asked_trick import read_list, wrong_switch, wrong_trump
from games.rules.asking import PLAYERS, inside, read_fields, read_game, read_whole
from games.rules.errors import Problem, TrickRefused
from games.rules.laid import Laid, known_cards, laid_tricks
from games.rules.options import Rules
from meld.decks import RANK_NAMES, SUIT_NAMES

NEEDED = ("variant", "trump", "plays")
OTHERS = ("rules", "leader", "bidder", "names", "hands", "first_trick")
LONGEST_NAME = 80


class Played:
    """A hand as far as it was played, read and checked.

    leader and bidder are places from 1, names those of the players by place, hands what was told
    of each place's cards; is_first: the first trick told is the first of its deal; tricks are in
    order, the last one perhaps not complete, the first one there even without cards.
    """

    __slots__ = (
        "bidder",
        "hands",
        "is_first",
        "leader",
        "names",
        "plays",
        "rules",
        "tricks",
        "trump",
    )

    def __init__(self, rules: Rules, trump: str) -> None:
        self.rules = rules
        self.trump = trump
        self.plays: tuple[str, ...] = ()
        self.tricks: tuple[Laid, ...] = ()
        self.leader = 1
        self.bidder = 1
        self.names: tuple[str, ...] = ()
        self.hands: dict[int, tuple[str, ...]] = {}
        self.is_first = True

    @property
    def players(self) -> int:
        """How many play."""
        return PLAYERS[self.rules.variant]

    @property
    def most_tricks(self) -> int:
        """How many tricks a whole hand has."""
        return (self.rules.deck.size - self.rules.widow) // self.players

    def lay(self, plays: tuple[str, ...]) -> None:
        """Lay these cards down, trick by trick."""
        self.plays = plays
        self.tricks = laid_tricks(plays, self.trump, self.leader, self.players)


def read_played(request: object) -> Played:
    """Read {variant, rules?, trump, plays, leader?, bidder?, names?, hands?, first_trick?}.

    Left out: the player in place 1 leads, the leader is the bidder, players go by their places.

    :raises TrickRefused: with every problem of the request.
    """
    fields, problems = read_fields(request, NEEDED, OTHERS)
    rules, wrong_rules = read_game(fields)
    problems += wrong_rules + wrong_trump(fields) + wrong_switch(fields)
    if rules is None:
        raise TrickRefused(tuple(problems))
    played = Played(rules, str(fields.get("trump")))
    played.is_first = fields.get("first_trick") is not False
    _read_places(played, fields, problems)
    _read_names(played, fields, problems)
    played.lay(read_list(fields.get("plays", []), rules.deck, "plays", problems))
    _read_hands(played, fields.get("hands", {}), problems)
    if not problems:
        problems += _too_many_plays(played) or _too_many_copies(played)
    if problems:
        raise TrickRefused(tuple(problems))
    return played


def _read_places(played: Played, fields: dict[str, object], problems: list[Problem]) -> None:
    leader, wrong = read_whole(fields.get("leader", 1), 1, played.players, "leader")
    bidder, odd = read_whole(fields.get("bidder", leader), 1, played.players, "bidder")
    played.leader, played.bidder = leader, bidder
    problems += wrong + odd


def _read_names(played: Played, fields: dict[str, object], problems: list[Problem]) -> None:
    played.names = tuple([f"Player {place + 1}" for place in range(played.players)])
    if "names" not in fields:
        return
    value = fields["names"]
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        problems.append(Problem("wrong_type", "names", "A list of names is expected."))
    elif len(value) != played.players:
        message = f"{len(value)} names for {played.players} players."
        problems.append(Problem("not_allowed", "names", message))
    else:
        played.names = tuple([str(name)[:LONGEST_NAME] for name in value])


def _read_hands(played: Played, value: object, problems: list[Problem]) -> None:
    places = tuple([str(place + 1) for place in range(played.players)])
    given, wrong = read_fields(value, (), places, "hands")
    problems += wrong
    for place in places:
        if place in given:
            field = inside("hands", place)
            cards = read_list(given[place], played.rules.deck, field, problems)
            played.hands[int(place)] = cards


def _too_many_plays(played: Played) -> list[Problem]:
    most = played.most_tricks
    if len(played.plays) <= most * played.players:
        return []
    return [Problem("not_allowed", "plays", f"All {most} tricks have been played.")]


def _too_many_copies(played: Played) -> list[Problem]:
    """More of a card than the deck has, over all players together."""
    cards: list[str] = []
    for place in range(1, played.players + 1):
        cards += known_cards(played.tricks, place, played.hands.get(place, ()))
    deck = played.rules.deck
    return [
        Problem("too_many_copies", "plays", _copies_text(code, cards.count(code), deck.copies))
        for code in deck.codes
        if cards.count(code) > deck.copies
    ]


def _copies_text(code: str, found: int, copies: int) -> str:
    name = f"{RANK_NAMES[code[:-1]]} of {SUIT_NAMES[code[-1]]}"
    return f"That would be {found} {name}; the deck has {copies}."
