"""Named house rules of a device: saved in versions, put away, taken out again.

A version is never written over, so what a game began with can always be looked up. Saving what
the latest version says already writes nothing: a tap sent twice makes one version.
"""

from typing import Any

from django.utils import timezone

from games.models import Device, RuleProfile
from games.models.profile import PROFILE_LONGEST
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.rules.options import Rules
from games.services.devices import lock_device
from games.services.errors import ProfileRefused
from games.services.starting import check_rules
from games.services.transaction import write


def save_profile(*, by: Device, name: str, variant: str, rules: dict[str, Any]) -> RuleProfile:
    """Keep these rules (what differs from the standard game) under a name, as its next version.

    :raises ProfileRefused: all problems at once; fields `rules_name`, `variant`, `rules.<key>`.
    """
    name, read = check_profile(name, variant, rules)
    with write():
        device = lock_device(by)
        versions = RuleProfile.objects.filter(device=device, name=name, variant=read.variant)
        last = versions.order_by("-version").first()
        if last and last.hidden_at is None and last.differences == read.differences:
            return last
        return add_version(device, name, read, last.version if last else 0)


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


def add_version(device: Device, name: str, rules: Rules, last: int) -> RuleProfile:
    return RuleProfile.objects.create(
        device=device,
        name=name,
        variant=rules.variant,
        version=last + 1,
        differences=rules.differences,
    )


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
