"""What holds for any cards, any trump and any values: laws, tried by hypothesis."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from meld.cards import DECK_48, DECK_80, Holding
from meld.finder import MeldFound, best_total, find_melds, meld_by_trump, meld_total
from meld.tables import MeldRules, meld_rules
from tests.meld.helpers import DOUBLE, SINGLE

MORE = {
    "table": [("classic", DECK_48), ("short", DECK_48)]
    + [(name, DECK_80) for name in ("standard", "family", "npa", "times_ten")],
}
points = st.integers(0, 40)
trumps = st.sampled_from(["S", "H", "D", "C", None])


@st.composite
def houses(draw: st.DrawFn) -> MeldRules:
    """Rules of any table, some of its values changed, some options on."""
    table, deck = draw(st.sampled_from(MORE["table"]))
    names = draw(
        st.sets(st.sampled_from(sorted(SINGLE.values if deck is DECK_48 else DOUBLE.values)))
    )
    values = {
        name: draw(st.lists(points, min_size=1, max_size=deck.copies)) for name in sorted(names)
    }
    extras = draw(st.none() | st.fixed_dictionaries({"one": points, "both": points}))
    return meld_rules(deck, table, values, extras, draw(st.booleans()), draw(points))


@st.composite
def hands(draw: st.DrawFn) -> tuple[list[str], MeldRules]:
    """Up to 24 cards of a deck, no more copies than it has, and rules for it."""
    rules = draw(houses())
    pack = list(rules.deck.codes) * rules.deck.copies
    order = draw(st.permutations(range(len(pack))))
    size = draw(st.integers(0, 24))
    return [pack[place] for place in order[:size]], rules


def melds_of(found: MeldFound) -> list:
    return [meld for one in found.classes for meld in one.melds]


@given(hands(), trumps, st.randoms(use_true_random=False))
def test_order_of_cards_never_matters(hand, trump, random) -> None:
    codes, rules = hand
    shuffled = random.sample(codes, len(codes))
    one = find_melds(Holding(codes, rules.deck), trump, rules)
    other = find_melds(Holding(shuffled, rules.deck), trump, rules)
    assert one.as_dict() == other.as_dict()


@given(hands(), trumps, st.data())
def test_a_card_more_never_lowers_the_total(hand, trump, data) -> None:
    codes, rules = hand
    free = sorted((Counter(rules.deck.codes * rules.deck.copies) - Counter(codes)).elements())
    more = [*codes, data.draw(st.sampled_from(free))]
    before = meld_total(Holding(codes, rules.deck), trump, rules)
    assert meld_total(Holding(more, rules.deck), trump, rules) >= before


@given(hands(), trumps)
def test_total_is_the_sum_of_lines(hand, trump) -> None:
    codes, rules = hand
    found = find_melds(Holding(codes, rules.deck), trump, rules)
    sums = [sum(meld.points for meld in one.melds) for one in found.classes]
    assert sums == [one.total for one in found.classes]
    assert found.total == sum(sums) + sum(bonus.points for bonus in found.bonuses)
    assert all(line.points > 0 for line in [*melds_of(found), *found.bonuses])


@given(hands(), trumps)
def test_cards_of_melds_are_held_and_serve_once_a_class(hand, trump) -> None:
    codes, rules = hand
    for one in find_melds(Holding(codes, rules.deck), trump, rules).classes:
        inside = "run_pays_marriage" if rules.run_pays_marriage else ""
        used = Counter(c for meld in one.melds for c in meld.cards if meld.rule != inside)
        assert used <= Counter(codes)
        for meld in one.melds:
            assert Counter(meld.cards) <= Counter(codes)


@given(hands(), st.booleans())
def test_all_trumps_agree_with_single_calls(hand, needs_marriage) -> None:
    codes, rules = hand
    holding = Holding(codes, rules.deck)
    found, best = meld_by_trump(holding, rules, needs_marriage)
    for suit, (total, has_marriage) in found.items():
        assert total == find_melds(holding, suit, rules).total
        assert has_marriage == ({"K" + suit, "Q" + suit} <= set(codes))
    allowed = [suit for suit in "SHDC" if found[suit][1] or not needs_marriage]
    most = max((found[suit][0] for suit in allowed), default=None)
    assert list(best) == [suit for suit in allowed if found[suit][0] == most]
    assert best_total(holding, rules) == max(total for total, _ in found.values())


@given(hands())
@settings(max_examples=50)
def test_naming_trump_beats_none_on_stock_tables(hand) -> None:
    codes, rules = hand
    stock = SINGLE if rules.deck is DECK_48 else DOUBLE
    holding = Holding(codes, rules.deck)
    assert best_total(holding, stock) >= meld_total(holding, None, stock)
