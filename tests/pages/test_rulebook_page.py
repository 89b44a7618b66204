"""The rulebook's pages, and every rule id of a table that leads there."""

import re

import pytest
from django.test import Client
from django.utils.html import escape

from games.rulebook import BOOK
from tests.factories import a_game, hand, played
from tests.ledger.story import record, win
from tests.pages.visiting import at, follow, send, sign_in, text_of

pytestmark = pytest.mark.django_db
GAMES = ("cutthroat", "single-deck", "double-deck")


@pytest.fixture
def game():
    """Side A is set once, and makes its next bid."""
    game = a_game()
    record(game, hand(trick_points=played(100)))
    record(game)
    return game


def links(page: str) -> list[str]:
    """The rule ids of a page that are links, each as its whole tag."""
    return re.findall(r'<a class="rule"[^>]*>', page)


def anchors_hold(client: Client, page: str) -> None:
    """Each link to a rule names a page and an anchor that are there."""
    assert links(page)
    for link in links(page):
        address, anchor = re.search(r'href="([^"#]+)#([^"]+)"', link).groups()
        assert f'id="{anchor}"' in text_of(client.get(address)), link
        assert 'hx-boost="false"' in link


@pytest.mark.parametrize("variant", GAMES)
def test_a_page_has_every_rule_of_its_game(variant: str) -> None:
    page = text_of(Client().get(f"/rulebook/{variant}/"))
    for each in BOOK.values():
        assert (f'id="{each.id}"' in page) == (variant in each.games), each.id
        assert (escape(each.text) in page) == (variant in each.games), each.id
    assert f'href="/rules/{variant}/"' in page


def test_a_house_rule_says_what_the_standard_game_plays() -> None:
    page = text_of(Client().get("/rulebook/double-deck/"))
    assert "Standard: 20." in page.split('id="minimum_meld"')[1][:400]


def test_a_rule_without_a_page_leads_to_its_paragraph() -> None:
    for path, address in [
        ("/rule/CT16/", "/rulebook/cutthroat/#CT16"),
        ("/rule/G11/?game=double-deck", "/rulebook/double-deck/#G11"),
        ("/rule/CT21-CT24/", "/rulebook/cutthroat/#CT21"),
        ("/rule/Q-SD1/", "/rulebook/single-deck/#Q-SD1"),
    ]:
        answer = Client().get(path)
        assert (answer.status_code, answer["Location"]) == (302, address)


@pytest.mark.parametrize("path", ["/rule/XX9/", "/rule/CT99/?game=x", "/rulebook/whist/"])
def test_an_unknown_rule_or_game_is_told_so(path: str) -> None:
    answer = Client().get(path)
    assert answer.status_code == 404
    assert "There is no such rule" in text_of(answer)
    assert all(f'href="/rulebook/{each}/"' in text_of(answer) for each in GAMES)


@pytest.mark.parametrize("path", ["rulebook/single-deck/", "rule/G1/"])
def test_the_rulebook_is_only_read(path: str) -> None:
    assert Client().post(f"/{path}").status_code == 405


@pytest.mark.parametrize("variant", GAMES)
def test_rules_pages_lead_to_the_rulebook(client: Client, variant: str) -> None:
    game = a_game(variant=variant)
    for page in (f"/rules/{variant}/", at(game, "rules/")):
        sign_in(client, game)
        assert f'href="/rulebook/{variant}/"' in text_of(client.get(page))
    anchors_hold(client, text_of(client.get(f"/rules/{variant}/")))


def test_every_line_of_a_hand_leads_to_its_rule(client: Client, game) -> None:
    sign_in(client, game)
    page = text_of(client.get(at(game, "?hand=1")))
    why = page.split('class="why"')[1].split("</li>")[0]
    assert f"/rulebook/single-deck/?table={game.table.address}#SD14" in why
    assert '<span class="rule">' not in why
    anchors_hold(client, page)


def test_the_verdict_leads_to_its_rule(client: Client) -> None:
    game = a_game()
    win(game)
    sign_in(client, game)
    page = text_of(client.get(at(game)))
    assert f"/rulebook/single-deck/?table={game.table.address}#SD15" in page
    anchors_hold(client, page)


def test_the_outlook_is_one_target_that_lists_its_rules(client: Client, game) -> None:
    sign_in(client, game)
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    send(client, page, "/meld/", meld__A="150", meld__B="40")
    page = client.get(at(game, "?step=meld"))
    block = text_of(page).split('<details class="reasons">')[1].split("</details>")[0]
    summary, rules = block.split("</summary>")
    assert "<a " not in summary
    assert re.findall(r">([A-Z0-9]+)</span>", summary)
    assert len(links(rules)) == len(set(links(rules))) == rules.count("<li>")
    assert "A point saves meld" in rules
    anchors_hold(client, text_of(page))


def test_a_slip_leads_to_its_rule(client: Client, game) -> None:
    sign_in(client, game)
    page = client.get(at(game))
    answer = send(client, page, "/bid/", bidder_seat="1", bid="240", trump="H")
    assert answer.status_code == 422
    slip = text_of(answer).split('class="slip"')[1].split("</div>")[0]
    assert links(slip)
    anchors_hold(client, text_of(answer))


def test_no_link_stands_in_a_button_or_a_summary(client: Client, game) -> None:
    sign_in(client, game)
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", bidder_seat="1", bid="700", trump="H"))
    for tag in ("button", "summary"):
        found = re.findall(rf"<{tag}\b.*?</{tag}>", text_of(page), re.DOTALL)
        assert found, tag
        assert [inner for inner in found if "<a " in inner] == []


PAGES = {
    "trick judge": "settle/tricks/?trump=S&plays=AS+KH&hand2=KH+9S",
    "auction judge": "settle/auction/?calls=1:100",
    "ruling": "settle/extra-king/?",
    "audit": "settle/audit/?bid=250&bidder=A&meld_A=100",
}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_rules_of_a_tables_pages_are_read_in_its_own_book(client: Client, game, page: str) -> None:
    sign_in(client, game)
    own_book(client, game, text_of(client.get(at(game, page))))


def test_rules_of_a_tables_count_are_read_in_its_own_book(client: Client, game) -> None:
    sign_in(client, game)
    asked = f"table={game.table.address}"
    page = text_of(client.get(f"/meld/?{asked}&cards=AS+10S+KS+QS+JS+QS"))
    assert f'href="/rule/F3/?{asked}"' in page
    own_book(client, game, page)
    assert "/rule/F3/?game=single-deck" in text_of(client.get("/meld/?cards=AS+10S+KS+QS+JS+QS"))


def own_book(client: Client, game, page: str) -> None:
    """Every rule leads there, also those that a script will write."""
    asked = f"?table={game.table.address}"
    assert asked in re.search(r'data-rule-at="([^"]+)"', page)[1]
    found = [each for each in links(page) if 'href=""' not in each and "href" in each]
    assert found
    assert [each for each in found if asked not in each] == []
    answer = client.get(f"/rule/G3/{asked}")
    assert answer["Location"] == f"/rulebook/single-deck/{asked}#G3"
    assert Client().get(f"/rule/G3/{asked}").status_code == 404
