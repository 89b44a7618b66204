"""Every address of a table, for everybody who may come: what each may see there and do.

A route that is not named here fails: whoever adds one says who may look at it and who may use it.
"""

import pytest
from django.test import Client
from django.urls import reverse

from games.links import secret_of
from games.models import Game
from games.selectors.ledger import load_game
from games.selectors.links import link_of
from tests.factories import a_game
from tests.ledger.story import record
from tests.pages.people import KINDS, MAY, person
from tests.pages.test_routes import PARTS, outside_clubs
from tests.pages.visiting import at, forms_of, text_of

pytestmark = pytest.mark.django_db

SEES, READS = ("see", None), ("see", "record")  # to look and to post; None: nobody posts there
SITS, WRITES = ("sit", "sit"), ("record", "record")
RIGHTS = {
    "table": SEES,
    "game": SEES,
    "board": SEES,
    "phone": SEES,
    "live": SEES,
    "live-pass": SEES,
    "table-offline": SEES,
    "history": SEES,
    "game-history": SEES,
    "about": SEES,
    "what-if": SEES,
    "table-settle": SEES,
    "table-settle-question": SEES,
    "table-settle-audit": SEES,
    "table-judge-auction": SEES,
    "table-judge-tricks": READS,
    "rules": READS,
    "game-rules": READS,
    "table-hide": (None, "see"),
    "table-restore": (None, "see"),
    "share": ("see", "own"),
    "seat": ("see", "see"),
    "own-cards": SITS,
    "auction": SITS,
    "line-confirm": SITS,
    "cards": WRITES,
    "conflict": WRITES,
    "pile": WRITES,
    "bury": WRITES,
    "preview": WRITES,
    "penalty": WRITES,
    "seats": WRITES,
    "end": WRITES,
    "reopen": WRITES,
    "again": WRITES,
    "rules-review": WRITES,
    "step-bid": WRITES,
    "step-meld": WRITES,
    "step-tricks": WRITES,
    "entry-undo": WRITES,
    "line-strike": WRITES,
    "line-restore": WRITES,
    "correct": WRITES,
    "correct-preview": WRITES,
    "correct-review": WRITES,
    "correct-cards": WRITES,
    "correct-pile": WRITES,
    "correct-bury": WRITES,
}
BY_SECRET = {"recover", "enter"}  # these ask for no right: they give one
SENT = {"share": {"do": "code"}, "end": {"key": "short"}, "again": {"key": "short"}}


def at_tables() -> dict[str, set[str]]:
    """Every route with a table's address in it, with the names of its parts."""
    return {
        name.removeprefix("games:"): parts
        for name, parts in outside_clubs().items()
        if "address" in parts and name.startswith("games:")
    }


def address_of(name: str, address: str) -> str:
    given = {part: PARTS[part] for part in at_tables()[name] - {"address"}}
    return reverse(f"games:{name}", kwargs=given | {"address": address})


@pytest.fixture
def game() -> Game:
    game = a_game()
    record(game)
    return game


def test_no_route_of_a_table_is_unknown() -> None:
    assert set(at_tables()) == set(RIGHTS) | BY_SECRET


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_gets_what_is_theirs_and_nothing_else(game: Game, kind: str) -> None:
    client, may = person(game, kind), MAY.get(kind, set())
    for name, (looks, posts) in RIGHTS.items():
        address = address_of(name, game.table.address)
        check(client.get(address), looks, may, (kind, "get", name))
        check(client.head(address), looks, may, (kind, "head", name))
        check(client.post(address, SENT.get(name, {})), posts, may, (kind, "post", name))


def check(answer, action: str | None, may: set[str], said: tuple) -> None:
    """404 and nothing else without the right; with it any answer but that."""
    if action is None:
        assert answer.status_code in (404, 405), said
    elif action in may:
        assert answer.status_code != 404, said
        assert answer.status_code < 500, said
    else:
        assert answer.status_code == 404, (said, answer.status_code)


@pytest.mark.parametrize("kind", KINDS)
def test_ids_of_another_table_are_none_of_this_one(game: Game, kind: str) -> None:
    """Its own address with what only the other table has."""
    other = a_game()
    client = person(game, kind)
    for name in RIGHTS:
        assert client.get(address_of(name, other.table.address)).status_code in (404, 405), name
    foreign = secret_of(link_of(other.table, "watcher"))
    for way in ("in", "own"):
        for ask in (client.get, client.post):
            assert ask(at(game, f"{way}/{foreign}/")).status_code == 404


def test_a_watcher_finds_no_form_that_writes_on_any_page(game: Game) -> None:
    """What a page offers can be done: whoever watches is offered nothing else."""
    for kind in ("watcher", "seat"):
        client = person(game, kind)
        for name, (looks, _) in RIGHTS.items():
            if looks is None or looks not in MAY[kind]:
                continue
            offered = forms_of(client.get(address_of(name, game.table.address), follow=True))
            for form in offered:
                if form.method == "post" and form.action.startswith("/t/"):
                    assert action_at(form.action, game) in MAY[kind], (kind, name, form.action)


def action_at(path: str, game: Game) -> str | None:
    """What a form that posts there must be allowed."""
    known = {address_of(name, game.table.address): posts for name, (_, posts) in RIGHTS.items()}
    return known[path.split("?")[0]]


def test_every_link_of_a_page_leads_somewhere_for_whoever_gets_it(game: Game) -> None:
    import re

    for kind in ("watcher", "seat", "scorer", "owner"):
        client = person(game, kind)
        for path in ("", "?hand=1", "history/", "about/", "share/", "seat/", "rules/"):
            page = text_of(client.get(at(game, path)))
            found = set(re.findall(r'href="(/t/[^"#]+)', page))
            assert found, (kind, path)
            for href in found:
                answer = client.get(href.replace("&amp;", "&"))
                assert answer.status_code < 400, (kind, path, href)


def test_nothing_was_written_by_those_who_may_not(game: Game) -> None:
    for kind in ("nobody", "stranger", "removed", "watcher", "seat"):
        client = person(game, kind)
        for name in RIGHTS:
            client.post(address_of(name, game.table.address), {"key": "x" * 22})
    after = load_game(game.table)
    assert (after.version, after.draft.facts) == (1, {})


def test_a_fresh_browser_has_no_right() -> None:
    assert Client().get("/t/nowhere/").status_code == 404
