"""A club: its people under all their names, seasons, saved rules, and who may do what there.

A person merged into another `stands_for` that one; nothing that was written is touched, so it can
be undone. `merged_into` is whom it was merged into, who may be merged in turn; `stands_for` always
names the last one of that chain, never one that is merged itself.
"""

from django.db import models
from django.db.models import F, Q

from games.ids import ID_LENGTH, LONGEST_KEY, new_id
from games.models.device import Device
from games.models.profile import PROFILE_LONGEST
from games.models.table import VARIANTS

CLUB_LONGEST = 60
SEASON_LONGEST = 60
PERSON_LONGEST = 60
SEARCH_LONGEST = 60
QUERY_LONGEST = 600


class ClubRole(models.TextChoices):
    """What a grant allows: everything; bring tables and save searches; or see."""

    ORGANISER = "organiser"
    MEMBER = "member"
    VIEWER = "viewer"


class Standing(models.TextChoices):
    """What counts in a season's standings."""

    WINS = "wins"
    POINTS = "points"
    AVERAGE = "average"
    RATING = "rating"


class Club(models.Model):
    """People who play again and again.

    `public_address` is the second, read-only address that anybody may open, None for a private
    club. `ratings_from` is the start of the first game whose rating steps are not written yet,
    None when all are.
    """

    address = models.CharField(max_length=ID_LENGTH, unique=True, default=new_id, editable=False)
    public_address = models.CharField(max_length=ID_LENGTH, unique=True, null=True, blank=True)
    name = models.CharField(max_length=CLUB_LONGEST)
    time_zone = models.CharField(max_length=64, blank=True)
    made_by = models.ForeignKey(Device, models.PROTECT, related_name="clubs_made", db_index=False)
    made_at = models.DateTimeField(auto_now_add=True)
    key = models.CharField(max_length=LONGEST_KEY)
    asked = models.CharField(max_length=64, help_text="SHA-256 of what the maker asked for")
    ratings_from = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("made_by", "key"), name="club_made_once"),
            models.CheckConstraint(condition=~Q(name=""), name="club_has_a_name"),
        ]

    def __str__(self) -> str:
        return self.name


class Person(models.Model):
    """Somebody on a club's roster, or a guest. `name` is how pages call them, "" once anonymous."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="people")
    name = models.CharField(max_length=PERSON_LONGEST, blank=True)
    is_guest = models.BooleanField(default=False)
    stands_for = models.ForeignKey(
        "self", models.PROTECT, related_name="merged", null=True, blank=True
    )
    merged_into = models.ForeignKey(
        "self", models.PROTECT, related_name="+", null=True, blank=True, db_index=False
    )
    merged_at = models.DateTimeField(null=True, blank=True)
    anonymous_at = models.DateTimeField(null=True, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=~Q(name="") | Q(anonymous_at__isnull=False), name="person_has_a_name"
            ),
            models.CheckConstraint(
                condition=Q(stands_for=None) | ~Q(stands_for=F("id")), name="person_not_own_alias"
            ),
        ]

    def __str__(self) -> str:
        return self.name or f"person {self.pk}"

    @property
    def root_id(self) -> int:
        """Whom this person counts as: the one it was merged into, or itself."""
        return self.stands_for_id or self.pk


class PersonName(models.Model):
    """A name that a person goes by at tables: the present one, earlier ones, nicknames.

    `folded` is the name as it is compared (games/names.py). A club has each of them once.
    """

    club = models.ForeignKey(Club, models.PROTECT, related_name="names", db_index=False)
    person = models.ForeignKey(Person, models.PROTECT, related_name="names")
    name = models.CharField(max_length=PERSON_LONGEST)
    folded = models.CharField(max_length=PERSON_LONGEST * 3)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("club", "folded"), name="person_name_once"),
            models.CheckConstraint(condition=~Q(folded=""), name="person_name_is_one"),
        ]

    def __str__(self) -> str:
        return self.name


class ClubProfile(models.Model):
    """One version of house rules that a club keeps under a name: what differs from the standard."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="profiles", db_index=False)
    name = models.CharField(max_length=PROFILE_LONGEST)
    variant = models.CharField(max_length=16)
    version = models.PositiveSmallIntegerField()
    differences = models.JSONField(default=dict, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("club", "name", "variant", "version"), name="club_profile_version_once"
            ),
            models.CheckConstraint(condition=Q(variant__in=VARIANTS), name="club_profile_variant"),
            models.CheckConstraint(condition=~Q(name=""), name="club_profile_has_a_name"),
        ]

    def __str__(self) -> str:
        return f"{self.name}, version {self.version}"


class Season(models.Model):
    """A stretch of a club's days, both ends included; without `ends_on` it goes on.

    `variant` "" counts all games. `profile` is the club's set of rules that its new tables get.
    """

    club = models.ForeignKey(Club, models.PROTECT, related_name="seasons")
    name = models.CharField(max_length=SEASON_LONGEST)
    starts_on = models.DateField()
    ends_on = models.DateField(null=True, blank=True)
    variant = models.CharField(max_length=16, blank=True)
    standing = models.CharField(max_length=8, choices=Standing.choices, default=Standing.WINS)
    profile = models.ForeignKey(
        ClubProfile, models.PROTECT, related_name="seasons", null=True, blank=True
    )
    made_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=~Q(name=""), name="season_has_a_name"),
            models.CheckConstraint(condition=Q(variant__in=("", *VARIANTS)), name="season_variant"),
            models.CheckConstraint(
                condition=Q(standing__in=Standing.values), name="season_standing"
            ),
            models.CheckConstraint(
                condition=Q(ends_on=None) | Q(ends_on__gte=F("starts_on")), name="season_has_days"
            ),
        ]

    def __str__(self) -> str:
        return self.name


class ClubLink(models.Model):
    """A capability link of a club. Its secret is derived (games/links.py) and stored nowhere."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="links")
    role = models.CharField(max_length=9, choices=ClubRole.choices)
    nonce = models.CharField(max_length=ID_LENGTH, default=new_id, editable=False)
    made_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("club", "role"),
                condition=Q(revoked_at=None),
                name="club_link_one_per_role",
            ),
            models.CheckConstraint(condition=Q(role__in=ClubRole.values), name="club_link_role"),
        ]

    def __str__(self) -> str:
        return f"{self.role} link of club {self.club_id}"


class ClubGrant(models.Model):
    """A right that a device holds in a club. A hidden club is hidden for this device only."""

    device = models.ForeignKey(Device, models.PROTECT, related_name="club_grants", db_index=False)
    club = models.ForeignKey(Club, models.PROTECT, related_name="grants")
    role = models.CharField(max_length=9, choices=ClubRole.choices)
    link = models.ForeignKey(ClubLink, models.PROTECT, related_name="grants", null=True, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("device", "club"), name="club_grant_once"),
            models.CheckConstraint(condition=Q(role__in=ClubRole.values), name="club_grant_role"),
        ]

    def __str__(self) -> str:
        return f"{self.role} of club {self.club_id}"


class SavedSearch(models.Model):
    """A search over a club's hands under a name: `query` is the address's own query."""

    club = models.ForeignKey(Club, models.PROTECT, related_name="searches")
    name = models.CharField(max_length=SEARCH_LONGEST)
    query = models.CharField(max_length=QUERY_LONGEST, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [models.CheckConstraint(condition=~Q(name=""), name="search_has_a_name")]

    def __str__(self) -> str:
        return self.name
