"""Making a table, hiding it, playing on at it."""

import pytest

from games import access, services
from games.ids import new_id
from games.models import Device, Game, Grant, Player, Table
from games.rules.errors import Refused
from games.selectors.ledger import load_game, sheet_of
from games.selectors.tables import my_tables
from games.services.errors import GameIsRunning, KeyReused, TableRefused, WriteRefused
from tests.factories import NAMES, DeviceFactory, a_game, a_table
from tests.ledger.story import record

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def fields(refused):
    return sorted(problem.field for problem in refused.value.problems)


def test_a_new_device_becomes_owner_of_its_table():
    device = Device()
    table = a_table(device)
    assert device.is_known
    assert access.can(device, "own", table)
    assert Device.objects.get() == device
    game = load_game(table)
    assert [seat.player.name for seat in game.seat_list] == NAMES
    assert (game.number, game.hand_number, game.next_dealer, game.version) == (1, 1, 1, 0)
    assert game.totals == {"A": 0, "B": 0}
    assert game.target == 1500
    assert game.draft.next_step == "bid"


def test_the_same_key_makes_one_table():
    device, key = DeviceFactory(), new_id()
    assert a_table(device, key=key) == a_table(device, key=key)
    assert (Table.objects.count(), Game.objects.count(), Grant.objects.count()) == (1, 1, 1)


def test_the_same_key_with_other_names_is_refused():
    device, key = DeviceFactory(), new_id()
    table = a_table(device, key=key)
    with pytest.raises(KeyReused) as reused:
        a_table(device, key=key, names=["Ann", "Cy", "Bob", "Eve"])
    assert reused.value.stored == table


def test_the_same_key_of_another_device_makes_its_own_table():
    key = new_id()
    assert a_table(key=key) != a_table(key=key)


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "é" * 22, None, 7])
def test_a_key_without_form_is_refused(key):
    with pytest.raises(WriteRefused, match="Reload"):
        a_table(key=key)


def test_all_problems_are_told_at_once():
    with pytest.raises(TableRefused) as refused:
        a_table(
            names=["Ann", "", "B\nob", "Dee"],
            dealer=9,
            title="x" * 61,
            rules={"target": "far", "nonsense": 1},
            start={"totals": {"A": 1.5, "Z": 0}, "hands_before": -1, "speed": 3, "target": 0},
        )
    assert fields(refused) == [
        "dealer",
        "names.2",
        "names.3",
        "rules.nonsense",
        "rules.target",
        "start.hands_before",
        "start.speed",
        "start.target",
        "start.totals.A",
        "start.totals.Z",
        "title",
    ]
    assert Table.objects.count() == 0


@pytest.mark.parametrize(
    ("variant", "number", "fits"),
    [
        ("cutthroat", 2, False),
        ("cutthroat", 3, True),
        ("cutthroat", 4, True),
        ("cutthroat", 5, True),
        ("cutthroat", 6, False),
        ("single-deck", 3, False),
        ("double-deck", 4, True),
        ("double-deck", 5, False),
    ],
)
def test_number_of_people(variant, number, fits):
    names = [f"P{seat}" for seat in range(number)]
    if fits:
        game = a_game(variant=variant, names=names)
        assert len(game.totals) == (number if variant == "cutthroat" else 2)
    else:
        with pytest.raises(TableRefused) as refused:
            a_table(variant=variant, names=names)
        assert fields(refused) == ["names"]


@pytest.mark.parametrize("wrong", [{"variant": "bridge"}, {"variant": None}, {"rules": []}])
def test_a_game_that_we_have_not_is_refused(wrong):
    with pytest.raises(TableRefused):
        a_table(names=NAMES, **wrong)


@pytest.mark.parametrize(
    "wrong",
    [{"names": "Ann"}, {"names": [None] * 4}, {"dealer": "1"}, {"dealer": True}, {"start": []}],
)
def test_a_wrong_shape_is_a_problem_and_no_crash(wrong):
    with pytest.raises(Refused) as refused:
        a_table(**wrong)
    assert all(problem.message for problem in refused.value.problems)


def test_two_players_may_share_a_name():
    game = a_game(names=["Ann", "Ann", "Ann", "Ann"])
    assert Player.objects.filter(name="Ann").count() == 4
    assert len({seat.player_id for seat in game.seat_list}) == 4


def test_a_paper_score_is_where_the_sheet_begins():
    start = {"totals": {"A": 980, "B": -120}, "hands_before": 7, "target": None}
    game = a_game(start=start, dealer=4)
    assert game.totals == {"A": 980, "B": -120}
    assert (game.hand_number, game.draft.hand_number, game.next_dealer) == (8, 8, 4)
    assert record(game).seq == 1


def test_rules_are_frozen_as_differences():
    game = a_game(rules={"target": 1000, "tie_rule": "bid_and_out"})
    assert game.rules == {"target": 1000}
    assert game.target == 1000


@pytest.mark.parametrize(
    ("zone", "kept"),
    [("Europe/Berlin", "Europe/Berlin"), ("Mars/Base", ""), ("../etc/passwd", ""), ("", "")],
)
def test_time_zone(zone, kept):
    assert a_table(time_zone=zone).time_zone == kept


def test_hidden_is_off_the_list_and_still_there(django_assert_num_queries):
    device = DeviceFactory()
    table, other = a_table(device), a_table(device, title="Friday")
    a_table()
    services.hide_table(table=table, by=device)
    services.hide_table(table=table, by=device)
    with django_assert_num_queries(2):
        assert [row.title for row in my_tables(device)] == ["Friday"]
    assert [row.address for row in my_tables(device, hidden=True)] == [table.address]
    assert access.can(device, "own", table)
    services.restore_table(table=table, by=device)
    assert {row.address for row in my_tables(device)} == {table.address, other.address}


def test_list_shows_the_score_without_a_replay(monkeypatch):
    device = DeviceFactory()
    game = a_game(device)
    record(game)
    with monkeypatch.context() as patch:
        patch.setattr("games.selectors.ledger.replay", None)
        (row,) = my_tables(device)
    assert row.title == "Ann & Bob · Cy & Dee"
    assert [(side.name, side.total) for side in row.sides] == [
        ("Ann & Bob", 320),
        ("Cy & Dee", 120),
    ]
    assert (row.hand_number, row.dealer, row.is_over, row.draft_step) == (2, "Cy", False, "")
    assert row.sentence == sheet_of(load_game(game.table)).lines[0].verdict.headline


def over(device):
    game = a_game(device)
    record(game)
    services.end_game(game=game, key=new_id(), by=device)
    return game


def test_again_with_the_same_people_deals_on_to_the_left():
    device = DeviceFactory()
    first = over(device)
    key = new_id()
    second = services.start_game(table=first.table, by=device, key=key)
    assert (second.number, second.next_dealer, second.rules) == (2, 2, first.rules)
    assert [s.player_id for s in second.seat_list] == [s.player_id for s in first.seat_list]
    assert services.start_game(table=first.table, by=device, key=key) == second
    assert load_game(first.table) == second
    assert load_game(first.table, 1).totals == {"A": 320, "B": 120}
    with pytest.raises(KeyReused):
        services.start_game(table=first.table, by=device, dealer=4, key=key)


def test_again_with_other_people_dealer_and_rules():
    device = DeviceFactory()
    first = over(device)
    second = services.start_game(
        table=first.table,
        by=device,
        names=["Bob", "Eve", "Ann", "Eve"],
        dealer=3,
        rules={"target": 1000},
        key=new_id(),
    )
    assert (second.next_dealer, second.target) == (3, 1000)
    assert Player.objects.filter(table=first.table).count() == 6
    services.end_game(game=second, key=new_id(), by=device)
    third = services.start_game(table=first.table, by=device, key=new_id())
    assert third.rules == {"target": 1000}


def test_again_waits_for_the_end():
    device = DeviceFactory()
    game = a_game(device)
    with pytest.raises(GameIsRunning, match="Game 1 is still") as running:
        services.start_game(table=game.table, by=device, key=new_id())
    assert running.value.game == game


def test_again_refused_changes_nothing():
    device = DeviceFactory()
    table = over(device).table
    with pytest.raises(TableRefused):
        services.start_game(table=table, by=device, rules={"target": 0}, key=new_id())
    table.refresh_from_db()
    assert table.rules == {}
    assert table.games.count() == 1
