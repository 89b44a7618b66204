"""Laws of replaying: any prefix agrees, totals are the sum of what counts, nothing is lost."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.errors import Refused
from games.rules.options import read_rules
from games.rules.sheet import Start, check_entry, replay
from tests.rules.ledgers import FOUR, THREE, confirmation, correction, hand, penalty, plain, void

LONG = {"target": 10**6, "impossible_contract": "may_play_on", "minimum_meld": 0}
STARTS = {
    "cutthroat": Start(THREE, 2),
    "single-deck": Start(FOUR, 3, {"A": 200, "B": -50}, 4),
    "double-deck": Start(FOUR),
}
HOUSES = ({}, LONG, {"tie_rule": "overtime"}, {"set_penalty": "progressive", "must_bid_out": True})


@st.composite
def stories(draw):
    """A game as a table would write it: only entries that the check lets pass."""
    variant = draw(st.sampled_from(sorted(STARTS)))
    rules, start = read_rules(variant, draw(st.sampled_from(HOUSES))), STARTS[variant]
    chance = random.Random(draw(st.integers(0, 10**9)))
    entries = []
    for seq in range(1, draw(st.integers(1, 25)) + 1):
        new = wish(chance, rules, seq) | {"seq": len(entries) + 1, "by": "Ann", "at": ""}
        if is_fine(rules, start, entries, new):
            entries.append(new)
    return rules, start, entries


def is_fine(rules, start, entries, new):
    """Whether the rules have nothing against this entry."""
    try:
        check_entry(rules, start, entries, new)
    except Refused:
        return False
    return True


def wish(chance, rules, seq):
    """What somebody might want to write next."""
    target = chance.randint(1, seq)
    makers = {
        "hand": lambda: hand(rules.variant, **figures(chance, rules)),
        "correction": lambda: correction(target, rules.variant, **figures(chance, rules)),
        "void": lambda: void(target),
        "restore": lambda: {"kind": "restore", "facts": {"target": target}},
        "penalty": lambda: penalty(A=chance.randint(-9, 9) * 10),
        "confirmation": lambda: confirmation(target),
        "end": lambda: plain("end"),
        "reopen": lambda: plain("reopen"),
        "seat": lambda: plain("seat", seat=chance.randint(1, 3), player="Zoe", from_hand=1),
        "rules": lambda: plain("rules", rules={"target": chance.choice((300, 1000, 2000))}),
    }
    kinds = ["hand"] * 8 + sorted(makers)
    return makers[chance.choice(kinds)]()


def figures(chance, rules):
    """Bid, meld and trick points that add up."""
    step, total = rules.trick_step, rules.trick_total // rules.trick_step
    cuts = sorted(chance.randint(0, total) for _ in rules.sides[1:])
    edges = [0, *cuts, total]
    shares = [(edges[n + 1] - edges[n]) * step for n in range(len(rules.sides))]
    low, by = rules.bid_steps[0]
    return {
        "bidder": chance.choice(rules.sides),
        "bid": low + by * chance.randint(0, 8),
        "meld": {side: chance.randint(5, 30) * rules.meld_step for side in rules.sides},
        "trick_points": dict(zip(rules.sides, shares, strict=True)),
    }


@given(stories())
@settings(max_examples=60, deadline=None)
def test_laws(story):
    rules, start, entries = story
    sheet = replay(rules, start, entries)
    totals = {side: start.totals.get(side, 0) for side in sheet.sides}
    for line in sheet.lines:
        if line.state == "live":
            totals = {side: totals[side] + line.delta[side] for side in totals}
        assert line.totals_after == totals
    assert sheet.totals == totals
    assert sheet.version == len(entries)
    written = [entry["seq"] for entry in entries if entry["kind"] in ("hand", "penalty")]
    assert sorted(line.seq for line in sheet.lines) == written
    assert sheet.is_over or sheet.winner is None
    assert 1 <= sheet.dealer <= len(start.people)


@given(stories(), st.data())
@settings(max_examples=30, deadline=None)
def test_replay_of_any_prefix_agrees(story, data):
    """What a prefix says of the totals is what they were when it was the whole ledger."""
    rules, start, entries = story
    cut = data.draw(st.integers(0, len(entries)))
    sheet = replay(rules, start, entries[:cut])
    rest = entries[cut:]
    if all(entry["kind"] in ("hand", "confirmation") for entry in rest):
        whole = replay(rules, start, entries)
        count = len(sheet.lines)
        assert told(whole)[:count] == told(sheet)
    again = replay(rules, start, [dict(entry) for entry in entries[:cut]])
    assert told(again) == told(sheet)
    assert (again.dealer, again.winner, again.target) == (sheet.dealer, sheet.winner, sheet.target)


def told(sheet):
    return [
        (line.seq, line.number, line.state, line.delta, line.totals_after, line.dealer)
        for line in sheet.lines
    ]


@pytest.mark.parametrize("variant", sorted(STARTS))
def test_struck_and_restored_is_as_before(variant):
    rules, start = read_rules(variant, LONG), STARTS[variant]
    chance = random.Random(5)
    entries = []
    while len(entries) < 8:
        new = hand(variant, **figures(chance, rules)) | {"seq": len(entries) + 1}
        if is_fine(rules, start, entries, new):
            entries.append(new)
    before = replay(rules, start, entries)
    for seq in range(1, 9):
        restore = {"kind": "restore", "facts": {"target": seq}, "seq": 10}
        back = [*entries, void(seq) | {"seq": 9}, restore]
        assert told(replay(rules, start, back)) == told(before)
        assert replay(rules, start, back).dealer == before.dealer
