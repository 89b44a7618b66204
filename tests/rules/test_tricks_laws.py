"""Laws of every trick, and the judge against the duties said again the long way round."""

from hypothesis import given
from hypothesis import strategies as st

from games.rules.options import read_rules
from games.rules.tricks import answer_tricks, legal_plays, winner_of
from tests.rules import trick_oracle

DECKS = {"cutthroat": ("A 10 K Q J 9", 2, 3), "single-deck": ("A 10 K Q J 9", 2, 4)}
DECKS["double-deck"] = ("A 10 K Q J", 4, 4)
OPTIONS = {"heading": ["always", "trump_only"], "first_lead": ["any", "trump"]}


@st.composite
def tricks(draw):
    """A whole request: some plays from hands, legal or not, and the hand of the next player."""
    variant = draw(st.sampled_from(sorted(DECKS)))
    ranks, copies, players = DECKS[variant]
    deck = [rank + suit for suit in "SHDC" for rank in ranks.split()] * copies
    cards = draw(st.permutations(deck))
    size = draw(st.integers(1, len(deck) // players))
    dealt = [cards[size * at : size * (at + 1)] for at in range(players)]
    count = draw(st.integers(0, players - 1))
    return {
        "variant": variant,
        "rules": {key: draw(st.sampled_from(values)) for key, values in OPTIONS.items()},
        "trump": draw(st.sampled_from("SHDC")),
        "plays": [draw(st.sampled_from(hand)) for hand in dealt[:count]],
        "hands": dealt[:count],
        "hand": dealt[count],
    }


@given(tricks())
def test_the_judge_agrees_with_the_long_way_round(asked):
    answer = answer_tricks(asked)
    plays, trump, options = asked["plays"], asked["trump"], asked["rules"]
    assert answer["winner"] == trick_oracle.winner(plays, trump)
    assert answer["legal"] == trick_oracle.legal(asked["hand"], plays, trump, **options)
    for place, verdict in enumerate(answer["verdicts"]):
        wrong = trick_oracle.objection(
            plays[place], asked["hands"][place], plays[:place], trump, **options
        )
        assert verdict["legal"] is (wrong is None)
        assert wrong in (None, verdict["rule"])


@given(tricks())
def test_something_may_always_be_played_and_only_from_the_hand(asked):
    legal = answer_tricks(asked)["legal"]
    assert legal
    assert set(legal) <= set(asked["hand"])
    assert legal == sorted(set(legal))


@given(tricks(), st.randoms(use_true_random=False))
def test_the_order_of_a_hand_never_matters(asked, random):
    mixed = random.sample(asked["hand"], len(asked["hand"]))
    assert answer_tricks(asked | {"hand": mixed}) == answer_tricks(asked)


@given(tricks(), st.data())
def test_what_may_be_played_is_judged_legal(asked, data):
    hand, plays = asked["hand"], asked["plays"]
    card = data.draw(st.sampled_from(answer_tricks(asked)["legal"]))
    played = asked | {"plays": [*plays, card], "hands": [*asked["hands"], hand]}
    del played["hand"]
    assert answer_tricks(played)["verdicts"][-1]["legal"]


@given(tricks())
def test_a_card_too_many_never_helps_an_earlier_one_to_win(asked):
    rules = read_rules(asked["variant"], asked["rules"])
    plays, trump = tuple(asked["plays"]), asked["trump"]
    for card in legal_plays(rules, tuple(asked["hand"]), plays, trump):
        assert winner_of((*plays, card), trump) in (winner_of(plays, trump), len(plays))
