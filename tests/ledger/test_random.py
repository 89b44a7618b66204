"""Random stories of a table, told through the services: the sheet always adds up.

After every move: the row's projection is what a replay of the stored ledger says, the deltas that
count sum to the totals, seq has no gaps, no older entry has changed, the draft is that of the next
hand, and what was told before it was stored is what happened; nothing raises but the named errors,
each with a sentence. In the end every prefix of the ledger tells what the row said then, and every
entry has its line in the history.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.models import Game
from games.rules.errors import Refused
from games.rules.sheet import replay
from games.selectors.history import history_of
from games.selectors.ledger import entries_of, first_rules, line_of, rules_of, start_of
from games.services.errors import WriteFailed
from games.services.ledger import projection_of
from tests.examples import examples
from tests.factories import a_game, hand
from tests.ledger import story
from tests.ledger.moves import AFTER_THE_END, MOVES, SCALE, playing

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

TABLES = [
    ("single-deck", 4),
    ("double-deck", 4),
    ("cutthroat", 3),
    ("cutthroat", 4),
    ("cutthroat", 5),
]


def open_with_hands(draw: Any, game: Game) -> None:
    """None to three ordinary hands, which win no game yet."""
    for _ in range(draw(st.integers(0, 1 if game.target <= 600 else 3))):
        sides = playing(game)
        first = hand(game.variant, bidder=sides[0], bidder_seat=None)
        for name in ("meld", "trick_points"):
            first[name] = dict(zip(sides, first[name].values(), strict=True))
        if len(game.seat_list) > 3 and len(sides) == 3:
            first["playing"] = sides
        story.record(game, first)


def try_move(draw: Any, game: Game, keys: list[str]) -> None:
    """One move; whatever turns it down has a sentence."""
    said = "."
    try:
        moves = AFTER_THE_END if story.fresh(game).is_over else MOVES
        draw(st.sampled_from(moves))(draw, game, keys)
    except (WriteFailed, Refused) as failed:
        said = str(failed)
    assert said.endswith((".", "?"))


def check_sheet(game: Game, before: list[Any]) -> list[Any]:
    """Everything that must be so after a move; the ledger's lines."""
    now = story.fresh(game)
    sheet = replay(first_rules(now), start_of(now), entries_of(now))
    assert {name: getattr(now, name) for name in projection_of(now)} == projection_of(now)
    assert now.totals == dict(sheet.totals)
    live = [line for line in sheet.lines if line.state == "live"]
    sums = {side: sum(line.delta[side] for line in live) for side in sheet.sides}
    assert now.totals == sums
    assert rules_of(now).differences == sheet.rules.differences
    assert [entry.seq for entry in now.entry_list] == list(range(1, now.version + 1))
    assert now.draft.hand_number == sheet.hand_number
    lines = [line_of(entry) for entry in now.entry_list]
    assert lines[: len(before)] == before
    return lines


def check_prefixes(game: Game, rows: dict[int, dict[str, Any]]) -> None:
    """The first entries by themselves tell what the row said when they were all there was."""
    now = story.fresh(game)
    for version, row in rows.items():
        sheet = replay(first_rules(now), start_of(now), entries_of(now)[:version])
        assert row["totals"] == sheet.totals
        assert (row["target"], row["winner"]) == (sheet.target, sheet.winner or "")
        assert (row["next_dealer"], row["hand_number"]) == (sheet.dealer, sheet.hand_number)
        assert row["people_now"] == list(sheet.people)
    history = history_of(now)
    assert [line.seq for line in history] == list(range(1, now.version + 1))
    assert all(line.what.endswith(".") for line in history)


@given(st.data())
@settings(max_examples=examples(10))
def test_a_random_story_adds_up(data):
    tell(data)


@pytest.mark.long
@given(st.data())
@settings(max_examples=1000)
def test_a_thousand_random_stories_add_up(data):
    tell(data)


def tell(data: Any) -> None:
    """Play a table at random, looking at the sheet after every move."""
    variant, people = data.draw(st.sampled_from(TABLES))
    game = a_game(
        variant=variant,
        names=[f"Player {seat}" for seat in range(1, people + 1)],
        dealer=data.draw(st.integers(1, people)),
        rules={"target": SCALE[variant][0] * data.draw(st.sampled_from([60, 150, 400]))},
    )
    keys: list[str] = []
    open_with_hands(data.draw, game)
    lines = check_sheet(game, [])
    rows = {}
    for _ in range(data.draw(st.integers(1, 20))):
        try_move(data.draw, game, keys)
        lines = check_sheet(game, lines)
        rows[len(lines)] = projection_of(story.fresh(game))
    check_prefixes(game, rows)
