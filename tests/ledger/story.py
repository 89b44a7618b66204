"""What happens at a table, in one line each: `record(game)`, `undo(game, 3)`."""

from typing import Any

from games import services
from games.ids import new_id
from games.models import Entry, Game, Grant
from games.selectors.ledger import load_game
from tests.factories import hand


def owner(game: Game) -> Any:
    """A device that may write there."""
    return Grant.objects.filter(table=game.table).first().device


def record(game: Game, facts: dict[str, Any] | None = None, **changes: Any) -> Entry:
    """The next hand of the game as it is now, from a fresh page, with a new key."""
    now = load_game(game.table, game.number)
    usual = {
        "game": now,
        "hand_number": now.hand_number,
        "facts": hand(now.variant) if facts is None else facts,
        "seen_version": now.version,
        "key": new_id(),
        "by": changes.get("by") or owner(game),
    }
    return services.record_hand(**usual | changes)


def undo(game: Game, seq: int, **changes: Any) -> Entry:
    """Undo any entry."""
    return services.undo_entry(
        **{"game": game, "target_seq": seq, "key": new_id(), "by": owner(game)} | changes
    )


def fresh(game: Game) -> Game:
    """The game as it stands in the database."""
    return load_game(game.table, game.number)
