"""The whole table page: bar, paper, panel."""

from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from games.selectors.sharing.phones import asks_view
from games.selectors.table.aim import aim
from games.selectors.table.live_view import live_of
from games.selectors.table.offline_view import sheet_now
from games.selectors.table.over_view import over_panel, over_verdict
from games.selectors.table.race_view import race_of, race_view
from games.selectors.table.recap_view import game_length, recap_view
from games.selectors.table.running import Running
from games.selectors.table.saved_view import saved_view
from games.selectors.table.sheet_view import sheet_view
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.steps_view import steps_view
from games.selectors.table.watching_view import watching_view
from games.selectors.table.words import hidden

TEMPLATES = "games/table/"


def table_view(running: Running, look: Look) -> dict[str, Any]:
    """For `table.html`."""
    if running.sheet.is_over:
        return over_page(running, look)
    state = StepState(running, look)
    sheet = sheet_view(
        running,
        pencil=state.pencil,
        then=state.then,
        open_seq=look.open_seq,
        new_seq=look.saved_seq,
    )
    return page(running) | {"sheet": sheet, "mark": state.mark} | board(state)


def board(state: StepState) -> dict[str, Any]:
    """The board: to enter the hand, or to watch how it is entered."""
    if state.running.may_record:
        panel = panel_view(state) | {"sheet": sheet_now(state)}
        return {"panel": panel, "panel_template": TEMPLATES + "_panel.html"}
    return {"panel": watching_view(state), "panel_template": TEMPLATES + "_watching.html"}


def over_page(running: Running, look: Look) -> dict[str, Any]:
    """A finished game: who won, by which rule, how it went; the sheet under it."""
    points = race_of(running)
    sheet = sheet_view(running, open_seq=look.open_seq, new_seq=look.saved_seq)
    return page(running) | {
        "sheet": sheet,
        "verdict": over_verdict(running),
        "race": race_view(running, points),
        "recap": recap_view(running, points),
        "panel": over_panel(running, look),
        "panel_template": TEMPLATES + "_over.html",
    }


def page(running: Running) -> dict[str, Any]:
    return {
        "title": running.title,
        "bar": bar(running),
        "mark": "over",
        "live": live_of(running),
    }


def bar(running: Running) -> dict[str, Any]:
    return {
        "back": "/",
        "title": running.title,
        "second": second(running),
        "menu": [
            {"label": label, "href": href}
            for label, href, is_offered in menu(running)
            if is_offered
        ],
        "can_turn": True,
    }


def menu(running: Running) -> list[tuple[str, str, bool]]:
    """What is behind the three dots: label, address, and whether it is for whoever looks now."""
    can_write = running.may_record and not running.sheet.is_over
    return [
        ("Settle it", running.at("table-settle"), True),
        ("Add a penalty", running.at("penalty"), can_write),
        ("Call it now", running.at("end"), can_write),
        ("Somebody else sits down", running.at("seats"), can_write),
        ("My own cards", running.at("own-cards"), can_write and running.own_seat is not None),
        ("Count my meld", meld_address(running), True),
        ("Board for a big screen", running.at("board"), True),
        ("Share, seats and phones", running.at("share"), True),
        ("This phone", running.at("phone"), True),
        ("Rules", running.rules_address, True),
        ("History", running.at("history"), True),
        ("Its club", running.at("about") + "#club", running.table.club_id is not None),
        ("Games at this table", running.at("about"), True),
    ]


def meld_address(running: Running) -> str:
    """The calculator under this table's rules, with the trump that was named."""
    bid = running.draft.facts.get("bid") or {}
    given = {"game": running.game.variant, "table": running.table.address}
    given |= {"trump": bid["trump"]} if bid.get("trump") else {}
    return f"{reverse('meld:calculator')}?{urlencode(given)}"


def second(running: Running) -> str:
    """Game and target; how many house rules, where there are any. At the end how long it took."""
    if running.sheet.is_over:
        return f"{running.variant_title}, {game_length(running)}"
    sheet = running.sheet
    said = f"{running.variant_title}, {aim(sheet.target, sheet.rules.number_of_deals)}"
    count = len(running.rules.differences)
    if not count:
        return said
    return f"{said}, {count} house rules" if count > 1 else f"{said}, 1 house rule"


def panel_view(state: StepState) -> dict[str, Any]:
    """For `_panel.html`: the steps, what was just saved, and the form of the step."""
    running, look = state.running, state.look
    return {
        "side": state.side,
        "has_pad": state.has_pad,
        "saved": saved_view(running, look.saved_seq),
        "notice": look.notice,
        "asking": asks_view(running),
        "is_answer": look.typed is not None,
        "steps": steps_view(state),
        "entry": state.form
        | {"action": running.step_action(state.step), "hidden": hidden(**state.hidden)},
        "preview_at": running.preview_action if state.has_preview else "",
        "entry_template": f"{TEMPLATES}_{state.form_name}.html",
        "table": running.table.address,
    }
