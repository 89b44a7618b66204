"""Which step of entering a hand asks for which of its facts."""

from typing import Any

AT_MELD = ("thrown_in", "conceded_after_widow", "short_meld")
STEP_OF = {
    "calls": "calls",
    "meld": "meld",
    "meld_by_seat": "meld",
    "cards_by_seat": "meld",
    "trick_points": "tricks",
    "took_trick": "tricks",
    "only_dix": "tricks",
    "buried_cards": "bury",
    "note": "tricks",
}


def by_step(facts: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """A hand's facts sorted into the steps that ask for them; steps not reached are left out."""
    steps: dict[str, dict[str, Any]] = {}
    for name, value in facts.items():
        steps.setdefault(step_of(name, value, facts), {})[name] = value
    return steps


def step_of(name: str, value: Any, facts: dict[str, Any]) -> str:
    """The step that asks for a fact; the buried points go with the buried cards, where those are known."""
    if name == "buried_points":
        return "bury" if "buried_cards" in facts else "tricks"
    if name == "outcome":
        return "meld" if value in AT_MELD else "bid"
    return STEP_OF.get(name, "bid")
