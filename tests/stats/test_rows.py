"""The rows of the small season (small_season.py) say what was computed by hand."""

from datetime import date
from typing import Any

import pytest

from games.models import GameSeat, HandSeat
from games.selectors.club.hand_rows import result_words
from tests.factories import a_game, hand
from tests.factories.clubs import a_club, a_club_table, who
from tests.ledger.story import fresh, penalise, record
from tests.stats.small_season import SmallSeason, a_small_season, moment

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

# hand, seat: place, part, bid, trump, result, made, margin, meld, lost, tricks, delta, person, with
KITCHEN = {
    (1, 1): (4, "bidder", 280, "H", "made", True, 10, 100, 0, 190, 290, "Ann", "Bob"),
    (1, 2): (1, "defender", 280, "H", "made", True, 10, 40, 0, 60, 100, "Cy", "Dee"),
    (2, 2): (4, "bidder", 270, "S", "made", True, 10, 120, 0, 160, 280, "Cy", "Dee"),
    (2, 4): (2, "partner", 270, "S", "made", True, 10, 120, 0, 160, 280, "Dee", "Cy"),
    (3, 3): (4, "partner", 300, "D", "set", False, -120, 50, 0, 130, -300, "Bob", "Ann"),
    (3, 1): (2, "bidder", 300, "D", "set", False, -120, 50, 0, 130, -300, "Ann", "Bob"),
    (3, 4): (1, "defender", 300, "D", "set", False, -120, 20, 0, 120, 140, "Dee", "Cy"),
}
ROOM = {
    (1, 1): (1, "bidder", 320, "C", "thrown_in", False, None, 60, 0, None, -320, "Eve", "Flo"),
    (1, 4): (4, "defender", 320, "C", "thrown_in", False, None, 40, 0, None, 40, "Cy", "Ann"),
    (2, 1): (4, "defender", 290, "H", "made", True, 60, 80, 80, 0, 0, "Eve", "Flo"),
    (2, 3): (2, "defender", 290, "H", "made", True, 60, 80, 80, 0, 0, "Flo", "Eve"),
    (2, 4): (3, "partner", 290, "H", "made", True, 60, 100, 0, 250, 350, "Cy", "Ann"),
    (3, 4): (2, "bidder", 310, "D", "set", False, -50, 100, 0, 160, -310, "Dee", "Ann"),
    (4, 3): (4, "bidder", 600, "S", "made", True, 1230, 1600, 0, 230, 1830, "Flo", "Eve"),
}
PORCH = {
    (1, 2): (1, "bidder", 300, "H", "made", True, 20, 120, 0, 200, 320, "Flo", None),
    (2, 3): (1, "bidder", 320, "S", "set", False, -80, 100, 0, 140, -320, "Ann", None),
    (2, 2): (3, "defender", 320, "S", "set", False, -80, 20, 0, 50, 70, "Flo", None),
    (3, 1): (1, "bidder", 300, "D", "conceded", False, None, 40, 0, None, -300, "Eve", None),
    (4, 1): (3, "defender", 300, "C", "made", True, 0, 60, 60, 0, 0, "Eve", None),
}
TOLD = (
    *("place", "part", "bid", "trump", "result", "is_made", "margin", "meld", "meld_lost"),
    *("tricks", "delta", "person__name", "partner__name"),
)
SUMS = (
    *("hands", "bids", "made", "sets", "conceded", "thrown_in", "bid_points", "margins"),
    *("margin_points", "partnered", "defended", "sets_caused", "meld_points", "meld_lost"),
    *("played", "trick_points", "delta", "delta_bidding", "delta_partnering", "delta_defending"),
)


@pytest.fixture
def season() -> SmallSeason:
    return a_small_season()


def test_each_seat_of_a_hand_has_its_row(season: SmallSeason) -> None:
    assert HandSeat.objects.filter(club=season.club).count() == 64
    for place, rows in ((0, KITCHEN), (4, ROOM), (5, PORCH)):
        for (number, seat), told in rows.items():
            row = HandSeat.objects.filter(game=season.games[place], number=number, seat=seat)
            assert row.values_list(*TOLD).get() == told, (place, number, seat)


def test_who_bid_stands_in_every_row_of_a_hand(season: SmallSeason) -> None:
    found = HandSeat.objects.filter(game=season.games[4]).order_by("number", "seat")
    names = ["Eve"] * 4 + ["Ann"] * 4 + ["Dee"] * 4 + ["Flo"] * 4
    assert list(found.values_list("bidder__name", flat=True)) == names


def test_the_day_is_the_tables_own(season: SmallSeason) -> None:
    days = [date(2026, 1, 6), date(2026, 1, 13), date(2026, 3, 31), date(2026, 4, 1)]
    days += [date(2026, 4, 15), date(2026, 5, 2)]
    for game, day in zip(season.games, days, strict=True):
        for model in (HandSeat, GameSeat):
            assert set(model.objects.filter(game=game).values_list("on", flat=True)) == {day}


def sums(game: Any, name: str) -> tuple[Any, ...]:
    return GameSeat.objects.filter(game=game, person__name=name).values_list(*SUMS).get()


def test_sums_over_a_game(season: SmallSeason) -> None:
    kitchen, room, porch = season.games[0], season.games[4], season.games[5]
    # Ann: 280 made by 10, 300 set by 120; defended Cy's 270.
    ann = (3, 2, 1, 1, 0, 0, 580, 2, -110, 0, 1, 0, 150, 0, 3, 410, 80, -10, 0, 90)
    assert sums(kitchen, "Ann") == ann
    # Dee: never bid; partnered Cy's 270, defended twice and set Ann once.
    dee = (3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 180, 0, 3, 340, 520, 0, 280, 240)
    assert sums(kitchen, "Dee") == dee
    # Eve: threw 320 in, lost 80 of meld, defended Dee's set, was Flo's partner for 1830.
    eve = (4, 1, 0, 0, 0, 1, 320, 0, 0, 1, 2, 1, 1780, 80, 3, 320, 1640, -320, 1830, 130)
    assert sums(room, "Eve") == eve
    # Cy sat there for two hands: defended what was thrown in, was partner of Ann's 290.
    cy = (2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 140, 0, 1, 250, 390, 0, 350, 40)
    assert sums(room, "Cy") == cy
    # Eve conceded 300; lost a meld of 60.
    eve = (4, 1, 0, 0, 1, 0, 300, 0, 0, 0, 3, 1, 160, 60, 3, 80, -160, -300, 0, 140)
    assert sums(porch, "Eve") == eve


# game, name: state, total, lead, won, credited, first, with
GAMES = {
    (0, "Ann"): ("called", 80, -440, False, True, True, "Bob"),
    (0, "Cy"): ("called", 520, 440, False, True, False, "Dee"),
    (1, "Bob"): ("finished", 1520, 620, True, True, False, "Ann"),
    (2, "Ann"): ("finished", 1660, -20, True, True, True, "Bob"),
    (2, "Dee"): ("finished", 1680, 20, False, True, False, "Cy"),
    (3, "Dee"): ("finished", 1500, 800, True, True, False, "Cy"),
    (4, "Eve"): ("finished", 1640, 1520, True, True, True, "Flo"),
    (4, "Cy"): ("finished", 120, -1520, False, False, False, "Ann"),
    (4, "Dee"): ("finished", 120, -1520, False, True, False, "Ann"),
    (4, "Ann"): ("finished", 120, -1520, False, True, False, "Dee"),
    (5, "Flo"): ("running", 750, 910, False, True, False, None),
    (5, "Ann"): ("running", -160, -910, False, True, False, None),
}


def test_how_each_game_went(season: SmallSeason) -> None:
    names = ("state", "total", "lead", "is_won", "is_credited", "is_first", "partner__name")
    for (place, name), told in GAMES.items():
        row = GameSeat.objects.filter(game=season.games[place], person__name=name)
        assert row.values_list(*names).get() == told, (place, name)
    assert GameSeat.objects.filter(club=season.club, is_first=True).count() == 6


def test_who_sits_out_has_no_row_for_the_hand() -> None:
    """Four at a cutthroat table: the dealer sits out (CT25)."""
    club = a_club(["Ann", "Bob", "Cy", "Dee"])
    names = ["Ann", "Bob", "Cy", "Dee"]
    game = fresh(
        a_club_table(club, moment(1, 7, 1), variant="cutthroat", names=names, dealer=1).games.get()
    )
    facts = {"playing": ["B", "C", "D"], "bidder": "C", "bidder_seat": None, "bid": 300}
    figures = {"meld": dict.fromkeys("BCD", 60), "trick_points": {"B": 0, "C": 240, "D": 10}}
    record(game, hand("cutthroat", **facts | figures))
    rows = HandSeat.objects.filter(game=game).order_by("place")
    told = rows.values_list("person__name", "place", "part", "bidder__name", "meld_lost")
    assert list(told) == [
        ("Bob", 1, "defender", "Cy", 60),
        ("Cy", 2, "bidder", "Cy", 0),
        ("Dee", 3, "defender", "Cy", 0),
    ]
    ann = GameSeat.objects.get(game=game, person=who(club, "Ann"))
    assert (ann.hands, ann.total, ann.is_credited) == (0, 0, True)


def test_set_with_meld_over_the_bid_is_short_of_what_would_have_saved_it() -> None:
    """SD12, G11: by one counter, whatever the meld; of three by a trick, which has no points."""
    pairs, three = a_game(club=a_club()), a_game(variant="cutthroat", club=a_club())
    record(pairs, hand(bid=250, meld={"A": 300, "B": 40}, trick_points={"A": 0, "B": 250}))
    shut_out = {"took_trick": {"A": False}, "under_the_gun": True, "bid": 150}
    points = {"A": 0, "B": 150, "C": 100}
    melds = {"A": 200, "B": 0, "C": 0}
    record(three, hand("cutthroat", **shut_out, meld=melds, trick_points=points))
    told = []
    for game in (pairs, three):
        row = HandSeat.objects.get(game=game, seat=1)
        told.append((row.is_made, row.margin, row.meld_lost, result_words(row)))
    assert told == [(False, -10, 300, "set by 10"), (False, None, 200, "set")]


SHORT = {"bid": 32, "meld": {"A": 15, "B": 4}, "trick_points": {"A": 17, "B": 8}}


def test_figures_of_another_scale_stand_on_the_standard_one() -> None:
    game = a_game(rules={"scale": "short"}, club=a_club())
    record(game, hand(**SHORT, meld_by_seat={"1": 10, "3": 5}))
    row = HandSeat.objects.get(game=game, seat=1)
    told = (row.bid, row.meld, row.own_meld, row.tricks, row.margin, row.delta)
    assert told == (320, 150, 100, 170, 0, 320)
    assert GameSeat.objects.get(game=game, seat=2).lead == -200


def test_a_hand_without_a_known_seat_is_nobodys_bid() -> None:
    game = a_game(club=a_club())
    record(game, hand(bidder_seat=None))
    parts = HandSeat.objects.filter(game=game).order_by("seat").values_list("part", "bidder")
    assert list(parts) == [("partner", None), ("defender", None)] * 2


def test_a_hand_that_was_passed_out_is_nobodys() -> None:
    game = a_game(club=a_club(), rules={"pass_out": "redeal"})
    record(game, {"bidder": None, "bid": None, "trump": None, "outcome": "passed_out"})
    rows = HandSeat.objects.filter(game=game).values_list("part", "bid", "margin", "delta")
    assert set(rows) == {("none", 0, None, 0)}
    assert set(GameSeat.objects.filter(game=game).values_list("hands", "bids", "defended")) == {
        (1, 0, 0)
    }


def test_penalties_move_totals_and_no_hand() -> None:
    game = a_game(club=a_club())
    record(game)
    penalise(game, {"A": -50})
    row = GameSeat.objects.get(game=game, seat=1)
    assert (row.total, row.lead, row.delta) == (270, 150, 320)
