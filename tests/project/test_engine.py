"""The engine's bundle: what is in it, how long it may be kept, and the address that tells versions."""

import json

import pytest
from django.test import Client

from scorekeeper import engine


def test_bundle_holds_sources_and_engine(client: Client) -> None:
    response = client.get(engine.engine_address())
    bundle = json.loads(response.content)
    assert bundle["files"] == engine.pure_files()
    assert bundle["glue"] == "/static/vendor/micropython/micropython.mjs"
    assert bundle["wasm"] == "/static/vendor/micropython/micropython.wasm"


def test_bundle_may_be_kept_for_ever(client: Client) -> None:
    response = client.get(engine.engine_address(), headers={"accept-encoding": "gzip"})
    assert response["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response["Content-Encoding"] == "gzip"
    assert not response.cookies


def test_bundle_of_another_version_is_not_found(client: Client) -> None:
    assert client.get("/engine/bundle-0000000000000000.json").status_code == 404


def test_bundle_takes_no_post(client: Client) -> None:
    assert client.post(engine.engine_address()).status_code == 405


def test_address_changes_with_a_source(monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine.engine_address()
    monkeypatch.setattr(engine, "pure_files", lambda: {"meld/cards.py": "changed"})
    engine._bundle.cache_clear()
    assert engine.engine_address() != before
    engine._bundle.cache_clear()


def test_pure_files_are_the_rules_and_the_calculator() -> None:
    paths = list(engine.pure_files())
    assert {"games/rules/engine.py", "games/rules/options.py", "meld/finder.py"} <= set(paths)
    assert not [path for path in paths if not path.startswith(("games/rules/", "meld/"))][1:]
    assert "meld/apps.py" not in paths
