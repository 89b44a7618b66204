"""The clubs of a device, for Home: one query, with those that are put away."""

from typing import Any

from django.urls import reverse

from games.models import ClubGrant, Device

SECOND = {"organiser": "you run it", "member": "you play along", "viewer": "you look on"}


def club_rows(device: Device) -> list[dict[str, Any]]:
    """A line for each club, the latest first."""
    grants = ClubGrant.objects.select_related("club").filter(device_id=device.pk, revoked_at=None)
    return [club_row(grant) for grant in grants.order_by("-made_at", "-pk")]


def club_row(grant: ClubGrant) -> dict[str, Any]:
    """A line of "My clubs"."""
    address = [grant.club.address]
    return {
        "title": grant.club.name,
        "named": "",
        "second": SECOND[grant.role],
        "href": reverse("games:club", args=address),
        "hide": reverse("games:club-hide", args=address),
        "restore": reverse("games:club-restore", args=address),
        "is_hidden": grant.hidden_at is not None,
    }
