"""What an entry would change is told before it is stored, without a query."""

import pytest

from games.rules.errors import HandRefused, LedgerRefused
from games.selectors.changes import preview_of, preview_of_undoing
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import correct, fresh, record, rule, win

pytestmark = pytest.mark.django_db

SET = hand(trick_points=played(100))


def three_hands():
    game = a_game()
    for _ in range(3):
        record(game)
    return fresh(game)


def correction(target, facts):
    return {"kind": "correction", "facts": facts | {"target": target}}


def test_a_correction(django_assert_num_queries):
    game = three_hands()
    with django_assert_num_queries(0):
        changes = preview_of(game, correction(1, SET))
    assert changes.sentences == (
        "Ann & Bob then have 320 instead of 960.",
        "Cy & Dee then have 430 instead of 360.",
        "Nothing else changes.",
    )
    assert [(line.number, line.short_before, line.short_after) for line in changes.lines] == [
        ("1", "made", "set")
    ]
    assert [(row.name, row.before, row.after, row.is_changed) for row in changes.totals] == [
        ("Ann & Bob", 960, 320, True),
        ("Cy & Dee", 360, 430, True),
    ]
    assert changes.dealer_before == changes.dealer_after == "Dee"
    assert (changes.warnings, changes.sheet.version) == ((), 4)


def test_what_it_says_is_what_happens():
    game = three_hands()
    facts = hand(bid=700, meld=melded(1500, 40))
    changes = preview_of(game, correction(1, facts))
    assert changes.sentences[-1] == (
        "Ann & Bob then win at hand 1; hands 2 and 3 stand after the end."
    )
    correct(game, 1, facts)
    now = fresh(game)
    assert now.totals == {row.side: row.after for row in changes.totals}
    assert (now.winner, now.target) == (changes.winner_after, changes.target_after)


def test_irregularities_are_told():
    changes = preview_of(three_hands(), correction(1, hand(bid=315)))
    assert [warning.code for warning in changes.warnings] == ["bid_off_step"]


def test_rules_and_the_hands_against_them():
    game = three_hands()
    changes = preview_of(game, {"kind": "rules", "facts": {"rules": {"target": 600}}})
    assert changes.sentences == (
        "Ann & Bob then have 640 instead of 960.",
        "Cy & Dee then have 240 instead of 360.",
        "Ann & Bob then win at hand 2; hand 3 stands after the end.",
        "The target is then 600 instead of 1500.",
    )
    record(game, hand(bid=450, trick_points=played(100)))
    house = {"impossible_contract": "must_concede"}
    with pytest.raises(LedgerRefused, match="Hand 4"):
        preview_of(fresh(game), {"kind": "rules", "facts": {"rules": house}})


def test_a_seat():
    new = {"kind": "seat", "facts": {"seat": 1, "name": "Zoe", "from_hand": 3}}
    assert preview_of(three_hands(), new).sentences[0] == (
        "Hand 3 then says Zoe & Bob instead of Ann & Bob."
    )


def test_undoing():
    game = three_hands()
    correct(game, 1, SET)
    now = fresh(game)
    changes = preview_of_undoing(now, now.entry_list[-1])
    assert changes.sentences[0] == "Ann & Bob then have 960 instead of 320."
    rule(game, {"target": 2000})
    now = fresh(game)
    assert "1500" in preview_of_undoing(now, now.entry_list[-1]).sentences[0]


def test_refused_as_the_service_would():
    game = three_hands()
    with pytest.raises(HandRefused):
        preview_of(game, correction(1, hand(trick_points={"A": 1, "B": 1})))
    win(game)
    with pytest.raises(LedgerRefused, match="Reopen"):
        preview_of(fresh(game), correction(1, SET))
