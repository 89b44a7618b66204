"""The comforts of a phone at the table: each a box that this phone alone remembers."""

from typing import Any

from games.selectors.table.running import Running

# name in static/js/comforts.js, label, what it does, whether it is on unless switched off
COMFORTS = (
    ("large", "Large type", "To be read at arm\u2019s length, on every page.", False),
    ("dim", "Keep the screen on", "While a game is running and the table is open.", True),
    ("turned", "Turn the table round", "For whoever sits across. The menu turns it back.", False),
    ("buzz", "Feel that a hand is saved", "The phone hums once, briefly.", False),
)


def comforts_view(running: Running) -> dict[str, Any]:
    """For `comforts/page.html`."""
    return {
        "title": "This phone",
        "second": running.title,
        "back": running.address,
        "comforts": [
            {"name": name, "label": label, "words": words, "is_on": is_on}
            for name, label, words, is_on in COMFORTS
        ],
    }
