"""Real quarrels and real bugs of other scorekeepers: each has a test that names it."""

import json

import pytest

from tests.project.imports import ROOT

# tests/meld/test_cases.py runs down meld.
KINDS = {"scoring", "auction", "trick", "endgame", "ui", "sync", "stats"}
ROWS = json.loads((ROOT / "tests" / "cases" / "disputes.json").read_text())
NAMES = [row["id"] for row in ROWS if row["kind"] in KINDS]
TESTS = "\n".join(path.read_text() for path in sorted((ROOT / "tests").rglob("test_*.py")))
# Offered where it is there; tests/browser/test_calculator.py shows that nothing rests on it.
LENT = {("count-sharing.js", "navigator.share"), ("count-sharing.js", "navigator.clipboard")}
LENT |= {("pin-share.js", "navigator.share"), ("pin-share.js", "navigator.clipboard")}
LENT |= {("awake.js", "wakeLock"), ("comforts.js", "wakeLock")}  # test_comforts_browser.py
LENT |= {("offline-worker.js", "serviceWorker"), ("pin-outbox.js", "serviceWorker")}
LACKING = ("wakeLock", "navigator.share", "navigator.clipboard", "randomUUID", "serviceWorker")


@pytest.mark.parametrize("name", NAMES)
def test_dispute_is_named_by_a_test(name: str) -> None:
    number = name.removeprefix("PD-")
    assert name in TESTS or f"pd_{number}" in TESTS


@pytest.mark.parametrize("feature", LACKING)
def test_no_script_rests_on_what_plain_http_lacks(feature: str) -> None:
    """PD-119: nothing is asked of the browser that it may refuse, so no refusal stops a score."""
    scripts = sorted((ROOT / "static" / "js").glob("*.js"))
    scripts = [path for path in scripts if (path.name, feature) not in LENT]
    assert [path.name for path in scripts if feature in path.read_text()] == []
