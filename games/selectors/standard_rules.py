"""The rules of a game without a table: every option, and the house rules that have a name."""

from typing import Any

from django.urls import reverse

from games.models import RuleProfile
from games.rules.options import read_rules
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.game_rules import difference_rows, read_moments
from games.selectors.profiles import Named, known_profiles
from games.selectors.rulebook import book_address


def standard_view(
    variant: str, own: tuple[Named, ...], away: RuleProfile | None = None
) -> dict[str, Any]:
    """For `rules/standard.html`. `own` are the device's profiles, `away` is one just put away."""
    game = VARIANT_BY_NAME[variant]
    mine = [each for each in own if each.variant == variant]
    return {
        "title": game.title,
        "second": "The standard rules",
        "back": reverse("games:table-new"),
        "action": reverse("games:rules-standard", args=[variant]),
        "book": book_address(variant),
        "facts": [{"label": "Game", "value": " ".join(game.lines)}],
        "own": [profile_view(each) | {"is_own": True} for each in mine],
        "known": [profile_view(each) for each in known_profiles(variant)],
        "moments": read_moments(read_rules(variant)),
        "away": {"id": f"own-{away.pk}", "name": away.name} if away else None,
    }


def profile_view(profile: Named) -> dict[str, Any]:
    """A named set of rules by what it has otherwise."""
    return {
        "id": profile.id,
        "name": profile.name,
        "second": "" if profile.source else f"version {profile.version}",
        "source": profile.source and f"After {profile.source}.",
        "rule": profile.rule,
        "rows": difference_rows(profile.variant, profile.differences),
    }
