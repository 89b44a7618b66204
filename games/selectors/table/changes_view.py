"""What an entry would change on the sheet, as the pages that ask before they store show it."""

from typing import Any

from games.rules.comparing import LineChange
from games.selectors.changes import Changes, TotalChange
from games.selectors.table.words import plain, signed


def changes_view(changes: Changes) -> dict[str, Any]:
    """For `_changes.html`: sentences, the lines that change, the totals before and after."""
    return {
        "sentences": changes.sentences,
        "lines": [line_view(line, changes) for line in changes.lines],
        "totals": [total_view(total) for total in changes.totals],
    }


def line_view(line: LineChange, changes: Changes) -> dict[str, Any]:
    """A hand or penalty before and after, side by side."""
    return {
        "name": f"{line.kind.capitalize()} {line.number}",
        "before": told(line.delta_before, line.short_before, changes),
        "after": told(line.delta_after, line.short_after, changes),
        "state": line.state_after if line.state_after in ("struck", "after the end") else "",
    }


def told(delta: dict[str, int], short: str, changes: Changes) -> str:
    """`made, +370 | +40`; a dash where there is no such line."""
    if not delta:
        return "–"
    figures = " | ".join(signed(delta[each.side]) for each in changes.totals if each.side in delta)
    return f"{short}, {figures}" if short else figures


def total_view(total: TotalChange) -> dict[str, Any]:
    return {
        "side": total.side,
        "name": total.name,
        "before": plain(total.before),
        "after": plain(total.after),
        "is_changed": total.is_changed,
    }
