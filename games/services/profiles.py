"""Named house rules of a device: saved in versions, put away, taken out again.

A version is never written over, so what a game began with can always be looked up. Saving what
the latest version says already writes nothing: a tap sent twice makes one version.
"""

from typing import Any, TypeVar

from django.db.models import QuerySet
from django.utils import timezone

from games.models import ClubProfile, Device, RuleProfile
from games.models.profile import PROFILE_LONGEST
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.rules.options import Rules
from games.services.devices import lock_device
from games.services.errors import ProfileRefused
from games.services.starting import check_rules
from games.services.transaction import write

Kept = TypeVar("Kept", RuleProfile, ClubProfile)


def save_profile(*, by: Device, name: str, variant: str, rules: dict[str, Any]) -> RuleProfile:
    """Keep these rules (what differs from the standard game) under a name, as its next version.

    :raises ProfileRefused: all problems at once; fields `rules_name`, `variant`, `rules.<key>`.
    """
    name, read = check_profile(name, variant, rules)
    with write():
        device = lock_device(by)
        return keep_version(RuleProfile.objects.filter(device=device), name, read, device=device)


def keep_version(kept: QuerySet[Kept], name: str, rules: Rules, **owner: object) -> Kept:
    """The next version of a name among those that `owner` keeps, or the latest where it says the same."""
    named = {"name": name, "variant": rules.variant}
    last = kept.filter(**named).order_by("-version").first()
    if last and last.hidden_at is None and last.differences == rules.differences:
        return last
    told = {"version": last.version + 1 if last else 1, "differences": rules.differences}
    return kept.create(**owner, **named, **told)


def check_profile(
    name: object, variant: object, rules: object, others: tuple[Problem, ...] = ()
) -> tuple[str, Rules]:
    """The name and the rules in order. `others` are problems found elsewhere, told together.

    :raises ProfileRefused: with every problem.
    """
    text, problems = check_name(name)
    read, more = check_rules(variant, rules)
    problems += [*others, *(each for each in more if each.field not in fields_of(others))]
    if problems or read is None:
        raise ProfileRefused(problems)
    return text, read


def check_name(name: object) -> tuple[str, list[Problem]]:
    try:
        longest = PROFILE_LONGEST
        return read_text(name, field="rules_name", what="The name", longest=longest), []
    except TextRefused as refused:
        return "", list(refused.problems)


def fields_of(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.field for problem in problems]


def hide_profile(*, profile: RuleProfile) -> None:
    """Put a name away with all its versions; games go on as they are."""
    with write():
        versions_of(profile).filter(hidden_at=None).update(hidden_at=timezone.now())


def restore_profile(*, profile: RuleProfile) -> None:
    """Take a name out again, with all its versions."""
    with write():
        versions_of(profile).update(hidden_at=None)


def versions_of(profile: RuleProfile) -> Any:
    """Every version of the profile's name."""
    return RuleProfile.objects.filter(
        device_id=profile.device_id, name=profile.name, variant=profile.variant
    )
