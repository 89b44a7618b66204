"""Statistics of clubs: rows that say what the ledgers say, so that a page need not replay them.

Written in the transaction that writes the ledger (games/services/statistics.py), for tables that
belong to a club, and for those alone; `manage.py rebuild_statistics` writes the same rows anew.
Points are on the standard scale of the game. `person` is the root that the player counts as, and
`on` the local date on which the game began; both are the same in all rows of a game.
"""

from django.db import models
from django.db.models import Q

from games.models.club import Club, Person
from games.models.game import Game, Player


class Part(models.TextChoices):
    """What somebody did in a hand. Nobody bids in a hand that was passed out."""

    BIDDER = "bidder"
    PARTNER = "partner"
    DEFENDER = "defender"
    NONE = "none"


class State(models.TextChoices):
    """Where a game stands: being played, played out, or called off, which is no win."""

    RUNNING = "running"
    FINISHED = "finished"
    CALLED = "called"


SHARES = (
    *("person", "part", "partner", "bidder", "result", "variant", "on"),
    *("meld", "tricks", "delta", "meld_lost", "is_made"),
)
OWN_BIDS = (
    *("person", "on", "game", "seq", "partner", "variant", "bid", "trump", "place"),
    *("is_made", "margin", "meld", "delta"),
)


class HandSeat(models.Model):
    """One seat that played in one hand that counts; a hand has three or four of them.

    About the hand, the same in each row: `seq` and `number` on the sheet, `at` the instant it was
    first written, `dealer` (seat), `bid` (0: nobody bid), `trump` ("" unnamed), `result` as in a
    verdict, `is_made` whether the bidder did what he bid, `margin` how far the bidding side was
    over what it needed, below zero how far short (None where no tricks were played, for a moon,
    and where it lacked no points), `bidder` (person, None where the seat is not known).
    About the seat: `place` 1 for the first to speak, the dealer last; `part`; `partner` (person);
    `meld` that its side showed, `own_meld` of this seat where known, `meld_lost` what of the side's
    meld was lost for want of a trick, `tricks` of its side as they count (None: not played),
    `delta` of its side.
    Of a hand without a known bidder's seat both partners of the bidding side are `partner`.
    """

    game = models.ForeignKey(Game, models.PROTECT, related_name="hand_seats", db_index=False)
    club = models.ForeignKey(Club, models.PROTECT, related_name="+", db_index=False)
    variant = models.CharField(max_length=16)
    on = models.DateField()
    seq = models.PositiveIntegerField()
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    dealer = models.PositiveSmallIntegerField()
    bid = models.IntegerField()
    trump = models.CharField(max_length=1, blank=True)
    result = models.CharField(max_length=12)
    is_made = models.BooleanField(default=False)
    margin = models.IntegerField(null=True)
    bidder = models.ForeignKey(Person, models.PROTECT, related_name="+", null=True, db_index=False)

    seat = models.PositiveSmallIntegerField()
    place = models.PositiveSmallIntegerField()
    side = models.CharField(max_length=1)
    player = models.ForeignKey(Player, models.PROTECT, related_name="hand_seats", db_index=False)
    person = models.ForeignKey(Person, models.PROTECT, related_name="hand_seats", db_index=False)
    partner = models.ForeignKey(Person, models.PROTECT, related_name="+", null=True, db_index=False)
    part = models.CharField(max_length=8, choices=Part.choices)
    meld = models.IntegerField(default=0)
    own_meld = models.IntegerField(null=True)
    meld_lost = models.IntegerField(default=0)
    tricks = models.IntegerField(null=True)
    delta = models.IntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("game", "seq", "seat"), name="hand_seat_once"),
            models.CheckConstraint(condition=Q(part__in=Part.values), name="hand_seat_part"),
        ]
        indexes = [
            models.Index(fields=("person", "on"), name="hand_seat_of_person"),
            models.Index(fields=("player",), name="hand_seat_of_player"),
            models.Index(
                # In the order in which bids are grouped, so that nothing is sorted.
                fields=("club", "variant", "bid", "trump", "place", "on", "is_made", "margin"),
                condition=Q(part="bidder"),
                name="hand_seat_bids",
            ),
            models.Index(fields=("club", "on", "game", "seq"), name="hand_seat_in_order"),
            # The few hands of which nobody knows who bid them, or that nobody bid.
            models.Index(
                fields=("club", "on"), condition=Q(bidder=None), name="hand_seat_without_bidder"
            ),
            # All that a person's page asks of hands, so that no row is looked up.
            models.Index(fields=SHARES, name="hand_seat_shares"),
            models.Index(fields=OWN_BIDS, condition=Q(part="bidder"), name="hand_seat_own_bids"),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat} in hand {self.number} of game {self.game_id}"


class GameSeat(models.Model):
    """What one player did at one seat of one game: sums of its rows, and how the game went.

    `is_credited`: the game is this player's, who played most hands there (the later one of two);
    nobody is credited with one game twice. `is_first` marks one row of each game, to count games by.
    `total` and `lead` are the side's final total and its lead over the best other side. `bids`,
    `made`, `sets` and so on count hands; `bid_points` adds up bids, `margin_points` margins over
    `margins` hands that had one. `delta` is the sum of what its side wrote, split by part.
    """

    game = models.ForeignKey(Game, models.PROTECT, related_name="game_seats", db_index=False)
    club = models.ForeignKey(Club, models.PROTECT, related_name="+", db_index=False)
    variant = models.CharField(max_length=16)
    on = models.DateField()
    started_at = models.DateTimeField()
    state = models.CharField(max_length=8, choices=State.choices)
    seat = models.PositiveSmallIntegerField()
    side = models.CharField(max_length=1)
    player = models.ForeignKey(Player, models.PROTECT, related_name="game_seats", db_index=False)
    person = models.ForeignKey(Person, models.PROTECT, related_name="game_seats", db_index=False)
    partner = models.ForeignKey(Person, models.PROTECT, related_name="+", null=True, db_index=False)
    is_first = models.BooleanField(default=False)
    is_credited = models.BooleanField(default=False)
    is_won = models.BooleanField(default=False)
    is_draw = models.BooleanField(default=False)
    total = models.IntegerField(default=0)
    lead = models.IntegerField(default=0)

    hands = models.PositiveIntegerField(default=0)
    bids = models.PositiveIntegerField(default=0)
    made = models.PositiveIntegerField(default=0)
    sets = models.PositiveIntegerField(default=0)
    conceded = models.PositiveIntegerField(default=0)
    thrown_in = models.PositiveIntegerField(default=0)
    bid_points = models.IntegerField(default=0)
    margins = models.PositiveIntegerField(default=0)
    margin_points = models.IntegerField(default=0)
    partnered = models.PositiveIntegerField(default=0)
    defended = models.PositiveIntegerField(default=0)
    sets_caused = models.PositiveIntegerField(default=0)
    meld_points = models.IntegerField(default=0)
    meld_lost = models.IntegerField(default=0)
    played = models.PositiveIntegerField(default=0, help_text="Hands with tricks")
    trick_points = models.IntegerField(default=0)
    delta = models.IntegerField(default=0)
    delta_bidding = models.IntegerField(default=0)
    delta_partnering = models.IntegerField(default=0)
    delta_defending = models.IntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("game", "seat", "player"), name="game_seat_once"),
            models.CheckConstraint(condition=Q(state__in=State.values), name="game_seat_state"),
        ]
        indexes = [
            models.Index(fields=("person", "on"), name="game_seat_of_person"),
            models.Index(fields=("player",), name="game_seat_of_player"),
            models.Index(fields=("club", "on"), name="game_seat_of_club"),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat} in game {self.game_id}"


class RatingStep(models.Model):
    """A person's rating after a finished game: mean and deviation, `games` rated so far.

    Steps of a club are written in the order of its games, so later steps have higher ids.
    """

    club = models.ForeignKey(Club, models.PROTECT, related_name="rating_steps", db_index=False)
    person = models.ForeignKey(Person, models.PROTECT, related_name="rating_steps", db_index=False)
    game = models.ForeignKey(Game, models.PROTECT, related_name="rating_steps", db_index=False)
    on = models.DateField()
    started_at = models.DateTimeField()
    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.PositiveIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=("game", "person"), name="rating_step_once")]
        indexes = [
            models.Index(fields=("club", "person", "id"), name="rating_step_latest"),
            models.Index(fields=("club", "started_at"), name="rating_step_from"),
        ]

    def __str__(self) -> str:
        return f"rating of person {self.person_id} after game {self.game_id}"
