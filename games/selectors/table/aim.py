"""What a game is played to: a total, or so many hands (option number_of_deals)."""

from games.selectors.table.words import plain


def aim(target: int, deals: int | None) -> str:
    """ "to 1500", or "4 hands" where the number of deals decides."""
    if deals is None:
        return f"to {plain(target)}"
    return "1 hand" if deals == 1 else f"{deals} hands"


def full_length(target: int, deals: int | None, totals: dict[str, int]) -> int:
    """What a whole ruler stands for: the target, or the leader's total where there is none."""
    return target if deals is None else max(1, *totals.values())


def standing(total: int, totals: dict[str, int]) -> str:
    """How a side stands where no target is played to."""
    top = max(totals.values())
    if total < top:
        return f"{top - total} behind"
    return "level" if list(totals.values()).count(top) > 1 else "ahead"
