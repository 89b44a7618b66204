"""Real quarrels and real bugs of other scorekeepers, of the kinds scoring and endgame."""

import pytest

from games.rules.deciding import end_hand
from games.rules.options import read_rules
from games.rules.outlook import look_ahead
from games.rules.scoring import score_hand
from games.rules.sheet import Start, replay
from tests.rules.hands import cases, hand, problems, score, unplayed

ITEMS = {row["id"]: row for row in cases("disputes") if row["kind"] in ("scoring", "endgame")}


def told(item):
    """The figures of an item as an entry: they are told in two ways."""
    facts = item.get("hand", item)
    entry = {
        "bidder": facts.get("by") or facts["bidding_team"],
        "bid": facts["bid"],
        "trump": "S",
        "outcome": "thrown_in" if facts.get("thrown_in") else "played",
        "meld": facts["meld"],
    }
    if "tricks" in facts:
        entry["trick_points"] = facts["tricks"]
    return entry


PLAYED = ("PD-034", "PD-038", "PD-047", "PD-055", "PD-056")
ENDED = ("PD-088", "PD-089", "PD-090", "PD-091", "PD-092", "PD-099")


@pytest.mark.parametrize("name", PLAYED)
def test_played(name):
    item = ITEMS[name]
    right = item["right_answer"]["default"]
    delta = score_hand(read_rules(item["variant"]), told(item["input"])).delta
    assert delta == {side: right[side] for side in ("A", "B")}


@pytest.mark.parametrize("name", ENDED)
def test_ended(name):
    item = ITEMS[name]
    right = item["right_answer"]["default"]
    ending = ended(item, {})
    assert ending.totals_after == right["score_after"]
    assert ending.winner == right["winner"]
    assert ending.game_over


def ended(item, rules):
    rules = read_rules(item["variant"], rules)
    verdict = score_hand(rules, told(item["input"]))
    before = item["input"]["score_before"]
    return end_hand(rules, before, rules.target, verdict.delta, verdict.bidder, verdict.is_made)


HOUSE = [
    (name, reading)
    for name, item in sorted(ITEMS.items())
    for reading in item["right_answer"].get("house_rules", [])
    if reading["rules"]
]


@pytest.mark.parametrize(("name", "reading"), HOUSE, ids=[name for name, _ in HOUSE])
def test_other_reading_that_is_offered(name, reading):
    assert ended(ITEMS[name], reading["rules"]).winner == reading["value"]


def test_all_items_are_here():
    elsewhere = {"PD-039", "PD-040", "PD-042", "PD-043", "PD-048", "PD-051", "PD-060", "PD-063"}
    elsewhere |= {"PD-065", "PD-094", "PD-095", "PD-100", "PD-101"}
    assert set(ITEMS) == elsewhere | set(PLAYED) | set(ENDED)


def test_pd_034_any_trick_as_a_house_rule():
    entry = told(ITEMS["PD-034"]["input"]) | {"took_trick": {"A": True, "B": True}}
    assert score_hand(read_rules("single-deck"), entry).delta == {"A": 400, "B": 0}
    rules = read_rules("single-deck", {"saves_meld": "one_trick"})
    assert score_hand(rules, entry).delta == {"A": 400, "B": 100}


def test_pd_039_throw_in_only_out_of_reach():
    rules = read_rules("single-deck")
    for bid, offered in ((320, False), (330, True)):
        entry = hand(bid=bid, meld={"A": 70, "B": 60}, trick_points=...)
        outlook = look_ahead(rules, entry)
        assert [choice.outcome for choice in outlook.outcomes] == ["thrown_in"] * offered
        assert outlook.may_play
        assert (outlook.why_not is None) == offered
    thrown = unplayed("single-deck", "thrown_in", bid=330, meld={"A": 70, "B": 60})
    assert score_hand(rules, thrown).delta == {"A": -330, "B": 60}


def test_pd_040_must_be_conceded():
    melds = {"A": 80, "B": 60, "C": 40}
    outlook = look_ahead(read_rules("cutthroat"), hand("cutthroat", bid=350, meld=melds))
    assert not outlook.may_play
    assert [(each.outcome, each.forced) for each in outlook.outcomes] == [
        ("conceded_after_widow", True)
    ]
    entry = unplayed("cutthroat", "conceded_after_widow", bid=350, meld=melds)
    assert score_hand(read_rules("cutthroat"), entry).delta == {"A": -350, "B": 60, "C": 40}


def test_pd_042_and_043_conceding():
    melds = {"A": 120, "B": 120, "C": 60}
    entry = unplayed("cutthroat", "conceded_after_widow", bid=360, meld=melds)
    assert score_hand(read_rules("cutthroat"), entry).delta == {"A": -360, "B": 120, "C": 60}
    plus = {"defenders_on_concession": "meld_plus", "concession_bonus": 100}
    house = score_hand(read_rules("cutthroat", plus), entry).delta
    assert house == {"A": -360, "B": 220, "C": 160}
    unseen = unplayed(
        "cutthroat", "conceded_before_widow", bidder="C", forced=True, trump=None, meld=...
    )
    assert score_hand(read_rules("cutthroat"), unseen).delta == {"A": 0, "B": 0, "C": -300}


def test_pd_048_a_blank_is_not_a_zero():
    def told_points(points):
        return problems("double-deck", hand("double-deck", trick_points=points))[0]

    assert told_points({"A": 50, "B": 0}) == []
    assert told_points({"A": 30, "B": None}) == [("missing", "entry.trick_points.B")]
    assert told_points({}) == [
        ("missing", "entry.trick_points.A"),
        ("missing", "entry.trick_points.B"),
    ]
    too_many = [("trick_points_do_not_add_up", "entry.trick_points")]
    assert told_points({"A": 26, "B": 26}) == too_many


def test_pd_051_the_last_trick_is_two():
    points = {"A": 31 + 2, "B": 17}
    assert problems("double-deck", hand("double-deck", trick_points=points))[0] == []


def test_pd_055_needs_twenty():
    entry = hand("double-deck", bid=60, meld={"A": 70, "B": 0})
    assert look_ahead(read_rules("double-deck"), entry).need == 20
    short = score("double-deck", bid=60, meld={"A": 70, "B": 0}, trick_points={"A": 19, "B": 31})
    assert short.delta["A"] == -60


def test_pd_056_progressive():
    rules = read_rules("single-deck", {"set_penalty": "progressive"})
    verdict = score_hand(rules, told(ITEMS["PD-056"]["input"]))
    assert verdict.delta == {"A": 0, "B": 480}


def test_pd_060_penalty_under_the_hand():
    facts = told(ITEMS["PD-060"]["input"])
    entries = [
        {"seq": 1, "kind": "hand", "facts": facts},
        {"seq": 2, "kind": "penalty", "facts": {"points": {"B": -60}, "note": "renege"}},
    ]
    struck = {"seq": 3, "kind": "void", "facts": {"target": 2}}
    start = Start(("Ann", "Cy", "Bob", "Dee"))
    rules = read_rules("single-deck")
    assert replay(rules, start, entries[:1]).totals == {"A": 280, "B": 130}
    assert replay(rules, start, entries).totals == {"A": 280, "B": 70}
    assert replay(rules, start, [*entries, struck]).totals == {"A": 280, "B": 130}


def test_pd_063_fourteen_in_meld():
    defends = score("double-deck", bid=50, meld={"A": 30, "B": 14}, trick_points={"A": 30, "B": 20})
    assert defends.delta["B"] == 20
    short = unplayed("double-deck", "short_meld", meld={"A": 14, "B": 0})
    assert score_hand(read_rules("double-deck"), short).delta == {"A": -55, "B": 0}


def test_pd_065_tricks_belong_to_the_side():
    verdict = score(bid=280, meld={"A": 80, "B": 40}, trick_points={"A": 200, "B": 50})
    assert verdict.delta == {"A": 280, "B": 90}


def test_pd_094_level_at_the_top():
    rules = read_rules("cutthroat")
    after = ITEMS["PD-094"]["input"]["score_after"]
    totals = dict(zip("ABC", after.values(), strict=True))
    ending = end_hand(rules, totals, 1000, {"A": 0, "B": 0, "C": 0}, "A", True)
    assert not ending.game_over
    assert ending.sentence == "A and B are level at 1040: another hand is played."


def test_pd_095_overtime_stays():
    rules = read_rules("cutthroat", {"tie_rule": "overtime"})
    before = {"A": 1010, "B": 1040, "C": 640}
    ending = end_hand(rules, before, 1250, {"A": 60, "B": -350, "C": 120}, "B", False)
    assert ending.totals_after == {"A": 1070, "B": 690, "C": 760}
    assert (ending.target_after, ending.game_over) == (1250, False)


def test_pd_099_short_by_one():
    rules = read_rules("double-deck")
    facts = told(ITEMS["PD-099"]["input"]) | {"trick_points": {"A": 19, "B": 31}}
    verdict = score_hand(rules, facts)
    ending = end_hand(rules, {"A": 460, "B": 499}, 500, verdict.delta, "A", verdict.is_made)
    assert ending.totals_after == {"A": 395, "B": 530}
    assert ending.winner == "B"


def test_pd_100_four_hands_are_a_game():
    rules = read_rules("single-deck", {"number_of_deals": 4})
    before = {"A": 310, "B": 310}
    level = end_hand(rules, before, 1500, {"A": 300, "B": 300}, "A", True, 4)
    assert not level.game_over
    ahead = end_hand(rules, before, 1500, {"A": 310, "B": 300}, "A", True, 4)
    assert (ahead.winner, ahead.rule) == ("A", "number_of_deals")


def test_pd_101_only_totals_count():
    rules = read_rules("double-deck")
    ending = end_hand(rules, {"A": -300, "B": 420}, 500, {"A": 505, "B": 0}, "A", True)
    assert ending.totals_after["A"] == 205
    assert not ending.game_over
