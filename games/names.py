"""Text that people type: names, titles, notes. It stays as typed, or is refused with a sentence.

Emoji (also joined ones), right-to-left writing, apostrophes and marks are all good. Refused are
characters that break a line or a page: control characters, line ends, marks that turn the
writing direction round, broken characters, and text in which nothing is to be seen.
Only spaces at the ends are cut off. Lengths are in characters (code points).
"""

import unicodedata
from hashlib import sha256

from games.rules.errors import Problem, Refused

TURNING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
BROKEN = 0xFFFD  # what arrives in place of bytes that are no text
GARBLING = frozenset(map(chr, (*TURNING, BROKEN)))
EMPTY_LOOKING = frozenset("\u115f\u1160\u2800\u3164\uffa0")
CONTROL = ("Cc", "Zl", "Zp")
NOTE_LONGEST = 200
NAME_LONGEST = 60
FOLDED_LONGEST = 180
DIGEST = 32  # characters


class TextRefused(Refused):
    """A text that cannot stand on the sheet; `problems` says why."""


def read_text(text: object, *, field: str, what: str, longest: int, blank: bool = False) -> str:
    """`text` without spaces at its ends. `what` names it in a sentence ("The name").

    :raises TextRefused: with one problem for `field`.
    """
    if not isinstance(text, str):
        raise TextRefused((Problem("wrong_type", field, f"{what} must be text."),))
    cut = trim(text)
    sentence = complaint(cut, what, longest, blank)
    if sentence:
        raise TextRefused((Problem("missing" if not cut else "not_allowed", field, sentence),))
    return cut


def read_note(note: object, field: str = "note") -> str:
    """A note as it will stand; it may be blank.

    :raises TextRefused: with one problem for `field`.
    """
    return read_text(note, field=field, what="The note", longest=NOTE_LONGEST, blank=True)


def trim(text: str) -> str:
    """`text` without spaces at its ends; nothing else is touched."""
    return text.strip(" \u00a0\u202f\u2009\u3000")


def complaint(text: str, what: str, longest: int, blank: bool) -> str:
    """What is wrong with a text, as a sentence; "" when nothing is."""
    if not text:
        return "" if blank else f"{what} is missing."
    if any(unicodedata.category(char) in CONTROL for char in text):
        return f"{what} holds a line end or a control character. Type it again on one line."
    if any(char in GARBLING or unicodedata.category(char) == "Cs" for char in text):
        return f"{what} holds a hidden character that would garble the page. Type it again."
    if not any(is_visible(char) for char in text):
        return f"{what} has nothing in it that can be seen."
    if len(text) > longest:
        return f"{what} has {len(text)} characters, {longest} is the most."
    return ""


def is_visible(char: str) -> bool:
    """Whether a character shows by itself."""
    return char not in EMPTY_LOOKING and unicodedata.category(char)[0] in "LNPS"


def numbered(name: str, number: int) -> str:
    """ "Ann (2)", no longer than a name may be."""
    tail = f" ({number})"
    return name[: NAME_LONGEST - len(tail)] + tail


def fold(name: str) -> str:
    """A name as it is compared: letters of any size, any apostrophe, each gap one space.

    One too long to be kept ends in a digest of the whole: two names that differ stay two.
    """
    shown = (char for char in name.replace("\u2019", "'") if unicodedata.category(char) != "Cf")
    folded = " ".join(unicodedata.normalize("NFKC", "".join(shown)).casefold().split())
    return shortened(folded or name)


def shortened(text: str) -> str:
    if len(text) <= FOLDED_LONGEST:
        return text
    digest = sha256(text.encode()).hexdigest()[:DIGEST]
    return text[: FOLDED_LONGEST - DIGEST] + digest
