"""Odd forms, by chance and by malice: none breaks a page, and what is refused stores nothing.

Every field of every form at a table is sent missing, doubled, endless, of the wrong kind. An answer
is a page with a sentence or a redirect; the ledger grows only with a redirect, by one.
"""

import json
from typing import Any

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.ids import new_id
from games.models import Game
from games.selectors.ledger import load_game
from tests.examples import examples
from tests.factories import a_game
from tests.pages.visiting import at, form_to, play, sign_in

pytestmark = pytest.mark.django_db

WORDS = """1e3 1.5 -5 ١٢٠ １２ ² + ++ none other yes no A C H 1 5 320 [] {} NaN <script> :: moon
thrown_in passed_out no_marriage conceded_before_widow short_meld bid_off_step:320 tricks.A=50
tricks.=%ff&x;y \u202e \u200b \ufffd"""
LONG = ["1" * 30, "10" * 500, "+" * 5000, "1+1" * 2000, "x" * 3000, "y" * 30000 + ":320"]
TEXTS = st.sampled_from([*WORDS.split(), *LONG, "", " ", "\0", "a\0b", "x\0:320", "{{ x }}"])
NUMBERS = [1, 0, -1, 10**30, 1.5, float("nan"), float("inf"), True, None]
PARTS = ["x", "A", "\ud800", "\0", "x" * 5000, [], ["A"], ["A", "A"], [["A"]]]
VALUES = st.sampled_from([*NUMBERS, *PARTS, {}, {"A": 1}, {"A": "x"}, {"A": []}, {"Z": 1}])
SIDES = ("A", "B", "C")
SEEN = ["hand", "revision", "version", "game", "key", "accept", "playing"]
STEPS = {
    "bid": ["bidder_seat", "bid", "bid_other", "trump", "outcome", "forced", "moon", *SEEN],
    "meld": [*[f"meld.{side}" for side in SIDES], "outcome", *SEEN],
    "tricks": ["tricks.A", "tricks.B", "took_trick.A", "buried_points", "mend", "so_far", *SEEN],
}
LINES = {
    "penalty": [*[f"points.{side}" for side in SIDES], "note", "key", "game"],
    "end": ["key", "game"],
    "reopen": ["key", "game"],
    "again": ["key", "game"],
    "entries/1/undo": ["key", "game"],
}
FACTS = """bidder bidder_seat bid trump outcome meld playing irregular note calls cards_by_seat
meld_by_seat trick_points took_trick buried_points buried_cards only_dix forced moon nobody_knows"""
SO_FAR = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played"}
GOOD = {
    "bid": {"bidder_seat": "1", "bid": "320", "trump": "H"},
    "meld": {"meld.A": "150", "meld.B": "40", "meld.C": "0"},
    "tricks": {"tricks.A": "170", "tricks.B": ""},
}


def odd(fields: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Some of a form's fields with something odd in them, in several copies, or left out."""
    value = st.one_of(st.none(), TEXTS, st.lists(TEXTS, min_size=2, max_size=3))
    return st.dictionaries(st.sampled_from(fields), value, max_size=3)


def posted(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in (base | changes).items() if value is not None}


def browser_at(game: Game) -> Client:
    client = Client()
    sign_in(client, game)
    return client


def send_odd(game: Game, path: str, fields: dict[str, Any]) -> None:
    """Post it; whatever the answer is, it is one for people, and nothing was stored by halves."""
    client, before = browser_at(game), load_game(game.table)
    answer = client.post(at(game, path), fields)
    after = load_game(game.table)
    assert answer.status_code in (200, 204, 303, 409, 422)
    if answer.status_code in (409, 422):
        assert "slip__sentence" in answer.content.decode()
        assert (after.version, after.draft.facts) == (before.version, before.draft.facts)
    if answer.status_code == 303:
        assert after.number > before.number or after.version - before.version in (0, 1)
    assert client.get(at(game)).status_code == 200


few = settings(max_examples=examples(8), suppress_health_check=list(HealthCheck))


@pytest.fixture(params=["single-deck", "cutthroat", "double-deck"])
def game(request: pytest.FixtureRequest) -> Game:
    return a_game(variant=request.param)


@few
@given(data=st.data(), step=st.sampled_from(sorted(STEPS)), is_preview=st.booleans())
def test_odd_step(game: Game, data: st.DataObject, step: str, is_preview: bool) -> None:
    now = load_game(game.table)
    base = GOOD[step] | {
        "step": step,
        "hand": str(now.draft.hand_number),
        "revision": str(now.draft.revisions[step]),
        "mark": f"{now.draft.hand_number}-{step}-{now.draft.revisions[step]}",
        "key": new_id(),
        "so_far": json.dumps(SO_FAR | {"meld": {"A": 150, "B": 40}}),
    }
    fields = posted(base, data.draw(odd(STEPS[step])))
    send_odd(game, "preview/" if is_preview else f"{step}/", fields)


@few
@given(
    changes=st.dictionaries(st.sampled_from(FACTS.split()), VALUES, min_size=1, max_size=2),
    nested=st.integers(0, 3000),
)
def test_odd_hand_so_far(game: Game, changes: dict[str, Any], nested: int) -> None:
    told = json.dumps(SO_FAR | changes)
    deep = "[" * nested + "]" * nested
    for so_far in (told, f'{{"note": {deep or 1}}}'):
        fields = {"hand": "1", "key": new_id(), "tricks.A": "170", "so_far": so_far}
        send_odd(game, "tricks/", fields)


@few
@given(data=st.data(), path=st.sampled_from(sorted(LINES)))
def test_odd_line(data: st.DataObject, path: str) -> None:
    game = a_game()
    base = {"key": new_id(), "points.A": "-10"}
    send_odd(game, f"{path}/", posted(base, data.draw(odd(LINES[path]))))


@pytest.mark.parametrize("path", ["bid/", "preview/"])
def test_no_marriage_before_anybody_bid(game: Game, path: str) -> None:
    send_odd(game, path, {"step": "bid", "mark": "1-bid-0", "hand": "1", "trump": "none"})


@pytest.mark.parametrize("asked", ["?saved=0", "?saved=9", "?hand=0", "?hand=²", "?step=tricks"])
def test_odd_question(game: Game, asked: str) -> None:
    assert browser_at(game).get(at(game, asked)).status_code == 200


def test_unusable_key_is_told_and_does_not_come_back() -> None:
    game = a_game()
    client = browser_at(game)
    fields = {"points.A": "-50", "note": "renege", "key": "x"}
    answer = client.post(at(game, "penalty/"), fields)
    assert answer.status_code == 422
    again = form_to(answer, "/penalty/")
    assert (again.fields["points.A"], again.fields["note"]) == ("-50", "renege")
    assert client.post(again.action, again.fields).status_code == 303


def test_hand_played_after_all_that(game: Game) -> None:
    client = browser_at(game)
    client.post(at(game, "meld/"), {"meld.A": "10", "hand": "1", "revision": "0"})
    if game.variant == "single-deck":
        assert play(client, game).status_code == 303
