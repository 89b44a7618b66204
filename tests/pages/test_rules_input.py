"""House rules typed in any odd way: every one is told, everything typed stays, nothing is stored."""

import pytest

from games.rules.option import VARIANT_NAMES
from games.rules.options import OPTIONS
from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.pages.filling import press, whole_form
from tests.pages.visiting import at, sign_in, text_of

pytestmark = pytest.mark.django_db

TYPED = [option for option in OPTIONS if not isinstance(option.values, tuple)]
CHOSEN = [option for option in OPTIONS if option not in TYPED and option.key != "scale"]
HOSTILE = ["lots", "-1.5", "9" * 40, "<script>alert(1)</script>", "a\x00b", "{{ x }}", "'\"", "🦊"]


@pytest.fixture(params=VARIANT_NAMES)
def game(request, client):
    """A game of each kind."""
    game = a_game(variant=request.param)
    sign_in(client, game)
    return game


def sent(client, game, typed, options):
    """The answer when every one of these options is typed so, and what was sent."""
    fields = {f"rules.{each.key}": typed for each in options if game.variant in each.default}
    page = client.get(at(game, "rules/"))
    return fields, client.post(at(game, "rules/"), whole_form(page, "/rules/").fields | fields)


@pytest.mark.parametrize("typed", HOSTILE, ids=range(len(HOSTILE)))
def test_every_field_is_told_and_kept(client, game, typed):
    fields, answer = sent(client, game, typed, TYPED)
    back = whole_form(answer, "/rules/").fields
    assert answer.status_code == 422
    assert {name: back[name] for name in fields} == fields
    assert text_of(answer).count("write__error") == len(fields)
    assert load_game(game.table).version == 0


@pytest.mark.parametrize("typed", ["coin", "no such", "a\x00b", "12345678901", "none"])
def test_every_choice_that_is_none_is_told(client, game, typed):
    fields, answer = sent(client, game, typed, CHOSEN)
    none = {"rules.saves_meld"} if typed == "none" else set()
    assert answer.status_code == 422
    assert text_of(answer).count("write__error") == len(set(fields) - none)
    assert load_game(game.table).version == 0


@pytest.mark.parametrize("typed", HOSTILE, ids=range(len(HOSTILE)))
def test_new_table_keeps_them_too(client, typed):
    fields = {f"rules.{each.key}": typed for each in TYPED if "cutthroat" in each.default}
    page = client.get("/new/")
    form = whole_form(page, "/new/").fields | {"variant": "cutthroat", "name_1": "Ruth"}
    answer = client.post("/new/", form | fields)
    back = whole_form(answer, "/new/").fields
    assert answer.status_code == 422
    assert {name: back[name] for name in fields} == fields
    assert back["name_1"] == "Ruth"


@pytest.fixture
def single(client):
    game = a_game()
    sign_in(client, game)
    return game


def test_problems_of_form_and_of_the_rules_at_once(client, single):
    page = client.get(at(single, "rules/"))
    answer = press(client, page, "/rules/", rules__target="lots", rules__meld_values="barn 10")
    text = text_of(answer)
    assert "“lots” cannot be read" in text
    assert "“Single meld values”: there is no meld “barn”" in text
    assert "Look again at" in text
    assert 'href="#rules.target"' in text


def test_rules_that_do_not_go_together_are_told(client, single):
    page = client.get(at(single, "rules/"))
    answer = press(client, page, "/rules/", rules__overtime_cap="900")
    assert answer.status_code == 422
    assert "900, below the target of 1500" in text_of(answer)


def test_a_form_of_an_earlier_game_changes_nothing(client, single):
    page = client.get(at(single, "rules/"))
    answer = press(client, page, "/rules/", game="7", rules__target="1200")
    assert answer.status_code == 409
    assert 'value="1200"' in text_of(answer)
