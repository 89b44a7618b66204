"""The whole ledger in plain lines."""

import pytest

from games.selectors.history import history_of
from games.selectors.inverse import inverse_of
from tests.factories import DeviceFactory, EntryFactory, a_game, hand, played
from tests.ledger.story import (
    ask,
    confirm,
    correct,
    end,
    fresh,
    owner,
    penalise,
    record,
    reopen,
    restore,
    rule,
    seat,
    strike,
    undo,
)

pytestmark = pytest.mark.django_db

MADE = "Ann & Bob made 320 exactly."


def test_every_kind(django_assert_num_queries):
    game = a_game(time_zone="America/New_York")
    record(game)
    correct(game, 1, hand(trick_points=played(100)), note="the last trick")
    penalise(game, {"A": -50, "B": 20}, note="renege")
    strike(game, 3, note="forgiven")
    restore(game, 3)
    undo(game, seat(game, 1, "Zoe").seq)
    undo(game, 7)
    seat(game, 2, "Yan", 2)
    rule(game, {"target": 1000, "set_penalty": "double"})
    end(game)
    reopen(game)
    now, device = fresh(game), owner(game)
    with django_assert_num_queries(0):
        lines = history_of(now, device)
    assert [(line.seq, line.what, line.note) for line in lines] == [
        (1, "Hand 1: Zoe & Bob made 320 exactly.", ""),
        (2, "Hand 1 corrected: Zoe & Bob are set: 250, 70 short of 320.", "the last trick"),
        (3, "Penalty 1a: Zoe & Bob \u221250, Cy & Dee +20.", "renege"),
        (4, "Penalty 1a struck out.", "forgiven"),
        (5, "Penalty 1a restored.", ""),
        (6, "It was Zoe at seat 1 all along.", ""),
        (7, "Zoe at seat 1: taken back.", ""),
        (8, "Zoe at seat 1: holds again.", ""),
        (9, "Yan sits at seat 2 from hand 2 on.", ""),
        (
            10,
            "Rules changed. Target: 1000 instead of 1500; "
            "What a set costs: minus twice the bid instead of minus the bid.",
            "",
        ),
        (11, "The game was called.", ""),
        (12, "The game was reopened.", ""),
    ]
    assert {line.by for line in lines} == {"this phone"}
    assert [line.line for line in lines] == [1, 1, 3, 3, 3, *[None] * 7]
    assert [line.seq for line in lines if line.stands] == [1, 2, 3, 5, 8, 9, 10, 12]


def test_when_and_by_whom():
    game = a_game(time_zone="America/New_York")
    record(game)
    (line,) = history_of(fresh(game), DeviceFactory())
    assert (line.by, line.at.tzname() in ("EST", "EDT")) == ("another phone", True)
    assert line.when.endswith(f"{line.at.year}, {line.at:%H:%M}")
    assert [each.by for each in history_of(fresh(game))] == [""]


def test_a_version_that_cannot_be_scored():
    game = a_game()
    record(game, hand(bid=450, trick_points=played(100)))
    correct(game, 1)
    rule(game, {"impossible_contract": "must_concede"})
    assert history_of(fresh(game))[0].what == (
        "Hand 1: it cannot be scored under the rules of today."
    )


def test_a_confirmation():
    game = ask(a_game())
    first = record(game)
    facts = {"target": 1, "side": "B", "stands": True}
    EntryFactory(game=game, seq=2, kind="confirmation", facts=facts, device=first.device, by="Cy")
    confirm(game, 1, "A")
    undo(game, 3)
    now = fresh(game)
    assert [(line.what, line.by, line.stands) for line in history_of(now)[1:]] == [
        ("Cy says that hand 1 is right.", "Cy", True),
        ("Ann & Bob say that hand 1 is right.", "", False),
        ("Ann & Bob do not say any more that hand 1 is right.", "", True),
    ]
    assert inverse_of(now, now.entry_list[1]) == ("confirmation", facts | {"stands": False})
    correct(game, 1, hand(trick_points=played(100)))
    assert [line.stands for line in history_of(fresh(game))] == [True, False, False, False, True]


def test_rules_taken_back():
    game = a_game()
    rule(game, {"target": 1000})
    undo(game, 1)
    assert history_of(fresh(game))[-1].what == "Rules changed. Target: 1500 instead of 1000."
