"""What a ruling says under any table's rules: one rule a line, a reason that this table plays, a fair example."""

import pytest

from games.rulebook.book import BOOK
from games.rules.counting import hand_sizes
from games.rules.options import read_rules
from games.rules.rulings.desk import QUESTION_BY_KEY, QUESTIONS, answer_ruling
from games.rules.rulings.tried import tried

ASKED = [(question, game) for question in QUESTIONS for game in question.games]
IDS = [f"{question.key}-{game}" for question, game in ASKED]
REASONS = [
    ("what-saves-meld", "single-deck", {"saves_meld": "none"}, "Meld is safe"),
    ("set-costs", "cutthroat", {"set_penalty": "progressive"}, "each of the others gets the bid"),
    ("set-costs", "cutthroat", {"set_penalty": "double"}, "Twice the bid"),
    ("set-costs", "single-deck", {"set_keeps_meld": True}, "Meld that was saved stays"),
    (
        "conceded-after-widow",
        "single-deck",
        {"defenders_on_concession": "nothing"},
        "score nothing",
    ),
    ("conceded-unseen", "cutthroat", {"concede_unseen": "any"}, "Any bidder may"),
    ("conceded-unseen", "cutthroat", {"concede_unseen": "never"}, "after the widow here"),
    (
        "defenders-pull-nineteen",
        "double-deck",
        {"unsaved_side": "lose_meld"},
        "points pulled count",
    ),
    ("defenders-under-twenty", "double-deck", {"minimum_meld": 0}, "Any meld may be laid down"),
    ("meld-covers-bid", "single-deck", {"shut_out_bidder": "zero"}, "no set here"),
    ("only-nines", "cutthroat", {"dix_always_safe": True}, "calls them safe"),
    ("all-pass", "cutthroat", {}, "the deal does not move"),
    ("all-pass", "cutthroat", {"pass_out": "dealer"}, "he names trump"),
    ("five-nines", "cutthroat", {}, "does not play"),
]


def ruling(key, game, rules=None, **given):
    return answer_ruling({"variant": game, "question": key, "rules": rules or {}, "given": given})


@pytest.mark.parametrize(("question", "game"), ASKED, ids=IDS)
def test_every_line_names_one_rule_that_has_a_paragraph(question, game):
    answer = ruling(question.key, game)
    named = [each["rule"] for each in answer["figures"] + answer["remedies"] if each["rule"]]
    for id_ in named + answer["rules"]:
        assert id_ in BOOK, id_


@pytest.mark.parametrize(("question", "game"), ASKED, ids=IDS)
def test_rules_named_are_those_of_the_game(question, game):
    foreign = {"cutthroat": ("SD", "DD"), "single-deck": ("CT", "DD"), "double-deck": ("CT", "SD")}
    assert [id_ for id_ in ruling(question.key, game)["rules"] if id_[:2] in foreign[game]] == []


@pytest.mark.parametrize(("question", "game"), ASKED, ids=IDS)
def test_example_is_a_hand_that_can_be_held(question, game):
    cards = str(question.examples[game].get("cards", "")).split()
    assert len(cards) <= max(hand_sizes(read_rules(game)))


@pytest.mark.parametrize(("key", "game", "rules", "words"), REASONS)
def test_reason_is_that_of_the_table(key, game, rules, words):
    assert words in ruling(key, game, rules)["reason"]


@pytest.mark.parametrize(
    "question", [each for each in QUESTIONS if each.under], ids=lambda q: q.key
)
def test_reasons_are_for_options_that_the_question_tries(question):
    for game in question.games:
        options = {each.option for each in tried(read_rules(game), question)}
        assert options >= {option for option, _, _ in question.under} & set(read_rules(game).keys)


@pytest.mark.parametrize("game", ["cutthroat", "single-deck"])
def test_saved_or_not_is_said_first(game):
    said = ruling("what-saves-meld", game)["headline"]
    assert said.startswith("Yes. " if game == "cutthroat" else "No. ")
    everybody = {"trick_points": {"A": 150, "B": 60, "C": 40}, "meld": {"A": 150, "B": 40, "C": 0}}
    if game == "cutthroat":
        assert ruling("what-saves-meld", game, **everybody)["headline"].startswith("Side B")


def test_meld_that_counted_nothing_is_not_lost_again():
    """PD-063: the defenders' 14 may not be laid down, so forgetting to announce costs them nothing."""
    lost = ruling("aces-not-declared", "double-deck")["remedies"][0]
    assert lost["penalty"] == {}
    counted = {"meld": {"A": 30, "B": 24}}
    lost = ruling("aces-not-declared", "double-deck", **counted)["remedies"][0]
    assert lost["penalty"] == {"B": -24}


def test_two_pinochles_are_named_by_their_figure():
    other = ruling("double-pinochle", "single-deck")["other"]
    assert [each["headline"] for each in other] == ["It counts 300.", "It counts 80."]


def test_moon_has_its_other_reading():
    assert [each["value"] for each in ruling("moon", "double-deck")["other"]] == [
        None,
        {"lose": 150, "win": 150},
    ]
    assert QUESTION_BY_KEY["moon"].games == ("cutthroat", "single-deck", "double-deck")
