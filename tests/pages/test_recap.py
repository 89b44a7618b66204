"""The finished game's page: how it went, told from its ledger (G9, G12)."""

import re
from datetime import timedelta
from itertools import pairwise
from unittest import mock

import pytest
from django.utils import timezone

from games.selectors.table.race_view import race_of, race_view
from games.selectors.table.recap_view import game_length, recap_view, spoken_time
from games.selectors.table.running import running_game
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import end, penalise, record, undo, win
from tests.pages.visiting import at, sign_in, text_of

pytestmark = pytest.mark.django_db

BY_CY = {"bidder": "B", "bidder_seat": 2, "bid": 300, "trump": "S", "meld": melded(40, 200)}
BOB_SET = {"bidder_seat": 3, "trick_points": played(100)}


def recap(game):
    """The recap's rows as (label, figure, detail with all that follows it)."""
    running = running_game(game.table)
    rows = recap_view(running, race_of(running))
    return {row["label"]: (row["figure"], shown(row)) for row in rows}


def shown(row):
    suit = f" {row['suit']['code']}" if row["suit"] else ""
    return f"{row['detail']}{suit}{row['after']}"


def race(game):
    running = running_game(game.table)
    return race_view(running, race_of(running))


def test_story_of_a_game(game):
    record(game, hand(**BY_CY, trick_points=played(120)))
    record(game, hand(**BOB_SET))
    record(game, hand())
    penalise(game, {"A": -50}, note="led out of turn")
    win(game)
    assert recap(game) == {
        "Biggest hand": ("+1670", "hand 4: Ann 700 H, meld 1500"),
        "Comeback": ("1700", "680 behind after hand 2, 1020 ahead at the end"),
        "Sets": ("1", "Bob in hand 2"),
        "Bids made": ("3 of 4", "Ann & Bob 2 of 3, Cy & Dee 1 of 1"),
        "Meld shown": ("2160", "Ann & Bob 1840, Cy & Dee 320"),
    }


def test_struck_hands_never_count(game):
    record(game, hand(**BY_CY, trick_points=played(120)))
    undo(game, 1)
    win(game)
    told = recap(game)
    assert "Comeback" not in told
    assert told["Bids made"] == ("1 of 1", "Ann & Bob 1 of 1")
    assert told["Sets"] == ("0", "Nobody was set")
    assert [row["hand"] for row in race(game)["table"]["rows"]] == ["1"]


def test_defenders_may_have_the_biggest_hand(game):
    record(game, hand(bidder_seat=3, meld=melded(0, 300), trick_points=played(20)))
    end(game)
    assert recap(game)["Biggest hand"] == (
        "+530",
        "hand 1: Cy & Dee against Bob 320 H, meld 300",
    )


def test_many_sets_are_told_by_side(game):
    for number in range(7):
        side = "AB"[number % 2]
        record(game, hand(bidder=side, bidder_seat=1 + number % 2, meld=melded(0, 0)))
    end(game)
    assert recap(game)["Sets"] == ("7", "Ann & Bob 4, Cy & Dee 3")


def test_three_people_say_behind_whom():
    start = {"totals": {"A": 500, "B": 900, "C": 0}, "hands_before": 6}
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"], start=start)
    record(game, hand("cutthroat", meld={"A": 700, "B": 0, "C": 0}))
    told = recap(game)
    assert told["Comeback"] == ("810", "400 behind Sol at the start, 410 ahead of Sol at the end")
    assert told["Bids made"] == ("1 of 1", "Ruth 1 of 1")
    rows = race(game)["table"]["rows"]
    assert rows[0] == {"hand": "start", "figures": ["500", "900", "0"]}
    assert rows[1]["hand"] == "7"


def test_five_people_have_a_mark_each():
    names = ["Ruth", "Sol", "Tess", "Ursula", "Victor"]
    game = a_game(variant="cutthroat", names=names)
    facts = hand("cutthroat", meld={"A": 150, "C": 40, "E": 20})
    facts["trick_points"] = {"A": 170, "C": 60, "E": 20}
    record(game, facts | {"playing": ["A", "C", "E"]})
    end(game)
    drawn = race(game)
    assert len({side["mark"] for side in drawn["legend"]}) == 5
    assert drawn["table"]["rows"][0]["figures"] == ["320", "0", "100", "0", "40"]
    assert recap(game)["Meld shown"][1] == "Ruth 150, Tess 40, Victor 20"


def test_called_off_before_any_hand_tells_nothing(client, game):
    end(game)
    assert race(game) is None
    assert recap(game) == {}
    sign_in(client, game)
    page = text_of(client.get(at(game)))
    assert "race__chart" not in page
    assert "recap" not in page


def test_nobody_bid_leaves_bids_and_meld_out():
    game = a_game(variant="double-deck")
    record(game, {"outcome": "passed_out"})
    end(game)
    assert recap(game) == {}
    assert race(game)["table"]["rows"] == [{"hand": "1", "figures": ["0", "0"]}]


def test_overtime_steps_the_target_up():
    game = a_game(
        variant="cutthroat",
        names=["Ruth", "Sol", "Tess"],
        rules={"tie_rule": "overtime"},
        start={"totals": {"A": 800, "B": 940, "C": 100}},
    )
    record(game, hand("cutthroat", meld={"A": 180, "B": 60, "C": 20}))
    record(game, hand("cutthroat", meld={"A": 180, "B": 60, "C": 20}))
    drawn = race(game)
    assert re.fullmatch(r"M\S+ \S+?H\S+?V\S+?H316", drawn["target"])
    assert [row["label"] for row in drawn["grid"] if row["is_target"]] == ["1250", "1000"]
    assert drawn["table"]["heads"][-1] == "Target"
    assert [row["figures"][-1] for row in drawn["table"]["rows"]] == ["1000", "1250", "1250"]


def test_fixed_number_of_deals_has_no_target():
    game = a_game(rules={"number_of_deals": 1})
    record(game, hand())
    drawn = race(game)
    assert drawn["target"] == ""
    assert not [row for row in drawn["grid"] if row["is_target"]]


def test_negative_totals_stand_under_the_zero_line(game):
    record(game, hand(**BOB_SET))
    end(game)
    drawn = race(game)
    y_of = {row["label"]: row["y"] for row in drawn["grid"]}
    line = next(side["line"] for side in drawn["sides"] if side["letter"] == "A")
    assert float(line.split(",")[-1]) > y_of["0"]
    assert drawn["table"]["rows"][0]["figures"][0] == "−320"


@pytest.mark.parametrize("hands", [1, 9, 25, 60])
def test_hand_numbers_do_not_touch(game, hands):
    facts = hand(meld=melded(0, 0), trick_points=played(120)) | {"bid": 300}
    for number in range(hands):
        side = "AB"[number % 2]
        record(game, facts | {"bidder": side, "bidder_seat": 1 + number % 2})
    end(game)
    labels = race(game)["hands"]
    places = [label["x"] for label in labels]
    assert labels[-1]["label"] == str(hands)
    assert all(after - before >= 16 for before, after in pairwise(places))
    assert len(race(game)["table"]["rows"]) == hands


def test_length_is_from_the_first_line_to_the_last(game):
    now = timezone.now()
    for minutes in (0, 110):
        later = now + timedelta(minutes=minutes)
        with mock.patch("django.utils.timezone.now", return_value=later):
            record(game, hand())
    later = now + timedelta(minutes=125)
    with mock.patch("django.utils.timezone.now", return_value=later):
        end(game)
    assert game_length(running_game(game.table)) == "2 hands, 2 h 05"


@pytest.mark.parametrize(
    ("minutes", "said"),
    [(0, ""), (45, "45 min"), (110, "1 h 50"), (1500, "1 day"), (5000, "3 days")],
)
def test_time_is_spoken_shortly(minutes, said):
    assert spoken_time(timedelta(minutes=minutes)) == said


def test_page_has_race_recap_and_table(visitor, game):
    record(game, hand(**BOB_SET))
    win(game)
    win(game)
    page = text_of(visitor.get(at(game)))
    assert 'role="img" aria-labelledby="race-title race-desc"' in page
    assert "Lines of the totals over 3 hands. In the end Ann &amp; Bob at 3020" in page
    assert '<th scope="row">1</th><td>−320</td>' in page
    assert "Biggest hand" in page
    assert "Single deck, 3 hands" in page
    assert page.index("over__verdict") < page.index("over__reason") < page.index("race__chart")


def test_running_game_has_neither(visitor, game):
    record(game)
    page = text_of(visitor.get(at(game)))
    assert "recap" not in page
    assert "race" not in page


def test_figures_stay_beside_names_from_the_right():
    game = a_game(names=["שָׁלוֹם", "Cy", "Bob", "Dee"])
    record(game, hand(**BOB_SET, meld=melded(150, 40)) | {"bidder_seat": 1})
    end(game)
    assert recap(game)["Sets"][1] == "\u2068שָׁלוֹם\u2069 in hand 1"
