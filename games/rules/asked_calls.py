"""Reading what somebody asks about an auction among people with names.

All problems at once, as in auction.py; a call out of turn is no problem here: it is judged.
Leaves out judging (judged_calls.py).
"""

from games.rules.asking import PLAYERS, inside, read_fields, read_game, read_whole
from games.rules.auction import read_calls
from games.rules.calls import speaking_order
from games.rules.errors import AuctionRefused, Problem
from games.rules.options import Rules
from meld.errors import quote

NEEDED = ("variant", "dealer", "calls")
OTHERS = ("rules", "names", "playing")
MOST = {"cutthroat": 5, "single-deck": 4, "double-deck": 4}
LONGEST_NAME = 80
MOST_DIGITS = 6


class AskedCalls:
    """An auction, read and checked: calls are (seat, bid or None), order the seats as they speak."""

    __slots__ = ("calls", "dealer", "names", "order", "rules")

    def __init__(
        self,
        rules: Rules,
        dealer: int,
        names: dict[int, str],
        order: tuple[int, ...],
        calls: tuple[tuple[int, int | None], ...],
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.names = names
        self.order = order
        self.calls = calls


def read_asked_calls(request: object) -> AskedCalls:
    """Read {variant, rules?, dealer, calls, names?, playing?}.

    calls may be a line, "1:250 2:pass"; names go by seat from 1; playing are the three seats that play where four or five sit (CT25).

    :raises AuctionRefused: with every problem of the request.
    """
    fields, problems = read_fields(request, NEEDED, OTHERS)
    rules, wrong = read_game(fields)
    problems += wrong
    if rules is None:
        raise AuctionRefused(tuple(problems))
    names = _read_names(rules.variant, fields, problems)
    dealer, wrong = read_whole(fields.get("dealer", 1), 1, len(names), "dealer")
    calls, odd = read_calls(_listed(fields, problems), len(names))
    order = _read_order(rules.variant, dealer, len(names), fields, problems)
    problems += wrong + odd + _wrong_seats(order, calls)
    if problems:
        raise AuctionRefused(tuple(problems))
    return AskedCalls(rules, dealer, names, order, calls)


def _listed(fields: dict[str, object], problems: list[Problem]) -> dict[str, object]:
    """The fields with their calls as a list, where they are a line like "1:250 2:pass"."""
    line = fields.get("calls")
    if not isinstance(line, str):
        return fields
    parts = [part for part in line.split(" ") if part]
    calls = [_read_part(part, number, problems) for number, part in enumerate(parts)]
    return {"calls": [call for call in calls if call]}


def _read_part(part: str, number: int, problems: list[Problem]) -> dict[str, object]:
    """One call of a line; nothing with a problem where it is none."""
    seat, _, bid = part.partition(":")
    if _is_number(seat) and bid == "pass":
        return {"seat": int(seat), "bid": None}
    if _is_number(seat) and _is_number(bid):
        return {"seat": int(seat), "bid": int(bid)}
    message = f"{quote(part)} is no call: write the seat, a colon and the bid, or 2:pass."
    if _is_number(seat) and not bid:
        message = "How much was bid?"
    problems.append(Problem("wrong_type", inside("calls", number), message))
    return {}


def _is_number(text: str) -> bool:
    return 0 < len(text) <= MOST_DIGITS and all(letter in "0123456789" for letter in text)


def _read_names(variant: str, fields: dict[str, object], problems: list[Problem]) -> dict[int, str]:
    least, most = PLAYERS[variant], MOST[variant]
    usual = {seat + 1: f"Player {seat + 1}" for seat in range(least)}
    if "names" not in fields:
        return usual
    value = fields["names"]
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        problems.append(Problem("wrong_type", "names", "A list of names is expected."))
        return usual
    if not least <= len(value) <= most:
        message = f"{len(value)} names; from {least} to {most} play."
        problems.append(Problem("not_allowed", "names", message))
        return usual
    return {at + 1: str(name)[:LONGEST_NAME] for at, name in enumerate(value)}


def _read_order(
    variant: str, dealer: int, seats: int, fields: dict[str, object], problems: list[Problem]
) -> tuple[int, ...]:
    """The seats as they speak: from the dealer's left, without those who sit out."""
    order = speaking_order(dealer, seats)
    if "playing" not in fields:
        return order[: PLAYERS[variant]]
    value = fields["playing"]
    if not isinstance(value, list):
        problems.append(Problem("wrong_type", "playing", "A list of seats is expected."))
        return order
    playing = tuple([seat for seat in order if seat in value])
    if len(playing) != PLAYERS[variant] or len(value) != len(playing):
        message = f"{PLAYERS[variant]} of the seats 1 to {seats} play."
        problems.append(Problem("not_allowed", "playing", message))
    return playing


def _wrong_seats(
    order: tuple[int, ...], calls: tuple[tuple[int, int | None], ...]
) -> list[Problem]:
    return [
        Problem("not_allowed", f"calls.{number}.seat", f"Seat {seat} does not play in this hand.")
        for number, (seat, _) in enumerate(calls)
        if seat not in order
    ]
