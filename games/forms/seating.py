"""A substitution as it is posted: whose seat, who sits down, from which hand on."""

from games.forms.figures import read_number


def read_seat(data) -> dict:
    """Arguments of `substitute_player`: `seat`, `name`, `from_hand` (1: it was always her)."""
    since = "1" if data.get("since") == "always" else data.get("from_hand", "")
    return {
        "seat": read_number(data.get("seat", "")),
        "name": data.get("name", ""),
        "from_hand": read_number(since),
    }
