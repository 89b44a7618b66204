"""Names, titles and notes stay as typed, or are refused with a sentence."""

import pytest

from games.names import TextRefused, read_text

STAY = {
    "one-letter": "J",
    "apostrophe": "Seán O’Brien-D'Arcy",
    "family-emoji": "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "flag": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "skin-tone": "\U0001f44d\U0001f3fd",
    "arabic": "ليلى",
    "hebrew-with-mark": "דנה\u200f!",
    "persian-with-non-joiner": "می\u200cخواهم",
    "inner-spaces": "Mary  Ann",
    "markup": "<b>Bob</b> & Co",
    "looks-like-sql": "'; DROP TABLE games_entry; --",
    "combining": "Zoe\u0308",
    "digits": "007",
    "keycap": "1\ufe0f\u20e3",
    "sixty": "x" * 60,
}
REFUSED = {
    "line-end": ("Ann\nBob", "line end"),
    "trailing-line-end": ("Ann\n", "line end"),
    "nul": ("Ann\x00", "control"),
    "tab": ("Ann\tBob", "control"),
    "delete": ("Ann\x7f", "control"),
    "next-line": ("Ann\x85", "control"),
    "line-separator": ("Ann\u2028Bob", "line end"),
    "override": ("Ann\u202eboB", "hidden"),
    "embedding": ("\u202aAnn", "hidden"),
    "isolate": ("\u2066Ann\u2069", "hidden"),
    "lone-surrogate": ("Ann\ud800", "hidden"),
    "zero-width-only": ("\u200b\u200d\ufeff", "seen"),
    "filler-only": ("\u3164", "seen"),
    "marks-only": ("\u0301\ufe0f", "seen"),
    "blank": ("", "missing"),
    "spaces": ("   ", "missing"),
    "too-long": ("x" * 61, "61 characters, 60"),
    "no-text": (None, "must be text"),
    "number": (7, "must be text"),
}


def read(text, **changes):
    return read_text(text, **{"field": "names.1", "what": "The name", "longest": 60} | changes)


@pytest.mark.parametrize("text", STAY.values(), ids=STAY)
def test_stays_as_typed(text):
    assert read(text) == text


@pytest.mark.parametrize(("text", "word"), REFUSED.values(), ids=REFUSED)
def test_is_refused_with_a_sentence(text, word):
    with pytest.raises(TextRefused, match=word) as refused:
        read(text)
    (problem,) = refused.value.problems
    assert problem.field == "names.1"
    assert problem.message.startswith("The name ")
    assert problem.message.endswith(".")


def test_spaces_at_the_ends_are_cut():
    assert read("  Ann B. \u00a0") == "Ann B."


def test_blank_can_be_allowed():
    assert read("  ", blank=True) == ""
