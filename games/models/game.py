"""A game at a table, its seats and the people on them.

`Game` carries a projection of its ledger (`totals` to `last_sentence`) so that lists need no
replay. Services rewrite it in the transaction that appends; the ledger alone is the truth.
"""

from django.db import models
from django.db.models import Q
from django.utils import timezone

from games.ids import LONGEST_KEY
from games.models.profile import PROFILE_LONGEST
from games.models.table import MOST_SEATS, VARIANTS, Grant, Table

NAME_LONGEST = 60


class Player(models.Model):
    """A person at a table, named as typed. Two may share a name.

    `person`: who that is in the table's club; None where the table belongs to none.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="players")
    name = models.CharField(max_length=NAME_LONGEST)
    person = models.ForeignKey(
        "games.Person", models.PROTECT, related_name="players", null=True, blank=True
    )

    class Meta:
        constraints = [models.CheckConstraint(condition=~Q(name=""), name="player_has_a_name")]

    def __str__(self) -> str:
        return self.name


class Game(models.Model):
    """Play to a target under rules that are frozen at its start.

    `dealer` is the seat that deals first. A game may start from a paper score: `start_totals`
    (side to points), `start_target` (None: the rules' own) and `hands_before` (hands).
    `version` is the seq of the last entry, 0 before the first. `rules` are those it began with,
    taken from the profile `rules_name` in its version `rules_version` ("" and 1: from none);
    `rules_now` are those in force, `people_now` the names by seat, after all that was written since.
    """

    table = models.ForeignKey(Table, models.PROTECT, related_name="games", db_index=False)
    number = models.PositiveIntegerField()
    variant = models.CharField(max_length=16)
    rules = models.JSONField(default=dict, blank=True)
    rules_name = models.CharField(max_length=PROFILE_LONGEST, blank=True)
    rules_version = models.PositiveSmallIntegerField(default=1)
    dealer = models.PositiveSmallIntegerField()
    start_totals = models.JSONField(default=dict, blank=True)
    start_target = models.IntegerField(null=True, blank=True)
    hands_before = models.PositiveIntegerField(default=0)
    started_at = models.DateTimeField(default=timezone.now, editable=False)
    key = models.CharField(max_length=LONGEST_KEY)
    asked = models.CharField(max_length=64, help_text="SHA-256 of what was asked for")

    totals = models.JSONField(default=dict)
    target = models.IntegerField(null=True)
    hand_number = models.PositiveIntegerField(default=1)
    next_dealer = models.PositiveSmallIntegerField()
    rules_now = models.JSONField(default=dict, blank=True)
    people_now = models.JSONField(default=list, blank=True)
    winner = models.CharField(max_length=1, blank=True)
    is_over = models.BooleanField(default=False)
    is_draw = models.BooleanField(default=False)
    last_sentence = models.TextField(blank=True)
    version = models.PositiveIntegerField(default=0)
    changed_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("table", "number"), name="game_number_once"),
            models.UniqueConstraint(fields=("table", "key"), name="game_started_once"),
            models.CheckConstraint(condition=Q(variant__in=VARIANTS), name="game_variant"),
            models.CheckConstraint(condition=Q(number__gte=1), name="game_number"),
            models.CheckConstraint(
                condition=Q(dealer__range=(1, MOST_SEATS)) & Q(next_dealer__range=(1, MOST_SEATS)),
                name="game_dealer",
            ),
        ]

    def __str__(self) -> str:
        return f"game {self.number} of table {self.table_id}"


class Seat(models.Model):
    """Who sat where when the game began: 1 to 5, clockwise."""

    game = models.ForeignKey(Game, models.PROTECT, related_name="seats", db_index=False)
    number = models.PositiveSmallIntegerField()
    player = models.ForeignKey(Player, models.PROTECT, related_name="seats")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("game", "number"), name="seat_once"),
            models.UniqueConstraint(fields=("game", "player"), name="seat_of_one_player"),
            models.CheckConstraint(condition=Q(number__range=(1, MOST_SEATS)), name="seat_number"),
        ]

    def __str__(self) -> str:
        return f"seat {self.number} of game {self.game_id}"


class Holding(models.Model):
    """The cards that a player entered on the own phone: nobody else's, until they are laid down.

    They belong to the grant, not to the seat: whoever sits there next never sees them.
    What is laid down goes into the draft (games/services/holdings.py), and no other card does.
    """

    grant = models.ForeignKey(Grant, models.PROTECT, related_name="holdings", db_index=False)
    game = models.ForeignKey(Game, models.PROTECT, related_name="holdings", db_index=False)
    hand_number = models.PositiveIntegerField()
    cards = models.JSONField(default=list, help_text='Codes: ["AS", "10H"]')

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("grant", "game"), name="holding_one_per_game")
        ]

    def __str__(self) -> str:
        return f"cards in hand {self.hand_number} of game {self.game_id}"
