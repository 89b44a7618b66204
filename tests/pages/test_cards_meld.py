"""Number and cards stay in step: at the Meld step, and in a recorded hand's why."""

import pytest

from games.models import Entry
from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.ledger.story import record, rule
from tests.pages.cards import (
    BY_SEAT,
    CARDS,
    MARRIAGE,
    RUN,
    at_meld,
    cards_page,
    counted,
    meld_of,
    saved,
    taken,
)
from tests.pages.visiting import at, follow, form_to, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


def preview(client, game, page, **changes):
    form = form_to(page, "/meld/")
    fields = form.fields | {name.replace("__", "."): value for name, value in changes.items()}
    return text_of(client.post(at(game, "preview/"), fields))


def test_cards_are_kept_with_the_hand(visitor, game):
    facts = saved(visitor, counted(visitor, game, CARDS))
    assert facts["cards_by_seat"] == BY_SEAT
    assert facts["meld_by_seat"] == {"1": 150, "2": 10, "3": 20}
    assert totals(game) == {"A": 370, "B": 60}


def test_why_shows_melded_cards_and_no_others(visitor, game):
    saved(visitor, counted(visitor, game, {1: RUN + " AH 10H", 3: MARRIAGE, 2: "9S"}))
    why = text_of(visitor.get(at(game, "?hand=1")))
    assert "Run, 150" in why
    assert "Marriage in hearts, 20" in why
    assert why.count('data-card="') == 8
    assert 'data-card="AH"' not in why
    assert "css/shown.css" in why


def test_why_of_a_hand_without_cards_loads_nothing_more(visitor, game):
    record(game)
    why = text_of(visitor.get(at(game, "?hand=1")))
    assert 'class="shown"' not in why
    assert "css/cards.css" not in why


def test_a_figure_changed_by_hand_is_not_from_cards_any_more(visitor, game):
    page = counted(visitor, game, CARDS)
    assert "no longer from cards" in preview(visitor, game, page, meld__A="180")
    assert "from cards: Ann 150, Bob 20" in preview(visitor, game, page)
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="180"))
    assert meld_of(game)["cards_by_seat"] == {"2": ["9S"]}
    follow(visitor, send(visitor, page, "/tricks/", tricks__A="200"))
    assert Entry.objects.get().facts["meld_by_seat"] == {"2": 10}


def test_a_blank_has_cards_no_longer(visitor, game):
    page = counted(visitor, game, CARDS)
    assert "no longer from cards" in preview(visitor, game, page, meld__A="")


def test_cards_key_keeps_what_is_typed(visitor, game):
    page = at_meld(visitor, game)
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="12+3", cards=""))
    assert meld_of(game) == {"meld": {"A": 15}}
    assert form_to(page, "/cards/")


def test_cards_key_changes_nothing_where_nothing_was_typed(visitor, game):
    page = at_meld(visitor, game)
    before = load_game(game.table).draft.revisions["meld"]
    follow(visitor, send(visitor, page, "/meld/", cards=""))
    assert load_game(game.table).draft.revisions["meld"] == before


def test_cards_key_leads_away_from_a_page_with_scripts(visitor, game):
    form = form_to(at_meld(visitor, game), "/meld/")
    answer = visitor.post(form.action, form.fields | {"cards": "3"}, headers={"HX-Request": "true"})
    assert answer["HX-Redirect"] == at(game, "cards/?seat=3")


def test_cards_key_with_what_is_no_figure(visitor, game):
    answer = send(visitor, at_meld(visitor, game), "/meld/", meld__A="x", cards="")
    assert answer.status_code == 422
    assert form_to(answer, "/meld/").fields["meld.A"] == "x"


def test_cards_key_on_a_page_that_is_behind_is_told(visitor, game):
    mine = at_meld(visitor, game)
    taken(visitor, game, 1, RUN)
    late = send(visitor, mine, "/meld/", meld__A="40", cards="")
    assert late.status_code == 409
    assert meld_of(game)["meld"] == {"A": 150}


def test_another_trump_offers_what_the_cards_make_now(visitor, game):
    counted(visitor, game, CARDS)
    page = follow(visitor, send(visitor, visitor.get(at(game, "?step=bid")), "/bid/", trump="H"))
    assert "cards make 60 now" in text_of(page)
    assert "Ann &amp; Bob: take 60, as the cards count now" in text_of(page)
    page = follow(visitor, send(visitor, page, "/meld/", mend="meld.A=60"))
    assert meld_of(game)["meld"] == {"A": 60, "B": 10}
    assert "from cards: Ann 20, Bob 40" in text_of(page)
    assert "Cy &amp; Dee: take 0, as the cards count now" in text_of(page)
    page = follow(visitor, send(visitor, page, "/meld/", mend="meld.B=0"))
    assert "as the cards count now" not in text_of(page)


def test_the_offer_stays_while_one_looks_at_the_cards(visitor, game):
    counted(visitor, game, CARDS)
    page = follow(visitor, send(visitor, visitor.get(at(game, "?step=bid")), "/bid/", trump="H"))
    send(visitor, page, "/meld/", cards="1")
    assert meld_of(game)["cards_by_seat"] == BY_SEAT
    page = follow(visitor, taken(visitor, game, 2, "9S 9H"))
    assert meld_of(game)["meld"] == {"A": 170, "B": 10}
    assert "take 60, as the cards count now" in text_of(page)


def test_a_figure_that_stays_in_spite_of_another_trump_is_recorded_without_cards(visitor, game):
    counted(visitor, game, CARDS)
    page = follow(visitor, send(visitor, visitor.get(at(game, "?step=bid")), "/bid/", trump="H"))
    facts = saved(visitor, page)
    assert (facts["meld"], "cards_by_seat" in facts) == ({"A": 170, "B": 10}, False)


def test_the_way_past_the_meld_step_records_no_wrong_cards(visitor, game):
    """Bid corrected, and straight on to the tricks."""
    counted(visitor, game, CARDS)
    send(visitor, visitor.get(at(game, "?step=bid")), "/bid/", trump="H")
    follow(
        visitor, send(visitor, visitor.get(at(game, "?step=tricks")), "/tricks/", tricks__A="200")
    )
    assert "cards_by_seat" not in Entry.objects.get().facts


def test_another_bidder_keeps_the_cards(visitor, game):
    counted(visitor, game, CARDS)
    bid = visitor.get(at(game, "?step=bid"))
    page = follow(visitor, send(visitor, bid, "/bid/", bidder_seat="3"))
    assert "from cards: Ann 150, Bob 20" in text_of(page)
    assert saved(visitor, page)["cards_by_seat"] == BY_SEAT


def test_nobody_bid_after_all_and_no_cards_are_kept(visitor, game):
    rule(game, {"pass_out": "redeal"})
    counted(visitor, game, CARDS)
    bid = visitor.get(at(game, "?step=bid"))
    page = follow(visitor, send(visitor, bid, "/bid/", outcome="passed_out"))
    follow(visitor, send(visitor, page, "/tricks/"))
    assert "cards_by_seat" not in Entry.objects.last().facts


def test_undo_fills_the_draft_with_the_cards_again(visitor, game):
    facts = saved(visitor, counted(visitor, game, CARDS))
    follow(visitor, send(visitor, visitor.get(at(game, "?saved=1")), "/undo/"))
    page = visitor.get(at(game, "?step=meld"))
    assert "from cards: Ann 150, Bob 20" in text_of(page)
    assert saved(visitor, page) == facts


def test_in_cutthroat_a_player_alone_is_not_named_again(client):
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    page = counted(client, game, {1: RUN})
    assert ">from cards</p>" in text_of(page)


def test_cards_of_two_players_that_one_deck_cannot_hold(visitor, game):
    page = counted(visitor, game, {1: RUN + " AS", 4: "AS AH AD AC"})
    told = "Three aces of spades: Ann shows two and Dee one"
    assert told in text_of(page)
    answer = send(visitor, page, "/meld/")
    assert answer.status_code == 422
    assert text_of(answer).count(told) == 1
    assert told in text_of(cards_page(visitor, game, 4))
    ways = [each for each in form_to(page, "/meld/").buttons if each["name"] == "cards"]
    assert [way.get("value", "") for way in ways] == ["1", "4", "", ""]
    page = follow(visitor, send(visitor, page, "/meld/", cards="4"))
    page = follow(visitor, send(visitor, page, "/cards/", cards="AH AD AC", take="1"))
    assert told not in text_of(page)
    assert saved(visitor, page)["meld"] == {"A": 150, "B": 0}


def test_such_cards_are_not_recorded_past_the_meld_step(visitor, game):
    counted(visitor, game, {1: RUN + " AS", 4: "AS AH AD AC"})
    answer = send(visitor, visitor.get(at(game, "?step=tricks")), "/tricks/", tricks__A="200")
    assert answer.status_code == 422
    assert "Three aces of spades" in text_of(answer)
    assert Entry.objects.count() == 0


def test_rules_that_changed_since_are_told_in_the_why(visitor, game):
    saved(visitor, counted(visitor, game, CARDS))
    rule(game, {"meld_values": {"run": [140, 1400]}})
    why = text_of(visitor.get(at(game, "?hand=1")))
    assert "Run, 140" in why
    assert "150 was written; under the rules as they are now these cards make 140." in why


@pytest.mark.parametrize(("cards", "is_asked"), [({2: "9S"}, False), ({}, True)])
def test_nines_that_are_known_are_not_asked_about(client, cards, is_asked):
    """Where nines are always safe it matters whether a swept side's meld is nothing but those."""
    game = a_game(rules={"dix_always_safe": True})
    sign_in(client, game)
    at_meld(client, game)
    for seat, line in cards.items():
        taken(client, game, seat, line)
    page = send(client, client.get(at(game, "?step=meld")), "/meld/", meld__A="0", meld__B="10")
    page = send(client, follow(client, page), "/tricks/", tricks__A="250", tricks__B="0")
    if is_asked:
        page = send(client, page, "/tricks/", took_trick__B="no")
        assert "Is the 10 in meld of Cy &amp; Dee nothing but nines of trump?" in text_of(page)
        page = send(client, page, "/tricks/", only_dix__B="yes")
    follow(client, page)
    assert totals(game)["B"] == 10
    assert ("only_dix" in Entry.objects.last().facts) == is_asked
