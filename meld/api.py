"""POST /api/v1/meld/: what cards meld under a trump, and under all four.

The view knows no game: whoever gives it an address gives it the function that reads the question
(variant, rules) and asks the calculator.
"""

from scorekeeper.api import AnswerView


class MeldView(AnswerView):
    """Best melds of any part of a hand; wired with `as_view(answer=...)`."""
