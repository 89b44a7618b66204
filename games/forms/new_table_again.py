"""The same people again: a table's people, game, rules and next dealer as the form would have them."""

from games.forms.option_fields import typed_rules
from games.models import Game


def typed_again(game: Game) -> dict[str, str]:
    """What one would type to play on with the same people, from a game with seats and table."""
    names = {f"name_{seat}": name for seat, name in enumerate(game.people_now, 1)}
    start = {"variant": game.variant, "dealer": str(game.next_dealer), "title": game.table.title}
    people = {"people": str(len(names)) if game.variant == "cutthroat" else "3"}
    return start | people | names | typed_rules(game.rules_now)
