"""New table: names and Start are enough; whatever is wrong, nothing typed is lost."""

import pytest

from games.devices import COOKIE, SIGNER
from games.ids import new_id
from games.models import Grant, Table
from games.selectors.ledger import load_game
from tests.factories import DeviceFactory, a_table
from tests.pages.visiting import form_to

pytestmark = pytest.mark.django_db


def form(**changes):
    """A form as it comes when only Start was touched, with some fields changed."""
    fresh = {"variant": "single-deck", "people": "3", "dealer": "1", "key": new_id()}
    return fresh | {name.replace("__", "."): value for name, value in changes.items()}


def start(client, **changes):
    return client.post("/new/", form(**changes))


def started(client, **changes):
    """The loaded game that was started."""
    answer = start(client, **changes)
    assert answer.status_code == 303, answer.content.decode()
    return load_game(Table.objects.get(address=answer["Location"].split("/")[2]))


def people(game):
    return [seat.player.name for seat in game.seat_list]


def refused(client, **changes):
    """The page that shows what was wrong."""
    answer = start(client, **changes)
    assert answer.status_code == 422
    assert not Table.objects.exists()
    return answer.content.decode()


def sign_in(client, device):
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return device


def test_start_alone_is_enough(client):
    page = client.get("/new/")
    answer = client.post("/new/", form_to(page, "/new/").fields)
    game = load_game(Table.objects.get())
    assert (answer.status_code, answer["Location"]) == (303, f"/t/{game.table.address}/")
    assert people(game) == ["South", "West", "North", "East"]
    assert (game.variant, game.dealer, game.rules, game.target) == ("single-deck", 1, {}, 1500)


def test_the_maker_owns_the_table(client):
    started(client)
    assert Grant.objects.get().role == "owner"


def test_names_stand_as_typed(client):
    names = {"name_1": "A", "name_2": "O'Hara", "name_3": "שָׁלוֹם", "name_4": "🦊" * 30}
    game = started(client, dealer="4", **names)
    assert people(game) == list(names.values())
    assert game.dealer == 4


def test_two_may_share_a_name(client):
    assert people(started(client, name_1="Ann", name_2="Ann"))[:2] == ["Ann", "Ann"]


@pytest.mark.parametrize("count", ["3", "4", "5"])
def test_cutthroat_has_as_many_as_were_asked_for(client, count):
    game = started(client, variant="cutthroat", people=count, name_2="Sol", name_5="Uma")
    expected = ["Player 1", "Sol", "Player 3", "Player 4", "Uma"]
    assert people(game) == expected[: int(count)]


def test_only_differences_are_stored(client):
    game = started(
        client,
        rules__target="1500",
        rules__trump_needs_marriage="yes",
        rules__max_raise="none",
        rules__bid_steps="from 250 by 10, 350 by 25",
        rules__moon="500, 400",
        rules__meld_values="pinochle 40 400",
    )
    assert game.rules == {
        "trump_needs_marriage": True,
        "max_raise": None,
        "bid_steps": [[250, 10], [350, 25]],
        "moon": {"win": 500, "lose": 400},
        "meld_values": {"pinochle": [40, 400]},
    }


def test_an_option_of_another_game_is_left_out(client):
    assert started(client, variant="double-deck", rules__dix_always_safe="yes").rules == {}


def test_a_game_goes_on_from_paper(client):
    game = started(client, start__totals__A="−40", start__totals__B="980", start__hands_before="7")
    assert game.totals == {"A": -40, "B": 980}
    assert game.hand_number == 8


def test_every_problem_at_once_and_everything_kept(client):
    page = refused(
        client,
        name_1="Ann\x07",
        name_2="Bob",
        rules__target="lots",
        rules__forced_bid="-3",
        start__totals__A="9x",
        title="T" * 61,
    )
    assert "holds a line end or a control character" in page
    assert "“Target” takes a whole number; “lots” cannot be read." in page
    assert "“9x” is no whole number." in page
    assert "61 characters" in page
    assert page.count("write__error") == 5
    for typed in ('value="Bob"', 'value="lots"', 'value="-3"', 'value="9x"', "T" * 61):
        assert typed in page


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("rules__forced_bid", "0", "whole number of 1 or more"),
        ("rules__bid_steps", "ten", "levels and steps"),
        ("rules__bid_steps", "300 by 10, 250 by 5", "must go up"),
        ("rules__moon", "500", "names and numbers"),
        ("rules__meld_values", "pinochle", "names and numbers"),
        ("rules__meld_values", "barn 10", "barn"),
        ("rules__tie_rule", "coin", "coin is not possible"),
        ("rules__must_bid_out", "perhaps", "perhaps"),
        ("start__target", "0", "A whole number from 1"),
        ("dealer", "5", "Who deals first?"),
        ("dealer", "", "Who deals first?"),
        ("variant", "whist", "The game is one of"),
        ("name_1", "x" * 61, "60 is the most"),
    ],
)
def test_what_is_wrong_is_said(client, field, value, sentence):
    assert sentence in refused(client, **{field: value})


def test_nothing_but_a_key_missing_is_told_too(client):
    assert "Reload" in refused(client, key="")


def test_the_same_start_twice_is_one_table(client):
    sent = form(name_1="Ann")
    sign_in(client, DeviceFactory())
    first, second = client.post("/new/", sent), client.post("/new/", sent)
    assert first["Location"] == second["Location"]
    assert Table.objects.count() == 1


def test_going_back_and_changing_names_offers_another_table(client):
    sent = form(name_1="Ann")
    sign_in(client, DeviceFactory())
    client.post("/new/", sent)
    again = client.post("/new/", sent | {"name_1": "Eve"})
    assert again.status_code == 409
    assert 'value="Eve"' in again.content.decode()
    assert client.post("/new/", form_to(again, "/new/").fields).status_code == 303
    assert Table.objects.count() == 2


def test_same_people_again_is_one_tap(client):
    me = sign_in(client, DeviceFactory())
    rules = {"trump_needs_marriage": True, "bid_steps": [[260, 20]], "target": 1000}
    table = a_table(me, rules=rules, title="Thursday", dealer=3)
    page = client.get("/new/").content.decode()
    assert "Same four again" in page
    again = client.get(f"/new/?again={table.address}")
    assert "The trump suit needs a marriage" in again.content.decode().split("Table rules")[1][:600]
    answer = client.post("/new/", form_to(again, "/new/").fields | selected(again))
    game = load_game(Table.objects.exclude(pk=table.pk).get())
    assert answer.status_code == 303
    assert (people(game), game.dealer, game.table.title) == (
        ["Ann", "Cy", "Bob", "Dee"],
        3,
        "Thursday",
    )
    assert game.rules == rules


def selected(page):
    """What the lists of choices say; a form read by `visiting` has its inputs only."""
    return (
        {"rules.trump_needs_marriage": "yes"}
        if 'value="yes" selected' in page.content.decode()
        else {}
    )


def test_a_stranger_learns_no_names(client):
    table = a_table()
    page = client.get(f"/new/?again={table.address}").content.decode()
    assert "Ann" not in page
    assert "again</a>" not in page


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(client, method):
    assert getattr(client, method)("/new/").status_code == 405


def test_queries(client, django_assert_num_queries):
    me = sign_in(client, DeviceFactory())
    for _ in range(3):
        a_table(me)
    with django_assert_num_queries(4):
        client.get("/new/")
