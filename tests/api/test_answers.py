"""What comes back has the names that programs count on, and no others."""

from tests.api.asking import answer


def test_auction() -> None:
    calls = [{"seat": 1, "bid": 250}, {"seat": 2, "bid": None}, {"seat": 3, "bid": 300}]
    found = answer("auction", {"variant": "single-deck", "dealer": 4, "calls": calls})
    heard = found.pop("calls")
    assert found == {
        "next_seat": 3,
        "legal_bids": [260, 270],
        "may_pass": True,
        "over": False,
        "winner": None,
        "bid": 250,
        "forced": False,
        "under_the_gun": False,
    }
    assert [call["legal"] for call in heard] == [True, True, False]
    assert set(heard[0]) == {"seat", "bid", "legal", "meaning", "reason", "rule"}


def test_a_whole_auction() -> None:
    calls = [{"seat": seat, "bid": None} for seat in (2, 3, 4)]
    found = answer("auction", {"variant": "double-deck", "dealer": 1, "calls": calls})
    assert (found["over"], found["winner"], found["bid"], found["forced"]) == (True, 1, 50, True)


def test_trick() -> None:
    question = {"variant": "single-deck", "trump": "H", "plays": ["KD", "AD"]}
    found = answer("tricks", {**question, "hands": [["KD"], ["AD", "9S"]], "hand": ["9D"]})
    assert found == {
        "winner": 1,
        "points": 20,
        "legal": ["9D"],
        "verdicts": [
            {"play": "KD", "legal": True, "reason": "Any card may be led.", "rule": "T1"},
            {
                "play": "AD",
                "legal": True,
                "reason": "Must follow diamonds and beat the king of diamonds.",
                "rule": "T3",
            },
        ],
        "reason": "Must follow diamonds; none beats the ace of diamonds.",
        "rule": "T3",
    }


def test_meld() -> None:
    cards = ["AS", "10S", "KS", "QS", "JS", "QH", "kh"]
    found = answer("meld", {"variant": "single-deck", "trump": "S", "cards": cards})
    assert set(found) == {"total", "classes", "bonuses", "by_trump", "best_trump"}
    assert [one["class"] for one in found["classes"]] == [1, 2, 3]
    run, marriage = found["classes"][0]["melds"]
    assert set(run) == {"meld", "count", "points", "cards", "rule"}
    assert marriage["suit"] == "H"
    assert found["by_trump"]["S"] == {"total": 170, "has_marriage": True}
    assert found["best_trump"] == ["S"]


def test_house_rules_are_heard() -> None:
    cards = ["AS", "10S", "KS", "QS", "JS"]
    rules = {"meld_values": {"run": [200, 2000]}}
    question = {"variant": "single-deck", "trump": "S", "cards": cards, "rules": rules}
    assert answer("meld", question)["total"] == 200


def test_trump_that_needs_a_marriage() -> None:
    cards = ["AS", "AS", "KH", "QH"]
    found = answer("meld", {"variant": "double-deck", "trump": None, "cards": cards})
    assert found["best_trump"] == ["H"]


def test_score() -> None:
    entry = {
        "bidder": "A",
        "bid": 320,
        "trump": "H",
        "outcome": "played",
        "meld": {"A": 150, "B": 40},
        "trick_points": {"A": 170, "B": 80},
    }
    totals = {"A": 980, "B": 1120}
    found = answer("score", {"variant": "single-deck", "totals_before": totals, "entry": entry})
    assert set(found) == {
        "result",
        "delta",
        "totals_after",
        "game_over",
        "winner",
        "target_after",
        "warnings",
        "reasons",
    }
    assert (found["result"], found["delta"]) == ("made", {"A": 320, "B": 120})
    assert set(found["reasons"][0]) == {"side", "points", "text", "rule"}
