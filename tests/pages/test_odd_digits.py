"""Digits that are none to `int`, or too many of them: in every field of every form, of every page.

No field breaks a page: the answer is a page or a redirect, never a server error.
"""

import pytest
from django.test import Client

from games.models import Game
from tests.factories import a_game, hand
from tests.ledger.story import record
from tests.pages.visiting import Form, at, form_to, forms_of, sign_in, text_of

pytestmark = pytest.mark.django_db

DIGITS = ["²", "٣", "１２", "−3", "9" * 5000, "1" * 12]
AT_TABLE = """?step=bid ?step=meld ?step=tricks auction/ cards/?seat=1 pile/ bury/ penalty/ seats/
rules/ settle/tricks/ settle/auction/ settle/audit/ settle/set-costs/ settle/all-pass/
settle/extra-king/ lines/1/correct/bid/ lines/1/correct/tricks/ share/"""
ANYWHERE = """/new/ /meld/ /join/ /settle/tricks/ /settle/auction/ /settle/audit/ /settle/who-deals/
/settle/must-beat/ /settle/five-nines/"""


def odd_copies(form: Form, digits: str) -> list[dict]:
    """The form with every field so, and for the first of them with each field alone so."""
    names = [name for name in form.fields if name != "csrfmiddlewaretoken"]
    buttons = [button["name"] for button in form.buttons]
    alone = dict.fromkeys(names + buttons) if digits == DIGITS[0] else ()
    odd = [form.fields | dict.fromkeys(names, digits)]
    return odd + [form.fields | {name: digits} for name in alone]


def try_all(client: Client, address: str, digits: str) -> None:
    for form in forms_of(client.get(address)):
        action = form.action or address.split("?")[0]
        for fields in odd_copies(form, digits):
            answer = getattr(client, form.method.lower())(action, fields)
            assert answer.status_code < 500, (action, fields)


@pytest.fixture
def game(client: Client) -> Game:
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    record(game, hand("cutthroat"))
    return game


@pytest.mark.parametrize("digits", DIGITS, ids=range(len(DIGITS)))
def test_every_form_at_a_table(client: Client, game: Game, digits: str) -> None:
    for path in AT_TABLE.split():
        try_all(client, at(game, path), digits)


@pytest.mark.parametrize("digits", DIGITS, ids=range(len(DIGITS)))
@pytest.mark.parametrize("address", ANYWHERE.split())
def test_every_form_anywhere(client: Client, address: str, digits: str) -> None:
    try_all(client, address, digits)


@pytest.mark.parametrize("path", ["bid/", "preview/"])
@pytest.mark.parametrize("seat", ["²", "٣", "01", "9", "+1"])
def test_bidder_is_one_who_sits_there(client: Client, path: str, seat: str) -> None:
    game = a_game()
    sign_in(client, game)
    form = form_to(client.get(at(game)), "/bid/")
    sent = form.fields | {"bidder_seat": seat, "bid": "320", "trump": "H", "step": "bid"}
    assert client.post(at(game, path), sent).status_code in (200, 422)


@pytest.mark.parametrize("typed", ["win 500, lose −250", "500, −250", "−1, 2"])
def test_true_minus_in_a_pair_of_numbers(client: Client, typed: str) -> None:
    game = a_game()
    sign_in(client, game)
    form = form_to(client.get(at(game, "rules/")), "/rules/")
    answer = client.post(at(game, "rules/"), form.fields | {"rules.moon": typed})
    assert answer.status_code in (303, 422)


def test_meld_with_endless_figures_is_told(client: Client) -> None:
    game = a_game()
    sign_in(client, game)
    form = form_to(client.get(at(game, "rules/")), "/rules/")
    typed = "pinochle 40 " + "9" * 5000
    answer = client.post(at(game, "rules/"), form.fields | {"rules.meld_values": typed})
    assert answer.status_code == 422
    assert "cannot be read" in text_of(answer)
