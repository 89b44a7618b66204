"""Giving a device its row, at its first write."""

from games.models import Device


def lock_device(by: Device) -> Device:
    """The device's row, made if need be, locked until the transaction ends. Two queries.

    Marks `by` as known, so that the answer keeps its cookie.
    """
    Device.objects.bulk_create([Device(pk=by.pk)], ignore_conflicts=True)
    device = Device.objects.select_for_update().get(pk=by.pk)
    by._state.adding = False
    return device
