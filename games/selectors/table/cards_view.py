"""The page of one player's cards in the running hand: the picker, what it makes, whose turn is next."""

from typing import Any

from games.rules.counting import hand_sizes
from games.selectors.table.clashes import clash_slips
from games.selectors.table.live_view import live_of
from games.selectors.table.melds_view import count, line_views, note_views
from games.selectors.table.seat_cards import SeatCards
from games.selectors.table.words import SUIT_NAMES, hidden, listed, plain
from meld.picking import picker_view


class CardsLook:
    """Whose cards one wants to see; and of a form that was sent: its cards and what is wrong."""

    def __init__(
        self,
        seat: int = 0,
        *,
        cards: tuple[str, ...] | None = None,
        typed: str | None = None,
        problems: tuple[Any, ...] = (),
        figure: tuple[str, int | None, str] | None = None,
        notice: str = "",
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.typed = typed
        self.problems = problems
        self.figure = figure  # as it was written, what it says, what is wrong with it
        self.notice = notice


def cards_view(now: SeatCards, look: CardsLook) -> dict[str, Any]:
    """For `cards.html`."""
    running = now.running
    seat = look.seat if look.seat in now.seats else now.next_seat()
    cards = now.cards(seat) if look.cards is None else look.cards
    stored = now.figure(seat)
    told, figure, wrong = look.figure or ("" if stored is None else str(stored), stored, "")
    counted = counted_view(now, seat, cards, figure)
    return {
        "title": running.people[seat],
        "second": f"Meld of hand {running.hand_number}, {trump_words(now)}",
        "back": running.step_href("meld"),
        "live": live_of(running),
        "side": running.side_of_seat[seat],
        "action": running.cards_action,
        "hidden": hidden(seat=seat, **running.sent_along("meld")),
        "players": [player(now, each, seat) for each in now.seats],
        "picker": picker_view(
            now.rules.deck,
            cards,
            variant=now.rules.variant,
            sizes=sizes_of(now, seat),
            typed=look.typed,
            problems=look.problems,
        ),
        "figure": {
            "label": f"Meld of {running.people[seat]}, where the cards are not known",
            "value": told,
            "error": wrong,
            "is_offered": now.rules.is_partnership,
        },
        "notice": look.notice,
        "counted": counted,
    }


def trump_words(now: SeatCards) -> str:
    return f"{SUIT_NAMES[now.trump]} are trump" if now.trump else "no trump"


def sizes_of(now: SeatCards, seat: int) -> tuple[int, ...]:
    """How many cards this player holds: with the widow only the bidder (CT8)."""
    sizes = hand_sizes(now.rules)
    return sizes[-1:] if now.running.side_of_seat[seat] == now.entry.get("bidder") else sizes[:1]


def player(now: SeatCards, seat: int, current: int) -> dict[str, Any]:
    """A player's chip: the name, and what his cards make."""
    points = [plain(share.points) for share in now.shares if share.seat == seat]
    return {
        "seat": seat,
        "name": now.running.people[seat],
        "side": now.running.side_of_seat[seat],
        "points": points[0] if points else "",
        "is_current": seat == current,
    }


def counted_view(
    now: SeatCards, seat: int, cards: tuple[str, ...], figure: int | None = None
) -> dict[str, Any]:
    """For `_counted.html`: what changes with every card."""
    counted = count(now.rules, cards, now.trump)
    return {
        "total": plain(counted["total"] if figure is None else figure),
        "lines": line_views(now.rules, counted),
        "notes": note_views(now.rules, counted),
        "sum": sum_words(now, seat, cards, figure),
        "warning": warning(now, seat, len(cards)),
        "action": action(counted["total"] if cards else figure),
        "slips": clash_slips(
            now.running, now.told_with(seat, cards), now.trump, way="next", besides=seat
        ),
    }


def action(points: int | None) -> str:
    """What the key says that takes them."""
    return "Take no cards" if points is None else f"Take {points}"


def warning(now: SeatCards, seat: int, held: int) -> str:
    """More cards than this player holds: said, never refused."""
    (most,) = sizes_of(now, seat)
    return f"{held} cards: {now.running.people[seat]} holds {most}." if held > most else ""


def sum_words(now: SeatCards, seat: int, cards: tuple[str, ...], figure: int | None = None) -> str:
    """`Ann & Bob 190: Ann 150 and Bob 40.`; or what gives way, where a figure was written by hand."""
    running, side = now.running, now.running.side_of_seat[seat]
    shares = [share for share in now.with_cards(seat, cards, figure) if share.side == side]
    written = (now.stored.get("meld") or {}).get(side)
    if shares and written is not None and not now.of_side(side):
        return f"{written} is written for {running.names[side]}; cards take its place."
    if len(shares) < len(running.seats_of(side)) or not running.rules.is_partnership:
        return ""
    parts = listed([f"{running.people[share.seat]} {share.points}" for share in shares])
    return f"{running.names[side]} {sum(share.points for share in shares)}: {parts}."
