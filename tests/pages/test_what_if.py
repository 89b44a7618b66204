"""What if: a hand under another rule, before and after, with nothing written."""

import pytest

from games.selectors.ledger import load_game
from tests.factories import a_game, hand, played
from tests.ledger.story import record, undo, win
from tests.pages.people import person
from tests.pages.test_settle import seen
from tests.pages.visiting import at, follow, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(client, game):
    """Hand 1 was set, hand 2 was made."""
    sign_in(client, game)
    record(game, hand(trick_points=played(100)))
    record(game)
    return client


def test_why_leads_there(table, game):
    page = text_of(table.get(at(game, "?hand=1")))
    assert f'href="{at(game, "lines/1/what-if/")}"' in page


def test_set_begins_with_what_a_set_costs(table, game):
    page = seen(table.get(at(game, "lines/1/what-if/")))
    assert '<option value="set_penalty" selected>' in page
    assert "<b>+510</b>" in page
    assert "Ann & Bob then have 320 instead of 0." in page
    assert totals(game) == {"A": 0, "B": 310}
    assert load_game(game.table).version == 2


@pytest.mark.parametrize("value", ["0", "1", "2", "77", "x"])
def test_any_value_is_answered(table, game, value):
    page = table.get(at(game, f"lines/2/what-if/?option=saves_meld&value={value}"))
    assert page.status_code == 200


def test_standard_values_are_on_the_tables_scale(client):
    game = a_game(variant="cutthroat", rules={"scale": "short", "target": 77})
    sign_in(client, game)
    points = {"A": 15, "B": 8, "C": 2}
    record(game, hand("cutthroat", bid=30, meld={"A": 20, "B": 4, "C": 2}, trick_points=points))
    page = seen(client.get(at(game, "lines/1/what-if/?option=target")))
    chips = [part.split("<")[0].strip() for part in page.split('<span class="chip__text">')[1:]]
    assert chips == ["77", "100"]


def test_every_option_can_be_tried(table, game):
    page = text_of(table.get(at(game, "lines/1/what-if/")))
    options = [part.split('"')[0] for part in page.split('<option value="')[1:]]
    assert len(options) > 20
    for option in options:
        answer = table.get(at(game, f"lines/1/what-if/?option={option}"))
        assert answer.status_code in (200, 422), option
        assert f'value="{option}" selected' in text_of(answer)


def test_value_is_typed(table, game):
    asked = "lines/2/what-if/?option=target&was=target&typed=300"
    page = seen(table.get(at(game, asked)))
    assert "then win at hand 1" in page or "win" in page
    wrong = table.get(at(game, asked + "x"))
    assert wrong.status_code == 422
    assert "cannot be read" in seen(wrong)
    assert (
        table.get(at(game, "lines/2/what-if/?option=target&was=target&typed=0")).status_code == 422
    )


def test_typed_for_another_option_is_left_aside(table, game):
    page = table.get(at(game, "lines/2/what-if/?option=target&was=set_penalty&typed=abc"))
    assert page.status_code == 200


def test_rule_that_no_hand_fits_says_which(client):
    game = a_game(rules={"concede": "free"})
    sign_in(client, game)
    record(game, hand(bid=300, outcome="thrown_in") | {"trick_points": None})
    page = client.get(at(game, "lines/1/what-if/?option=concede&value=1"))
    assert page.status_code in (200, 422)
    refused = client.get(at(game, "lines/1/what-if/?option=concede&value=2"))
    assert "With this rule the game could not have gone so" in seen(refused)


def test_play_by_it_goes_through_the_review(table, game):
    page = table.get(at(game, "lines/1/what-if/"))
    link = text_of(page).split('href="' + at(game, "rules/review/"))[1].split('"')[0]
    review = table.get(at(game, "rules/review/") + link)
    assert "each opponent gets the bid" in seen(review)
    follow(table, send(table, review, "/rules/review/"))
    assert totals(game) == {"A": 320, "B": 630}


def test_finished_game_is_looked_at_and_not_changed(client, game):
    sign_in(client, game)
    win(game)
    seq = load_game(game.table).entry_list[-1].seq
    page = client.get(at(game, f"lines/{seq}/what-if/?option=target_comparison"))
    assert page.status_code == 200
    assert "Play by this from now on" not in text_of(page)


def test_who_only_looks_on_is_not_led_to_the_review(table, game):
    page = person(game, "watcher").get(at(game, "lines/1/what-if/"))
    assert page.status_code == 200
    assert "each opponent gets the bid" in seen(page)
    assert "Play by this from now on" not in text_of(page)


def test_struck_and_unknown_hands_are_not_there(table, game):
    undo(game, 2)
    assert table.get(at(game, "lines/2/what-if/")).status_code == 404
    assert table.get(at(game, "lines/99/what-if/")).status_code == 404
    assert "what-if" not in text_of(table.get(at(game, "?hand=2")))
