"""Moves that a table might make, drawn at random, most of them sensible; for random stories.

A move is `move(draw, game, keys)`. Where a preview can be had, what happens is held to it.
"""

from typing import Any

from hypothesis import strategies as st

from games import services
from games.ids import new_id
from games.models import Game
from games.rules.errors import Refused
from games.selectors.changes import preview_of, preview_of_undoing
from games.selectors.inverse import still_stands
from games.selectors.ledger import sheet_of
from tests.ledger import story

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
    meld = {side: unit * draw(st.sampled_from([2, 4, 15, 20, 30, 60, 0])) for side in sides}
    facts = {
        "bidder": draw(st.sampled_from(sides)),
        "bid": least + unit * draw(st.sampled_from([0, 1, 2, 5, 10, -3, 30])),
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


def facts_for(draw: Any, game: Game) -> dict[str, Any]:
    """Facts of a hand by those who play the next one."""
    sides = playing(game)
    facts = draw(hands(game.variant, sides))
    return facts | {"playing": sides} if len(game.seat_list) > 3 and len(sides) == 3 else facts


def move_hand(draw: Any, game: Game, keys: list[str]) -> None:
    facts = facts_for(draw, game)
    number = story.fresh(game).hand_number + draw(st.sampled_from([0] * 12 + [-1, 1]))
    accepted = draw(st.sampled_from([(), *[WARNINGS] * 4]))
    story.record(game, facts, key=key_of(draw, keys), hand_number=number, accept_warnings=accepted)


def entry_seq(draw: Any, game: Game, *kinds: str) -> int:
    """An entry of the ledger, most often of one of these kinds; now and then none."""
    now = story.fresh(game)
    wanted = [entry.seq for entry in now.entry_list if entry.kind in kinds]
    return draw(st.sampled_from([*wanted * 4, draw(st.integers(0, now.version + 1))]))


def move_correct(draw: Any, game: Game, keys: list[str]) -> None:
    """Any version of a hand, by a page that may have missed what happened since."""
    target = entry_seq(draw, game, "hand", "correction")
    seen = story.fresh(game).version - draw(st.sampled_from([0] * 5 + [1, 3]))
    changes = {"key": key_of(draw, keys), "seen_version": seen, "accept_warnings": WARNINGS}
    facts, now = facts_for(draw, game), story.fresh(game)
    told = tell_before(now, "correction", facts | {"target": target})
    entry = story.correct(game, target, facts, note=draw(st.sampled_from(["", "why"])), **changes)
    check_told(told, now, entry.game)


def move_strike(draw: Any, game: Game, keys: list[str]) -> None:
    target = entry_seq(draw, game, "hand", "penalty")
    now = story.fresh(game)
    told = tell_before(now, "void", {"target": target})
    entry = story.strike(game, target, key=key_of(draw, keys), note="misdeal")
    check_told(told, now, entry.game)


def move_restore(draw: Any, game: Game, keys: list[str]) -> None:
    story.restore(game, entry_seq(draw, game, "void"), key=key_of(draw, keys))


def move_seat(draw: Any, game: Game, keys: list[str]) -> None:
    seat = draw(st.integers(1, len(game.seat_list)))
    name = draw(st.sampled_from(["Zoe", "Yan", f"Player {seat}", "Player 1"]))
    from_hand = draw(st.integers(1, story.fresh(game).hand_number))
    from_hand += draw(st.sampled_from([0] * 7 + [1]))
    story.seat(game, seat, name, from_hand, key=key_of(draw, keys))


RULES = [
    {},
    {"set_penalty": "double"},
    {"tie_rule": "overtime"},
    {"must_bid_out": True},
    {"impossible_contract": "must_concede"},
    {"number_of_deals": 4},
    {"wish": 1},
]


def move_rules(draw: Any, game: Game, keys: list[str]) -> None:
    target = SCALE[game.variant][0] * draw(st.sampled_from([30, 60, 150]))
    rules = draw(st.sampled_from(RULES)) | {"target": target}
    now = story.fresh(game)
    told = tell_before(now, "rules", {"rules": rules})
    check_told(told, now, story.rule(game, rules, key=key_of(draw, keys)).game)


def tell_before(game: Game, kind: str, facts: dict[str, Any]) -> Any:
    """What is told of an entry beforehand; None where it is refused."""
    try:
        return preview_of(game, {"kind": kind, "facts": facts})
    except Refused:
        return None


def check_told(told: Any, before: Game, after: Game) -> None:
    """It happened as it was told, if it happened."""
    if told is None or len(after.entry_list) != len(before.entry_list) + 1:
        return
    sheet = sheet_of(after)
    assert sheet.totals == {row.side: row.after for row in told.totals}
    assert (sheet.winner, sheet.target) == (told.winner_after, told.target_after)
    assert all(sentence.endswith(".") for sentence in told.sentences)


def move_undo(draw: Any, game: Game, keys: list[str]) -> None:
    last = story.fresh(game).version
    seq = draw(st.sampled_from([last, last, last, draw(st.integers(0, last + 1))]))
    now = story.fresh(game)
    target = now.entry_list[seq - 1] if 1 <= seq <= last else None
    told = None
    if target is not None and still_stands(now, target):
        try:
            told = preview_of_undoing(now, target)
        except Refused:
            told = None
    check_told(told, now, story.undo(game, seq, key=key_of(draw, keys)).game)


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


MOVES = (
    [move_hand] * 7
    + [move_correct] * 6
    + [move_undo, move_seat] * 3
    + [move_strike, move_restore, move_penalty, move_rules] * 2
    + [move_end, move_reopen, move_step]
)
AFTER_THE_END = [move_reopen] * 6 + [move_undo] * 4 + MOVES


def key_of(draw: Any, keys: list[str]) -> str:
    """A new key; now and then one that was sent before."""
    if keys and draw(st.integers(0, 9)) == 0:
        return draw(st.sampled_from(keys))
    keys.append(new_id())
    return keys[-1]
