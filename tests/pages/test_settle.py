"""Settle it: the list, a question, the table's own rules and hand, and what is typed wrongly."""

import html
from urllib.parse import urlencode

import pytest
from django.test import Client

from games.rules.rulings.desk import QUESTIONS, answer_ruling
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import record
from tests.pages.filling import whole_form
from tests.pages.test_budgets import long_game, queries_of
from tests.pages.visiting import at, follow, send, sign_in, text_of
from tests.rules.disputed import ASKED, OTHERS, asked_of

pytestmark = pytest.mark.django_db
QUERIES = 6


def typed(given):
    """What is given to a question, as the fields of its page."""
    fields = {}
    for name, value in given.items():
        if isinstance(value, dict):
            fields |= {f"{name}.{side}": text(value[side]) for side in value}
        else:
            fields[name] = "none" if value is None else text(value)
    return fields


def text(value):
    return " ".join(value) if isinstance(value, list) else str(value)


def page_of(asked, **changes):
    """The page of a question with something typed in it."""
    variant = asked.request["variant"]
    shown = next(each for each in QUESTIONS if each.key == asked.question).examples[variant]
    fields = typed(shown | asked.given | changes) | {"game": variant}
    return Client().get(f"/settle/{asked.question}/?{urlencode(fields)}")


def seen(page):
    """A page's text as it is read."""
    return " ".join(html.unescape(text_of(page)).split())


@pytest.mark.parametrize("asked", ASKED, ids=lambda each: f"{each.item}-{each.question}")
def test_item_is_answered_on_its_page(asked):
    page = page_of(asked)
    assert page.status_code == 200
    answer = answer_ruling(asked.request)
    assert f'data-text="headline">{answer["headline"]}<' in seen(page)
    assert answer["reason"] in seen(page)


@pytest.mark.parametrize("other", OTHERS, ids=lambda each: f"{each.item}-{each.words}")
def test_item_has_its_other_reading_on_its_page(other):
    asked = asked_of(other.item)
    page = seen(page_of(asked))
    row = next(row for row in answer_ruling(asked.request)["other"] if row["words"] == other.words)
    part = page.split(f'data-text="words">{other.words}<')[1].split("</li>")[0]
    assert all(f">{cell['text']}<" in part for cell in row["shown"])


@pytest.mark.parametrize("variant", ["cutthroat", "single-deck", "double-deck"])
def test_list_has_every_question_of_its_game(variant):
    page = seen(Client().get(f"/settle/?game={variant}"))
    for each in QUESTIONS:
        assert (f'id="ask-{each.key}"' in page) == (variant in each.games)
    assert "Look a hand through" in page
    assert 'href="/settle/tricks/?game=' in page


@pytest.mark.parametrize("query", ["additional king", "flush extra king", "EXTRA KNIG"])
def test_search_forgives(query):
    page = seen(Client().get(f"/settle/?{urlencode({'q': query})}"))
    found = page.split("data-list")[1].split("</pin-find>")[0]
    assert "/settle/extra-king/" in found


def test_search_without_an_answer_says_so():
    page = seen(Client().get("/settle/?q=zzzzqqq"))
    assert "Nothing here speaks of" in page


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda each: each.key)
def test_question_opens_with_its_example(question):
    for game in question.games:
        page = Client().get(f"/settle/{question.key}/?game={game}")
        assert page.status_code == 200
        assert question.heading in seen(page)
        if question.not_offered:
            assert question.not_offered in seen(page)


def test_question_of_another_game_leads_to_a_game_that_has_it():
    answer = Client().get("/settle/triple-pinochle/?game=cutthroat")
    assert answer["Location"] == "/settle/triple-pinochle/?game=double-deck"
    assert Client().get("/settle/no-such-thing/").status_code == 404


ON_SCALE = [
    ("cutthroat", "short", "conceded-after-widow", "the others get meld and 10<"),
    ("cutthroat", "short", "next-bid", ">Calls, like 1:30 2:pass<"),
    ("single-deck", "short", "next-bid", ">Calls, like 1:25 2:pass<"),
    ("double-deck", "times_ten", "bidders-too-little-meld", "200 are needed to lay down"),
    ("double-deck", "times_ten", "defenders-pull-nineteen", "200 are needed for meld and"),
    ("double-deck", "times_ten", "", "from 200 on."),
]


@pytest.mark.parametrize(("variant", "scale", "key", "words"), ON_SCALE)
def test_table_on_another_scale_reads_its_own_figures(client, variant, scale, key, words):
    """V: words of readings and reasons, the hint over the calls, and the list of questions."""
    game = a_game(variant=variant, rules={"scale": scale})
    sign_in(client, game)
    page = seen(client.get(at(game, f"settle/{key}/" if key else "settle/")))
    assert words in page


def test_what_is_wrong_stands_beside_its_field_and_is_kept():
    page = Client().get("/settle/set-costs/?bid=abc&bidder=A&meld.A=5&meld.B=&trick_points.A=9")
    assert page.status_code == 422
    form = whole_form(page, "/settle/set-costs/")
    assert form.fields["bid"] == "abc"
    assert form.fields["meld.A"] == "5"
    told = seen(page).split('id="bid-wrong"')[1].split("</p>")[0]
    assert "must be a whole number, not abc" in told


def test_tiles_are_buttons_of_the_form():
    page = Client().get("/settle/extra-king/?cards=AH+10H+KH+QH+JH+KH&trump=H&add=QH")
    assert "Yes. It counts 190." in seen(page)
    page = Client().get("/settle/extra-king/?cards=AH+10H+KH+QH+JH+KH&trump=H&clear=1")
    assert "It counts nothing." in seen(page)
    page = Client().get("/settle/extra-king/?cards=XX&trump=H&add=QH")
    assert page.status_code == 422
    assert "is not a card" in seen(page)


def test_hostile_text_is_text():
    odd = '"><script>alert(1)</script>{{ x }}'
    page = Client().get(f"/settle/next-bid/?{urlencode({'calls': odd, 'dealer': odd})}")
    assert page.status_code == 422
    assert "<script>alert" not in text_of(page)


@pytest.fixture
def table(client, game):
    """A table where hand 1 was set."""
    sign_in(client, game)
    record(game, hand(trick_points=played(100)))
    return client


def test_table_rules_and_its_last_hand(table, game):
    page = seen(table.get(at(game, "settle/set-costs/")))
    assert "Filled in from hand 1." in page
    assert "Ann & Bob are set: 250, 70 short of 320." in page
    assert "This table" in page


def test_running_hand_comes_first(table, game):
    page = table.get(at(game))
    page = follow(table, send(table, page, "/bid/", bidder_seat="2", bid="330", trump="S"))
    send(table, page, "/meld/", meld__A="40", meld__B="70")
    page = seen(table.get(at(game, "settle/out-of-reach/")))
    assert "Filled in from hand 2." in page
    assert "Cy & Dee need 260 in tricks and a hand has 250: out of reach." in page


def test_end_is_asked_with_the_example_until_somebody_is_there(table, game):
    assert "An example" in seen(table.get(at(game, "settle/both-over/")))


@pytest.mark.parametrize("meld", [40, 20, 0])
def test_every_question_opens_at_a_table_with_an_ordinary_hand(table, game, meld):
    """A hand that a question is not about (nines alone cannot make 40) leaves the example."""
    record(game, hand(meld=melded(150, meld)))
    for question in QUESTIONS:
        answer = table.get(at(game, f"settle/{question.key}/"), follow=True)
        assert answer.status_code == 200, question.key


def test_house_rules_of_the_table_decide(client):
    game = a_game(rules={"set_penalty": "progressive"})
    sign_in(client, game)
    record(game, hand(trick_points=played(100)))
    page = seen(client.get(at(game, "settle/set-costs/")))
    assert "1 difference" in page
    mine = page.split('<li class="reading reading--mine')[1].split("</li>")[0]
    assert ">+510<" in mine


def test_from_the_table_to_a_ruling_in_three_taps(table, game):
    page = text_of(table.get(at(game)))
    assert f'href="{at(game, "settle/")}">Settle it</a>' in page
    desk = text_of(table.get(at(game, "settle/")))
    assert f'href="{at(game, "settle/set-costs/")}"' in desk
    assert "Filled in from hand 1" in text_of(table.get(at(game, "settle/set-costs/")))


def test_question_of_another_game_is_not_asked_at_a_table(table, game):
    answer = table.get(at(game, "settle/conceded-unseen/"))
    assert answer["Location"] == at(game, "settle/")


def test_home_leads_to_the_desk():
    assert 'href="/settle/"' in text_of(Client().get("/"))


def test_queries_are_the_same_for_any_number_of_hands(client):
    for path in ("settle/", "settle/set-costs/", "settle/audit/", "lines/3/what-if/"):
        counts = []
        for hands in (3, 60):
            game = long_game(hands)
            sign_in(client, game)
            counts.append(queries_of(lambda game=game, path=path: client.get(at(game, path)))[0])
        assert counts[0] == counts[1] <= QUERIES, path


def test_five_at_a_table_have_their_example(client):
    game = a_game(variant="cutthroat", names=["Ann", "Bo", "Cy", "Di", "Ed"])
    sign_in(client, game)
    record(game, hand("cutthroat", playing=["A", "C", "D"], bidder_seat=1) | moved())
    assert "An example" in seen(client.get(at(game, "settle/set-costs/")))


def moved():
    """The melds and tricks of a hand of seats 1, 3 and 4."""
    return {
        "meld": {"A": 150, "C": 40, "D": 20},
        "trick_points": {"A": 170, "C": 60, "D": 20},
    }


def test_meld_of_a_hand_with_cards_is_scored_under_other_rules(client, game):
    sign_in(client, game)
    cards = {"1": ["AH", "10H", "KH", "QH", "JH", "KH"]}
    facts = hand(bid=330, cards_by_seat=cards, trick_points=played(150))
    record(game, facts | {"meld": {"A": 150, "B": 40}, "meld_by_seat": {"1": 150}})
    page = seen(client.get(at(game, "settle/extra-king/")))
    assert "hand 1</span>" in page
    rows = page.split('<li class="reading')[1:]
    assert ">−330<" in rows[1]
    assert ">+340<" in rows[2]
