"""Random stories of a table, told through the services: the sheet always adds up.

After every move: the row's projection is what a replay of the stored ledger says, seq has no
gaps, no older entry has changed, the draft is that of the next hand; and nothing raises but the
named errors, each with a sentence.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import services
from games.ids import new_id
from games.models import Game
from games.rules.errors import Refused
from games.rules.sheet import replay
from games.selectors.ledger import entries_of, line_of, rules_of, sheet_of, start_of
from games.services.errors import WriteFailed
from games.services.ledger import projection_of
from tests.factories import a_game
from tests.ledger import story

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

TABLES = [
    ("single-deck", 4),
    ("double-deck", 4),
    ("cutthroat", 3),
    ("cutthroat", 4),
    ("cutthroat", 5),
]
OUTCOMES = ["played"] * 12 + ["thrown_in", "conceded_after_widow", "passed_out", "short_meld"]
WARNINGS = ("bid_below_minimum", "bid_off_step", "raise_too_large")
SCALE = {"single-deck": (10, 250, 25), "double-deck": (1, 50, 50), "cutthroat": (10, 300, 25)}


@st.composite
def hands(draw: Any, variant: str, sides: list[str]) -> dict[str, Any]:
    """A hand that may well have happened, and now and then one that cannot have."""
    unit, least, tricks = SCALE[variant]
    outcome = draw(st.sampled_from(OUTCOMES))
    if outcome == "passed_out":
        return {"bidder": None, "bid": None, "trump": None, "outcome": outcome}
    meld = {side: unit * draw(st.integers(0, 60)) for side in sides}
    facts = {
        "bidder": draw(st.sampled_from(sides)),
        "bid": least + unit * draw(st.integers(-3, 30)),
        "trump": draw(st.sampled_from("SHDC")),
        "outcome": outcome,
        "meld": meld,
    }
    if outcome == "played":
        facts["trick_points"] = shares(draw, sides, unit, tricks)
    return facts


def shares(draw: Any, sides: list[str], unit: int, whole: int) -> dict[str, int]:
    """The trick points, shared out; sometimes one too few."""
    cuts = sorted(draw(st.integers(0, whole)) for _ in sides[1:])
    edges = [draw(st.sampled_from([0] * 14 + [1])), *cuts, whole]
    return {side: unit * max(0, edges[n + 1] - edges[n]) for n, side in enumerate(sides)}


def playing(game: Game) -> list[str]:
    """The sides that score in the next hand."""
    return list(sheet_of(story.fresh(game)).playing)


def move_hand(draw: Any, game: Game, keys: list[str]) -> None:
    sides = playing(game)
    facts = draw(hands(game.variant, sides))
    if len(game.seat_list) > 3 and game.variant == "cutthroat":
        facts["playing"] = sides
    number = story.fresh(game).hand_number + draw(st.sampled_from([0] * 12 + [-1, 1]))
    accepted = draw(st.sampled_from([(), *[WARNINGS] * 4]))
    story.record(game, facts, key=key_of(draw, keys), hand_number=number, accept_warnings=accepted)


def move_undo(draw: Any, game: Game, keys: list[str]) -> None:
    last = story.fresh(game).version
    seq = draw(st.sampled_from([last, last, last, draw(st.integers(0, last + 1))]))
    story.undo(game, seq, key=key_of(draw, keys))


def move_penalty(draw: Any, game: Game, keys: list[str]) -> None:
    side = draw(st.sampled_from(sorted(game.totals)))
    amount = draw(st.integers(-300, 300))
    story.penalise(game, {side: amount}, note="renege", key=key_of(draw, keys))


def move_end(draw: Any, game: Game, keys: list[str]) -> None:
    story.end(game, key=key_of(draw, keys))


def move_reopen(draw: Any, game: Game, keys: list[str]) -> None:
    story.reopen(game, key=key_of(draw, keys))


def move_step(draw: Any, game: Game, keys: list[str]) -> None:
    now = story.fresh(game)
    step = draw(st.sampled_from(["bid", "meld", "tricks"]))
    services.save_step(
        game=game,
        hand_number=now.hand_number + draw(st.sampled_from([0, 0, 0, -1])),
        step=step,
        revision=now.draft.revisions[step] - draw(st.sampled_from([0, 0, 0, 1])),
        facts={"bid": draw(st.integers(0, 500))},
        by=story.owner(game),
    )


MOVES = [move_hand] * 8 + [move_undo] * 3 + [move_penalty] * 2 + [move_end, move_reopen, move_step]


def key_of(draw: Any, keys: list[str]) -> str:
    """A new key; now and then one that was sent before."""
    if keys and draw(st.integers(0, 9)) == 0:
        return draw(st.sampled_from(keys))
    keys.append(new_id())
    return keys[-1]


def try_move(draw: Any, game: Game, keys: list[str]) -> None:
    """One move; whatever turns it down has a sentence."""
    said = "."
    try:
        draw(st.sampled_from(MOVES))(draw, game, keys)
    except (WriteFailed, Refused) as failed:
        said = str(failed)
    assert said.endswith((".", "?"))


def check_sheet(game: Game, before: list[Any]) -> list[Any]:
    """Everything that must be so after a move; the ledger's lines."""
    now = story.fresh(game)
    sheet = replay(rules_of(now), start_of(now), entries_of(now))
    assert {name: getattr(now, name) for name in projection_of(now)} == projection_of(now)
    assert now.totals == dict(sheet.totals)
    assert [entry.seq for entry in now.entry_list] == list(range(1, now.version + 1))
    assert now.draft.hand_number == sheet.hand_number
    lines = [line_of(entry) for entry in now.entry_list]
    assert lines[: len(before)] == before
    return lines


@given(st.data())
@settings(max_examples=25)
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
        rules={"target": SCALE[variant][0] * data.draw(st.sampled_from([30, 60, 150]))},
    )
    keys: list[str] = []
    lines = check_sheet(game, [])
    for _ in range(data.draw(st.integers(1, 20))):
        try_move(data.draw, game, keys)
        lines = check_sheet(game, lines)
