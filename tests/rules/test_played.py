"""The trick judge in words: who must play what, why not the rest, who reneged, what a hand comes to."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.rules.options import read_rules
from games.rules.played import answer_played
from tests.rules.whole_hands import PLAYERS, deal_and_play

CASES = json.loads((Path(__file__).parents[1] / "cases" / "tricks.json").read_text())
NAMES = ["Ann", "Cy", "Bob", "Dee"]


def ask(plays: str, trump: str = "S", variant: str = "single-deck", **more: Any) -> dict[str, Any]:
    """The answer among Ann, Cy, Bob and Dee (three of them in cutthroat)."""
    names = NAMES[: PLAYERS[variant]]
    asked = {"variant": variant, "trump": trump, "plays": plays, "names": names}
    return answer_played(asked | more)


def told(answer: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """The groups as (verdict, cards, words, rule)."""
    return [
        (each["verdict"], " ".join(each["cards"]), each["words"], each["rule"])
        for each in answer["groups"]
    ]


def test_the_picture_of_the_design() -> None:
    answer = ask("KD 10D", hands={"3": "AD 9D QS KH JC"})
    assert answer["headline"] == "Bob must play the ace of diamonds."
    assert told(answer) == [
        ("May", "AD", "beats the ten, as it must", "T3"),
        ("May not", "9D", "the ace would beat the ten", "T3"),
        ("May not", "QS KH JC", "still has diamonds", "T2"),
    ]
    notes = [(each["name"], each["note"]) for each in answer["trick"]["players"]]
    assert notes == [("Ann", "leads"), ("Cy", "is winning"), ("Bob", "to play"), ("Dee", "")]


@pytest.mark.parametrize(
    ("plays", "hand", "headline", "groups"),
    [
        pytest.param(
            "KC 9H", "QH JH QS", "Bob must play the queen or jack of hearts.",
            [("May", "QH JH", "goes over the nine, as it must", "T7"),
             ("May not", "QS", "has no clubs and must trump", "T6")],
            id="over-the-trump",
        ),
        pytest.param(
            "KC AH", "QH JH QS", "Bob must play the queen or jack of hearts.",
            [("May", "QH JH", "a trump; none goes over the ace, so any will do", "T7"),
             ("May not", "QS", "has no clubs and must trump", "T6")],
            id="none-goes-over",
        ),
        pytest.param(
            "KC 10H", "AH JH QS", "Bob must play the ace of hearts.",
            [("May", "AH", "goes over the ten, as it must", "T7"),
             ("May not", "JH", "the ace would go over the ten", "T7"),
             ("May not", "QS", "has no clubs and must trump", "T6")],
            id="too-low-a-trump",
        ),
        pytest.param(
            "KC", "AH KH QH JH QS", "Cy must play a heart.",
            [("May", "AH KH QH JH", "a trump, as there is no club to follow with", "T6"),
             ("May not", "QS", "has no clubs and must trump", "T6")],
            id="must-trump",
        ),
        pytest.param(
            "KC", "QS", "Cy must play the queen of spades.",
            [("May", "QS", "any card will do: nothing to follow or trump with", "T8")],
            id="one-card-left",
        ),
        pytest.param(
            "KC", "QS JS", "Cy may play any card.",
            [("May", "QS JS", "any card will do: nothing to follow or trump with", "T8")],
            id="any-card",
        ),
        pytest.param(
            "10S 9H", "9S AS KC", "Bob must play the ace or nine of spades.",
            [("May", "AS 9S", "follows; already trumped, so any will do", "T4"),
             ("May not", "KC", "still has spades", "T2")],
            id="already-trumped",
        ),
        pytest.param(
            "AC", "AC 9C KH", "Cy must play the ace or nine of clubs.",
            [("May", "AC 9C", "follows; an equal card does not beat the ace", "T5"),
             ("May not", "KH", "still has clubs", "T2")],
            id="equal-card",
        ),
        pytest.param(
            "AC", "10C 10C 9C", "Cy may play any card.",
            [("May", "10C 10C 9C", "follows; none beats the ace", "T3")],
            id="none-beats",
        ),
        pytest.param(
            "QH", "AH KH 9H", "Cy must play the ace or king of hearts.",
            [("May", "AH KH", "beats the queen, as it must", "T3"),
             ("May not", "9H", "the ace or king would beat the queen", "T3")],
            id="trump-led",
        ),
        pytest.param(
            "", "AH KC", "Ann may play any card.",
            [("May", "AH KC", "any card may be led", "T1")],
            id="lead",
        ),
    ],
)  # fmt: skip
def test_next_player(plays: str, hand: str, headline: str, groups: list[Any]) -> None:
    place = str(len(plays.split()) + 1)
    answer = ask(plays, "H", hands={place: hand})
    assert (answer["headline"], told(answer)) == (headline, groups)


def test_first_lead_may_have_to_be_a_trump() -> None:
    rules = {"first_lead": "trump"}
    answer = ask("", "H", rules=rules, hands={"1": "AH KC"})
    assert told(answer) == [
        ("May", "AH", "a trump, as the first lead must be", "T1"),
        ("May not", "KC", "the first lead must be a trump", "T1"),
    ]
    later = ask("", "H", rules=rules, hands={"1": "AH KC"}, first_trick=False)
    without = ask("", "H", rules=rules, hands={"1": "KC AS"})
    assert later["groups"][0]["words"] == without["groups"][0]["words"] == "any card may be led"


def test_heading_only_when_trump_is_led() -> None:
    answer = ask("QD", "H", rules={"heading": "trump_only"}, hands={"2": "AD 9D KH"})
    assert told(answer)[0] == (
        "May", "AD 9D", "follows; trump was not led, so any will do", "T2",
    )  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_cases(case: dict[str, Any]) -> None:
    place = len(case["plays"]) + 1
    answer = ask(" ".join(case["plays"]), case["trump"], hands={str(place): case["hand"]})
    may = {card for each in answer["groups"] if each["may"] for card in each["cards"]}
    assert may == set(case["legal"])
    told_cards = [card for each in answer["groups"] for card in each["cards"]]
    assert sorted(told_cards) == sorted(case["hand"])
    winning = [each["place"] - 1 for each in answer["trick"]["players"] if each["is_winning"]]
    assert winning == ([] if case["winner"] is None else [case["winner"]])


def test_who_reneged_and_what_had_to_be_played() -> None:
    answer = ask("KD 9D 10D", hands={"2": "9D AD JC"})
    assert answer["headline"] == (
        "Cy reneged with the nine of diamonds: the ace of diamonds had to be played."
    )
    assert (answer["rule"], answer["groups"]) == ("T3", [])
    assert answer["reneges"][0]["should"] == ["AD"]


def test_card_played_later_gives_a_renege_away() -> None:
    """Cy throws a club on diamonds, and has one in the third trick."""
    answer = ask("KD JC AD 9D AS 9S KS 9H AC KC QC 10D")
    found = [(each["trick"], each["card"], each["should"]) for each in answer["reneges"]]
    assert found == [(1, "JC", ["10D"])]
    assert answer["headline"] == "Bob wins the trick."


def test_of_equal_cards_the_first_wins() -> None:
    answer = ask("AD KD AD 9D", "H")
    assert answer["headline"] == "Ann wins the trick."
    assert (answer["next"], answer["rule"]) == (None, "G2")
    assert answer["trick"]["players"][0]["note"] == "wins"


def test_winner_leads_to_the_next_trick() -> None:
    answer = ask("KD AD 9D JD AS")
    assert [each["name"] for each in answer["trick"]["players"]] == ["Cy", "Bob", "Dee", "Ann"]
    assert answer["tricks"][0]["name"] == "Cy"
    assert answer["counted"]["sides"][1] == {
        "side": "B", "name": "Cy & Dee", "tricks": 1, "points": 20,
    }  # fmt: skip
    assert answer["counted"]["sentence"] == "1 of 12 tricks; 230 points are still out."


def test_nothing_lies_yet() -> None:
    answer = answer_played({"variant": "cutthroat", "trump": "H", "plays": [], "leader": 2})
    assert answer["headline"] == "Player 2 leads."
    assert [each["note"] for each in answer["trick"]["players"]] == ["to lead", "", ""]
    assert answer["may_take_back"] is False


def test_hand_named_for_somebody_else_is_no_ruling() -> None:
    answer = ask("KD", hands={"4": "AD"})
    assert (answer["headline"], answer["groups"]) == ("Ann is winning.", [])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", PLAYERS)
def test_a_whole_hand_adds_up_and_nobody_reneged(variant: str, seed: int) -> None:
    random, options = Random(seed), {"first_lead": "trump"} if seed % 2 else {}
    leader = random.randint(1, PLAYERS[variant])
    plays, hands, trump = deal_and_play(random, variant, leader, **options)
    hands_told = {str(place): cards for place, cards in hands.items()} if seed > 1 else {}
    answer = ask(" ".join(plays), trump, variant, leader=leader, rules=options, hands=hands_told)
    counted, total = answer["counted"], read_rules(variant).trick_total
    assert answer["reneges"] == []
    assert counted["is_over"]
    assert sum(each["points"] for each in counted["sides"]) == total
    assert sum(each["points"] for each in answer["tricks"]) + counted["buried_points"] == total
    assert len(counted["buried"]) == (3 if variant == "cutthroat" else 0)
    assert answer["tricks"][-1]["note"].startswith("with ")


def test_buried_cards_that_are_the_defenders_are_nobodys_here() -> None:
    plays, _, trump = deal_and_play(Random(3), "cutthroat")
    rules = {"buried_counters_to": "defenders"}
    mine = ask(" ".join(plays), trump, "cutthroat", rules=rules)["counted"]
    usual = ask(" ".join(plays), trump, "cutthroat", bidder=2)["counted"]
    gained = [b["points"] - a["points"] for a, b in zip(mine["sides"], usual["sides"], strict=True)]
    assert gained == [0, usual["buried_points"], 0]
    assert usual["sentence"].endswith(f"{usual['buried_points']} points lie buried.")
