"""Among whom a judge judges: the people of a table, or seats without names."""

from functools import cached_property
from typing import Any

from django.urls import reverse

from games.rules.asking import PLAYERS
from games.rules.options import read_rules
from games.rules.table_rules import Rules
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.judges.house import MOST, text_of
from games.selectors.seating import seat_name
from games.selectors.table.call_state import order_of
from games.selectors.table.running import Running


class Seated:
    """Those who play, by place from 1, clockwise; the rules they play by; and where their pages are.

    `sides` are the table's letters by place; `bidder` and `trump` those of the running hand, where
    it has them; `seats` everybody at the table, `order` the seats of those who play, as they speak.
    """

    def __init__(self, rules: Rules, running: Running | None = None) -> None:
        self.rules = rules
        self.running = running
        self.variant = rules.variant
        count = PLAYERS[self.variant]
        if running is None:
            self.seats = {seat: seat_name(self.variant, seat) for seat in range(1, count + 1)}
            self.dealer = count
            playing = tuple(self.seats)
            self.sides = tuple(rules.sides[(seat - 1) % len(rules.sides)] for seat in playing)
        else:
            self.seats = running.people
            self.dealer = running.sheet.dealer
            playing = tuple(sorted(order_of(running, self.dealer, running.playing)))
            self.sides = tuple(running.side_of_seat[seat] for seat in playing)
        self.playing = playing
        self.names = [self.seats[seat] for seat in playing]

    @cached_property
    def bid(self) -> dict[str, Any]:
        """What was written of the bid in the running hand."""
        return {} if self.running is None else self.running.entry()

    @property
    def trump(self) -> str:
        return self.bid.get("trump") or "S"

    @property
    def bidder(self) -> int:
        """The bidder's place; the first one where nobody has bid."""
        seat = self.bid.get("bidder_seat")
        return self.playing.index(seat) + 1 if seat in self.playing else 1

    @property
    def second(self) -> str:
        """Which game, and how many rules are not the standard ones."""
        title = VARIANT_BY_NAME[self.variant].title
        if self.running is not None:
            title = self.running.variant_title
        return f"{title}, {differences_told(len(self.rules.differences))}"

    @property
    def book_asked(self) -> str:
        """What the rulebook is asked with, "" for the book of the standard game."""
        return self.running.book_asked if self.running else ""

    @property
    def told(self) -> list[str]:
        """How many rules differ, in words, for any number of those that can be chosen here."""
        return [differences_told(count) for count in range(MOST)]

    @property
    def asked_rules(self) -> dict[str, str]:
        """The rules that an address of these carries: a table has its own."""
        differences = {} if self.running else self.rules.differences
        return {key: text_of(value) for key, value in differences.items()}

    def at(self, name: str) -> str:
        """The address of a judge among these: `tricks`, `auction`."""
        if self.running is None:
            return reverse(f"games:judge-{name}")
        return self.running.at(f"table-judge-{name}")


def differences_told(count: int) -> str:
    if not count:
        return "standard"
    return f"{count} differences" if count > 1 else "1 difference"


def standard_seating(variant: str, differences: dict[str, Any]) -> Seated:
    """A game without a table."""
    return Seated(read_rules(variant, differences))


def table_seating(running: Running) -> Seated:
    """The people of a table and the rules of its game."""
    return Seated(running.rules, running)
