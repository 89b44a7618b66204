"""A whole hand, trick by trick, as the Tricks step keeps it (V1 to V4, CT12, CT16)."""

from typing import Any

from games.rules.errors import Problem, TrickRefused
from games.selectors.judges.seating import Seated


def facts_of(seated: Seated, answer: dict[str, Any]) -> dict[str, Any]:
    """Points by side, who took a trick, and what lay buried.

    :raises TrickRefused: tricks are missing.
    """
    counted = answer["counted"]
    if not counted["is_over"]:
        raise TrickRefused((Problem("missing", "plays", f"Not all yet: {counted['sentence']}"),))
    letters = letters_of(seated)
    points = {letters[each["side"]]: each["points"] for each in counted["sides"]}
    took = {letters[each["side"]]: each["tricks"] > 0 for each in counted["sides"]}
    facts: dict[str, Any] = {"trick_points": points, "took_trick": took}
    if seated.rules.widow and seated.rules.buried_counters_to == "bidder":
        facts["buried_points"] = counted["buried_points"]
    return facts


def letters_of(seated: Seated) -> dict[str, str]:
    """The table's letter of each side; where four or five sit, not those of the three places."""
    return {side: seated.sides[place] for place, side in enumerate(seated.rules.sides)}
