"""Whether the cards that the players of one hand show fit one deck. CT2, SD2, DD2.

The question is {variant, rules?, trump?: a suit or null, hands: {"1": cards, ...} by seat, names?:
{"1": "Ann"}}. The answer is
- problems: [{code: "too_many_copies", field: "hands", message, rule, card, seats: ["1", "3"]}]: a
  card shown more often than the deck has it, with the players, and the melds that cannot all stand;
- warnings: the same with code "hand_too_large", field "hands.1", card null: more cards than a
  player ever holds.
A single hand with more copies than the deck is refused, as everywhere. A seat without a name is
called "Seat 1". Leaves out melds of which only the figures are known (G15 looks at those).
"""

from games.rules.asking import inside, read_fields, read_game
from games.rules.counting import hand_size
from games.rules.errors import Problem
from games.rules.melding import read_trump
from games.rules.options import Rules
from meld.cards import read_cards
from meld.errors import CardsRefused
from meld.fitting import overruns

SEATS = {
    "cutthroat": ("1", "2", "3", "4", "5"),
    "single-deck": ("1", "2", "3", "4"),
    "double-deck": ("1", "2", "3", "4"),
}
DECK_RULES = {"cutthroat": "CT2", "single-deck": "SD2", "double-deck": "DD2"}


def answer_fit(request: object) -> dict[str, object]:
    """Answer whether these hands fit one deck, {variant, rules?, trump?, hands, names?}.

    :raises CardsRefused: with every problem of the request.
    """
    fields, problems = read_fields(request, ("variant", "hands"), ("rules", "trump", "names"))
    rules, wrong_rules = read_game(fields)
    trump, wrong_trump = read_trump(fields)
    problems += wrong_rules + wrong_trump
    if rules is None:
        raise CardsRefused(problems)
    names = _read_names(rules, fields.get("names", {}), problems)
    hands = _read_hands(rules, fields.get("hands", {}), names, problems)
    if problems:
        raise CardsRefused(problems)
    return {
        "problems": [
            _told(rules, "too_many_copies", "hands", one.text, one.card, one.players)
            for one in overruns(hands, trump, rules.meld_rules)
        ],
        "warnings": [each for hand in hands for each in _too_large(rules, hand)],
    }


def _read_names(rules: Rules, value: object, problems: list[Problem]) -> dict[str, str]:
    found, wrong = read_fields(value, (), SEATS[rules.variant], "names")
    problems += wrong
    for seat in SEATS[rules.variant]:
        if seat in found and not isinstance(found[seat], str):
            problems.append(Problem("wrong_type", inside("names", seat), "A name is text."))
    return {seat: str(found.get(seat) or f"Seat {seat}") for seat in SEATS[rules.variant]}


def _read_hands(
    rules: Rules, value: object, names: dict[str, str], problems: list[Problem]
) -> list[tuple[str, str, tuple[str, ...]]]:
    """Seat, name and codes of each hand, in the order of the seats."""
    found, wrong = read_fields(value, (), SEATS[rules.variant], "hands")
    problems += wrong
    hands = []
    for seat in SEATS[rules.variant]:
        if seat in found:
            try:
                codes = read_cards(found[seat], rules.deck, inside("hands", seat))
                hands.append((seat, names[seat], codes))
            except CardsRefused as refused:
                problems += refused.problems
    return hands


def _too_large(rules: Rules, hand: tuple[str, str, tuple[str, ...]]) -> list[dict[str, object]]:
    seat, name, codes = hand
    size = hand_size(rules, len(codes))
    if not size["too_many"]:
        return []
    text = f"{name} shows {size['sentence']}"
    return [_told(rules, "hand_too_large", inside("hands", seat), text, None, (seat,))]


def _told(
    rules: Rules, code: str, field: str, text: str, card: str | None, seats: tuple[str, ...]
) -> dict[str, object]:
    return {
        "code": code,
        "field": field,
        "message": text,
        "rule": DECK_RULES[rules.variant],
        "card": card,
        "seats": list(seats),
    }
