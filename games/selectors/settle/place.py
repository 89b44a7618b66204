"""Where a question is asked: at a table, by its rules and among its people, or anywhere."""

from functools import cached_property
from typing import Any

from django.urls import reverse

from games.rules.asking import PLAYERS
from games.rules.options import Rules, read_rules
from games.rules.rulings.desk import questions_of
from games.rules.rulings.question import Question
from games.rules.variants import LETTERS, VARIANT_BY_NAME
from games.selectors.judges.seating import differences_told
from games.selectors.table.running import Running


class Place:
    """A table's game, or a game by the standard rules."""

    def __init__(self, rules: Rules, running: Running | None = None) -> None:
        self.rules = rules
        self.running = running
        self.variant = rules.variant

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        return questions_of(self.variant)

    @cached_property
    def names(self) -> dict[str, str]:
        """Of the sides, for the sentences; {} where nobody has a name."""
        if self.running is None:
            return {}
        return {side: name for side, name in self.running.names.items() if side in LETTERS}

    @cached_property
    def people(self) -> dict[int, str]:
        """Who sits where."""
        if self.running is not None:
            return self.running.people
        return {seat: f"Seat {seat}" for seat in range(1, PLAYERS[self.variant] + 1)}

    @cached_property
    def players(self) -> dict[int, str]:
        """Those who play where as many sit at the table as the game is for."""
        return {seat: self.people[seat] for seat in range(1, PLAYERS[self.variant] + 1)}

    def name(self, side: str) -> str:
        return self.names.get(side, f"Side {side}")

    @property
    def second(self) -> str:
        """ "Thursday table: single deck, 2 differences"."""
        told = differences_told(len(self.rules.differences))
        if self.running is None:
            return f"{VARIANT_BY_NAME[self.variant].title}, {told}"
        return f"{self.running.title}: {self.running.variant_title.lower()}, {told}"

    @property
    def home(self) -> str:
        """Where one came from."""
        return self.running.address if self.running else reverse("games:home")

    @property
    def desk(self) -> str:
        if self.running:
            return self.running.at("table-settle")
        return f"{reverse('games:settle')}?game={self.variant}"

    def at(self, key: str) -> str:
        """The address of a question."""
        if self.running and key == "audit":
            return self.running.at("table-settle-audit")
        if self.running:
            return self.running.at("table-settle-question", key)
        return reverse("games:settle-question", args=[key])

    def href(self, key: str) -> str:
        """The address of a question in this game."""
        return self.at(key) if self.running else f"{self.at(key)}?game={self.variant}"

    @property
    def audit(self) -> str:
        return self.href("audit")

    @property
    def book_asked(self) -> str:
        """What the rulebook is asked with, "" for the book of the standard game."""
        return self.running.book_asked if self.running else ""

    @property
    def board(self) -> list[dict[str, str]]:
        """What stands at the foot of every page of the desk."""
        if self.running:
            book = reverse("games:rulebook", args=[self.variant]) + self.book_asked
            return [
                {"label": "Trick judge", "href": self.running.at("table-judge-tricks")},
                {"label": "Auction", "href": self.running.at("table-judge-auction")},
                {"label": "Rulebook", "href": book},
            ]
        asked = f"?game={self.variant}"
        return [
            {"label": "Trick judge", "href": reverse("games:judge-tricks") + asked},
            {"label": "Auction", "href": reverse("games:judge-auction") + asked},
            {"label": "Rulebook", "href": reverse("games:rulebook", args=[self.variant])},
        ]

    @property
    def request(self) -> dict[str, Any]:
        """What every question here begins with."""
        asked: dict[str, Any] = {"variant": self.variant, "rules": self.rules.differences}
        if not self.names:
            return asked
        people = {str(seat): name for seat, name in self.people.items()}
        return asked | {"names": self.names, "people": people}


def standard_place(variant: str) -> Place:
    return Place(read_rules(variant))


def table_place(running: Running) -> Place:
    return Place(running.rules, running)
