"""Bids in bands, and the sentence over them: it says no more than the figures do."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.db.models import Count

from games.models import Club, HandSeat
from games.stats.bidders import BIDDERS
from games.stats.levels import Band, Level, bands_of, headline, most_bid
from games.stats.scope import Scope
from tests.factories.clubs import a_club

SCOPE = Scope(Club(address="a"), variant="single-deck")
# The drawing of the design: 131 bids, 95 of them made.
PICTURE = [(250, 19, 17), (260, 24, 20), (280, 28, 22), (300, 21, 15), (310, 17, 11), (330, 13, 7), (350, 9, 3)]  # fmt: skip


def bands(*rows: tuple[int, int, int]) -> list[Band]:
    return bands_of(SCOPE, [Level(*row) for row in rows])


def counts(found: list[Band]) -> list[tuple[str, str]]:
    return [(band.label, band.rate.counts) for band in found]


def test_levels_join_until_there_are_enough() -> None:
    # 57 bids in seven bands: nine and more each.
    rows = [(250, 10, 9), (260, 5, 4), (270, 6, 5), (300, 30, 15), (320, 6, 2)]
    assert counts(bands(*rows)) == [("250", "9/10"), ("260", "9/11"), ("300+", "17/36")]


def test_every_bid_is_in_one_band() -> None:
    found = bands(*PICTURE)
    assert sum(band.rate.whole for band in found) == 131
    assert sum(band.rate.part for band in found) == 95
    assert all(band.rate.is_shown for band in found)


def test_few_bids_stay_together() -> None:
    assert counts(bands((300, 3, 1), (400, 2, 1))) == [("300+", "2/5")]


def test_band_leads_to_its_hands() -> None:
    first, second, *_, last = bands(*PICTURE)
    asked = [parse_qs(urlsplit(band.rate.href).query) for band in (first, second, last)]
    assert [each["bid_from"] for each in asked][:2] == [[str(first.first)], [str(second.first)]]
    assert asked[0]["bid_to"] == [str(first.last)]
    assert asked[0]["variant"] == ["single-deck"]
    assert "bid_to" not in asked[2]


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([(250, 20, 18), (300, 20, 10), (350, 20, 4)], "At 300 it is a coin’s toss"),
        ([(250, 20, 18), (300, 20, 15), (350, 20, 9)], "From 350 up it is a coin’s toss"),
        ([(250, 20, 18), (300, 20, 4), (350, 20, 4)], "At 300 more bids fail than are made"),
        ([(250, 20, 18), (300, 20, 4), (350, 20, 10)], "At 300 more bids fail than are made"),
        ([(250, 40, 38), (300, 40, 36)], "Even from 300 up most bids are made"),
        ([(250, 10, 7), (300, 20, 15)], "Bids made, level by level"),
        ([(250, 20, 18)], "Bids made"),
        ([(250, 4, 2)], "Bids made"),
        ([], "Bids made"),
    ],
)
def test_headline(rows: list[tuple[int, int, int]], sentence: str) -> None:
    assert headline(bands(*rows)) == sentence


@pytest.mark.django_db
def test_bids_are_counted_in_their_index() -> None:
    """A condition that came as a parameter would leave the index over bids aside."""
    rows = HandSeat.objects.filter(Scope(a_club()).rows, BIDDERS).values("variant", "bid")
    assert "hand_seat_bids" in rows.annotate(n=Count("id")).explain()


def test_game_with_most_bids_is_drawn() -> None:
    levels = {"cutthroat": [Level(300, 9, 1)], "single-deck": [Level(250, 5, 1), Level(260, 5, 1)]}
    assert most_bid(levels) == "single-deck"
    assert most_bid({}) == ""
