"""Whatever a table plays, each line before the tricks holds for every way in which they can fall.

The lines are read as a player reads them, and held against the score of the hand. With cards
buried "takes 20" means won in tricks, and "150 or less" means with what lay buried.
"""

import re
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.rules.errors import RulesRefused
from games.rules.option_pairs import SCALES
from games.rules.options import OPTIONS, read_rules
from games.rules.outlook import look_ahead
from games.rules.saving import fewest_points, owns_buried
from games.rules.scoring import score_hand
from games.rules.variants import VARIANT_NAMES

FIGURES = {  # options of this play that are no choice of a few values
    "minimum_meld": st.sampled_from([0, 10, 20]),
    "saves_meld_points": st.sampled_from([0, 1, 7, 15, 20, 100, 300]),
    "defenders_save_points": st.sampled_from([None, 0, 1, 15, 300]),
    "concession_bonus": st.just(25),
    "moon": st.just({"win": 1500, "lose": 500}),
}
ELSEWHERE = ("scale", "meld_table")  # pairs of them are refused
ROUNDED = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}


def house_rules(variant):
    """Any of the options of a game."""
    rows = [row for row in OPTIONS if variant in row.default and row.key not in ELSEWHERE]
    listed = {row.key: st.sampled_from(row.values) for row in rows if isinstance(row.values, tuple)}
    return st.fixed_dictionaries({}, optional=listed | FIGURES)


@st.composite
def bids(draw, variant):
    """Rules, and a hand with bid and meld; every second table rounds, or keeps meld."""
    often = draw(st.sampled_from([{}, ROUNDED, {"set_keeps_meld": True}]))
    house = draw(house_rules(variant)) | {"scale": draw(st.sampled_from(SCALES[variant]))}
    if variant != "double-deck" or often != ROUNDED:
        house |= often
    try:
        rules = read_rules(variant, house)
    except RulesRefused:
        assume(False)
    nines = draw(st.dictionaries(st.sampled_from(rules.sides), st.just(True)))
    if not rules.dix_always_safe:
        nines = {}
    meld = {side: draw(melds(rules, side in nines)) for side in rules.sides}
    bidder = draw(st.sampled_from(rules.sides))
    missing = draw(st.integers(-3, rules.trick_total // rules.trick_step + 3)) * rules.trick_step
    entry = {"bidder": bidder, "trump": "S", "outcome": "played", "meld": meld, "only_dix": nines}
    entry["moon"] = rules.moon is not None and draw(st.booleans())
    return rules, entry | {"bid": max(1, meld[bidder] + missing - draw(st.integers(0, 1)))}


def melds(rules, is_nines):
    if is_nines:
        return st.sampled_from(rules.meld_points["dix"])
    return st.integers(0, 40).map(lambda number: number * rules.meld_step)


class Fall:
    """One way in which the tricks fall: points, who won a trick, what the bidder had buried."""

    def __init__(self, entry, points, took, buried):
        self.entry = entry | {"trick_points": points, "took_trick": took}
        if buried:
            self.entry["buried_points"] = buried
        self.points = points
        self.took = took
        self.bidder = entry["bidder"]
        self.buried = buried
        self.all = points[self.bidder]
        self.won = self.all - buried

    @property
    def others(self):
        return [side for side in self.points if side != self.bidder]


def falls(rules, entry, random):
    """Every number of trick points for the bidder; two others share the rest in a few ways."""
    least = fewest_points(rules)
    for points in splits(rules, entry["bidder"], random):
        if any(0 < each < least for each in points.values()):
            continue
        took = {side: points[side] > 0 or random.random() < 0.5 for side in points}
        fall = Fall(entry, points, took, 0)
        yield fall
        fits = [each for each in sorted(rules.counters.buried_sums) if 0 < each <= fall.all]
        if fits and owns_buried(rules, fall, fall.bidder):
            buried = random.choice(fits)
            won = buried < fall.all or random.random() < 0.5
            yield Fall(entry, points, took | {fall.bidder: won}, buried)


def splits(rules, bidder, random):
    step, others = rules.trick_step, [side for side in rules.sides if side != bidder]
    for mine in range(0, rules.trick_total + 1, step):
        rest = rules.trick_total - mine
        if len(others) == 1:
            yield {bidder: mine, others[0]: rest}
            continue
        for first in {
            random.randint(0, rest),
            min(rest, 5 + 10 * random.randint(0, 24)),
            rest % 10,
        }:
            first = first // step * step
            yield {bidder: mine, others[0]: first, others[1]: rest - first}


def holds(text, fall, is_made):
    """Whether the condition of one of the bidder's lines is met."""
    text = re.sub(r"^(or more, )?(with |if they take )?| in tricks$", "", text)
    if text.startswith("a trick and "):
        return fall.took[fall.bidder] and holds(text[12:], fall, is_made)
    if text.isdecimal() and is_made:
        return fall.won >= int(text)
    ranged = re.fullmatch(r"(\d+)(?: to (\d+))?", text)
    if ranged:
        return fall.won >= int(ranged[1]) and fall.all <= int(ranged[2] or ranged[1])
    if text.endswith(" or less"):
        return fall.all <= int(text[:-8])
    return {
        "no trick points": fall.all == 0,
        "one trick": fall.took[fall.bidder],
        "without a trick": not fall.took[fall.bidder],
        "whatever is taken": True,
        "played on": True,
        "every trick": not any(fall.took[side] for side in fall.others),
        "one trick lost": any(fall.took[side] for side in fall.others),
    }[text]


def read_line(line):
    """Condition and end of one of the bidder's lines; None for a line about something else."""
    if line.rule == "moon":
        return line.text, "moon"
    if line.text == "played on, it ends set all the same":
        return "played on", "set"
    condition, colon, end = line.text.partition(": ")
    ends = ("made", "set", "set, the meld is kept", "nothing", "the rounding decides")
    return (condition, end) if colon and end in ends else None


def keeps_bidders_promise(line, end, verdict):
    mine = verdict.delta[verdict.bidder]
    if end == "the rounding decides":
        return verdict.result in ("made", "set")
    if end == "made":
        return verdict.is_made and mine >= line.points
    if end == "nothing":
        return mine == line.points == 0
    return mine == line.points and (end == "moon" or verdict.is_set)


def check_others(line, fall, verdict):
    """A line about a defender's meld, or about a bid that is given away."""
    if line.text.startswith("and the bid of"):
        for side in fall.others:
            given = [each.points for each in verdict.of_side(side) if each.rule == "set_penalty"]
            assert sum(given) == (line.points if verdict.is_set else 0)
        return
    kept = re.fullmatch(r"stays (.)’s (.*)", line.text)
    side = kept[1] if kept else re.search(r"of (.)’s may not be laid", line.text)[1]
    saved = bool(kept) and {
        "with one trick": fall.took[side],
        "with one counter": fall.points[side] > 0,
        "whatever is taken": True,
    }.get(kept[2], False)
    needed = re.fullmatch(r"with (\d+) in tricks", kept[2]) if kept else None
    if needed:
        saved = fall.points[side] >= int(needed[1])
    assert verdict.of_side(side)[0].points == (line.points if saved else 0)


def check_played(rules, outlook, fall):
    verdict, met = score_hand(rules, fall.entry), []
    for line in outlook.lines:
        told = read_line(line)
        if told and holds(told[0], fall, told[1] == "made"):
            assert keeps_bidders_promise(line, told[1], verdict), (line.text, fall.entry)
            met.append(line.text)
        elif not told and line.points is not None:
            check_others(line, fall, verdict)
    assert len(met) == 1 or (fall.buried and len(met) < 2), (met, fall.entry)
    if outlook.need:
        assert verdict.is_made or fall.won < outlook.need
    if outlook.set_by and sum(fall.points[side] for side in fall.others) >= outlook.set_by:
        assert verdict.is_set or verdict.delta[fall.bidder] == 0


def check_unplayed(rules, outlook, entry):
    ended = {name: entry[name] for name in ("bidder", "bid", "trump", "meld", "only_dix")}
    verdict = score_hand(rules, ended | {"outcome": outlook.outcomes[0].outcome})
    assert verdict.delta[entry["bidder"]] == outlook.lines[0].points
    for line in outlook.lines:
        kept = re.search(r"(.)’s (?:without a trick|does not count)$", line.text)
        if kept:
            assert verdict.of_side(kept[1])[0].points == line.points


@pytest.mark.parametrize("variant", VARIANT_NAMES)
@settings(max_examples=40, deadline=None)
@given(st.data(), st.integers(0, 10**6))
def test_every_line_holds(variant, data, seed):
    rules, entry = data.draw(bids(variant))
    outlook = look_ahead(rules, entry)
    if not outlook.may_play:
        check_unplayed(rules, outlook, entry)
        return
    for fall in falls(rules, entry, Random(seed)):
        check_played(rules, outlook, fall)


@pytest.mark.parametrize(
    ("variant", "house", "bid", "meld"),
    [
        ("single-deck", ROUNDED, 300, (150, 40)),
        ("cutthroat", ROUNDED, 300, (150, 40, 0)),
        ("single-deck", {"set_keeps_meld": True}, 300, (150, 40)),
        ("single-deck", {"set_keeps_meld": True, "set_penalty": "double"}, 300, (150, 40)),
        ("cutthroat", {"set_keeps_meld": True}, 320, (200, 40, 0)),
        ("double-deck", {"set_keeps_meld": True}, 60, (30, 20)),
    ],
)
def test_every_line_holds_at_these_tables(variant, house, bid, meld):
    rules = read_rules(variant, house)
    entry = {"bidder": "A", "bid": bid, "trump": "H", "outcome": "played", "moon": False}
    entry["meld"] = dict(zip(rules.sides, meld, strict=True))
    outlook = look_ahead(rules, entry)
    for seed in range(5 if variant == "cutthroat" else 1):
        for fall in falls(rules, entry, Random(seed)):
            check_played(rules, outlook, fall)
