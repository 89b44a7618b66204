"""The cards that were laid down for meld in a recorded hand, for its why: melded cards, no others."""

from typing import Any

from games.rules.hand_cards import Share, shares_of
from games.rules.sheet import SheetLine
from games.selectors.table.melds_view import count, line_views
from games.selectors.table.running import Running
from games.selectors.table.words import plain


def shown_cards(running: Running, each: SheetLine, side: str) -> list[dict[str, Any]]:
    """For `_shown.html`: each player's melds with their cards; none where only a figure is known."""
    shares = shares_of(running.rules, each.facts, each.facts.get("trump"))
    people = dict(enumerate(running.sheet.seated.at(int(each.number)), 1))
    return [
        shown(running, each, share, people[share.seat])
        for share in shares
        if share.side == side and share.cards and share.seat in people
    ]


def shown(running: Running, each: SheetLine, share: Share, name: str) -> dict[str, Any]:
    counted = count(running.rules, share.cards, each.facts.get("trump"))
    return {
        "name": name,
        "points": plain(share.points if share.written is None else share.written),
        "lines": line_views(running.rules, counted),
        "note": note(share),
    }


def note(share: Share) -> str:
    """Where the rules have changed since: what was written for these cards."""
    if share.written in (None, share.points):
        return ""
    now = f"under the rules as they are now these cards make {share.points}"
    return f"{share.written} was written; {now}."
