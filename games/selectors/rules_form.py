"""What New table and a table's rules page share: profiles to choose, options, saving under a name."""

from collections.abc import Iterable
from typing import Any

from games.selectors.profiles import Named

LONGEST_SAID = 60


def rules_form(
    typed: dict[str, str],
    told: dict[str, list[str]],
    *,
    moments: list[dict[str, Any]],
    own: Iterable[Named],
    known: Iterable[Named],
    chosen: Named | None,
    action: str,
    notice: str = "",
) -> dict[str, Any]:
    """For `rules/_form.html`. `own` and `known` are on offer, `chosen` was taken last."""
    changed = changed_rules(moments)
    return {
        "action": action,
        "wrong": wrong_fields(moments),
        "chosen": chosen_view(chosen),
        "changed": changed,
        "moments": moments,
        "own": [standard_chip(not changed)] + [chip(each, chosen) for each in own],
        "known": [chip(each, chosen) for each in known],
        "is_known": chosen is not None and bool(chosen.source),
        "notice": notice,
        "name": typed.get("rules_name", ""),
        "errors": told.get("rules_name", []),
    }


def wrong_fields(moments: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The options with something wrong in them: they may be far down the page."""
    fields = [field for moment in moments for field in moment["options"]]
    return [{"name": each["name"], "label": each["label"]} for each in fields if each["errors"]]


def changed_rules(moments: list[dict[str, Any]]) -> list[str]:
    """The options that were given a value, with it, for the summary: "Target: 1000"."""
    fields = [field for moment in moments for field in moment["options"]]
    return [f"{each['label']}: {typed_words(each)}" for each in fields if each["value"].strip()]


def typed_words(field: dict[str, Any]) -> str:
    """What was chosen or typed, on one line and not too long for a summary."""
    chosen = [choice["label"] for choice in field["choices"] if choice["is_chosen"]]
    told = "; ".join(field["value"].split("\n")) if not chosen else chosen[0]
    return told if len(told) <= LONGEST_SAID else f"{told[:LONGEST_SAID]}…"


def chosen_view(chosen: Named | None) -> dict[str, Any] | None:
    """The profile that the options were filled from."""
    if chosen is None:
        return None
    source = chosen.source and f"After {chosen.source}."
    return {"id": chosen.id, "name": chosen.name, "version": chosen.version, "source": source}


def standard_chip(is_chosen: bool) -> dict[str, Any]:
    told = {"id": "use-standard", "value": "standard", "label": "Standard", "game": ""}
    return told | {"is_chosen": is_chosen}


def chip(profile: Named, chosen: Named | None) -> dict[str, Any]:
    """A profile to be chosen. `game` is the class that shows it in its own game only."""
    is_same = chosen is not None and (chosen.id, chosen.variant) == (profile.id, profile.variant)
    return {
        "id": f"use-{profile.variant}-{profile.id}",
        "value": profile.id,
        "label": profile.name,
        "game": f"only-{profile.variant}",
        "is_chosen": is_same,
    }
