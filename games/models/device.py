"""A device: the browser that somebody holds. There are no accounts; rights are grants to it."""

from django.db import models

from games.ids import ID_LENGTH, new_id


class Device(models.Model):
    """One browser, known by 128 random bits in its signed cookie.

    The row is made by the device's first write; until then the same class, unsaved, stands for it.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_id, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"device {self.pk[:6]}"

    @property
    def is_known(self) -> bool:
        """Whether this device has written something, as far as this request knows."""
        return not self._state.adding
