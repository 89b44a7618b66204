"""A finished hand looked through: its arithmetic, and everything in it that cannot be."""

from random import Random

import pytest

from games.rules.duties import winner_of
from games.rules.errors import Refused
from games.rules.played import answer_played
from games.rules.rulings.audit import answer_audit
from tests.rules.whole_hands import deal_and_play

FINE = {
    "bidder": "A",
    "bid": 300,
    "trump": "S",
    "meld": {"A": 150, "B": 60},
    "trick_points": {"A": 160, "B": 90},
}
DECK = [rank + suit for suit in "SHDC" for rank in ("A", "10", "K", "Q", "J", "9")] * 2


def audit(variant="single-deck", rules=None, **changes):
    """What is found in a hand with some facts changed."""
    return answer_audit({"variant": variant, "rules": rules or {}, "hand": FINE | changes})


def found(answer):
    return [problem["message"] for problem in answer["problems"]]


def test_hand_in_which_nothing_is_wrong():
    answer = audit()
    assert answer["headline"] == "Nothing in it is impossible."
    assert answer["reason"] == "Side A made 300 with 10 to spare."
    assert answer["result"]["delta"] == {"A": 310, "B": 150}
    sums = [each["points"] for each in answer["figures"] if each["is_sum"]]
    assert sums == [310, 150]
    assert "SD13" in answer["rules"]


def test_typed_numbers_names_and_a_blank_side():
    hand = FINE | {"bid": "300", "trick_points": {"A": "100+60", "B": ""}}
    names = {"A": "Ann & Bob"}
    answer = answer_audit({"variant": "single-deck", "hand": hand, "names": names})
    assert answer["reason"] == "Ann & Bob made 300 with 10 to spare."


def test_everything_at_once():
    cards = {"1": "AS AS 10S KS QS JS", "2": "AS KH QH", "3": "", "4": "XX"}
    wrong = {"meld": {"A": 150, "B": 10}, "trick_points": {"A": 150, "B": 90}}
    answer = audit(cards_by_seat=cards, **wrong)
    assert answer["headline"] == "4 things in it cannot be."
    assert answer["result"] is None
    told = found(answer)
    assert told[0].startswith('"XX" is not a card')
    assert told[1].startswith("Three aces of spades")
    assert told[2] == "Side B wrote 10 in meld; their cards make 20."
    assert told[3].startswith("Trick points add up to 240")


def test_one_thing():
    answer = audit(trick_points={"A": 160, "B": 80})
    assert answer["headline"] == "One thing in it cannot be."


def test_blank_meld_is_what_the_cards_make():
    cards = {"1": "AS 10S KS QS JS", "3": ["9S"], "2": "KH QH"}
    answer = audit(meld={"A": None, "B": ""}, cards_by_seat=cards)
    assert answer["result"]["meld"] == {"A": 160, "B": 20}
    assert answer["figures"][0]["words"] == "meld of seat 1, from the cards"


def test_a_partner_of_unknown_cards_may_have_shown_more():
    """G4: 190 is 160 from these cards and 30 of the partner's; 150 cannot be with 160 in one hand."""
    run = {"1": "AS 10S KS QS JS 9S"}
    for variant, written in (("single-deck", 190), ("single-deck", 160), ("double-deck", 19)):
        points = {"A": 160, "B": 90} if variant == "single-deck" else {"A": 40, "B": 10}
        cards = run if variant == "single-deck" else {"1": "AS 10S KS QS JS"}
        bid = 300 if variant == "single-deck" else 55
        told = {"bid": bid, "meld": {"A": written + 1, "B": 20}, "trick_points": points}
        assert "cards make" not in " ".join(found(audit(variant, cards_by_seat=cards, **told)))
    answer = audit(meld={"A": 150, "B": 60}, cards_by_seat=run)
    assert found(answer) == ["Side A wrote 150 in meld; their cards make 160."]
    assert "cards make" not in " ".join(found(audit(meld={"A": "x", "B": 60}, cards_by_seat=run)))
    whole = run | {"3": "9D"}
    answer = audit(meld={"A": 190, "B": 60}, cards_by_seat=whole)
    assert found(answer) == ["Side A wrote 190 in meld; their cards make 160."]


def test_what_is_counted_without_a_partners_cards_is_said():
    answer = audit(meld={"A": None, "B": 60}, cards_by_seat={"1": "AS 10S KS QS JS"})
    assert answer["result"]["meld"]["A"] == 150
    assert [(each["code"], each["message"]) for each in answer["warnings"]] == [
        (
            "cards_missing",
            "Side A: no cards of seat 3 are told, so 150 stands as the whole meld.",
        )
    ]
    alone = {"A": None, "B": None, "C": 0}
    points = {"A": 160, "B": 60, "C": 30}
    cards = {"1": "AS 10S KS QS JS", "2": "KH QH"}
    told = {"meld": alone, "trick_points": points, "cards_by_seat": cards}
    assert audit("cutthroat", **told)["warnings"] == []


def test_too_many_cards_are_odd_and_no_more():
    answer = audit(cards_by_seat={"1": DECK[:14]}, meld={"A": 900, "B": 60})
    assert [each["code"] for each in answer["warnings"]] == ["hand_too_large"]


def test_five_people_cannot_hold_cards_of_four():
    assert audit(cards_by_seat={"5": "AS"})["problems"][0]["code"] == "unknown_name"


def test_hand_that_was_not_played():
    nobody = {"outcome": "passed_out", "bidder": "A", "bid": 250}
    assert audit(**nobody)["problems"]
    unplayed = audit(outcome="thrown_in", bid=430, trick_points={"A": 1})
    assert unplayed["result"]["delta"] == {"A": -430, "B": 60}


def test_bid_against_the_rules_is_odd():
    assert [each["code"] for each in audit(bid=255)["warnings"]] == ["bid_off_step"]


def played_at_random():
    """A deck played as it lies in four hands, whatever the duties say."""
    mixed = [DECK[7 * at % 48] for at in range(48)]
    hands, plays, leader = [mixed[12 * at : 12 * at + 12] for at in range(4)], [], 0
    for _ in range(12):
        trick = [hands[(leader + at) % 4].pop() for at in range(4)]
        plays += trick
        leader = (leader + winner_of(tuple(trick), "S")) % 4
    return plays


def test_played_cards_tell_reneges_and_points():
    plays = played_at_random()
    answer = audit(plays=plays, leader="1", trick_points={"A": "", "B": 0})
    assert any("reneged" in message for message in found(answer))
    assert [each for each in found(answer) if "wrote 0 in tricks" in each]
    few = audit(plays="AS KS")
    assert few["headline"] == "Nothing in it is impossible."


@pytest.mark.parametrize("bidder", ["A", "B"])
def test_bidder_leads_where_nobody_is_named(bidder):
    """T1: and so the tricks are his side's that would be the others' if player 1 had led."""
    blank = {"trick_points": {"A": "", "B": 0}, "bidder": bidder}
    led = {"A": "1", "B": "2"}[bidder]
    plays = played_at_random()
    assert found(audit(plays=plays, **blank)) == found(audit(plays=plays, leader=led, **blank))


def test_bidder_who_led_has_what_lies_buried():
    """T1, CT12: nobody is named as leader, so the bidder's tricks and buried cards are his."""
    plays, _, trump = deal_and_play(Random(1), "cutthroat", leader=2)
    asked = {"variant": "cutthroat", "trump": trump, "plays": plays, "leader": 2}
    counted = answer_played(asked)["counted"]
    made = {row["side"]: row["points"] for row in counted["sides"]}
    hand = {"bidder": "B", "trump": trump, "plays": plays}
    hand |= {"meld": {"A": 0, "B": 150, "C": 0}, "trick_points": dict.fromkeys("ABC", "")}
    assert found(audit("cutthroat", **hand)) == []
    assert found(audit("cutthroat", **hand | {"trick_points": made})) == []


def test_players_are_called_by_name():
    cards = {"1": "AS AS", "2": "AS"}
    hand = FINE | {"cards_by_seat": cards}
    people = {"1": "Ann", "2": "Cy"}
    told = found(answer_audit({"variant": "single-deck", "hand": hand, "people": people}))
    assert told[0].startswith("Three aces of spades: Ann shows two and Cy one")


def test_played_cards_that_cannot_be_read():
    assert found(audit(plays="XX"))
    assert found(audit(plays="AS", trump=None))


@pytest.mark.parametrize(
    "request_",
    [
        {"variant": "whist", "hand": {}},
        {"hand": {}},
        {"variant": "single-deck"},
        {"variant": "single-deck", "hand": {"bid": []}},
        {"variant": "single-deck", "hand": {"colour": 1}},
        {"variant": "single-deck", "hand": {"cards_by_seat": {"9": "AS"}}},
        {"variant": "single-deck", "hand": {}, "names": {"A": 3}},
    ],
)
def test_what_is_no_hand_is_refused(request_):
    with pytest.raises(Refused):
        answer_audit(request_)


def test_nothing_given_is_told_part_by_part():
    answer = answer_audit({"variant": "double-deck", "hand": {}})
    assert {each["code"] for each in answer["problems"]} == {"missing", "trump_missing"}
