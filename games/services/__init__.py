"""Writes (architecture §3): each function is one story in one transaction, `by=` who did it.

Who may do it is decided before, in games.access. What can go wrong is in services.errors.
"""

from games.services.auction import save_calls
from games.services.changing_rules import change_rules
from games.services.clubs import create_club
from games.services.codes import join_by_code, make_code, revoke_code
from games.services.confirming import confirm_hand, set_confirms
from games.services.conflicts import keep_mine
from games.services.corrections import correct_hand
from games.services.drafts import clear_draft, save_step
from games.services.entries import end_game, record_penalty, reopen_game
from games.services.grants import (
    ask_for_seat,
    leave_seat,
    let_in,
    remove_device,
    step_down,
    turn_away,
)
from games.services.hands import record_hand
from games.services.lines import restore_line, strike_line, undo_hand
from games.services.links import open_link, renew_link, revoke_link
from games.services.playing_on import start_game
from games.services.profiles import hide_profile, restore_profile, save_profile
from games.services.seating import substitute_player
from games.services.tables import create_table, hide_table, restore_table
from games.services.undoing import undo_entry

__all__ = [
    "ask_for_seat",
    "change_rules",
    "clear_draft",
    "confirm_hand",
    "correct_hand",
    "create_club",
    "create_table",
    "end_game",
    "hide_profile",
    "hide_table",
    "join_by_code",
    "keep_mine",
    "leave_seat",
    "let_in",
    "make_code",
    "open_link",
    "record_hand",
    "record_penalty",
    "remove_device",
    "renew_link",
    "reopen_game",
    "restore_line",
    "restore_profile",
    "restore_table",
    "revoke_code",
    "revoke_link",
    "save_calls",
    "save_profile",
    "save_step",
    "set_confirms",
    "start_game",
    "step_down",
    "strike_line",
    "substitute_player",
    "turn_away",
    "undo_entry",
    "undo_hand",
]
