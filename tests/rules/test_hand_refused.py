"""Endings that no hand can have: codes, fields, sentences (its figures: `test_figures_refused`)."""

import pytest

from tests.rules.hands import refusal

GIVEN = "conceded_after_widow"

UNSEEN = "conceded_before_widow"


@pytest.mark.parametrize(
    ("variant", "rules", "outcome", "changes", "code", "field", "sentence"),
    [
        (
            "cutthroat",
            {},
            None,
            {"bid": 410},
            "must_concede",
            "entry.outcome",
            "Ruth needs 260 in tricks and a hand has 250: 410 must be conceded.",
        ),
        (
            "single-deck",
            {"impossible_contract": "must_concede"},
            None,
            {"bid": 400},
            "must_concede",
            "entry.outcome",
            "Ann & Bob need 260 in tricks and a hand has 250: 400 must be thrown in.",
        ),
        (
            "single-deck",
            {},
            "thrown_in",
            {"bid": 330},
            "may_not_throw_in",
            "entry.outcome",
            "No throwing in: 140 + 250 covers 330, so the hand must be played.",
        ),
        (
            "single-deck",
            {"concede": "never"},
            "thrown_in",
            {"bid": 400},
            "may_not_throw_in",
            "entry.outcome",
            "At this table no hand is thrown in: 400 must be played.",
        ),
        (
            "cutthroat",
            {"concede": "when_impossible"},
            GIVEN,
            {},
            "may_not_throw_in",
            "entry.outcome",
            "No giving up: 150 + 250 covers 300, so the hand must be played.",
        ),
        (
            "cutthroat",
            {},
            UNSEEN,
            {"trump": None, "bid": 340},
            "may_not_concede_unseen",
            "entry.outcome",
            "A bid of 340 that nobody was forced into must see the widow first.",
        ),
        (
            "cutthroat",
            {},
            UNSEEN,
            {"trump": None, "bid": 340, "forced": True},
            "may_not_concede_unseen",
            "entry.outcome",
            "Unseen only a forced 300 or less may be given up, not 340.",
        ),
        (
            "cutthroat",
            {"concede_unseen": "never"},
            UNSEEN,
            {"trump": None, "forced": True},
            "may_not_concede_unseen",
            "entry.outcome",
            "At this table the widow must be turned before a hand is given up.",
        ),
        (
            "double-deck",
            {},
            None,
            {"meld": {"A": 19, "B": 24}},
            "short_meld",
            "entry.meld.A",
            "Ann & Bob have 19 in meld, 20 are needed: the hand ends as short meld.",
        ),
        (
            "double-deck",
            {},
            "thrown_in",
            {"bid": 90, "meld": {"A": 19, "B": 24}},
            "short_meld",
            "entry.meld.A",
            "Ann & Bob have 19 in meld, 20 are needed: the hand ends as short meld.",
        ),
        (
            "double-deck",
            {},
            "short_meld",
            {},
            "meld_is_not_short",
            "entry.meld.A",
            "Ann & Bob have 30 in meld and 20 is enough: the hand is played.",
        ),
        (
            "single-deck",
            {},
            None,
            {"trump": None},
            "trump_missing",
            "entry.trump",
            "Trump is missing: which suit was named?",
        ),
    ],
)
def test_refused(variant, rules, outcome, changes, code, field, sentence):
    assert refusal(variant, rules, outcome, **changes) == (code, field, sentence)
