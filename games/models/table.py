"""A table, who may do what there, and the links and codes that hand out such rights."""

from django.db import models
from django.db.models import Q

from games.ids import ID_LENGTH, LONGEST_KEY, new_id
from games.models.device import Device

VARIANTS = ("cutthroat", "single-deck", "double-deck")
TITLE_LONGEST = 60
MOST_SEATS = 5
CODE_LENGTH = 8


class Role(models.TextChoices):
    """What a grant allows: everything, record and correct, one's own seat, or see."""

    OWNER = "owner"
    SCORER = "scorer"
    SEAT = "seat"
    WATCHER = "watcher"


LINKED = (Role.OWNER, Role.SCORER, Role.WATCHER)  # a seat is given by a tap, never by a link


class Table(models.Model):
    """The place with its people, played at one game after another.

    `rules` and `variant` are those of the next game: only what differs from the standard game.
    `confirms`: whether the opponents of a hand are asked to agree with it. `club`: whose statistics
    its games count in, None for nobody's.
    """

    address = models.CharField(max_length=ID_LENGTH, unique=True, default=new_id, editable=False)
    title = models.CharField(max_length=TITLE_LONGEST, blank=True)
    time_zone = models.CharField(max_length=64, blank=True)
    variant = models.CharField(max_length=16)
    rules = models.JSONField(default=dict, blank=True)
    confirms = models.BooleanField(default=False)
    club = models.ForeignKey(
        "games.Club", models.PROTECT, related_name="tables", null=True, blank=True
    )
    made_by = models.ForeignKey(Device, models.PROTECT, related_name="tables_made", db_index=False)
    made_at = models.DateTimeField(auto_now_add=True)
    key = models.CharField(max_length=LONGEST_KEY)
    asked = models.CharField(max_length=64, help_text="SHA-256 of what the maker asked for")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("made_by", "key"), name="table_made_once"),
            models.CheckConstraint(condition=Q(variant__in=VARIANTS), name="table_variant"),
        ]

    def __str__(self) -> str:
        return self.title or f"table {self.pk}"


class Link(models.Model):
    """A capability link. Its secret is derived (games/links.py) and stored nowhere."""

    table = models.ForeignKey(Table, models.PROTECT, related_name="links")
    role = models.CharField(max_length=8, choices=[(role.value, role.label) for role in LINKED])
    nonce = models.CharField(max_length=ID_LENGTH, default=new_id, editable=False)
    made_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("table", "role"), condition=Q(revoked_at=None), name="link_one_per_role"
            ),
            models.CheckConstraint(
                condition=Q(role__in=[role.value for role in LINKED]), name="link_role"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.role} link of table {self.table_id}"


class Grant(models.Model):
    """A right that a device holds at a table. A hidden table is hidden for this device only.

    `seat` tells whose phone this is, if anybody's who plays; an owner and a scorer may sit too.
    `seat_asked` is the seat that this device asks the owner for, `link` the link it came by.
    A revoked grant allows nothing and holds no seat.
    """

    device = models.ForeignKey(Device, models.PROTECT, related_name="grants", db_index=False)
    table = models.ForeignKey(Table, models.PROTECT, related_name="grants", db_index=False)
    role = models.CharField(max_length=8, choices=Role.choices)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    seat_asked = models.PositiveSmallIntegerField(null=True, blank=True)
    link = models.ForeignKey(Link, models.PROTECT, related_name="grants", null=True, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)
    seen_at = models.DateTimeField(null=True, blank=True)
    hidden_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("device", "table"), name="grant_once"),
            models.UniqueConstraint(fields=("table", "seat"), name="grant_one_per_seat"),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="grant_role"),
            models.CheckConstraint(
                condition=Q(seat=None) | Q(seat__range=(1, MOST_SEATS)), name="grant_seat"
            ),
            models.CheckConstraint(
                condition=Q(seat_asked=None) | Q(seat_asked__range=(1, MOST_SEATS)),
                name="grant_seat_asked",
            ),
            models.CheckConstraint(
                condition=~Q(role=Role.SEAT) | Q(seat__isnull=False), name="grant_seat_is_given"
            ),
            models.CheckConstraint(
                condition=Q(revoked_at=None) | Q(seat=None), name="grant_revoked_sits_nowhere"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.role} of table {self.table_id}"


class Code(models.Model):
    """The short thing that one types to join: for watching, or to ask for a seat."""

    table = models.ForeignKey(Table, models.PROTECT, related_name="codes")
    text = models.CharField(max_length=CODE_LENGTH, unique=True)
    made_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("table",), condition=Q(revoked_at=None), name="code_one_per_table"
            )
        ]

    def __str__(self) -> str:
        return f"code of table {self.table_id}"


class Guesses(models.Model):
    """How many wrong codes were typed from one block of addresses in one hour.

    The whole site counts as a block too, named "site". Rows of past hours are swept away.
    """

    block = models.CharField(max_length=48)
    hour = models.DateTimeField(help_text="When the hour began")
    count = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=("block", "hour"), name="guesses_once")]

    def __str__(self) -> str:
        return f"{self.count} wrong codes from {self.block}"
