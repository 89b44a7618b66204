"""A page offers no way to end a hand that this table never takes (CT7, CT13, SD4, DD4, DD20)."""

import re

import pytest

from games.rules.hand_checks import has_outcome
from games.rules.options import read_rules
from tests.factories import a_game
from tests.pages.visiting import at, send, sign_in, text_of

pytestmark = pytest.mark.django_db
TABLES = [
    ("single-deck", {}),
    ("single-deck", {"pass_out": "redeal"}),
    ("double-deck", {}),
    ("double-deck", {"trump_needs_marriage": False}),
    ("cutthroat", {}),
    ("cutthroat", {"pass_out": "dealer"}),
    ("cutthroat", {"widow": 0}),
]


def offered(page):
    return set(re.findall(r'name="outcome" value="(\w+)"', text_of(page)))


@pytest.mark.parametrize(("variant", "rules"), TABLES)
def test_every_end_on_the_page_can_be_recorded(client, variant, rules):
    game = a_game(variant=variant, rules=rules)
    sign_in(client, game)
    told = read_rules(variant, rules)
    page = client.get(at(game))
    other = send(client, page, "/bid/", bid="other")
    for each in offered(page) | offered(other):
        assert has_outcome(told, each), each
    assert ("passed_out" in offered(page)) == has_outcome(told, "passed_out")


def test_who_sends_it_all_the_same_is_told_who_is_stuck(client):
    game = a_game()
    sign_in(client, game)
    answer = send(client, client.get(at(game)), "/bid/", outcome="passed_out")
    assert answer.status_code == 422
    assert "the last player is stuck with 250" in text_of(answer)
