"""The walls of the house hold: who may import whom, and who may write."""

import ast

import pytest

from tests.project.imports import (
    WALLS,
    WRITERS,
    Wall,
    breaches,
    imports,
    modules,
    save_overrides,
    under,
    writes,
)

MODULES = list(modules())


@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.name)
def test_wall_stands(wall: Wall) -> None:
    found = {name: breaches(wall, name, imports(name, tree)) for name, tree in MODULES}
    assert {name: names for name, names in found.items() if names} == {}


def test_only_services_write() -> None:
    found = {name: writes(tree) for name, tree in MODULES if not under(name, WRITERS)}
    assert {name: calls for name, calls in found.items() if calls} == {}


def test_no_save_is_overridden() -> None:
    found = {name: save_overrides(tree) for name, tree in MODULES}
    assert {name: classes for name, classes in found.items() if classes} == {}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("meld.finder", "import django"),
        ("meld.finder", "from django.db import models"),
        ("meld.cards", "import random"),
        ("meld.tables", "from games.rules import options"),
        ("meld.views", "import games.rules.scoring as s"),
        ("games.rules.sheet", "from datetime import datetime"),
        ("games.rules.sheet", "from ..models import Game"),
        ("games.rules.scoring", "from meld import views"),
        ("games.models.game", "from games import services"),
        ("games.selectors.sheets", "from games.services.hands import record_hand"),
        ("games.services.hands", "def late():\n    from games.views import table"),
        ("games.views", "from django.dispatch import receiver"),
    ],
)
def test_planted_import_is_found(module: str, source: str) -> None:
    imported = imports(module, ast.parse(source))
    assert any(breaches(wall, module, imported) for wall in WALLS)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.rules.scoring", "from meld.cards import Deck\nfrom games.rules import options"),
        ("games.rules.scoring", "from meld import cards\nimport json, itertools"),
        ("games.views.table", "from games.services import hands\nfrom django.http import Http404"),
        ("meld.views", "from django.shortcuts import render\nfrom meld import finder"),
    ],
)
def test_honest_import_passes(module: str, source: str) -> None:
    imported = imports(module, ast.parse(source))
    assert not any(breaches(wall, module, imported) for wall in WALLS)


@pytest.mark.parametrize(
    "source",
    [
        "game.save()",
        "Game.objects.create(name='x')",
        "Game.objects.filter(pk=1).update(name='x')",
        "transaction.atomic()",
        "@transaction.atomic\ndef f(): pass",
        "Game.objects.bulk_create([])",
    ],
)
def test_planted_write_is_found(source: str) -> None:
    assert writes(ast.parse(source))


def test_a_dict_may_be_updated() -> None:
    assert writes(ast.parse("found = {}\nfound.update(a=1)")) == []


def test_planted_save_override_is_found() -> None:
    assert save_overrides(ast.parse("class Game(Model):\n    def save(self): pass"))
