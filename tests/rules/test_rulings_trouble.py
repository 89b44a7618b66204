"""What a table does about it: who pays, and what it makes of the hand (IR1 to IR4, IR8, CT1)."""

import pytest

from games.rules.rulings.desk import QUESTIONS, answer_ruling

PLAYED = [each for each in QUESTIONS if each.kind == "trouble" and each.shows]
IN_CUTTHROAT = [each for each in PLAYED if "cutthroat" in each.games]
NAMES = {"A": "Ann", "B": "Bob", "C": "Cy"}


def ruling(key, game, **given):
    return answer_ruling({"variant": game, "question": key, "given": given, "names": NAMES})


def penalties(key, game, **given):
    """What each remedy that has one takes off."""
    return [each["penalty"] for each in ruling(key, game, **given)["remedies"] if each["penalty"]]


@pytest.mark.parametrize("bidder", ["A", "B", "C"])
@pytest.mark.parametrize("question", IN_CUTTHROAT, ids=lambda each: each.key)
def test_one_player_alone_pays_in_cutthroat(question, bidder):
    meld = dict.fromkeys("ABC", 150)
    points = dict.fromkeys("ABC", 30) | {bidder: 190}
    found = penalties(question.key, "cutthroat", bidder=bidder, meld=meld, trick_points=points)
    assert found
    assert all(len(each) == 1 for each in found)


@pytest.mark.parametrize("question", PLAYED, ids=lambda each: each.key)
def test_penalty_makes_of_the_hand_what_is_told(question):
    for game in question.games:
        found = ruling(question.key, game)
        delta = found["result"]["delta"]
        for each in found["remedies"]:
            after = {side: delta[side] + each["penalty"].get(side, 0) for side in delta}
            assert each["after"] == (after if each["penalty"] else {})


@pytest.mark.parametrize("key", ["renege-defender", "false-accusation"])
def test_each_defender_has_a_remedy_of_his_own(key):
    assert penalties(key, "cutthroat")[:2] == [{"B": -40}, {"C": -20}]
    meld = {"A": 150, "B": 40, "C": 200}
    assert penalties(key, "cutthroat", bidder="C", meld=meld)[:2] == [{"A": -150}, {"B": -40}]


def test_remedy_names_the_defender_who_pays():
    bob, cy, mended = ruling("renege-defender", "cutthroat")["remedies"]
    assert bob["words"] == "Bob loses the meld that counted."
    assert bob["told"] == "A penalty line of −40 for Bob makes +60 of it."
    assert cy["words"] == "Cy loses the meld that counted."
    assert mended["penalty"] == {}
    accuser = ruling("false-accusation", "cutthroat")["remedies"][1]["words"]
    assert accuser == "Cy accused: the meld goes."


def test_defender_without_meld_loses_none():
    remedies = ruling("renege-defender", "cutthroat", meld={"A": 150, "B": 0, "C": 20})["remedies"]
    assert [each["penalty"] for each in remedies] == [{}, {"C": -20}, {}]


@pytest.mark.parametrize("game", ["single-deck", "double-deck"])
def test_partners_lose_their_meld_together(game):
    remedies = ruling("renege-defender", game)["remedies"]
    assert remedies[0]["words"] == "The defenders lose the meld that counted."
    assert list(remedies[0]["penalty"]) == ["B"]
    assert len(remedies) == 2


def test_meld_is_saved_by_each_for_himself():
    """CT16: with one trick and no counter Bob saves his meld, Cy without a trick does not."""
    given = {"trick_points": {"A": 250, "B": 0, "C": 0}, "meld": {"A": 150, "B": 40, "C": 20}}
    told = {"A": "yes", "B": "yes", "C": "no"}
    headline = ruling("what-saves-meld", "cutthroat", took_trick=told, **given)["headline"]
    assert headline == "Yes for Bob, no for Cy. Bob gets 40. Cy gets 0."
