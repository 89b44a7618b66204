"""What the dispute desk reads, and how it refuses what it cannot."""

import pytest

from games.rules.errors import Refused
from games.rules.rulings.desk import answer_ruling
from games.rules.rulings.given import flag_of, number_of


def refused(**request):
    """Codes and fields of what is wrong with a request."""
    with pytest.raises(Refused) as caught:
        answer_ruling(request)
    return [(problem.code, problem.field) for problem in caught.value.problems]


def test_text_is_read_as_numbers_and_answers():
    assert [number_of(each) for each in ("200+50", "−40", "1 0", "", None, 7)] == [
        250,
        -40,
        10,
        None,
        None,
        7,
    ]
    assert [number_of(each) for each in ("12a", "-", "1" * 9, "1++2")] == [
        "12a",
        "-",
        "1" * 9,
        "1++2",
    ]
    assert [flag_of(each) for each in ("Yes", "no", "", "perhaps", True)] == [
        True,
        False,
        None,
        "perhaps",
        True,
    ]


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({"question": "extra-king"}, [("missing", "variant")]),
        ({"variant": "single-deck"}, [("missing", "question")]),
        (
            {"variant": "single-deck", "question": "why"},
            [("unknown_name", "question")],
        ),
        (
            {"variant": "single-deck", "question": ["x"]},
            [("unknown_name", "question")],
        ),
        (
            {"variant": "single-deck", "question": "triple-pinochle"},
            [("not_allowed", "question")],
        ),
        (
            {"variant": "single-deck", "question": "exchange", "people": {"1": 1}},
            [("wrong_type", "people")],
        ),
        (
            {"variant": "single-deck", "question": "exchange", "names": {"A": 1}},
            [("wrong_type", "names")],
        ),
        (
            {"variant": "single-deck", "question": "extra-king", "given": {"bid": 1}},
            [("unknown_name", "given.bid")],
        ),
    ],
)
def test_request_that_cannot_be_read(request_, found):
    assert refused(**request_) == found


WRONG = [
    ("extra-king", {"cards": 7}, [("wrong_type", "given.cards")]),
    ("extra-king", {"cards": ["AH", 7]}, [("wrong_type", "given.cards")]),
    ("extra-king", {"cards": "AX"}, [("not_a_card", "given.cards")]),
    ("extra-king", {"trump": "X"}, [("not_allowed", "given.trump")]),
    ("extra-king", {"trump": 1}, [("wrong_type", "given.trump")]),
    ("partners-cards", {"partner": "AD AD"}, [("too_many_copies", "given.both")]),
    ("set-costs", {"bid": 1.5}, [("wrong_type", "given.bid")]),
    ("set-costs", {"bid": ""}, [("missing", "given.bid")]),
    ("set-costs", {"bidder": "C"}, [("not_allowed", "given.bidder")]),
    ("set-costs", {"meld": [1]}, [("wrong_type", "given.meld")]),
    ("set-costs", {"meld": None}, [("missing", "given.meld.A"), ("missing", "given.meld.B")]),
    ("set-costs", {"meld": {"C": 1}}, [("unknown_name", "given.meld")]),
    ("set-costs", {"outcome": "lost"}, [("not_allowed", "given.outcome")]),
    ("set-costs", {"took_trick": {"A": []}}, [("wrong_type", "given.took_trick.A")]),
    ("out-of-reach", {"bid": "x"}, [("wrong_type", "given.bid")]),
    ("exactly-the-target", {"totals_before": {"A": 1}}, [("missing", "given.totals_before.B")]),
    ("exactly-the-target", {"target_before": 0}, [("not_allowed", "given.target_before")]),
    ("exactly-the-target", {"target_before": "x"}, [("wrong_type", "given.target_before")]),
    ("level-at-the-top", {"points": {"A": 1}}, [("missing", "given.points.B")]),
    (
        "level-at-the-top",
        {"points": {"A": 1, "B": "x"}},
        [("wrong_type", "given.points.B")],
    ),
    ("who-deals", {"dealer": ""}, [("missing", "given.dealer")]),
    ("last-trick", {"counters": {"A": 1}}, [("missing", "given.counters.B")]),
    ("next-bid", {"calls": 7}, [("wrong_type", "given.calls")]),
    ("next-bid", {"calls": "1:x"}, [("wrong_type", "given.calls")]),
    ("next-bid", {"calls": "x:250"}, [("wrong_type", "given.calls")]),
    ("next-bid", {"calls": "7:250"}, [("not_allowed", "given.calls")]),
    ("next-bid", {"calls": [7]}, [("wrong_type", "given.calls.0")]),
    ("next-bid", {"calls": [{"seat": "1", "bid": 1}]}, [("wrong_type", "given.calls.0")]),
    ("next-bid", {"calls": [{"seat": 9, "bid": 1}]}, [("not_allowed", "given.calls.0")]),
    ("must-beat", {"trump": None}, [("missing", "given.trump")]),
    ("must-beat", {"plays": "", "hand": ""}, [("missing", "given.plays")]),
    ("must-beat", {"plays": "9D 9D", "hand": "9D"}, [("too_many_copies", "given.hand")]),
    (
        "who-wins",
        {"plays": "AD AC AS AH KD"},
        [("not_allowed", "given.plays")],
    ),
]


@pytest.mark.parametrize(("question", "given", "found"), WRONG)
def test_given_that_cannot_be_read(question, given, found):
    request = {"variant": "single-deck", "question": question, "given": given}
    assert refused(**request)[: len(found)] == found


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ([], [("wrong_type", "hand")]),
        ({"entry": {}, "side": "A", "cards": [], "name": "x"}, [("missing", "hand.entry.outcome")]),
        ({"entry": {}, "side": "D", "cards": [], "name": "x"}, [("not_allowed", "hand.side")]),
        ({"entry": 1, "side": "A", "cards": [], "name": "x"}, [("wrong_type", "hand")]),
    ],
)
def test_hand_of_a_meld_question_that_cannot_be_read(hand, found):
    request = {"variant": "single-deck", "question": "extra-king", "hand": hand}
    assert refused(**request)[: len(found)] == found
