"""The rules page of a game: every option with this table's value, to be changed or only read."""

from typing import Any

from games.access import allows
from games.rules.errors import Problem
from games.selectors.game_rules import game_moments, read_moments
from games.selectors.new_table import by_field
from games.selectors.option_words import WORDS
from games.selectors.profiles import Named, known_profiles
from games.selectors.rulebook import book_address
from games.selectors.rules_form import rules_form
from games.selectors.table.running import Running

OVER = "This game is over. Reopen it to change its rules; they are scored again from hand 1."
EARLIER = "Game {number} of this table was played before. Its rules are only read."
WATCHED = "Whoever keeps the score can change the rules; here they are only read."


def reason_against(running: Running) -> str:
    """Why this game's rules can only be read; "" when they can be changed."""
    if not allows(running.table.grant, "record"):
        return WATCHED
    if not running.is_current:
        return EARLIER.format(number=running.game.number)
    return OVER if running.sheet.is_over else ""


def rules_view(
    running: Running,
    typed: dict[str, str],
    *,
    problems: tuple[Problem, ...] = (),
    own: tuple[Named, ...],
    chosen: Named | None = None,
    notice: str = "",
    rules_notice: str = "",
) -> dict[str, Any]:
    """For `rules/table.html`. `own` are the device's profiles, `typed` the form's fields."""
    told = by_field(problems)
    moments = game_moments(running.rules, typed, told)
    shown = {each["name"] for moment in moments for each in moment["options"]} | {"rules_name"}
    return frame(running) | {
        "action": running.at("rules"),
        "hidden": running.once(typed.get("key", "")),
        "notice": notice,
        "problems": [text for name in told if name not in shown for text in told[name]],
        "rules": rules_form(
            typed,
            told,
            moments=moments,
            own=[each for each in own if is_for(running, each)],
            known=[each for each in known_profiles() if is_for(running, each)],
            chosen=chosen,
            action=running.at("rules"),
            notice=rules_notice,
        ),
    }


def read_view(running: Running, reason: str, *, is_refused: bool = False) -> dict[str, Any]:
    """For `rules/table.html`, to be read only."""
    return frame(running) | {
        "reason": reason,
        "is_refused": is_refused,
        "moments": read_moments(running.rules),
    }


def is_for(running: Running, profile: Named) -> bool:
    """Whether a profile can be taken in this game: its scale stays."""
    scale = profile.differences.get("scale", "classic")
    return (profile.variant, scale) == (running.game.variant, running.rules.scale)


def frame(running: Running) -> dict[str, Any]:
    """The bar, and what does not change."""
    fixed = [
        {"label": "Game", "value": running.variant_title},
        {"label": "Scale", "value": WORDS[running.rules.scale]},
    ]
    origin = origin_words(running)
    named = [{"label": "Began with", "value": origin}] if origin else []
    return {
        "title": "Rules",
        "second": running.title,
        "back": running.address,
        "book": book_address(running.game.variant),
        "facts": fixed + named,
    }


def origin_words(running: Running) -> str:
    """Where the game's rules are from: "Kitchen, version 2", "…, changed since"; "" for none."""
    game = running.game
    if not game.rules_name:
        return ""
    told = f"{game.rules_name}, version {game.rules_version}"
    return told if game.rules == running.rules.differences else f"{told}, changed since"
