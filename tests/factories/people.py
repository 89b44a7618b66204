"""Devices, tables, and the rights that the ones hold at the others."""

import factory

from games.ids import new_id
from games.models import Device, Grant, Link, Table
from games.models.table import Role


class DeviceFactory(factory.django.DjangoModelFactory):
    """A browser that has written something."""

    class Meta:
        model = Device


class TableFactory(factory.django.DjangoModelFactory):
    """A single-deck table without a title, nobody's so far."""

    class Meta:
        model = Table

    variant = "single-deck"
    made_by = factory.SubFactory(DeviceFactory)
    key = factory.LazyFunction(new_id)


class GrantFactory(factory.django.DjangoModelFactory):
    """An owner's right at a table."""

    class Meta:
        model = Grant

    device = factory.SubFactory(DeviceFactory)
    table = factory.SubFactory(TableFactory)
    role = Role.OWNER


class LinkFactory(factory.django.DjangoModelFactory):
    """A table's recovery link."""

    class Meta:
        model = Link

    table = factory.SubFactory(TableFactory)
    role = Role.OWNER
