"""The short code that one types to join a table: eight characters, none like another.

Read out over a table or typed with a thumb: capitals or not, with blanks or dashes; a letter that
is not used stands for the one that it looks like.
"""

import secrets

from games.models.table import CODE_LENGTH

ALPHABET = "23456789ACDEFGHJKMNPQRTVWXY"
LIKE = str.maketrans({"B": "8", "S": "5", "Z": "2", "U": "V"})
BETWEEN = " -\u2010\u2011\u2012\u2013\u2014.\t"
LONGEST_TYPED = 40


def new_code() -> str:
    """Eight random characters: about 38 bits, for a few hours."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """The code that somebody typed, "" where it can be none."""
    text = typed[:LONGEST_TYPED].translate({ord(mark): None for mark in BETWEEN})
    text = text.upper().translate(LIKE)
    is_code = len(text) == CODE_LENGTH and all(letter in ALPHABET for letter in text)
    return text if is_code else ""


def shown_code(text: str) -> str:
    """As it is read out: `K7QF-8MNP`."""
    half = CODE_LENGTH // 2
    return f"{text[:half]}-{text[half:]}"
