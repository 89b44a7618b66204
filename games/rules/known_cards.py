"""What the cards kept with a hand tell by themselves, so that nobody has to be asked (CT11, CT12, CT27).

The buried cards hold so many counters, whichever way the table counts them by now; a side whose
meld is all from cards has melded nothing but nines of trump, or something else. What cards tell
goes before what was once answered. Leaves out whether the cards can be (`entry_cards.py`).
"""

from games.rules.duties import trick_points
from games.rules.entry import scored_part
from games.rules.hand_cards import Share, count_cards, shares_of, sums_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


def with_cards(rules: "Rules", facts: "dict[str, Any]") -> "dict[str, Any]":
    """The entry within the facts of a hand, completed with what its cards tell."""
    told, entry = told_by_cards(rules, facts), scored_part(facts)
    if "only_dix" in told and isinstance(entry.get("only_dix"), dict):
        told["only_dix"] = entry["only_dix"] | told["only_dix"]
    return entry | told


def told_by_cards(rules: "Rules", facts: "dict[str, Any]") -> "dict[str, Any]":
    """`buried_points` and, by side, `only_dix`, as far as cards are known and it matters."""
    told: dict[str, Any] = {}
    points = points_buried(rules, facts)
    if points is not None:
        told["buried_points"] = points
    nines = _only_nines(rules, facts) if rules.dix_always_safe else {}
    if nines:
        told["only_dix"] = nines
    return told


def points_buried(rules: "Rules", facts: "dict[str, Any]") -> int | None:
    """The counters of the buried cards, on the table's scale; None where those are not known."""
    by_seat = facts.get("buried_cards")
    cards = by_seat.get(str(facts.get("bidder_seat"))) if isinstance(by_seat, dict) else None
    if not isinstance(cards, (list, tuple)) or not cards:
        return None
    if not all(card in rules.deck.codes for card in cards):
        return None
    return trick_points(rules, tuple(cards))


def _only_nines(rules: "Rules", facts: "dict[str, Any]") -> dict[str, bool]:
    """Whether a side's meld is nothing but nines; only for sides whose cards make all of it."""
    trump, meld = facts.get("trump"), facts.get("meld")
    shares = shares_of(rules, facts, trump)
    sums = sums_of(shares)
    return {
        side: all(_is_of_nines(rules, share, trump) for share in shares if share.side == side)
        for side in sums
        if sums[side] and isinstance(meld, dict) and meld.get(side) == sums[side]
        if all(share.cards or not share.points for share in shares if share.side == side)
    }


def _is_of_nines(rules: "Rules", share: Share, trump: str | None) -> bool:
    nines = tuple([card for card in share.cards if card[:-1] == "9"])
    return share.points == count_cards(rules, nines, trump)
