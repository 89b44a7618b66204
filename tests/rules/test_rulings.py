"""The dispute desk: every question in each of its games, and what is refused."""

import json

import pytest

from games.rules.options import read_rules
from games.rules.rulings.desk import KINDS, QUESTION_BY_KEY, QUESTIONS, answer_ruling, questions_of
from games.rules.rulings.question import ALL, GROUPS
from games.rules.rulings.readings import READINGS, Reading
from games.rules.rulings.tried import reading_put, readings_of, tried

PAIRS = [(question, game) for question in QUESTIONS for game in question.games]
IDS = [f"{question.key}-{game}" for question, game in PAIRS]
SCALES = {"cutthroat": "short", "single-deck": "short", "double-deck": "times_ten"}


def rule(question, variant="single-deck", rules=None, names=None, **given):
    """The ruling on a question with what is given to it."""
    asked = {"variant": variant, "question": question, "rules": rules or {}, "given": given}
    return answer_ruling(asked | ({"names": names} if names else {}))


@pytest.mark.parametrize(("question", "game"), PAIRS, ids=IDS)
def test_question_answers_its_own_example(question, game):
    answer = answer_ruling({"variant": game, "question": question.key})
    assert json.loads(json.dumps(answer)) == answer
    assert answer["headline"].endswith((".", "?"))
    assert answer["reason"]
    assert all(row["words"] for row in answer["other"])
    mine = [row for row in answer["other"] if row["is_this_table"]]
    assert len(mine) == bool(answer["other"])
    assert all(row["result"] == answer["result"] for row in mine)


@pytest.mark.parametrize(("question", "game"), PAIRS, ids=IDS)
def test_question_is_answered_on_another_scale(question, game):
    request = {"variant": game, "question": question.key, "rules": {"scale": SCALES[game]}}
    answer, classic = answer_ruling(request), answer_ruling(request | {"rules": {}})
    assert ("refused" in answer["result"]) == ("refused" in classic["result"])
    if question.kind == "hand":
        assert answer["result"].get("result") == classic["result"].get("result")


def test_there_are_enough_questions_and_each_stands_once():
    assert len(QUESTIONS) == len(QUESTION_BY_KEY) >= 60
    assert {question.group for question in QUESTIONS} == {name for name, _ in GROUPS}
    assert {question.kind for question in QUESTIONS} == set(KINDS)
    assert all(len(questions_of(game)) >= 50 for game in ALL)


def test_reading_names_an_option_of_its_games():
    for each in READINGS:
        having = [game for game in each.games if each.option in read_rules(game).keys]
        assert having, each.option
        assert all(reading_put(read_rules(game), each) for game in having), each.option


def test_extra_king_as_the_picture_has_it():
    answer = rule("extra-king")
    assert answer["headline"] == "No. It counts 150."
    assert answer["rules"] == ["G3", "F3", "M1"]
    shown = [(row["words"], row["shown"][0]["text"]) for row in answer["other"]]
    assert shown[1] == ("an extra king or queen pays 40", "190")


def test_house_rule_makes_it_yes():
    answer = rule("extra-king", rules={"run_extras": {"one": 190, "both": 230}})
    assert answer["headline"] == "Yes. It counts 190."
    assert answer["other"][0]["words"].startswith("one extra pays 40, both 80")


def test_bonus_for_a_roundhouse_is_a_line():
    answer = rule("roundhouse", rules={"roundhouse_bonus": 10})
    assert answer["headline"] == "Yes. It counts 250."
    assert answer["figures"][-1]["rule"] == "roundhouse_bonus"


def test_value_that_no_reading_names_has_the_standard_one_beside_it():
    rows = rule("set-costs", rules={"scale": "short"}, bid=30)["other"]
    assert rows[0]["is_this_table"]
    rows = rule("double-pinochle", rules={"meld_values": {"pinochle": [50, 350]}})["other"]
    assert "as in the standard game" in [row["words"] for row in rows]


def test_single_values_of_the_table_stay_beside_a_reading():
    rules = read_rules("single-deck", {"meld_values": {"dix": [5, 10]}})
    rows = tried(rules, QUESTION_BY_KEY["double-pinochle"])
    assert rows[0].value == {"dix": [5, 10], "pinochle": [40, 80]}


def test_reading_that_cannot_stand_beside_the_others_is_left_out():
    rules = read_rules("double-deck", {"scale": "times_ten"})
    assert readings_of(rules, "meld_table") == []
    assert readings_of(rules, "run_extras") == []
    bad = Reading("overtime_cap", 1, "too low")
    question = QUESTION_BY_KEY["both-over"]
    question_options, question.options = question.options, (bad,)
    try:
        assert tried(rules, question) == []
    finally:
        question.options = question_options


def test_names_are_used_in_sentences():
    names = {"A": "Ann & Bob", "B": "Cy & Dee"}
    assert rule("set-costs", names=names)["headline"].startswith("Ann & Bob are set")
    assert rule("set-costs", names=names)["columns"] == ["Ann & Bob", "Cy & Dee"]


def test_hand_that_cannot_be_is_the_answer():
    answer = rule("set-costs", trick_points={"A": 100, "B": 100})
    assert answer["result"] == {"refused": ["trick_points_do_not_add_up"]}
    assert answer["headline"].startswith("Trick points add up to 200")
    answer = rule("renege-bidder", trick_points={"A": 100, "B": 100})
    assert "refused" in answer["result"]


def test_calls_go_round_without_those_who_passed():
    calls = rule("next-bid", calls="250, pass; 260 pass 270")["result"]["calls"]
    assert [(call["seat"], call["bid"]) for call in calls] == [
        (1, 250),
        (2, None),
        (3, 260),
        (4, None),
        (1, 270),
    ]
    everybody = rule("next-bid", calls="pass pass pass pass pass")
    assert everybody["result"] == {"refused": ["not_your_turn", "not_your_turn"]}


@pytest.mark.parametrize(
    ("question", "given", "headline"),
    [
        ("next-bid", {"calls": ""}, "Seat 1 may open: 250, 260, or pass."),
        ("jump-bid", {"calls": ""}, "Seat 1 may open: 250, 260, or pass."),
        ("all-pass", {"calls": "1:250"}, "Seat 2 speaks: 260, 270, or pass."),
        ("next-bid", {"calls": "pass pass pass"}, "Seat 4 has it at 250, without being asked."),
        ("next-bid", {"calls": "250 pass pass pass"}, "Seat 1 has it at 250."),
        ("all-pass", {"calls": "1:250 1:260"}, None),
        (
            "who-wins",
            {"plays": "KC"},
            "The king of clubs is winning: the highest of the clubs led.",
        ),
        ("last-trick", {"counters": {"A": 100, "B": 80}}, "Side A 110, Side B 80."),
        ("last-trick", {"counters": {"A": 200, "B": 80}}, "Side A 210, Side B 80."),
    ],
)
def test_headline(question, given, headline):
    found = rule(question, **given)["headline"]
    assert found == headline or (headline is None and found.startswith("No. Seat 1 called"))


def test_meaning_of_bids():
    meant = rule("what-a-bid-means", "double-deck", calls="1:51")
    assert meant["headline"] == "An ace in every suit."
    assert rule("what-a-bid-means", "double-deck", calls="1:50")["headline"] == (
        "It promises nothing."
    )
    assert rule("what-a-bid-means", "double-deck", calls="1:49")["headline"].startswith("No.")
    assert rule("what-a-bid-means", "double-deck", calls="")["headline"].startswith("Seat 1")


def test_everybody_else_passes_where_nobody_is_stuck():
    found = rule("all-pass", calls="pass", rules={"pass_out": "redeal"})
    assert found["headline"] == "Nobody: the same dealer deals again."
    stuck = rule("all-pass", calls="pass pass pass pass")
    assert stuck["headline"] == "Seat 4 has it at 250, without being asked."


def test_meld_between_the_steps_is_told_before_the_tricks():
    answer = rule("out-of-reach", meld={"A": 24, "B": 60}, bid=400)
    assert answer["result"] == {"refused": ["meld_off_step"]}


def test_may_is_told_apart_from_must():
    must = {"impossible_contract": "must_concede"}
    assert rule("out-of-reach", rules=must)["headline"] == "Throw in: there is no other way."
    assert rule("out-of-reach", bid=320)["headline"] == "The hand must be played."


def test_redeal_by_the_tables_rule():
    yes = rule("five-nines", rules={"redeal": "five_nines"})
    assert yes["headline"] == "Yes. The same dealer deals again."
    ace = "9S 9S 9H 9H 9C AC"
    no = rule("five-nines", rules={"redeal": "five_nines_no_ace"}, cards=ace)
    assert no["headline"] == "No. The hand is played."


def test_remedy_tells_the_penalty_line():
    told = rule("renege-bidder")["remedies"]
    assert told[0]["penalty"] == {"A": -560}
    assert told[0]["told"] == "A penalty line of −560 for Side A makes −280 of it."
    lost = rule("renege-bidder", trick_points={"A": 100, "B": 150})["remedies"]
    assert [each["penalty"] for each in lost] == [{}, {"A": -280}]
    nothing = rule("renege-defender", meld={"A": 100, "B": 0})["remedies"]
    assert nothing[0]["penalty"] == {}


def test_full_trick_has_no_next_player():
    answer = rule("must-beat", plays="QD AD KD 10D", hand="9D")
    assert answer["result"]["winner"] == 1


def test_calls_as_a_list():
    calls = [{"seat": 1, "bid": 250}, {"seat": 2, "bid": None}]
    assert rule("next-bid", calls=calls)["result"]["next_seat"] == 3


def test_target_of_an_extended_game():
    answer = rule("exactly-the-target", target_before="1600")
    assert answer["result"]["winner"] is None
    assert rule("level-at-the-top", target_before="1700")["result"]["winner"] is None


def test_only_nines_and_buried_points_are_heard():
    answer = rule("bidder-without-trick", "cutthroat", buried_points="")
    assert answer["result"]["result"] == "set"
