"""Players, games and seats."""

import factory

from games.ids import new_id
from games.models import Game, Holding, Player, Seat
from tests.factories.people import GrantFactory, TableFactory


class PlayerFactory(factory.django.DjangoModelFactory):
    """Somebody at a table."""

    class Meta:
        model = Player

    table = factory.SubFactory(TableFactory)
    name = "Ann"


class GameFactory(factory.django.DjangoModelFactory):
    """The first game of a table, standard rules, seat 1 deals.."""

    class Meta:
        model = Game

    table = factory.SubFactory(TableFactory)
    number = 1
    variant = factory.SelfAttribute("table.variant")
    dealer = 1
    next_dealer = 1
    start_totals = factory.LazyFunction(lambda: {"A": 0, "B": 0})
    totals = factory.LazyFunction(lambda: {"A": 0, "B": 0})
    key = factory.LazyFunction(new_id)


class SeatFactory(factory.django.DjangoModelFactory):
    """Seat 1 of a game."""

    class Meta:
        model = Seat

    game = factory.SubFactory(GameFactory)
    number = 1
    player = factory.SubFactory(PlayerFactory, table=factory.SelfAttribute("..game.table"))


class HoldingFactory(factory.django.DjangoModelFactory):
    """Two aces that nobody else has seen."""

    class Meta:
        model = Holding

    grant = factory.SubFactory(GrantFactory)
    game = factory.SubFactory(GameFactory)
    hand_number = 1
    cards = factory.LazyFunction(lambda: ["AS", "AH"])
