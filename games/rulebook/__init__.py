"""The rulebook: one paragraph in plain words for each rule id, and one for each house rule.

The words stand in the TOML files here, grouped by moment; what the rules do stands in games.rules.
A paragraph marked "help" tells what players do among themselves: nothing here carries it out.
"""

from games.rulebook.book import BOOK, chapters, first_id, game_of
from games.rulebook.paragraph import Paragraph

__all__ = ("BOOK", "Paragraph", "chapters", "first_id", "game_of")
