"""The Meld step: one number a side, what is needed, and what else may end the hand (G11, G15)."""

from typing import Any

from games.rules.outlook import Outlook, look_ahead
from games.selectors.table.clashes import clash_slips
from games.selectors.table.counted_sides import counted_sides
from games.selectors.table.entry import scored
from games.selectors.table.fields import field, next_label, pad
from games.selectors.table.running import Running
from games.selectors.table.seat_cards import asked_sides
from games.selectors.table.tricks_view import Result
from games.selectors.table.typed import Typed
from games.selectors.table.words import plain, rule, rules_told, slip

CARDS = ("cards", "Cards")
NO_MELD = "no meld"


def meld_view(
    running: Running, typed: Typed, entry: dict[str, Any], problems: tuple[Any, ...] = ()
) -> dict[str, Any]:
    """For `_meld.html`. `entry` is the hand as far as it is known, with what is typed."""
    wrong = {problem.field.removeprefix("entry.") for problem in problems}
    sides = asked_sides(running, entry)
    outlook = outlook_view(running, entry)
    counted = counted_sides(running, entry, sides)
    return {
        "unit": running.rules.unit,
        "columns": len(sides),
        "fields": [
            meld_field(running, each["side"], typed, entry, wrong) | {"counted": each}
            for each in counted
        ],
        "recounts": [each["recount"] for each in counted if each["recount"]],
        "slips": slips_view(running, entry, problems),
        "outlook": outlook,
        "pad": pad(outlook["action"], next_label=next_label(len(sides)), way=CARDS, zero=NO_MELD),
        "button": outlook["action"],
    }


def slips_view(
    running: Running, entry: dict[str, Any], problems: tuple[Any, ...]
) -> list[dict[str, Any]]:
    """What was wrong, and cards that one deck cannot hold, with a way to each player's."""
    others = [slip(each) for each in problems if not each.field.endswith("cards_by_seat")]
    return others + clash_slips(running, entry, entry.get("trump"), way="cards")


def meld_field(
    running: Running, side: str, typed: Typed, entry: dict[str, Any], wrong: set[str]
) -> dict[str, Any]:
    first = entry.get("bidder") if entry.get("outcome") != "no_marriage" else None
    return field(
        f"meld.{side}",
        typed.get(f"meld.{side}"),
        running.names[side],
        unit=running.rules.unit,
        side=side,
        is_first=side == (first or asked_sides(running, entry)[0]),
        is_wrong=f"meld.{side}" in wrong or "meld" in wrong,
    )


def outlook_view(running: Running, entry: dict[str, Any]) -> dict[str, Any]:
    """For `_outlook.html`: the need, its reasons, and the outcomes the bidder may choose now."""
    if entry.get("outcome") == "no_marriage":
        return without_trump(running, entry)
    outlook = look_ahead(running.rules, scored(running.rules, entry), running.names)
    return {
        "strong": outlook.sentence,
        "reasons": [reason(running, line) for line in outlook.lines],
        "rules": rules_told(running.game.variant, [line.rule for line in outlook.lines]),
        "choices": [choice(each) for each in outlook.outcomes if outlook.may_play],
        "action": action(outlook),
        "outcome": "" if outlook.may_play else outlook.outcomes[0].outcome,
    }


def without_trump(running: Running, entry: dict[str, Any]) -> dict[str, Any]:
    """DD7: nothing is needed and nothing to choose; a meld still blank is reckoned as 0."""
    known = dict.fromkeys(running.playing, 0) | entry["meld"]
    verdict = Result(running, entry | {"meld": known}).verdict
    told = [each for each in verdict.reasons if each.points] if verdict else []
    return {
        "strong": verdict.headline if verdict else "",
        "reasons": [reason(running, each) for each in told],
        "rules": rules_told(running.game.variant, [each.rule for each in told]),
        "choices": [],
        "action": "No marriage",
        "outcome": "",
    }


def action(outlook: Outlook) -> str:
    """The main key: on to the tricks, unless the hand may not be played."""
    return "Tricks" if outlook.may_play else outlook.outcomes[0].label


def reason(running: Running, line: Any) -> dict[str, Any]:
    return {
        "points": "" if line.points is None else plain(line.points),
        "words": line.text,
        "rule": rule(line.rule, running.game.variant),
        "tone": "set" if line.points is not None and line.points < 0 else "",
    }


def choice(each: Any) -> dict[str, Any]:
    return {
        "outcome": each.outcome,
        "label": each.label,
        "rule": rule(each.rule),
    }
