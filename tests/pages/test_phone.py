"""The page of a phone's comforts, and the way to it."""

import pytest
from django.test import Client

from games.models.table import Role
from tests.factories import GrantFactory
from tests.pages.test_confirming import browser_of
from tests.pages.visiting import at, text_of

pytestmark = pytest.mark.django_db


def test_each_comfort_has_its_box(visitor, game):
    page = text_of(visitor.get(at(game, "phone/")))
    for name in ("large", "dim", "turned", "buzz"):
        assert page.count(f'name="{name}"') == 1
    assert 'name="dim" autocomplete="off" data-off' in page
    assert "These switches need scripts" in page


def test_who_watches_has_a_phone_too_and_strangers_find_nothing(visitor, game):
    watcher = browser_of(GrantFactory(table=game.table, role=Role.WATCHER).device)
    assert watcher.get(at(game, "phone/")).status_code == 200
    assert Client().get(at(game, "phone/")).status_code == 404
    assert visitor.post(at(game, "phone/")).status_code == 405


def test_the_tables_menu_leads_to_it_and_turns_the_screen(visitor, game):
    page = text_of(visitor.get(at(game)))
    assert f'href="{at(game, "phone/")}"' in page
    assert "data-turn" in page
    assert "data-turn" not in text_of(visitor.get(at(game, "history/")))
