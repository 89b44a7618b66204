"""Who sat where in each hand of a game, as players and as the people that they are in its club."""

from datetime import date
from functools import cached_property

from games.models import Club, Game, Person
from games.rules.variants import side_of_seat
from games.selectors.dates import zone_of
from games.selectors.ledger import sheet_of


class Seated:
    """The seats of a loaded game, and what all of its rows share: club and day.

    `roots` are the people that those who sat down later count as, by player.
    """

    def __init__(self, game: Game, roots: dict[int, int]) -> None:
        self.game = game
        self.roots = roots | {s.player_id: s.player.person.root_id for s in game.seat_list}
        self.club: Club = someone(game).club

    @cached_property
    def day(self) -> date:
        """The local date on which the game began."""
        zone = zone_of(self.game.table.time_zone or self.club.time_zone)
        return self.game.started_at.astimezone(zone).date()

    def at(self, hand: int) -> dict[int, int]:
        """Players by seat in this hand."""
        return players_at(self.game, hand)

    def side(self, seat: int) -> str:
        return side_of_seat(self.game.variant, seat)


def players_at(game: Game, hand: int) -> dict[int, int]:
    """Players by seat in this hand of a loaded game (G11)."""
    players = {seat.number: seat.player_id for seat in game.seat_list}
    for facts in sheet_of(game).seated.changes_until(hand):
        players[facts["seat"]] = facts["player"]
    return players


def substitutions(game: Game) -> list[tuple[int, int, int]]:
    """Who sat down later and stays: seat, player, from which hand on."""
    facts = [each.facts for each in sheet_of(game).seats if not each.is_out]
    return [(told["seat"], told["player"], told["from_hand"]) for told in facts]


def someone(game: Game) -> Person | None:
    """One of the people of a loaded game; None where its table belongs to no club."""
    return game.seat_list[0].player.person
