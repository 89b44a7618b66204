"""What happens at a table, in one line each: `record(game)`, `undo(game, 3)`."""

from typing import Any

from games import services
from games.ids import new_id
from games.models import Device, Entry, Game, Grant
from games.selectors.ledger import load_game
from tests.factories import hand, melded


def owner(game: Game) -> Device:
    """A device that may write there."""
    return Grant.objects.select_related("device").filter(table=game.table).first().device


def fresh(game: Game) -> Game:
    """The game as it stands in the database."""
    return load_game(game.table, game.number)


def as_usual(game: Game, changes: dict[str, Any]) -> dict[str, Any]:
    """Arguments of a write from a page with a new key, by the owner."""
    usual = {"game": game, "key": new_id()} | changes
    return usual if "by" in usual else usual | {"by": owner(game)}


def record(game: Game, facts: dict[str, Any] | None = None, **changes: Any) -> Entry:
    """The next hand of the game as it is now."""
    now = fresh(game)
    usual = {
        "hand_number": now.hand_number,
        "facts": hand(now.variant) if facts is None else facts,
        "seen_version": now.version,
    }
    return services.record_hand(**as_usual(game, usual | changes))


def win(game: Game) -> Entry:
    """A hand that takes side A over the target at once."""
    return record(game, hand(bid=700, meld=melded(1500, 40)))


def undo(game: Game, seq: int, **changes: Any) -> Entry:
    """Undo any entry."""
    return services.undo_entry(**as_usual(game, {"target_seq": seq} | changes))


def penalise(game: Game, amounts: Any = None, **changes: Any) -> Entry:
    """A penalty line: 50 less for side A, or what `amounts` says."""
    amounts = {"A": -50} if amounts is None else amounts
    return services.record_penalty(**as_usual(game, {"amounts": amounts} | changes))


def end(game: Game, **changes: Any) -> Entry:
    """Call it now."""
    return services.end_game(**as_usual(game, changes))


def reopen(game: Game, **changes: Any) -> Entry:
    """Go on with a finished game."""
    return services.reopen_game(**as_usual(game, changes))


def correct(game: Game, seq: int, facts: dict[str, Any] | None = None, **changes: Any) -> Entry:
    """A hand written again, by somebody who sees the sheet as it is."""
    usual = {"target_seq": seq, "seen_version": changes.pop("seen_version", None)}
    if usual["seen_version"] is None:
        usual["seen_version"] = fresh(game).version
    facts = hand(game.variant) if facts is None else facts
    return services.correct_hand(**as_usual(game, usual | {"facts": facts} | changes))


def strike(game: Game, seq: int, **changes: Any) -> Entry:
    """A line struck out."""
    return services.strike_line(**as_usual(game, {"target_seq": seq} | changes))


def restore(game: Game, seq: int, **changes: Any) -> Entry:
    """A struck line stands again."""
    return services.restore_line(**as_usual(game, {"target_seq": seq} | changes))


def seat(game: Game, number: int, name: str, from_hand: int = 1, **changes: Any) -> Entry:
    """Somebody sits down from a hand on; from hand 1 all along."""
    usual = {"seat": number, "name": name, "from_hand": from_hand}
    return services.substitute_player(**as_usual(game, usual | changes))


def rule(game: Game, rules: Any = None, /, **changes: Any) -> Entry:
    """Other rules: `rule(game, {"target": 1000})`."""
    return services.change_rules(**as_usual(game, {"rules": rules or {}} | changes))


def confirm(game: Game, seq: int, side: str = "B", **changes: Any) -> Entry:
    """A side says that a hand is right."""
    return services.confirm_hand(**as_usual(game, {"target_seq": seq, "side": side} | changes))


def ask(game: Game) -> Game:
    """From here on the table asks the others whether a hand is right."""
    services.set_confirms(table=game.table, is_on=True, by=owner(game))
    return game
