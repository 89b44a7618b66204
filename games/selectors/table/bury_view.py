"""Which cards the bidder buries (CT11, CT12): the best choices first, or any others of his cards."""

from typing import Any

from games.rules.burying import answer_bury
from games.rules.counting import hand_sizes
from games.rules.duties import trick_points
from games.rules.errors import Problem
from games.selectors.table.buried import cards_in
from games.selectors.table.live_view import live_of
from games.selectors.table.running import Running
from games.selectors.table.seat_cards import SeatCards
from games.selectors.table.words import SUIT_NAMES, hidden, plain, slip
from meld.picking import cards_view

SHOWN = 6
SUM = "{points} in counters"


class BuryState:
    """The bidder's cards after the widow, and what of them lies buried."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.rules = running.rules
        self.entry = running.entry()
        self.seat: int = self.entry.get("bidder_seat") or 0
        self.name = running.people.get(self.seat, "")
        self.held = SeatCards(running).cards(self.seat) if self.seat else ()
        self.chosen = cards_in(self.entry, str(self.seat))

    @property
    def size(self) -> int:
        """How many cards are buried: as many as the widow has."""
        return self.rules.widow

    @property
    def whole(self) -> int:
        """How many cards the bidder holds with the widow (CT8)."""
        return hand_sizes(self.rules)[-1]

    @property
    def is_whole(self) -> bool:
        return len(self.held) == self.whole

    def points(self, cards: list[str] | tuple[str, ...]) -> int:
        """The counters that some cards hold."""
        return trick_points(self.rules, tuple(cards))

    def facts(self, cards: list[str]) -> dict[str, Any]:
        """What is kept of buried cards; nothing where there are none."""
        if not cards:
            return {}
        return {"buried_cards": {str(self.seat): cards}, "buried_points": self.points(cards)}

    def best(self) -> dict[str, Any]:
        """What the rules advise."""
        return answer_bury(
            {
                "variant": self.rules.variant,
                "rules": self.rules.differences,
                "trump": self.entry["trump"],
                "cards": list(self.held),
            }
        )


def bury_view(
    state: BuryState,
    *,
    picked: tuple[str, ...] = (),
    problems: tuple[Problem, ...] = (),
    notice: str = "",
) -> dict[str, Any]:
    """For `bury/page.html`; `picked` are the places of the cards that were ticked."""
    running = state.running
    return {
        "title": f"Bury {state.size} cards",
        "second": second(state),
        "back": running.step_href("tricks"),
        "live": live_of(running),
        "side": running.side_of_seat.get(state.seat, ""),
        "action": running.bury_action,
        "hidden": hidden(**running.sent_along("bury")),
        "notice": notice,
        "slips": [slip(problem) for problem in problems],
        "missing": missing(state),
        "cards_href": running.cards_href(state.seat),
        "now": now(state),
    } | (offered(state, picked) if state.is_whole else {})


def second(state: BuryState) -> str:
    trump = SUIT_NAMES.get(state.entry.get("trump") or "", "")
    return f"{state.name}, {trump} are trump"


def missing(state: BuryState) -> str:
    """What keeps the page from advising; "" where nothing does."""
    if state.is_whole:
        return ""
    told = f"{len(state.held)} of them are written." if state.held else "They are not written yet."
    return f"After the widow {state.name} holds {state.whole} cards. {told}"


def now(state: BuryState) -> dict[str, Any] | None:
    """What lies buried already."""
    if not state.chosen:
        return None
    points = SUM.format(points=state.points(state.chosen))
    return {"cards": cards_view(state.chosen), "text": points}


def offered(state: BuryState, picked: tuple[str, ...]) -> dict[str, Any]:
    """The choices, and every card that may be ticked instead."""
    best = state.best()
    return {
        "sentence": best["sentence"],
        "choices": [choice(state, each) for each in best["choices"][:SHOWN]],
        "held": [
            tick(card, place, picked)
            for place, card in enumerate(state.rules.deck.in_order(state.held))
        ],
    }


def choice(state: BuryState, each: dict[str, Any]) -> dict[str, Any]:
    """One choice: its cards, their counters, what it would break."""
    cards = each["cards"]
    return {
        "value": " ".join(cards),
        "cards": cards_view(cards),
        "points": SUM.format(points=plain(each["points"])),
        "words": broken(each["breaks"]),
        "rule": state.running.rule(each["rule"]),
        "is_chosen": sorted(cards) == sorted(state.chosen),
    }


def broken(lines: list[str]) -> str:
    """Which melds would lie buried with these cards; they stay scored all the same (CT11)."""
    if not lines:
        return "from no meld"
    return f"from meld: {', '.join(lines)}"


def tick(card: str, place: int, picked: tuple[str, ...]) -> dict[str, Any]:
    return {
        "place": place,
        "cards": cards_view([card]),
        "is_chosen": str(place) in picked,
    }
