"""Entries and drafts."""

import factory
from django.utils import timezone

from games.ids import new_id
from games.models import Draft, Entry
from games.models.entry import Kind
from tests.factories.facts import hand
from tests.factories.people import DeviceFactory
from tests.factories.play import GameFactory


class EntryFactory(factory.django.DjangoModelFactory):
    """The first hand of a game."""

    class Meta:
        model = Entry

    game = factory.SubFactory(GameFactory)
    seq = 1
    kind = Kind.HAND
    facts = factory.LazyFunction(hand)
    device = factory.SubFactory(DeviceFactory)
    at = factory.LazyFunction(timezone.now)
    key = factory.LazyFunction(new_id)


class DraftFactory(factory.django.DjangoModelFactory):
    """Hand 1, of which nothing is known."""

    class Meta:
        model = Draft

    game = factory.SubFactory(GameFactory)
