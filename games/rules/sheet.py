"""The score sheet of a game: `replay` a ledger, `check_entry` before a new one is stored.

The parts: `ledger.py` folds entries into rows, `sheet_scoring.py` scores them, `replaying.py`
puts the sheet together, `sheet_check.py` says what is against a new entry.
"""

from games.rules.ledger import KINDS
from games.rules.ledger_rows import Version
from games.rules.replaying import replay
from games.rules.sheet_check import check_entry
from games.rules.sheet_lines import LineVersion, Sheet, SheetLine, Start

__all__ = [
    "KINDS",
    "LineVersion",
    "Sheet",
    "SheetLine",
    "Start",
    "Version",
    "check_entry",
    "replay",
]
