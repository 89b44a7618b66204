"""House rules that a club keeps under a name: saved in versions, put away, taken out again.

As with a phone's own (games/services/profiles.py): a version is never written over, and saving
what the latest one says already writes nothing.
"""

from typing import Any

from django.db.models import QuerySet
from django.utils import timezone

from games.models import Club, ClubProfile
from games.services.profiles import check_profile, keep_version
from games.services.roster import locked
from games.services.transaction import write


def save_club_profile(*, club: Club, name: str, variant: str, rules: dict[str, Any]) -> ClubProfile:
    """Keep these rules (what differs from the standard game) under a name, as its next version.

    :raises ProfileRefused: all problems at once; fields `rules_name`, `variant`, `rules.<key>`.
    """
    name, read = check_profile(name, variant, rules)
    with write():
        locked(club)
        return keep_version(ClubProfile.objects.filter(club=club), name, read, club=club)


def hide_club_profile(*, profile: ClubProfile) -> None:
    """Put a name away with all its versions; games and seasons go on as they are."""
    with write():
        versions_of(profile).filter(hidden_at=None).update(hidden_at=timezone.now())


def restore_club_profile(*, profile: ClubProfile) -> None:
    """Take a name out again, with all its versions."""
    with write():
        versions_of(profile).update(hidden_at=None)


def versions_of(profile: ClubProfile) -> QuerySet[ClubProfile]:
    """Every version of the profile's name."""
    same = {"name": profile.name, "variant": profile.variant}
    return ClubProfile.objects.filter(club_id=profile.club_id, **same)
