"""Each hand of the scoring cases is saved at a club's table, and its rows say what the case says."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.models import Club, HandSeat
from games.rules.errors import HandRefused
from games.rules.options import unscaled
from games.services.errors import NeedsConfirmation
from tests.factories import a_club, a_game
from tests.ledger.story import record

pytestmark = pytest.mark.django_db

CASES = json.loads((Path(__file__).parents[1] / "cases" / "scoring.json").read_text())


def rows_of(club: Club, case: dict[str, Any]) -> list[HandSeat]:
    """The rows of the case's hand; none of one that is refused or asks to be confirmed."""
    sides, start = sorted(case["totals_before"]), {"totals": case["totals_before"]}
    count = len(sides) if case["variant"] == "cutthroat" else 4
    names, told = [f"Player {n}" for n in range(count)], {"rules": case["rules"], "club": club}
    game = a_game(club.made_by, variant=case["variant"], names=names, start=start, **told)
    try:
        record(game, case["entry"])
    except (HandRefused, NeedsConfirmation):
        return []
    return list(HandSeat.objects.filter(game=game))


def test_rows_say_what_each_case_says() -> None:
    club, kept = a_club([]), 0
    for case in CASES:
        expected, scale = case["expected"], case["rules"].get("scale", "classic")
        rows = rows_of(club, case)
        for row in rows:
            points = unscaled(expected["delta"][row.side], scale)
            assert (row.delta, row.result) == (points, expected["result"]), case["id"]
        kept += bool(rows)
    assert kept > 140
