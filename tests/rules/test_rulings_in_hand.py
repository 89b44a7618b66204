"""A meld question in the hand that the cards were shown in: what that hand scores by other rules."""

from games.rules.rulings.desk import answer_ruling

IN_HAND = {
    "entry": {
        "bidder": "A",
        "bid": 310,
        "trump": "H",
        "outcome": "played",
        "meld": {"A": 150, "B": 40},
        "trick_points": {"A": 150, "B": 100},
    },
    "side": "A",
    "cards": "AH 10H KH QH JH KH",
    "name": "hand 4",
}


def asked_in_hand(**changes):
    """Run with an extra king, in a hand that was set with it."""
    request = {"variant": "single-deck", "question": "extra-king", "hand": IN_HAND | changes}
    return answer_ruling(request | {"given": {"cards": IN_HAND["cards"], "trump": "H"}})


def test_hand_is_scored_under_each_reading():
    answer = asked_in_hand()
    assert answer["columns"] == ["meld", "hand 4"]
    cells = [[(cell["word"], cell["text"]) for cell in row["shown"]] for row in answer["other"]]
    assert cells[0] == [("", "150"), ("SET", "−310")]
    assert cells[1] == [("", "190"), ("made", "+340")]


def test_meld_of_the_others_has_no_word():
    rows = asked_in_hand(side="B", entry=IN_HAND["entry"] | {"meld": {"A": 160, "B": 150}})
    assert rows["other"][0]["shown"][1] == {
        "side": "",
        "word": "",
        "text": "+250",
        "is_set": False,
    }


def test_reading_under_which_the_hand_could_not_have_been():
    meld = {"meld": {"A": 40, "B": 40}, "bid": 290}
    answer = asked_in_hand(entry=IN_HAND["entry"] | meld)
    assert answer["other"][0]["shown"][1]["text"] == "−290"
    far = IN_HAND["entry"] | {"meld": {"A": 150, "B": 40}, "bid": 420, "outcome": "thrown_in"}
    del far["trick_points"]
    assert asked_in_hand(entry=far)["other"][1]["shown"][1]["word"] == "not possible"
