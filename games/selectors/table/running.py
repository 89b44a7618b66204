"""A game as its page sees it: loaded once, replayed once, with the names of its sides."""

from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from games.access import allows
from games.ids import is_key, new_id
from games.models import Draft, Game, Table
from games.rules.sheet import Sheet
from games.rules.table_rules import Rules
from games.rules.variants import LETTERS, seats_of_side, side_of_seat, title_at, usual_bids
from games.selectors.ledger import load_game, past_bids, sheet_of
from games.selectors.table.entry import entry_of
from games.selectors.table.words import both, hidden, rule

ENOUGH_BIDS = 8  # hands, before a table has usual bids of its own


class Running:
    """One game at a table, with everything that its page asks of it more than once."""

    def __init__(self, table: Table, game: Game, *, is_current: bool = True) -> None:
        self.table = table
        self.is_current = is_current
        self.game = game
        self.sheet: Sheet = sheet_of(game)
        self.rules: Rules = self.sheet.rules
        self.draft: Draft = game.draft
        self.people = dict(enumerate(self.sheet.people, 1))

    @property
    def may_record(self) -> bool:
        """Whether whoever looks keeps the score."""
        return allows(self.table.grant, "record")

    @property
    def own_seat(self) -> int | None:
        """The seat of whoever looks; None for those who have none in this game."""
        seat = self.table.grant.seat
        return seat if seat in self.people and allows(self.table.grant, "sit") else None

    @cached_property
    def side_of_seat(self) -> dict[int, str]:
        return {seat: side_of_seat(self.game.variant, seat) for seat in self.people}

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """Every side of the game, those who sit out a hand included."""
        return self.rules.sides if self.rules.is_partnership else LETTERS[: len(self.people)]

    @cached_property
    def names(self) -> dict[str, str]:
        return {
            side: both(self.people[seat] for seat in self.seats_of(side)) for side in self.sides
        }

    def seats_of(self, side: str) -> tuple[int, ...]:
        return seats_of_side(self.game.variant, side, len(self.people))

    @cached_property
    def playing(self) -> tuple[str, ...]:
        """The sides of the running hand: those chosen in its draft, else those whose turn it is."""
        return tuple(self.draft.entry.get("playing") or self.sheet.playing)

    def entry(self, **steps: dict[str, Any]) -> dict[str, Any]:
        """The running hand as its draft has it, with `bid=`, `meld=` or `tricks=` in its place."""
        return entry_of(self.rules, self.draft.facts | steps, self.playing)

    @cached_property
    def title(self) -> str:
        return self.table.title or self.people_title

    @cached_property
    def people_title(self) -> str:
        return (" against " if self.rules.is_partnership else ", ").join(self.names.values())

    @cached_property
    def variant_title(self) -> str:
        return title_at(self.game.variant, len(self.people))

    @cached_property
    def usual_bids(self) -> tuple[int, ...]:
        """Nine bids in fixed places for the whole game: round those of the table's games before."""
        past = past_bids(self.game) if self.game.number > 1 else []
        return usual_bids(self.rules, past if len(past) >= ENOUGH_BIDS else ())

    @property
    def hand_number(self) -> int:
        """The hand that is being entered."""
        return self.sheet.hand_number

    @property
    def totals_without(self) -> dict[str, int]:
        """The totals without the hand that is being entered."""
        return self.sheet.totals

    def step_href(self, step: str) -> str:
        """Where one goes to look at a step of that hand."""
        return f"{self.address}?step={step}"

    def step_action(self, step: str) -> str:
        """Where a step of that hand is posted to."""
        return self.at(f"step-{step}")

    @property
    def cards_action(self) -> str:
        """Where a player's cards are posted to."""
        return self.at("cards")

    def cards_href(self, seat: int = 0) -> str:
        """Where a player's cards are picked; without a seat, those of whoever comes next."""
        asked = {"seat": seat} if seat else {}
        return f"{self.cards_action}?{urlencode(asked | self.carried_along)}".rstrip("?")

    @property
    def carried_along(self) -> dict[str, str]:
        """What a form beside the steps sends along; nothing where each step is stored."""
        return {}

    def sent_along(self, part: str) -> dict[str, object]:
        """What a form beside the steps names: its hand, and the part of it that it saw."""
        seen = {
            "game": self.game.number,
            "hand": self.hand_number,
            "revision": self.draft.revisions.get(part, 0),
        }
        return seen | self.carried_along

    @property
    def preview_action(self) -> str:
        """Where one asks what a step would come to."""
        return self.at("preview")

    @property
    def pile_action(self) -> str:
        """Where the piles of that hand are counted."""
        return self.at("pile")

    @property
    def bury_action(self) -> str:
        """Where its bidder chooses what he buries."""
        return self.at("bury")

    def along(self, action: str) -> str:
        """The address of a page beside the steps."""
        return f"{action}?{urlencode(self.carried_along)}".rstrip("?")

    @property
    def can_bury(self) -> bool:
        """Whether its bidder buries cards: with a widow, once trump is named, in a hand to be played."""
        entry = {} if self.sheet.is_over else self.entry()
        is_bid = bool(entry.get("bidder_seat") and entry.get("trump"))
        return self.rules.widow > 0 and is_bid and entry.get("outcome") == "played"

    @property
    def dealer_name(self) -> str:
        return self.people[self.sheet.dealer]

    def once(self, key: str = "") -> list[dict[str, object]]:
        """Hidden fields of a form that writes once: its game, and a key (the one it had, if any)."""
        return hidden(game=self.game.number, key=key if is_key(key) else new_id())

    @cached_property
    def address(self) -> str:
        """The page of this game: the table's own while it is the current one."""
        if self.is_current:
            return self.at("table")
        return self.at("game", self.game.number)

    @property
    def rules_address(self) -> str:
        """Where this game's rules are read, and changed while it is the current one."""
        return self.at("rules") if self.is_current else self.at("game-rules", self.game.number)

    @cached_property
    def book_query(self) -> dict[str, object]:
        """What the rulebook is asked with, so that it notes what this table plays otherwise."""
        game = {} if self.is_current else {"game": self.game.number}
        return {"table": self.table.address, **game}

    @property
    def book_asked(self) -> str:
        """The same as the query of an address."""
        return f"?{urlencode(self.book_query)}"

    def rule(self, rule_id: str) -> dict[str, str] | None:
        """A rule id for `_rule.html`, read on the page of this game."""
        return rule(rule_id, self.game.variant)

    def at(self, name: str, *args: object) -> str:
        """The address of something that is done at this table."""
        return reverse(f"games:{name}", args=[self.table.address, *args])


def running_game(table: Table, number: int | None = None) -> Running:
    """The table's game of that number, or its current one, ready for a page.

    :raises Game.DoesNotExist: no such game.
    """
    game = load_game(table, number)
    is_current = number is None or not table.games.filter(number__gt=number).exists()
    return Running(table, game, is_current=is_current)
