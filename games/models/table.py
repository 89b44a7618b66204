"""A table, who may do what there, and the links that hand out such rights."""

from django.db import models
from django.db.models import Q

from games.ids import ID_LENGTH, LONGEST_KEY, new_id
from games.models.device import Device

VARIANTS = ("cutthroat", "single-deck", "double-deck")
TITLE_LONGEST = 60


class Role(models.TextChoices):
    """What a grant allows: everything, record and correct, or see."""

    OWNER = "owner"
    SCORER = "scorer"
    WATCHER = "watcher"


class Table(models.Model):
    """The place with its people, played at one game after another.

    `rules` and `variant` are those of the next game: only what differs from the standard game.
    """

    address = models.CharField(max_length=ID_LENGTH, unique=True, default=new_id, editable=False)
    title = models.CharField(max_length=TITLE_LONGEST, blank=True)
    time_zone = models.CharField(max_length=64, blank=True)
    variant = models.CharField(max_length=16)
    rules = models.JSONField(default=dict, blank=True)
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


class Grant(models.Model):
    """A right that a device holds at a table. A hidden table is hidden for this device only."""

    device = models.ForeignKey(Device, models.PROTECT, related_name="grants", db_index=False)
    table = models.ForeignKey(Table, models.PROTECT, related_name="grants")
    role = models.CharField(max_length=8, choices=Role.choices)
    made_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("device", "table"), name="grant_once"),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="grant_role"),
        ]

    def __str__(self) -> str:
        return f"{self.role} of table {self.table_id}"


class Link(models.Model):
    """A capability link. Its secret is derived (games/links.py) and stored nowhere."""

    table = models.ForeignKey(Table, models.PROTECT, related_name="links")
    role = models.CharField(max_length=8, choices=Role.choices)
    nonce = models.CharField(max_length=ID_LENGTH, default=new_id, editable=False)
    made_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("table", "role"), condition=Q(revoked_at=None), name="link_one_per_role"
            ),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="link_role"),
        ]

    def __str__(self) -> str:
        return f"{self.role} link of table {self.table_id}"
