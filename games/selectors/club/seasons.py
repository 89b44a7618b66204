"""The seasons of a club."""

from games.models import Club, Season


def seasons_of(club: Club) -> list[Season]:
    """The club's seasons that are not put away, the earliest first. One query."""
    return list(club.seasons.filter(hidden_at=None).order_by("starts_on", "pk"))
