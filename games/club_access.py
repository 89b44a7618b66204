"""Who may do what in a club: every such decision is made here, and nowhere else.

Rights are grants to devices, as at tables; a club's public address lets anybody see. Whoever has
neither is told that there is no such club (404).
"""

from django.http import Http404

from games.links import opens
from games.models import Club, ClubGrant, ClubLink, Device
from games.models.club import ClubRole

ALLOWED = {
    "see": tuple(ClubRole),
    "hold": tuple(ClubRole),
    "bring": (ClubRole.MEMBER, ClubRole.ORGANISER),
    "run": (ClubRole.ORGANISER,),
}
NO_CLUB = "There is no such club."


def can(device: Device, action: str, club: Club) -> bool:
    """Whether `device` may `action` ("see", "bring", "run") in `club` by a grant. One query."""
    grant = ClubGrant.objects.filter(device_id=device.pk, club=club).first()
    return grant is not None and allows(grant, action)


def allows(grant: ClubGrant | None, action: str) -> bool:
    """Whether this grant is enough for the action. A revoked one is enough for none."""
    return grant is not None and grant.revoked_at is None and grant.role in ALLOWED[action]


def get_club_or_404(device: Device, address: str, action: str = "see") -> Club:
    """The club at its own `address`, or, to look at only, at its public one. Two queries at most.

    "hold" is what any right of one's own is enough for, unlike "see".

    With `.opened_by` (the address to link with), `.grant` (None where it was opened publicly),
    `.is_public`, `.can_bring` (tables, searches) and `.can_edit` (everything).

    :raises Http404: no such club, or none that this device may do `action` in.
    """
    grants = ClubGrant.objects.select_related("club")
    grant = grants.filter(device_id=device.pk, club__address=address).first()
    if grant is not None and allows(grant, action):
        return opened(grant.club, address, grant)
    public = Club.objects.filter(public_address=address).first() if action == "see" else None
    if public is None:
        raise Http404(NO_CLUB)
    return opened(public, address, None)


def opened(club: Club, address: str, grant: ClubGrant | None) -> Club:
    """The club with what its pages ask of it."""
    club.opened_by = address
    club.grant = grant
    club.is_public = grant is None
    club.can_bring = allows(grant, "bring")
    club.can_edit = allows(grant, "run")
    return club


def clubs_of(device: Device, action: str = "see") -> list[Club]:
    """The clubs that this device may do `action` in and has not put away, latest first. One query."""
    grants = ClubGrant.objects.select_related("club").filter(
        device_id=device.pk, revoked_at=None, hidden_at=None, role__in=ALLOWED[action]
    )
    return [
        opened(each.club, each.club.address, each) for each in grants.order_by("-made_at", "-pk")
    ]


def get_club_link_or_404(address: str, secret: str) -> ClubLink:
    """The link at a club's address that `secret` opens, with its `.club`. One query.

    :raises Http404: no such club, a wrong secret, or a revoked link.
    """
    links = ClubLink.objects.select_related("club").filter(club__address=address, revoked_at=None)
    found = [link for link in links if opens(link, secret)]
    if not found:
        raise Http404("This link opens nothing.")
    return found[0]
