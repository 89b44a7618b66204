"""The inputs of a question: a row for each part that it shows, with what was typed."""

from typing import Any

from games.rules.entry import OUTCOMES
from games.rules.hand_checks import has_outcome
from games.rules.rulings.in_words import with_figures
from games.rules.rulings.question import Question
from games.selectors.settle.place import Place
from games.selectors.table.words import suit
from meld.cards import read_cards
from meld.decks import SUITS
from meld.errors import CardsRefused, Problem
from meld.picking import cards_view, picker_view

LABELS = {
    "cards": "Cards",
    "partner": "The partner’s cards",
    "plays": "Cards played, in order",
    "hand": "The next player’s cards",
    "trump": "Trump",
    "bidder": "Who bid?",
    "bid": "Bid",
    "meld": "Meld",
    "trick_points": "Trick points",
    "took_trick": "Won a trick?",
    "totals_before": "Totals before the hand",
    "points": "Points in the hand",
    "counters": "Counters, without the last trick",
    "last_trick": "Who won the last trick?",
    "made": "Was the bid made?",
    "forced": "Was the bid forced?",
    "buried_points": "Points in the buried cards",
    "target_before": "Target",
    "hands": "Hands scored so far",
    "outcome": "How did it end?",
    "cards_by_seat": "Cards shown as meld (they may be left out)",
    "dealer": "Who deals?",
    "calls": "Calls, like 1:{opening} 2:pass",
}
TEMPLATES = {
    "cards": "picker",
    "partner": "line",
    "plays": "line",
    "hand": "line",
    "trump": "trump",
    "bidder": "choice",
    "last_trick": "choice",
    "dealer": "choice",
    "made": "choice",
    "forced": "choice",
    "meld": "sides",
    "trick_points": "sides",
    "totals_before": "sides",
    "points": "sides",
    "counters": "sides",
    "took_trick": "answers",
    "calls": "line",
    "cards_by_seat": "hands",
    "outcome": "select",
}
OUTCOME_WORDS = {
    "played": "played",
    "thrown_in": "thrown in",
    "conceded_before_widow": "given up unseen",
    "conceded_after_widow": "given up after the widow",
    "short_meld": "too little meld",
    "no_marriage": "no marriage",
    "passed_out": "everybody passed",
}
YES_NO = (("yes", "Yes"), ("no", "No"))
EITHER = (("", "not said"), *YES_NO)
FIRST_DEALER = "Who dealt first?"


def fields_of(
    place: Place, question: Question, typed: dict[str, str], problems: tuple[Problem, ...]
) -> list[dict[str, Any]]:
    """For `settle/_form.html`, in the order of the question."""
    return [field(place, question, name, typed, problems) for name in question.shows]


def field(
    place: Place,
    question: Question,
    name: str,
    typed: dict[str, str],
    problems: tuple[Problem, ...],
) -> dict[str, Any]:
    kind = TEMPLATES.get(name, "number")
    row = {
        "name": name,
        "label": label_of(place, question, name),
        "value": typed.get(name, ""),
        "template": f"games/settle/_field_{kind}.html",
        "errors": errors_of(name, problems),
    }
    return row | MAKERS[kind](place, name, typed, row)


def label_of(place: Place, question: Question, name: str) -> str:
    """What stands over a part; the bid in it is the table's lowest opening."""
    if question.kind == "deal" and name == "dealer":
        return FIRST_DEALER
    return with_figures(place.rules, LABELS[name])


def errors_of(name: str, problems: tuple[Problem, ...]) -> list[str]:
    """What is wrong with a part, each sentence once."""
    mine = [each.message for each in problems if part_of(each.field) == name]
    return list(dict.fromkeys(mine))


def part_of(field: str) -> str:
    """The part of a question that a problem speaks of: `given.meld.A` is meld."""
    parts = field.split(".")
    return parts[1] if len(parts) > 1 and parts[0] in ("given", "hand") else parts[0]


def nothing(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    return {}


def card_line(
    place: Place, name: str, typed: dict[str, str], row: dict[str, Any]
) -> dict[str, Any]:
    """Cards as small pictures over the line, as far as they can be read."""
    try:
        cards = cards_view(read_cards(row["value"], place.rules.deck)) if name != "calls" else []
    except CardsRefused:
        cards = []
    return {"cards": cards, "is_cards": name != "calls", "seats": seats_told(place, name)}


def seats_told(place: Place, name: str) -> str:
    """Which seat is whose, beside the calls of a table; "" where seats have no names."""
    if name != "calls" or place.running is None:
        return ""
    return ", ".join(f"{seat} {who}" for seat, who in place.players.items())


def picker(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    deck = place.rules.deck
    try:
        held = read_cards(row["value"], deck)
        view = picker_view(deck, held, name=name, variant=place.variant)
    except CardsRefused as refused:
        view = picker_view(
            deck,
            (),
            name=name,
            variant=place.variant,
            typed=row["value"],
            problems=refused.problems,
        )
    return {"picker": view}


def trump(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    suits = [suit(code) for code in SUITS]
    return {
        "suits": [each | {"is_chosen": each["code"] == row["value"]} for each in suits if each],
        "is_none": row["value"] in ("", "none"),
    }


def sides(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    return {"sides": [side_of(place, name, side, typed) for side in place.rules.sides]}


def answers(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    """Yes, no or not said, for each side."""
    found = []
    for side in place.rules.sides:
        one = side_of(place, name, side, typed)
        found.append(one | {"choices": choices(EITHER, one["value"])})
    return {"sides": found}


def choice(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    rows = YES_NO
    if name in ("bidder", "last_trick"):
        rows = tuple((side, place.name(side)) for side in place.rules.sides)
    if name == "dealer":
        rows = tuple((str(seat), who) for seat, who in place.players.items())
    return {"choices": choices(rows, row["value"])}


def choices(rows: tuple[tuple[str, str], ...], chosen: str) -> list[dict[str, Any]]:
    return [{"value": value, "label": label, "is_chosen": value == chosen} for value, label in rows]


def side_of(place: Place, name: str, side: str, typed: dict[str, str]) -> dict[str, Any]:
    field_name = f"{name}.{side}"
    return {
        "name": field_name,
        "label": place.name(side),
        "side": side,
        "value": typed.get(field_name, ""),
    }


def hands(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    """A line of cards for each player."""
    people = place.people
    return {
        "seats": [
            {
                "name": f"{name}.{seat}",
                "label": people[seat],
                "value": typed.get(f"{name}.{seat}", ""),
            }
            for seat in people
        ]
    }


def outcome(place: Place, name: str, typed: dict[str, str], row: dict[str, Any]) -> dict[str, Any]:
    rules = place.rules
    rows = tuple((each, OUTCOME_WORDS[each]) for each in OUTCOMES if has_outcome(rules, each))
    return {"choices": choices(rows, row["value"] or "played")}


MAKERS = {
    "answers": answers,
    "choice": choice,
    "hands": hands,
    "line": card_line,
    "number": nothing,
    "picker": picker,
    "select": outcome,
    "sides": sides,
    "trump": trump,
}
