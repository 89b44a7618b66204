"""House rules under a name, as a device keeps them."""

from django.db import models
from django.db.models import Q

from games.models.device import Device
from games.models.table import VARIANTS

PROFILE_LONGEST = 60


class RuleProfile(models.Model):
    """One version of a named set of house rules for a game: only what differs from the standard.

    Each save is a version more; what a version says is never written over. `hidden_at` is set on
    all versions of a name when it is put away.
    """

    device = models.ForeignKey(Device, models.PROTECT, related_name="profiles", db_index=False)
    name = models.CharField(max_length=PROFILE_LONGEST)
    variant = models.CharField(max_length=16)
    version = models.PositiveSmallIntegerField()
    differences = models.JSONField(default=dict, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("device", "name", "variant", "version"), name="profile_version_once"
            ),
            models.CheckConstraint(condition=Q(variant__in=VARIANTS), name="profile_variant"),
            models.CheckConstraint(condition=~Q(name=""), name="profile_has_a_name"),
            models.CheckConstraint(condition=Q(version__gte=1), name="profile_version"),
        ]

    def __str__(self) -> str:
        return f"{self.name}, version {self.version}"
