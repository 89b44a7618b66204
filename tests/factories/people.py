"""Devices, tables, and the rights that the ones hold at the others."""

from datetime import timedelta

import factory
from django.utils import timezone

from games.ids import new_id
from games.models import Code, Device, Grant, Guesses, Link, Table
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


class CodeFactory(factory.django.DjangoModelFactory):
    """A table's code, good for twelve hours."""

    class Meta:
        model = Code

    table = factory.SubFactory(TableFactory)
    text = factory.Sequence(lambda n: f"K7QF{n:04d}")
    expires_at = factory.LazyFunction(lambda: timezone.now() + timedelta(hours=12))


class GuessesFactory(factory.django.DjangoModelFactory):
    """One wrong code from one block of addresses."""

    class Meta:
        model = Guesses

    block = "192.0.2.0/24"
    hour = factory.LazyFunction(lambda: timezone.now().replace(minute=0, second=0, microsecond=0))
    count = 1
