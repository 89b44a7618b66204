"""Named house rules to choose from: the device's own and the well-known ones. One query at most."""

import re
from typing import Any, NamedTuple

from django.db.models import Exists, OuterRef

from games.models import Club, ClubProfile, Device, Game, RuleProfile
from games.rules.profiles import PROFILES, Profile
from games.selectors.club.club_profiles import latest_profiles

CLUB = re.compile(r"club-([0-9]{1,15})")
OWN = re.compile(r"own-([0-9]{1,15})")


class Named(NamedTuple):
    """A profile: `id` is what forms send; `source` and `rule` are those of well-known ones."""

    id: str
    name: str
    variant: str
    version: int
    differences: dict[str, Any]
    source: str = ""
    rule: str = ""


def own_profiles(device: Device) -> tuple[Named, ...]:
    """The latest version of each name that the device has not put away, by name."""
    same = {"device": OuterRef("device"), "name": OuterRef("name"), "variant": OuterRef("variant")}
    later = RuleProfile.objects.filter(**same, version__gt=OuterRef("version"))
    mine = RuleProfile.objects.filter(device_id=device.pk, hidden_at=None).filter(~Exists(later))
    return tuple(own(row) for row in mine.order_by("name", "pk"))


def known_profiles(variant: str = "") -> tuple[Named, ...]:
    """The well-known ones of a game, or of all."""
    return tuple(known(row) for row in PROFILES if variant in ("", row.variant))


def find_profile(device: Device, variant: str, wanted: str) -> Named | None:
    """What a form's id stands for in this game; None where it is nothing of this device's or its clubs'."""
    row = own_row(device, wanted) or club_row(device, wanted)
    found = [own(row)] if row else [each for each in known_profiles() if each.id == wanted]
    return next((each for each in found if each.variant == variant), None)


def own_row(device: Device, wanted: str) -> RuleProfile | None:
    """The version of a profile that an id like `own-12` names, if it is this device's."""
    match = OWN.fullmatch(wanted)
    if match is None:
        return None
    return RuleProfile.objects.filter(device_id=device.pk, pk=int(match[1])).first()


def club_row(device: Device, wanted: str) -> ClubProfile | None:
    """The version of a profile that an id like `club-12` names, if this device's club has it."""
    match = CLUB.fullmatch(wanted)
    if match is None:
        return None
    held = {"club__grants__device_id": device.pk, "club__grants__revoked_at": None}
    return ClubProfile.objects.filter(pk=int(match[1]), **held).first()


def club_profiles(club: Club) -> tuple[Named, ...]:
    """The latest version of each name that the club has not put away. One query."""
    return tuple(own(row) for row in latest_profiles(club))


def profile_of(game: Game, device: Device) -> Named | None:
    """The profile that the game came from, where this device has it."""
    if not game.rules_name:
        return None
    name = {"name": game.rules_name, "variant": game.variant, "version": game.rules_version}
    row = RuleProfile.objects.filter(device_id=device.pk, **name).first()
    if row is None and game.table.club_id is not None:
        row = ClubProfile.objects.filter(club_id=game.table.club_id, **name).first()
    told = (game.rules_name, game.variant, game.rules_version)
    same = [each for each in known_profiles(game.variant) if each[1:4] == told]
    return own(row) if row else next(iter(same), None)


def own(row: RuleProfile | ClubProfile) -> Named:
    whose = "own" if isinstance(row, RuleProfile) else "club"
    return Named(f"{whose}-{row.pk}", row.name, row.variant, row.version, row.differences)


def known(row: Profile) -> Named:
    name = (f"known-{row.slug}", row.name, row.variant, row.version)
    return Named(*name, row.differences, row.source, row.rule)
