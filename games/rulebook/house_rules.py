"""The paragraphs of the house rules: one for each option, under its key; pages have its label."""

import tomllib

from games.rulebook.paragraph import HERE, Paragraph
from games.rules.options import OPTION_BY_KEY


def house_rules() -> list[Paragraph]:
    """A paragraph for each option, in the order of the file."""
    texts: dict[str, str] = tomllib.loads((HERE / "house_rules.toml").read_text("utf-8"))
    return [Paragraph(key, "house", "", text, games_with(key), key) for key, text in texts.items()]


def games_with(key: str) -> tuple[str, ...]:
    option = OPTION_BY_KEY.get(key)
    return tuple(option.default) if option else ()
