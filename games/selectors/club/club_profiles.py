"""The house rules that a club keeps, in their latest versions. One query."""

from django.db.models import Exists, OuterRef

from games.models import Club, ClubProfile


def latest_profiles(club: Club, *, hidden: bool = False) -> list[ClubProfile]:
    """The latest version of each name that is not put away (or of each that is), by name."""
    same = {"club": OuterRef("club"), "name": OuterRef("name"), "variant": OuterRef("variant")}
    later = ClubProfile.objects.filter(**same, version__gt=OuterRef("version"))
    kept = ClubProfile.objects.filter(club=club, hidden_at__isnull=not hidden)
    return list(kept.filter(~Exists(later)).order_by("name", "pk"))
