"""A hand opened in the sheet: every line of its sum with its rule, the bidders first."""

from typing import Any

from games.rules.sheet import LineVersion, SheetLine
from games.selectors.fate import AFTER_THE_END
from games.selectors.table.agreed_view import agreed_view
from games.selectors.table.call_line import calls_told
from games.selectors.table.running import Running
from games.selectors.table.shown_buried import shown_buried
from games.selectors.table.shown_cards import shown_cards
from games.selectors.table.words import SUIT_NAMES, plain, rule, signed, suit

SAID = {"struck": "struck out", AFTER_THE_END: AFTER_THE_END}


def why_view(running: Running, each: Any) -> dict[str, Any]:
    """For `_why.html`: `each` is the line of the sheet that is open."""
    parts = [part(running, each, side) for side in order(running, each)]
    return {
        "id": f"why-{each.seq}",
        "title": title(each),
        "close": f"{running.address}#line-{each.seq}",
        "parts": parts,
        "has_cards": any(part["melds"] or part["buried"] for part in parts),
        "calls": calls_told(running, each) if each.kind == "hand" else "",
        "note": each.facts.get("note", ""),
        "earlier": earlier(each),
        "agreed": agreed_view(running, each),
        "correct": correct_href(running, each),
        "what_if": what_if_href(running, each),
        "actions": actions(running, each),
    }


def title(each: SheetLine) -> str:
    if each.kind == "penalty":
        return f"Penalty {each.number}"
    facts = each.facts
    if facts.get("bid") is None:
        return f"Hand {each.number}: nobody bid"
    who = each.bidder_name or each.names[facts["bidder"]]
    trump = f" in {SUIT_NAMES[facts['trump']]}" if facts.get("trump") else ""
    return f"Hand {each.number}: {who} bid {facts['bid']}{trump}"


def order(running: Running, each: Any) -> list[str]:
    """The bidders first, then the others who had a part in it."""
    bidder = each.facts.get("bidder")
    told = {reason.side for reason in each.reasons}
    sides = [side for side in running.sides if side in told]
    return sorted(sides, key=lambda side: (side != bidder, side))


def part(running: Running, each: Any, side: str) -> dict[str, Any]:
    """One side's reasons, and under them the sum that stands on the sheet."""
    reasons = [reason for reason in each.reasons if reason.side == side]
    delta = (each.delta or {}).get(side, 0)
    shown = [reason_view(running, reason, is_set=is_set(each, reason)) for reason in reasons]
    after = (each.totals_after or {}).get(side, 0)
    total = {"points": signed(delta), "words": on_the_sheet(each, plain(after)), "is_sum": True}
    name = each.names[side]
    is_bidder = side == each.facts.get("bidder")
    return {
        "side": side,
        "name": f"{name}, who bid" if is_bidder and running.rules.is_partnership else name,
        "reasons": [*shown, total | after_the_end(running, each)],
        "buried": shown_buried(running, each) if is_bidder else None,
        "melds": shown_cards(running, each, side) if each.kind == "hand" else [],
    }


def on_the_sheet(each: SheetLine, total: str) -> str:
    """What the sum of a line did to the total."""
    if each.state == "live":
        return f"on the sheet: {total} now"
    return f"{SAID[each.state]}, counts for nothing: {total} as before"


def after_the_end(running: Running, each: SheetLine) -> dict[str, Any]:
    """The rule by which a sum counts for nothing."""
    if each.state != AFTER_THE_END:
        return {}
    return {"rule": rule("G9", running.game.variant)}


def is_set(each: Any, reason: Any) -> bool:
    is_lost = each.verdict is not None and each.verdict.is_set
    return is_lost and reason.points < 0


def reason_view(running: Running, reason: Any, *, is_set: bool) -> dict[str, Any]:
    return {
        "points": plain(reason.points),
        "words": reason.text,
        "rule": rule(reason.rule, running.game.variant),
        "tone": "set" if is_set else "",
        "is_set": is_set,
    }


def earlier(each: SheetLine) -> list[dict[str, Any]]:
    """What was written before, the newest first, with the reason it was corrected for."""
    versions = each.versions
    return [
        version_view(each, versions[at], versions[at + 1])
        for at in reversed(range(len(versions) - 1))
    ]


def version_view(each: SheetLine, was: LineVersion, then: LineVersion) -> dict[str, Any]:
    word = was.verdict.short if was.verdict is not None else "not scored"
    return {
        "text": f"{was.facts.get('bid') or ''} {word}".strip(),
        "suit": suit(was.facts.get("trump")),
        "deltas": " | ".join(signed(was.delta.get(side, 0)) for side in sorted(was.delta)),
        "note": then.facts.get("reason", ""),
    }


def actions(running: Running, each: SheetLine) -> list[dict[str, Any]]:
    """What can be done with a line: taken back, struck out, or let stand again (G8, G9)."""
    is_last = running.sheet.last is not None and each.seq == running.sheet.last["seq"]
    can = running.may_record and running.is_current
    if not can or (running.sheet.is_over and not is_last):
        return []
    if each.state == "struck":
        return [act(running, "line-restore", each, "Restore")]
    if is_last:
        return [act(running, "entry-undo", each, "Take it back")]
    return [act(running, "line-strike", each, "Strike out")]


def act(running: Running, name: str, each: SheetLine, label: str) -> dict[str, Any]:
    return {"action": running.at(name, each.seq), "hidden": running.once(), "label": label}


def correct_href(running: Running, each: SheetLine) -> str:
    """Where a hand is corrected; "" where it cannot be."""
    can = running.may_record and running.is_current and not running.sheet.is_over
    can = can and each.state != "struck"
    return running.at("correct", each.seq, "bid") if can and each.kind == "hand" else ""


def what_if_href(running: Running, each: SheetLine) -> str:
    """Where a hand is looked at under another rule; "" where it cannot be."""
    can = running.is_current and each.kind == "hand" and each.state != "struck"
    return running.at("what-if", each.seq) if can else ""
