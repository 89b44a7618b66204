"""Count my meld without scripts: a form, and addresses that open the same hand."""

import re
from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils.html import escape

from games import services
from tests.factories import DeviceFactory, a_game
from tests.ledger.story import rule
from tests.pages.test_routes import ODD
from tests.pages.visiting import at, form_to, send, sign_in, text_of

pytestmark = pytest.mark.django_db
HAND = "AS 10S KS QS JS 9S 9S KH QH JD"
NPA = {"meld_table": "npa"}
NPA_HAND = "AS 10S KS QS JS JD"


def address(**asked: str) -> str:
    return f"/meld/?{urlencode(asked)}"


def opened(client: Client | None = None, **asked: str) -> str:
    """The page of a hand."""
    answer = (client or Client()).get(address(**asked))
    assert answer.status_code == 200
    return text_of(answer)


def total(page: str) -> int:
    return int(re.search(r"data-sum>(\d+)<", page)[1])


def held(page: str) -> str:
    return re.search(r'name="cards" value="([^"]*)"', page)[1]


def tap(page_of: dict[str, str], **button: str):
    """Where a button of the page's form leads."""
    client = Client()
    form = form_to(client.get(address(**page_of)), "/meld/")
    return client.get(form.action, form.fields | button)


class TestOpening:
    def test_an_empty_hand_says_what_to_do(self) -> None:
        page = opened()
        assert "Tap the cards you hold" in page
        assert "Single deck, classic values" in page
        assert (total(page), page.count('class="tile__add')) == (0, 24)

    def test_a_link_opens_the_same_hand(self) -> None:
        page = opened(cards=HAND)
        assert (total(page), held(page)) == (230, HAND)
        for words in ("Best: spades", "10 of 12 cards.", "Run", "Two dix", "Marriage in hearts"):
            assert words in page
        assert "inside the run" in page
        assert "To lay down" in page
        assert "Double pinochle" in page.split("What would help")[1]

    def test_the_double_deck_has_five_across(self) -> None:
        page = opened(game="double-deck", cards="AS AS AS AS")
        assert page.count('class="tile__add') == 20
        assert 'data-code="AS" data-count="4"' in page
        assert "4 of 20 cards." in page

    @pytest.mark.parametrize(
        ("trump", "points", "words"),
        [
            ("H", 100, "Hearts are trump"),
            ("none", 80, "No trump named"),
            ("x", 230, "Best: spades"),
        ],
    )
    def test_trump_is_chosen_or_left_to_us(self, trump: str, points: int, words: str) -> None:
        page = opened(cards=HAND, trump=trump)
        assert words in page
        assert total(page) == points

    def test_too_many_cards_are_counted_and_told(self) -> None:
        page = opened(cards=" ".join(f"{rank}{suit}" for rank in "AKQJ" for suit in "SHDC"))
        assert "16 cards: a player holds 12 cards." in page
        assert "is-much" in page

    def test_what_cannot_be_read_is_named_and_kept(self) -> None:
        answer = Client().get(address(cards="AS 1Z kq"))
        assert answer.status_code == 422
        assert "&quot;1Z&quot; is not a card" in text_of(answer)
        assert "&quot;kq&quot; has no suit" in text_of(answer)
        assert held(text_of(answer)) == "AS 1Z kq"

    @pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
    @pytest.mark.parametrize(
        "name", ["cards", "trump", "game", "profile", "rules", "was", "switch"]
    )
    def test_odd_addresses_get_an_answer(self, name: str, odd: str) -> None:
        assert Client().get(f"/meld/?{name}={odd}").status_code in (200, 422)

    def test_the_page_is_only_read(self) -> None:
        assert Client().post("/meld/").status_code == 405


class TestTaps:
    @pytest.mark.parametrize(
        ("button", "cards"),
        [
            ({"add": "AS"}, "AS AS KH"),
            ({"remove": "KH"}, "AS"),
            ({"cards": "QD"}, "QD"),
            ({"add": "1X"}, "AS KH"),
        ],
    )
    def test_a_tap_leads_to_the_address_of_the_new_hand(self, button, cards: str) -> None:
        answer = tap({"cards": "AS KH", "trump": "H"}, **button)
        assert answer.status_code == 302
        wanted = address(game="single-deck", trump="H", cards=cards)
        assert answer["Location"] == wanted

    def test_a_suit_is_chosen(self) -> None:
        answer = tap({"cards": "AS"}, trump="D")
        assert answer["Location"] == address(game="single-deck", trump="D", cards="AS")

    def test_clear_can_be_undone(self) -> None:
        cleared = tap({"cards": "AS KH"}, clear="1")["Location"]
        page = text_of(Client().get(cleared))
        assert held(page) == ""
        back = re.search(r'href="([^"]+)" data-back', page)[1].replace("&amp;", "&")
        assert held(text_of(Client().get(back))) == "AS KH"

    def test_another_game_keeps_the_cards_it_has(self) -> None:
        answer = tap({"cards": "AS KH"}, switch="double-deck")
        assert answer["Location"] == address(game="double-deck", cards="AS KH")
        refused = tap({"cards": "9S"}, switch="double-deck")
        assert (refused.status_code, held(text_of(refused))) == (422, "9S")
        assert "it has no nines" in text_of(refused)


class TestRules:
    def test_a_well_known_value_table_is_chosen(self) -> None:
        """PD-026."""
        asked = {"game": "double-deck", "cards": NPA_HAND, "trump": "S"}
        assert total(opened(**asked)) == 19
        page = opened(**asked, profile="known-association")
        assert total(page) == 40
        assert "Association values, association values" in page

    def test_an_own_profile_counts_on_its_own_phone_only(self) -> None:
        me = DeviceFactory()
        mine = {"name": "Kitchen", "variant": "double-deck", "rules": NPA}
        profile = services.save_profile(by=me, **mine)
        asked = {
            "game": "double-deck",
            "cards": NPA_HAND,
            "trump": "S",
            "profile": f"own-{profile.pk}",
        }
        client = Client()
        sign_in(client, a_game(by=me))
        page = opened(client, **asked)
        assert total(page) == 40
        assert "Kitchen, association values" in page
        stranger = opened(**asked)
        assert total(stranger) == 19
        assert "Those rules are not on this phone" in stranger

    def test_a_shared_link_counts_the_same_for_everybody(self) -> None:
        page = opened(game="double-deck", cards=NPA_HAND, trump="S", profile="known-association")
        link = re.search(r'value="([^"]+)" data-link', page)[1].replace("&amp;", "&")
        assert "profile" not in link
        shared = text_of(Client().get(link))
        assert (total(shared), held(shared)) == (40, NPA_HAND)
        assert "As in the link that was opened" in shared

    @pytest.mark.parametrize("rules", ["{", "[]", '{"meld_table": "x"}', "1e999", "[" * 900, '"'])
    def test_rules_of_a_link_that_cannot_be_read_are_told(self, rules: str) -> None:
        page = opened(cards=HAND, rules=rules)
        assert "cannot be read: counted by the standard" in page
        assert total(page) == 230

    def test_a_table_counts_by_its_rules_and_for_its_people_only(self, client: Client) -> None:
        game = a_game(variant="double-deck")
        sign_in(client, game)
        rule(game, rules=NPA)
        menu = text_of(client.get(at(game)))
        link = address(game="double-deck", table=game.table.address)
        assert f'href="{escape(link)}"' in menu
        page = text_of(client.get(f"{link}&cards=AS+10S+KS+QS+JS&trump=S"))
        assert total(page) == 25
        assert f'href="{at(game)}" aria-label="Back"' in page
        chosen = f'value="table-{game.table.address}" selected'
        assert chosen in page
        for asked in (link, f"/meld/?profile=table-{game.table.address}"):
            assert Client().get(asked).status_code == 404
        assert Client().get("/meld/?table=nothing").status_code == 404

    def test_the_menu_brings_the_trump_of_the_hand(self, client: Client) -> None:
        game = a_game()
        sign_in(client, game)
        send(client, client.get(at(game)), "/bid/", bidder_seat="1", bid="320", trump="H")
        link = address(game="single-deck", table=game.table.address, trump="H")
        assert escape(link) in text_of(client.get(at(game)))

    def test_choosing_a_table_leads_to_its_address(self, client: Client) -> None:
        game = a_game()
        sign_in(client, game)
        form = form_to(client.get(address(cards="AS")), "/meld/")
        answer = client.get(form.action, form.fields | {"profile": f"table-{game.table.address}"})
        link = address(game="single-deck", table=game.table.address, cards="AS")
        assert answer["Location"] == link

    def test_a_table_beyond_the_first_stays_chosen(self, client: Client) -> None:
        old = a_game()
        device = sign_in(client, old)
        for _ in range(7):
            a_game(by=device)
        page = opened(client, table=old.table.address)
        assert f'value="table-{old.table.address}" selected' in page

    def test_the_standard_game_is_had_back(self) -> None:
        asked = {"game": "double-deck", "profile": "known-association", "cards": "AS"}
        answer = tap(asked, profile="")
        assert answer["Location"] == address(game="double-deck", cards="AS")


def test_home_leads_to_the_calculator() -> None:
    assert 'href="/meld/"' in text_of(Client().get("/"))


def test_queries_are_few_and_always_the_same(client, django_assert_max_num_queries) -> None:
    game = a_game()
    device = sign_in(client, game)
    for _ in range(9):
        a_game(by=device)
    for asked in ({"cards": HAND}, {"table": game.table.address}, {"profile": "own-1"}):
        with django_assert_max_num_queries(7):
            client.get(address(**asked))
