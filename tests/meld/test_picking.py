"""Tiles of a deck, and what a picker's form makes of a tap."""

import pytest

from meld.cards import DECK_48, DECK_80
from meld.errors import CardsRefused, Problem
from meld.picking import cards_view, picker_view, read_picked


def picked(deck=DECK_48, **sent: str) -> str:
    return " ".join(read_picked(sent, deck))


@pytest.mark.parametrize(
    ("sent", "cards"),
    [
        ({}, ""),
        ({"cards": "ks as"}, "AS KS"),
        ({"cards": "AS", "add": "9C"}, "AS 9C"),
        ({"cards": "AS", "add": "AS"}, "AS AS"),
        ({"cards": "AS AS", "add": "AS"}, "AS AS"),
        ({"cards": "AS AS KH", "remove": "AS"}, "AS KH"),
        ({"cards": "AS", "remove": "KH"}, "AS"),
        ({"cards": "AS", "add": "1X"}, "AS"),
        ({"cards": "AS KH", "clear": "1"}, ""),
    ],
)
def test_a_tap_makes_other_cards(sent: dict[str, str], cards: str) -> None:
    assert picked(**sent) == cards


def test_the_double_deck_has_four_copies_and_no_nines() -> None:
    assert picked(DECK_80, cards="AS AS AS", add="AS") == "AS AS AS AS"
    assert picked(DECK_80, cards="AS AS AS AS", add="AS") == "AS AS AS AS"
    assert picked(DECK_80, add="9S") == ""


def test_a_line_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(CardsRefused, match='"1X" is not a card'):
        picked(cards="AS 1X")


@pytest.mark.parametrize(("deck", "columns"), [(DECK_48, 6), (DECK_80, 5)])
def test_tiles_stand_suit_by_suit_from_the_ace_down(deck, columns: int) -> None:
    view = picker_view(deck, ("AS", "AS", "JH"), sizes=(15, 18))
    tiles = [tile for row in view["rows"] for tile in row]
    assert [tile["code"] for tile in tiles] == list(deck.codes)
    assert [len(row) for row in view["rows"]] == [columns] * 4 == [view["columns"]] * 4
    assert [(tile["code"], tile["count"]) for tile in tiles if tile["count"]] == [
        ("AS", 2),
        ("JH", 1),
    ]
    assert tiles[0]["is_full"] == (deck.copies == 2)
    assert (view["value"], view["held"], view["of"]) == ("AS AS JH", 3, "15 or 18")


def test_what_was_typed_is_kept_with_what_is_wrong() -> None:
    view = picker_view(DECK_48, (), typed="as 1x", problems=[Problem("x", "cards", "No card.")])
    assert (view["value"], view["problems"]) == ("as 1x", ["No card."])


def test_a_card_has_its_name_for_the_ear() -> None:
    assert cards_view(["10D"]) == [
        {
            "code": "10D",
            "rank": "10",
            "suit": {"code": "D", "name": "diamonds"},
            "label": "Ten of diamonds",
        }
    ]
