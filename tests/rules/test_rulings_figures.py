"""Figures in the words of the desk are those of the table (V): on any scale, and by its own options."""

import re

import pytest

from games.rules.errors import Refused
from games.rules.option_pairs import SCALES
from games.rules.options import read_rules, scaled
from games.rules.rulings.desk import QUESTIONS, answer_ruling
from games.rules.rulings.readings import READINGS, Reading
from games.rules.rulings.tried import MONEY, reading_put, tried

ASKED = [
    pytest.param(question, game, scale, id=f"{question.key}-{game}-{scale}")
    for question in QUESTIONS
    for game in question.games
    for scale in SCALES[game]
]
GOES_WITH = {  # the option that has the figure, where it is not the one that is tried
    "defenders_meld_when_bidders_short": "minimum_meld",
    "defenders_on_concession": "concession_bonus",
    "pass_out": "forced_bid",
    "saves_meld": "saves_meld_points",
}
ALL_READINGS = [
    *READINGS,
    *[each for question in QUESTIONS for each in question.options if isinstance(each, Reading)],
]
SPELLED = re.compile(
    r"\b((one|ten) more for|ten meld|ones all|(fif|nine)teen|(twen|thir|for|fif|six|eigh)ty|hundred)\b",
    re.IGNORECASE,
)
BRACES = re.compile(r"\{[^}]*\}")
ON_OWN = [
    ("bidders-too-little-meld", {"minimum_meld": 15}, "only 15 or more counts"),
    ("all-pass", {"forced_bid": 45}, "a stuck player pays 45"),
    ("double-pinochle", {"meld_values": {"pinochle": [4, 8, 12, 16]}}, "each pays 4"),
]
OWN_REASONS = [
    ("defenders-pull-nineteen", {"saves_meld_points": 15}, "15 are needed for meld"),
    ("defenders-pull-nineteen", {"defenders_save_points": 25}, "25 are needed for meld"),
    ("defenders-pull-nineteen", {"unsaved_side": "lose_meld"}, "20 are needed for the meld;"),
    ("defenders-under-twenty", {"saves_meld": "one_point"}, "from 1 on"),
    ("triple-pinochle", {"scale": "times_ten"}, "pays 40, 300, 600 and 900 for"),
    ("what-a-bid-means", {"scale": "times_ten"}, "510 as the first bid"),
]


def numbers(text):
    return [int(each) for each in re.findall(r"\d+", text)]


def shape(text):
    return re.sub(r"\d+", "#", text)


def used(one):
    """The figures of a reading's value and of what goes with it, a run's extras above the run."""
    plays = one.rules.as_dict()
    found = numbers(str([one.value, plays.get(GOES_WITH.get(one.option))]))
    return found + [figure - one.rules.meld_points["run"][0] for figure in found]


def other_words(question, game, scale):
    return [each.words for each in tried(read_rules(game, {"scale": scale}), question)]


@pytest.mark.parametrize(("question", "game", "scale"), ASKED)
def test_words_name_the_figures_that_were_used(question, game, scale):
    for one in tried(read_rules(game, {"scale": scale}), question):
        assert set(numbers(one.words)) <= set(used(one)), one.words


@pytest.mark.parametrize(("question", "game", "scale"), ASKED)
def test_words_on_a_scale_are_those_of_the_classic_one(question, game, scale):
    classic = other_words(question, game, "classic")
    on_scale = {(shape(each), *[scaled(n, scale) for n in numbers(each)]) for each in classic}
    found = {(shape(each), *numbers(each)) for each in other_words(question, game, scale)}
    assert found <= on_scale


@pytest.mark.parametrize(("question", "game", "scale"), ASKED)
def test_reason_on_a_scale_is_that_of_the_classic_one(question, game, scale):
    on_scale, classic = read_rules(game, {"scale": scale}), read_rules(game)
    for is_yes in (False, True):
        text, usual = question.because(on_scale, is_yes), question.because(classic, is_yes)
        assert shape(text) == shape(usual)
        assert numbers(text) == [scaled(each, scale) for each in numbers(usual)]


@pytest.mark.parametrize(("question", "game", "scale"), ASKED)
def test_answer_has_no_name_left_in_place_of_a_figure(question, game, scale):
    answer = answer_ruling({"variant": game, "question": question.key, "rules": {"scale": scale}})
    told = [answer["headline"], answer["reason"], *[row["words"] for row in answer["other"]]]
    assert "{" not in "".join(told)


@pytest.mark.parametrize("reading", ALL_READINGS, ids=lambda each: f"{each.option}-{each.value}")
def test_figure_of_points_in_a_reading_is_a_name(reading):
    for game in reading.games:
        put = reading_put(read_rules(game), reading)
        points = [n for name in put if name in MONEY for n in numbers(str(put[name])) if n]
        assert bool(points) <= ("{" in reading.words)
        assert not (points and numbers(BRACES.sub("", reading.words)))
        assert not (points and SPELLED.search(BRACES.sub("", reading.words)))


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda each: each.key)
def test_sentences_of_a_question_have_no_figure_of_points(question):
    """Heading and what is not offered stand at every table alike; in reasons figures are names."""
    says = [text for pair in question.says.values() for text in pair]
    under = [text for _, _, why in question.under for text in ([why] if str(why) == why else why)]
    for text in [question.heading, question.not_offered, *says, *question.why, *under]:
        bare = BRACES.sub("", text)
        assert not numbers(bare)
        assert not SPELLED.search(bare)


@pytest.mark.parametrize(("key", "rules", "words"), ON_OWN)
def test_words_name_the_tables_own_figure(key, rules, words):
    asked = {"variant": "double-deck", "question": key, "rules": rules}
    assert any(words in row["words"] for row in answer_ruling(asked)["other"])


@pytest.mark.parametrize(("key", "rules", "words"), OWN_REASONS)
def test_reason_names_the_tables_own_figure(key, rules, words):
    asked = {"variant": "double-deck", "question": key, "rules": rules}
    assert words in answer_ruling(asked)["reason"]


def test_extra_king_beside_a_run_that_pays_more():
    rules = {"meld_values": {"run": [200, 1500]}}
    asked = {"variant": "single-deck", "question": "extra-king", "rules": rules}
    shown = {row["words"]: row["result"]["total"] for row in answer_ruling(asked)["other"]}
    assert shown["an extra king or queen pays 0"] == 200


@pytest.mark.parametrize(("rules", "line"), [({}, "1:300 2:pass"), ({"scale": "short"}, "1:30 2:")])
def test_calls_of_the_wrong_form_are_told_by_a_call_of_the_table(rules, line):
    asked = {"variant": "cutthroat", "question": "next-bid", "rules": rules}
    with pytest.raises(Refused) as refused:
        answer_ruling(asked | {"given": {"calls": 5}})
    assert line in refused.value.problems[0].message
