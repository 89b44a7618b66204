"""A game's rules: all of them are read, other ones are seen before they hold, and taken back."""

import pytest
from django.test import Client
from django.utils.html import escape

from games.models import Entry, Grant
from games.rules.option_titles import TITLES
from games.rules.options import OPTIONS
from games.selectors.ledger import load_game
from games.selectors.moments import MOMENTS
from tests.factories import a_game, hand, played
from tests.ledger.story import end, record, rule
from tests.pages.filling import press, whole_form
from tests.pages.visiting import at, follow, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db

ORDER = ["Deal, bidding", "Meld", "Play and trick", "What a hand scores", "Target and end"]


@pytest.fixture
def game():
    """Side A is set once, and makes its next bid."""
    game = a_game()
    record(game, hand(trick_points=played(100)))
    record(game)
    return game


def look(visitor, game, **changes):
    """The answer to Change, with some options changed."""
    return press(visitor, visitor.get(at(game, "rules/")), "/rules/", **changes)


def reviewed(visitor, game, **changes):
    return follow(visitor, look(visitor, game, **changes))


def changed(visitor, game, **changes):
    """The table after other rules were accepted."""
    return follow(visitor, send(visitor, reviewed(visitor, game, **changes), "/rules/review/"))


@pytest.mark.parametrize("variant", ["single-deck", "cutthroat", "double-deck"])
def test_every_option_of_the_game_stands_in_its_moment(client, variant):
    game = a_game(variant=variant)
    sign_in(client, game)
    page = text_of(client.get(at(game, "rules/")))
    places = [page.index(f"<span>{escape(title)}") for title in ORDER]
    assert places == sorted(places)
    fields = whole_form(client.get(at(game, "rules/")), "/rules/").fields
    has = {f"rules.{o.key}" for o in OPTIONS if variant in o.default and o.key != "scale"}
    assert {name for name in fields if name.startswith("rules.")} == has
    for option in (o for o in OPTIONS if f"rules.{o.key}" in has):
        assert escape(TITLES[option.key]) in page
        assert escape(option.help) in page


def test_moments_hold_every_option_once():
    keys = [option.key for _, options in MOMENTS for option in options]
    assert sorted(keys) == sorted(option.key for option in OPTIONS)


def test_this_tables_values_stand_in_the_fields(client):
    rules = {"target": 1000, "trump_needs_marriage": True, "meld_values": {"pinochle": [40, 400]}}
    game = a_game(rules=rules)
    sign_in(client, game)
    page = client.get(at(game, "rules/"))
    fields = whole_form(page, "/rules/").fields
    assert fields["rules.target"] == "1000"
    assert fields["rules.trump_needs_marriage"] == "yes"
    assert fields["rules.meld_values"] == "pinochle 40 400"
    assert fields["rules.forced_bid"] == ""
    assert "Standard: 1500." in text_of(page).replace('<span class="">', "").replace("</span>", "")


def test_game_and_scale_are_shown_and_are_no_fields(client):
    game = a_game(rules={"scale": "short"})
    sign_in(client, game)
    page = text_of(client.get(at(game, "rules/")))
    assert "short (a tenth)" in page
    assert "Single deck" in page
    assert 'name="rules.scale"' not in page
    answer = look(client, game, rules__scale="classic", rules__target="120")
    assert "short" not in text_of(follow(client, answer)).lower()
    table = changed(client, game, rules__scale="classic", rules__target="120")
    assert table.status_code == 200
    assert load_game(game.table).rules_now == {"scale": "short", "target": 120}


class TestReview:
    def test_tells_hands_and_totals_and_stores_nothing(self, visitor, game):
        page = reviewed(visitor, game, rules__set_penalty="double")
        text = text_of(page)
        assert "minus twice the bid" in text
        assert "Ann &amp; Bob then have −320 instead of 0." in text
        assert "Hand 1" in text
        assert load_game(game.table).version == 2

    def test_then_the_game_is_scored_again_and_can_be_taken_back(self, visitor, game):
        page = changed(visitor, game, rules__set_penalty="double")
        assert "The whole game is scored by the new rules." in text_of(page)
        assert totals(game) == {"A": -320, "B": 310}
        follow(visitor, send(visitor, page, "/undo/"))
        assert totals(game) == {"A": 0, "B": 310}
        assert load_game(game.table).rules_now == {}

    def test_a_blank_is_standard_again(self, visitor, game):
        rule(game, {"set_penalty": "double", "target": 1000})
        changed(visitor, game, rules__set_penalty="")
        assert load_game(game.table).rules_now == {"target": 1000}

    def test_who_would_have_won_is_told(self, visitor, game):
        text = text_of(reviewed(visitor, game, rules__target="300"))
        assert "then win at hand 2" in text

    def test_hands_that_could_not_be_are_listed_with_why(self, visitor, game):
        answer = visitor.get(look(visitor, game, rules__counter_values="1-1-1")["Location"])
        text = text_of(answer)
        assert answer.status_code == 422
        assert "2 hands could not have been played so" in text
        assert "Hand 1: Trick points add up to 250, a hand has 25." in text
        assert "Play by these" not in text

    def test_such_hands_are_refused_when_sent_all_the_same(self, visitor, game):
        page = reviewed(visitor, game, rules__impossible_contract="must_concede")
        record(game, hand(bid=450, trick_points=played(100)))
        late = send(visitor, page, "/rules/review/", version="3")
        assert late.status_code == 422
        assert "Hand 3" in text_of(late)
        assert load_game(game.table).version == 3

    def test_a_sheet_that_has_grown_is_looked_at_again(self, visitor, game):
        page = reviewed(visitor, game, rules__set_penalty="double")
        record(game)
        late = send(visitor, page, "/rules/review/")
        assert late.status_code == 409
        assert "has changed in the meantime" in text_of(late)
        assert follow(visitor, send(visitor, late, "/rules/review/")).status_code == 200
        assert load_game(game.table).version == 4

    def test_two_taps_write_once(self, visitor, game):
        page = reviewed(visitor, game, rules__set_penalty="double")
        first, second = (send(visitor, page, "/rules/review/") for _ in range(2))
        assert first["Location"] == second["Location"]
        assert Entry.objects.filter(kind="rules").count() == 1

    def test_back_keeps_what_was_typed(self, visitor, game):
        carried = look(visitor, game, rules__target="1200")["Location"].split("?")[1]
        page = visitor.get(at(game, f"rules/?{carried}"))
        assert whole_form(page, "/rules/").fields["rules.target"] == "1200"

    @pytest.mark.parametrize("text", ["", "x", "eyJhIjoxfQ", "x" * 5000, "%00", "é"])
    def test_what_we_have_not_written_carries_nothing(self, visitor, game, text):
        assert visitor.get(at(game, f"rules/review/?c={text}"))["Location"] == at(game, "rules/")
        assert visitor.get(at(game, f"rules/?c={text}")).status_code == 200

    def test_rules_of_another_game_are_not_taken(self, client, visitor, game):
        other = a_game()
        carried = look(visitor, game, rules__target="1200")["Location"].split("?")[1]
        sign_in(client, other)
        assert client.get(at(other, f"rules/review/?{carried}")).status_code == 303

    def test_the_same_rules_are_no_change(self, visitor, game):
        answer = look(visitor, game, rules__target="1500")
        assert answer.status_code == 200
        assert "These are the rules of this game already." in text_of(answer)


class TestOnlyRead:
    def test_a_finished_game_says_why(self, visitor, game):
        page = visitor.get(at(game, "rules/"))
        review = reviewed(visitor, game, rules__target="1200")
        end(game)
        text = text_of(visitor.get(at(game, "rules/")))
        assert "This game is over. Reopen it" in text
        assert "<select" not in text
        assert press(visitor, page, "/rules/", rules__target="1200").status_code == 409
        late = send(visitor, review, "/rules/review/", version="3")
        assert late.status_code == 409
        assert "This game is over" in text_of(late)
        assert load_game(game.table).rules_now == {}

    def test_an_earlier_game_is_only_read(self, client):
        game = a_game(rules={"target": 1000})
        sign_in(client, game)
        end(game)
        follow(client, send(client, client.get(at(game)), "/again/"))
        text = text_of(client.get(at(game, "games/1/rules/")))
        assert "was played before" in text
        assert "option__said--other" in text
        assert at(game, "games/1/rules/") in text_of(client.get(at(game, "games/1/")))

    def test_who_only_watches_only_reads(self, visitor, game):
        Grant.objects.filter(table=game.table).update(role="watcher")
        page = visitor.get(at(game, "rules/"))
        assert "Whoever keeps the score" in text_of(page)
        assert visitor.post(at(game, "rules/"), {"rules.target": "9"}).status_code == 404

    def test_strangers_find_nothing(self, game):
        stranger = Client()
        sign_in(stranger, a_game())
        for path in ("rules/", "rules/review/?c=x", "games/1/rules/"):
            assert stranger.get(at(game, path)).status_code == 404
            assert stranger.post(at(game, path)).status_code == 404


class TestElsewhere:
    def test_table_and_about_lead_here(self, visitor, game):
        assert at(game, "rules/") in text_of(visitor.get(at(game)))
        assert at(game, "rules/") in text_of(visitor.get(at(game, "about/")))

    def test_where_the_rules_came_from(self, client):
        game = a_game(rules={"target": 1000}, profile=("Kitchen", 2))
        sign_in(client, game)
        assert "Kitchen, version 2" in text_of(client.get(at(game, "rules/")))
        assert "Began with Kitchen, version 2." in text_of(client.get(at(game, "about/")))
        rule(game, {})
        assert "Kitchen, version 2, changed since" in text_of(client.get(at(game, "rules/")))

    @pytest.mark.parametrize("path", ["rules/", "about/"])
    def test_queries(self, visitor, game, path, django_assert_max_num_queries):
        with django_assert_max_num_queries(12):
            visitor.get(at(game, path))

    def test_queries_of_the_review(self, visitor, game, django_assert_max_num_queries):
        address = look(visitor, game, rules__target="1200")["Location"]
        with django_assert_max_num_queries(12):
            page = visitor.get(address)
        with django_assert_max_num_queries(12):
            send(visitor, page, "/rules/review/")
