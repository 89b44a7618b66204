"""What is known of one call of the API."""

from collections.abc import Callable
from typing import Any, NamedTuple

from games.api.questions import question
from games.api.shapes import Shape


class Operation(NamedTuple):
    """One call of the API; `parts` gives the names of a question in a game, without variant."""

    name: str
    title: str
    text: str
    parts: Callable[[str], dict[str, Shape]]
    optional: tuple[str, ...]
    reply: Shape
    example: dict[str, Any]
    answer: Callable[[object], dict[str, object]]

    @property
    def path(self) -> str:
        """Where to POST."""
        return f"/api/v1/{self.name}/"

    def question(self, variant: str) -> Shape:
        """The shape of a question in one game."""
        return question(variant, self.parts(variant), self.optional)
