"""Reading what somebody asks about a trick: trump, the cards played, the hands they came from.

All problems at once: the form (unknown_name, missing, wrong_type, not_allowed), unreadable cards
(not_a_card), more copies than the deck has in one list or in all lists together (too_many_copies).
Silent in the rules, settled here: a trick whose cards are all played has no next player, so a hand
beside it is refused; how many cards a hand holds is not policed (IR5 is for the table).
Leaves out judging (tricks.py).
"""

from games.rules.asking import PLAYERS, inside, read_fields, read_game
from games.rules.errors import Problem, TrickRefused
from games.rules.options import Rules
from meld.cards import read_cards
from meld.decks import SUITS, Deck
from meld.errors import CardsRefused

NEEDED = ("variant", "trump", "plays")
OTHERS = ("rules", "hand", "hands", "first_trick")


class Trick:
    """A trick on the table, read and checked.

    hand is the next player's, hands those of the players of plays before they played; None: not
    told. is_first: the first trick of its deal.
    """

    __slots__ = ("rules", "trump", "plays", "hand", "hands", "is_first")

    def __init__(
        self,
        rules: Rules,
        trump: str,
        plays: tuple[str, ...],
        hand: tuple[str, ...] | None = None,
        hands: tuple[tuple[str, ...], ...] | None = None,
        is_first: bool = True,
    ) -> None:
        self.rules = rules
        self.trump = trump
        self.plays = plays
        self.hand = hand
        self.hands = hands
        self.is_first = is_first


def read_trick(request: object) -> Trick:
    """Read {variant, rules?, trump, plays, hand?, hands?, first_trick?}.

    first_trick (true when left out): a lead is the first of its deal, so that first_lead binds it.

    :raises TrickRefused: with every problem of the request.
    """
    fields, problems = read_fields(request, NEEDED, OTHERS)
    rules, wrong_rules = read_game(fields)
    problems += wrong_rules + wrong_trump(fields) + wrong_switch(fields)
    if rules is None:
        raise TrickRefused(tuple(problems))
    trick = _read_cards(rules, fields, problems)
    if not problems:
        problems += _wrong_number(trick) + _wrong_hands(trick) + _wrong_copies(trick)
    if problems:
        raise TrickRefused(tuple(problems))
    return trick


def wrong_trump(fields: dict[str, object]) -> list[Problem]:
    """Say what is wrong with "trump"."""
    trump = fields.get("trump", "S")
    if trump in SUITS:
        return []
    code = "not_allowed" if isinstance(trump, str) else "wrong_type"
    return [Problem(code, "trump", "Trump is one of the letters S, H, D and C.")]


def wrong_switch(fields: dict[str, object]) -> list[Problem]:
    """Say what is wrong with "first_trick"."""
    if isinstance(fields.get("first_trick", True), bool):
        return []
    return [Problem("wrong_type", "first_trick", "true or false is expected.")]


def _read_cards(rules: Rules, fields: dict[str, object], problems: list[Problem]) -> Trick:
    plays = read_list(fields.get("plays", []), rules.deck, "plays", problems)
    hand = hands = None
    if "hand" in fields:
        hand = read_list(fields["hand"], rules.deck, "hand", problems)
    if "hands" in fields:
        hands = _read_hands(fields["hands"], rules.deck, problems)
    is_first = fields.get("first_trick") is not False
    return Trick(rules, str(fields.get("trump")), plays, hand, hands, is_first)


def _read_hands(value: object, deck: Deck, problems: list[Problem]) -> tuple[tuple[str, ...], ...]:
    if not isinstance(value, list):
        problems.append(Problem("wrong_type", "hands", "A list of hands is expected."))
        return ()
    return tuple(
        read_list(cards, deck, inside("hands", place), problems)
        for place, cards in enumerate(value)
    )


def read_list(value: object, deck: Deck, field: str, problems: list[Problem]) -> tuple[str, ...]:
    """Give the cards of a list; none where it cannot be read, with what is wrong among problems."""
    try:
        return read_cards(value, deck, field)
    except CardsRefused as refused:
        problems.extend(refused.problems)
        return ()


def _wrong_number(trick: Trick) -> list[Problem]:
    players, played = PLAYERS[trick.rules.variant], len(trick.plays)
    problems = []
    if played > players:
        message = f"{played} cards were played, a trick has {players}."
        problems.append(Problem("not_allowed", "plays", message))
    elif played == players and trick.hand is not None:
        message = f"All {players} have played to this trick; there is no next player."
        problems.append(Problem("not_allowed", "hand", message))
    return problems


def _wrong_hands(trick: Trick) -> list[Problem]:
    if trick.hands is None:
        return []
    if len(trick.hands) != len(trick.plays):
        message = (
            f"{len(trick.hands)} hands for {len(trick.plays)} plays: one for each is expected."
        )
        return [Problem("not_allowed", "hands", message)]
    return [
        Problem(
            "not_allowed", inside("hands", place), f"{play} was played but is not in this hand."
        )
        for place, (play, hand) in enumerate(zip(trick.plays, trick.hands))
        if play not in hand
    ]


def _wrong_copies(trick: Trick) -> list[Problem]:
    lists = (trick.plays,) if trick.hands is None else trick.hands
    cards = [card for one in lists for card in one] + list(trick.hand or ())
    copies, field = trick.rules.deck.copies, "hand" if trick.hands is None else "hands"
    return [
        Problem(
            "too_many_copies",
            field,
            f"{cards.count(card)} of {card} in all, the deck has {copies}.",
        )
        for card in sorted(set(cards))
        if cards.count(card) > copies
    ]
