"""What players laid down on their own phones for the running hand, before the Meld step is taken.

It fills that step as an auction that was followed fills the bid. What was laid down for another
trump than the one that is named now lies no more. No other cards are known here.
"""

from typing import Any

from games.rules.hand_cards import Share, by_seat, shares_of, sums_of
from games.selectors.table.running import Running

LAID = "laid"


def laid_shares(running: Running) -> tuple[Share, ...]:
    """The parts that lie on the table, by seat; none once the Meld step has begun."""
    facts, bid = running.draft.facts, running.draft.facts.get("bid", {})
    told = facts.get(LAID, {})
    if "meld" in facts or not told or told.get("trump") != bid.get("trump"):
        return ()
    return tuple(
        share
        for share in shares_of(running.rules, told, bid.get("trump"))
        if share.side in running.playing
    )


def laid_facts(running: Running) -> dict[str, Any]:
    """The Meld step as what was laid down fills it; nothing where nobody did."""
    shares = laid_shares(running)
    return {"meld": sums_of(shares)} | by_seat(shares) if shares else {}


def laid_words(running: Running) -> str:
    """`Laid down: Ann 150, Cy 40.`"""
    parts = [f"{running.people[share.seat]} {share.points}" for share in laid_shares(running)]
    return f"Laid down: {', '.join(parts)}." if parts else ""
