"""How to play well: figures by the engine, under a table's rules where one reads at a table."""

import re
from random import Random

import pytest
from django.test import Client

from games.rulebook.strategies import strategy_of
from games.rules.options import read_rules
from games.selectors.rulebook import rule_address
from games.selectors.strategy import figures, strategy_view
from games.selectors.strategy_sums import EXAMPLES, throw_in_sums
from meld.cards import Holding
from meld.finder import meld_total
from tests.factories import a_game
from tests.pages.visiting import sign_in, text_of

pytestmark = pytest.mark.django_db
GAMES = ("cutthroat", "single-deck", "double-deck")
DEALT = {"cutthroat": (15, 18), "single-deck": (12, 12), "double-deck": (20, 20)}


@pytest.mark.parametrize("variant", GAMES)
def test_a_page_is_whole(variant: str) -> None:
    page = text_of(Client().get(f"/rulebook/{variant}/strategy/"))
    _, parts = strategy_of(variant)
    assert all(part.title in page for part in parts)
    assert not re.search(r"[{}]", page.split("<main")[1].split("</main>")[0])
    assert all(rule_address(id, variant) in page for part in parts for id in part.rules.split())
    assert f'href="/rulebook/{variant}/"' in page


@pytest.mark.parametrize("variant", GAMES)
def test_every_rule_and_hand_of_the_texts_is_good(variant: str) -> None:
    rules = read_rules(variant)
    for part in strategy_of(variant)[1]:
        assert part.rules
        for hand in part.hands:
            assert meld_total(
                Holding(hand["cards"].split(), rules.deck), hand["trump"], rules.meld_rules
            )
    assert sum(part.has_sums for part in strategy_of(variant)[1]) == 1


def test_hands_are_counted() -> None:
    page = strategy_view("single-deck")
    assert [hand["points"] for hand in page["parts"][0]["hands"]] == [150, 190, 100, 240]
    page = strategy_view("double-deck")
    assert [hand["points"] for hand in page["parts"][0]["hands"]] == [15, 19, 30, 100]


@pytest.mark.parametrize("variant", GAMES)
def test_averages_are_what_dealt_hands_meld(variant: str) -> None:
    named, _ = strategy_of(variant)
    rules, random = read_rules(variant), Random(7)
    size, bidder_size = DEALT[variant]
    own, bidder, other = 0, 0, 0
    pack = [code for code in rules.deck.codes for _ in range(rules.deck.copies)]
    for _ in range(count := 1500):
        random.shuffle(pack)
        totals = all_totals(pack[:size], rules)
        trump = max(totals, key=totals.get)
        own += totals[trump]
        other += all_totals(pack[size : 2 * size], rules)[trump]
        bidder += max(all_totals(pack[:bidder_size], rules).values())
    assert own / count == pytest.approx(named["own"], rel=0.08)
    assert other / count == pytest.approx(named["other"], rel=0.1)
    assert bidder / count == pytest.approx(named.get("bidder", named["own"]), rel=0.08)


def all_totals(codes: list[str], rules) -> dict[str, int]:
    holding = Holding(codes, rules.deck)
    return {suit: meld_total(holding, suit, rules.meld_rules) for suit in "SHDC"}


def test_chances_are_counted() -> None:
    named = figures(read_rules("single-deck"), {"own": 55, "other": 38})
    assert (named["one_out"], named["two_out"]) == (33, 56)
    assert figures(read_rules("cutthroat"), {"own": 91})["widow_two"] == 18


def test_sums_are_the_engines() -> None:
    sums = throw_in_sums(read_rules("cutthroat"))
    assert [row["points"] for row in sums["rows"]] == [
        ["−320", "+60", "+40"],
        ["+320", "+90", "+60"],
        ["−320", "+120", "+80"],
    ]
    assert "costs 50 more" in sums["sum"]
    assert "615 better" in sums["sum"]
    assert "more than 8 of 100" in sums["sum"]


@pytest.mark.parametrize("variant", GAMES)
def test_an_example_is_about_its_own_game(variant: str) -> None:
    sums = throw_in_sums(read_rules(variant))
    assert len(sums["rows"]) == 3
    assert str(EXAMPLES[variant]["bid"]) in sums["sentence"]
    assert sums["sum"]


@pytest.mark.parametrize(
    "rules",
    [{"concede": "never"}, {"scale": "short"}, {"counter_values": "1-1-1"}],
    ids=["never given up", "short", "ones"],
)
def test_where_a_table_plays_it_otherwise_no_sum_is_given(rules) -> None:
    sums = throw_in_sums(read_rules("cutthroat", rules))
    assert (sums["rows"], sums["sum"]) == ([], "")
    assert "otherwise" in sums["sentence"]


def test_where_playing_on_never_costs_no_chance_is_told() -> None:
    rules = {"defenders_on_concession": "meld_plus", "concession_bonus": 250}
    assert throw_in_sums(read_rules("single-deck", rules))["sum"] == ""


def test_figures_are_those_of_the_table(client: Client) -> None:
    game = a_game(rules={"scale": "short"})
    sign_in(client, game)
    page = text_of(client.get("/rulebook/single-deck/strategy/", {"table": game.table.address}))
    assert "those of this table’s rules" in page
    assert "meld about 6 on the average" in page
    assert "A hand has 25 in tricks" in page
    assert f"/rulebook/single-deck/?table={game.table.address}#SD7" in page
