"""Disputes over statistics, as they were argued: PD-108, PD-154, PD-157 and PD-165, on the rows."""

from typing import Any

import pytest
from django.db.models import Avg, Count, Q, Sum

from games import services
from games.links import secret_of
from games.models import Game, GameSeat, HandSeat, Link, Person
from games.models.table import Role
from tests.factories import DeviceFactory, a_game, hand, melded, played
from tests.factories.clubs import a_club
from tests.ledger.story import correct, fresh, owner, record, seat, win

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def sums(game: Game, name: str) -> dict[str, Any]:
    """What one person's rows of hands come to."""
    rows = HandSeat.objects.filter(game=game, person__name=name)
    return rows.aggregate(
        hands=Count("pk"),
        bids=Count("pk", filter=Q(part="bidder")),
        made=Count("pk", filter=Q(part="bidder", is_made=True)),
        meld=Avg("meld"),
        delta=Sum("delta"),
    )


def test_pd_157_average_meld_is_per_hand_and_bids_are_counted() -> None:
    """Meld 100, 0 and 50 in three hands, two bids, one of them set: 50 a hand, 1 of 2."""
    game = a_game(club=a_club())
    record(game, hand(bid=280, meld=melded(100, 40), trick_points=played(190)))
    other = {"bidder": "B", "bidder_seat": 2, "bid": 270}
    record(game, hand(**other, meld=melded(0, 120), trick_points=played(90)))
    record(game, hand(bid=300, meld=melded(50, 20), trick_points=played(130)))
    told = sums(game, "Ann")
    assert (told["hands"], told["bids"], told["made"], told["meld"]) == (3, 2, 1, 50)
    row = GameSeat.objects.get(game=game, person__name="Ann")
    assert (row.hands, row.bids, row.made, row.meld_points) == (3, 2, 1, 150)


def test_pd_165_another_person_at_the_seat_takes_the_hands_along() -> None:
    """After three hands it turns out that Eve, not Cy, sat at seat 2 all along."""
    game = a_game(club=a_club())
    for _ in range(2):
        record(game)
    record(game, hand(bidder="B", bidder_seat=2, meld=melded(40, 150), trick_points=played(80)))
    before, totals = sums(game, "Cy"), fresh(game).totals
    assert before["hands"] == 3
    seat(game, 2, "Eve", from_hand=1)
    assert fresh(game).totals == totals
    assert sums(game, "Eve") == before
    assert sums(game, "Cy")["hands"] == 0
    assert not GameSeat.objects.filter(game=game, person__name="Cy").exists()
    dee = HandSeat.objects.filter(game=game, person__name="Dee")
    assert set(dee.values_list("partner__name", flat=True)) == {"Eve"}
    assert dee.get(number=3).bidder.name == "Eve"


def test_pd_108_a_corrected_hand_changes_the_statistics() -> None:
    """Four hands; the second's bid of 270 becomes 330, which 80 and 210 do not reach."""
    game = a_game(club=a_club())
    second = {"meld": melded(80, 40), "trick_points": played(210)}
    for facts in ({}, {"bid": 270} | second, {}, {}):
        record(game, hand(**facts))
    before = sums(game, "Ann")
    correct(game, 2, hand(bid=330, **second))
    row = HandSeat.objects.get(game=game, number=2, seat=1)
    assert (row.seq, row.result, row.is_made, row.margin, row.delta) == (2, "set", False, -40, -330)
    after = sums(game, "Ann")
    assert (before["made"], after["made"], after["bids"]) == (4, 3, 4)
    assert after["delta"] == before["delta"] - 290 - 330
    assert GameSeat.objects.get(game=game, seat=1).total == fresh(game).totals["A"]
    assert GameSeat.objects.get(game=game, seat=2).sets_caused == 1


def test_pd_108_a_correction_can_take_the_win_away() -> None:
    game = a_game(club=a_club())
    win(game)
    assert GameSeat.objects.filter(game=game, is_won=True).count() == 2
    services.reopen_game(game=game, key="r" * 22, by=owner(game))
    correct(game, 1, hand(bid=700))
    told = set(GameSeat.objects.filter(game=game).values_list("state", "is_won", "total"))
    assert told == {("running", False, -700), ("running", False, 120)}


def test_pd_154_who_watches_is_nobody_in_the_statistics() -> None:
    """Others open the link to watch; the game ends; those who played are all there is."""
    game = a_game(club=a_club(["Ann", "Bob", "Cy", "Dee", "Will"]))
    link = Link.objects.get(table=game.table, role=Role.WATCHER)
    for _ in range(2):
        services.open_link(table=game.table, secret=secret_of(link), by=DeviceFactory())
    win(game)
    names = {"Ann", "Bob", "Cy", "Dee"}
    for model in (HandSeat, GameSeat):
        assert set(model.objects.filter(game=game).values_list("person__name", flat=True)) == names
    assert Person.objects.count() == 5
