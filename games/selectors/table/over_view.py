"""The end of a game: who won, by which rule, and what one may do next (G9, G12)."""

from typing import Any

from games.selectors.table.club_link import season_link
from games.selectors.table.running import Running
from games.selectors.table.saved_view import saved_view
from games.selectors.table.step_state import Look
from games.selectors.table.words import rule


def over_verdict(running: Running) -> dict[str, Any]:
    """For the head of a finished game."""
    sheet = running.sheet
    return {
        "side": sheet.winner or "",
        "headline": headline(running),
        "sentence": sheet.ending.sentence if sheet.ending else "",
        "rule": rule(sheet.ending.rule, running.game.variant) if sheet.ending else None,
    }


def headline(running: Running) -> str:
    if running.sheet.winner:
        verb = "win" if running.rules.is_partnership else "wins"
        return f"{running.names[running.sheet.winner]} {verb}"
    return "A draw" if running.sheet.is_draw else "Called off"


def over_panel(running: Running, look: Look) -> dict[str, Any]:
    """For `_over.html`: again, reopen, the season, and the last entry's undo. One query in a club."""
    may_go_on = running.may_record and running.is_current
    return {
        "saved": saved_view(running, look.saved_seq),
        "notice": look.notice,
        "again": act(running, "again", again_label(running)) if may_go_on else None,
        "reopen": act(running, "reopen", "Reopen") | {"is_second": True} if may_go_on else None,
        "season": season_link(running) if running.is_current else None,
        "back": "" if running.is_current else running.at("table"),
    }


def act(running: Running, name: str, label: str) -> dict[str, Any]:
    """One thing to do, for `_act.html`."""
    return {"action": running.at(name), "hidden": running.once(), "label": label}


def again_label(running: Running) -> str:
    return f"Again with the same {NUMBERS[len(running.people)]}"


NUMBERS = {3: "three", 4: "four", 5: "five"}
