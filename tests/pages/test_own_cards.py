"""One's own cards on one's own phone: nobody else sees them, before they lie or after."""

import re

import pytest
from django.test import Client

from games.models import Game, Holding
from games.selectors.ledger import load_game
from games.selectors.table.live_view import running_for_all
from games.selectors.table.step_state import Look
from games.selectors.table.table_view import table_view
from tests.pages.cards import at_meld
from tests.pages.people import MAY, person
from tests.pages.test_rights import RIGHTS, address_of
from tests.pages.visiting import at, follow, send, text_of, words_of

pytestmark = pytest.mark.django_db

RUN = "AH 10H KH QH JH"
CHANGING = re.compile(r"[A-Za-z0-9_~:-]{22,}|, here [a-z0-9 :]+")  # keys, tokens, visits
SECRET = "JC"  # held, and in no meld
HELD = f"{RUN} {SECRET}"


@pytest.fixture
def owner(game: Game) -> Client:
    return person(game, "owner")


@pytest.fixture
def cy(game: Game) -> Client:
    """The phone at seat 2."""
    return person(game, "seat")


def bid(owner: Client, game: Game, **more: str):
    return at_meld(owner, game, **{"trump": "H"} | more)


def own(client: Client, game: Game):
    return client.get(at(game, "my-cards/"))


def kept(client: Client, game: Game, cards: str = HELD):
    return send(client, own(client, game), "/my-cards/", cards=cards)


def laid(client: Client, game: Game, cards: str = HELD):
    return send(client, own(client, game), "/my-cards/", cards=cards, lay="1")


def facts(game: Game) -> dict:
    return load_game(game.table).draft.facts


def everything_seen(game: Game, client: Client, kind: str) -> str:
    """Every page of the table that this kind of person may look at, and the draft, without keys."""
    return CHANGING.sub("", f"{pages_seen(game, client, kind)}\n{facts(game)!r}")


def pages_seen(game: Game, client: Client, kind: str) -> str:
    """Every page of the table that this kind of person may look at, as one text without keys."""
    seen = [
        text_of(client.get(address_of(name, game.table.address), follow=True))
        for name, (looks, _) in RIGHTS.items()
        if looks in MAY[kind]
    ]
    shared = table_view(running_for_all(game.table), Look())
    return CHANGING.sub("", "\n".join([*seen, repr(shared)]))


def test_every_tap_is_kept_for_this_phone(game, cy):
    page = kept(cy, game)
    assert page.status_code == 200
    assert Holding.objects.get().cards == HELD.split()
    assert f'value="{HELD}"' in text_of(own(cy, game))


def test_before_trump_it_says_what_each_would_make(game, cy):
    page = text_of(kept(cy, game))
    assert "Spades 20, hearts 150" in page
    assert "Lay down" not in page.split('class="board buttons"')[1]


def test_cards_of_the_hand_before_are_gone(game, cy, owner):
    kept(cy, game)
    Holding.objects.update(hand_number=0)
    assert 'value=""' in text_of(own(cy, game))


def test_no_cards_are_kept_as_none(game, cy):
    kept(cy, game)
    kept(cy, game, cards="")
    assert not Holding.objects.exists()


@pytest.mark.parametrize("kind", ["watcher", "scorer", "owner"])
def test_pages_of_others_are_the_same_with_and_without_them(game, cy, owner, kind):
    """Not one sign on any page, in the shared fragment or in the draft tells what is kept."""
    bid(owner, game)
    other = person(game, kind)
    before = everything_seen(game, other, kind)
    kept(cy, game)
    assert Holding.objects.exists()
    assert everything_seen(game, other, kind) == before


def test_another_phone_at_the_same_seat_never_sees_them(game, cy, owner):
    from games.models import Grant
    from games.services import ask_for_seat, let_in
    from tests.factories import DeviceFactory, GrantFactory
    from tests.pages.people import browser_of

    kept(cy, game)
    new = GrantFactory(table=game.table, device=DeviceFactory(), role="watcher")
    ask_for_seat(table=game.table, seat=2, by=new.device)
    let_in(table=game.table, asking=new.pk, by=game.table.made_by)
    page = text_of(own(browser_of(new.device), game))
    assert 'value=""' in page
    assert own(cy, game).status_code == 404
    assert Grant.objects.filter(table=game.table, seat=2).count() == 1


def test_laying_down_shows_the_melded_cards_and_no_others(game, cy, owner):
    bid(owner, game)
    assert laid(cy, game)["Location"] == at(game)
    assert facts(game)["laid"] == {
        "trump": "H",
        "meld_by_seat": {"2": 150},
        "cards_by_seat": {"2": RUN.split()},
    }
    assert "Laid down: Cy 150." in text_of(person(game, "watcher").get(at(game)))
    assert SECRET not in repr(facts(game))
    assert "You laid down 150" in text_of(own(cy, game))


def test_the_meld_step_is_filled_and_the_hand_keeps_the_cards(game, cy, owner):
    bid(owner, game)
    laid(cy, game)
    page = owner.get(at(game))
    assert "from cards" in text_of(page)
    page = follow(owner, send(owner, page, "/meld/", meld__A="40"))
    assert facts(game)["meld"]["cards_by_seat"] == {"2": RUN.split()}
    follow(owner, send(owner, page, "/tricks/", tricks__A="200"))
    assert load_game(game.table).entry_list[-1].facts["meld_by_seat"] == {"2": 150}


def test_two_players_of_a_side_lay_down_together(game, cy, owner):
    bid(owner, game)
    laid(cy, game)
    from tests.factories import GrantFactory
    from tests.pages.people import browser_of

    dee = browser_of(GrantFactory(table=game.table, role="seat", seat=4).device)
    laid(dee, game, "KS QS")
    assert facts(game)["laid"]["meld_by_seat"] == {"2": 150, "4": 20}
    assert "Cy" in text_of(own(dee, game))
    assert SECRET not in words_of(own(dee, game)).split('id="laid"')[1]


def test_the_scorekeepers_step_is_not_disturbed(game, cy, owner):
    page = bid(owner, game)
    laid(cy, game)
    follow(owner, send(owner, page, "/meld/", meld__A="40", meld__B="60"))
    assert facts(game)["meld"]["meld"] == {"A": 40, "B": 60}
    assert "cards_by_seat" not in facts(game)["meld"]


def test_a_meld_that_is_written_is_not_laid_over(game, cy, owner):
    page = bid(owner, game)
    mine = own(cy, game)
    follow(owner, send(owner, page, "/meld/", meld__A="40", meld__B="60"))
    late = send(cy, mine, "/my-cards/", cards=HELD, lay="1")
    assert late.status_code == 409
    assert "written already" in text_of(late)
    assert facts(game)["meld"]["meld"]["B"] == 60
    assert Holding.objects.get().cards == HELD.split()


def test_a_late_player_adds_to_a_meld_from_cards(game, cy, owner):
    from tests.factories import GrantFactory
    from tests.pages.people import browser_of

    page = bid(owner, game)
    laid(cy, game)
    page = owner.get(at(game))
    follow(owner, send(owner, page, "/meld/", meld__A="40"))
    dee = browser_of(GrantFactory(table=game.table, role="seat", seat=4).device)
    laid(dee, game, "KS QS")
    assert facts(game)["meld"]["meld"] == {"A": 40, "B": 170}


def test_taken_back_while_the_meld_is_not_written(game, cy, owner):
    bid(owner, game)
    laid(cy, game)
    send(cy, own(cy, game), "/my-cards/", back="1")
    assert "laid" not in facts(game)
    assert f'value="{HELD}"' in text_of(own(cy, game))


def test_another_trump_lets_nothing_lie(game, cy, owner):
    page = bid(owner, game)
    laid(cy, game)
    page = owner.get(at(game, "?step=bid"))
    follow(owner, send(owner, page, "/bid/", trump="S"))
    assert "Laid down" not in text_of(person(game, "watcher").get(at(game)))
    assert "Lay down" in text_of(own(cy, game))


def test_nothing_is_laid_before_a_bid(game, cy):
    late = laid(cy, game)
    assert late.status_code == 409
    assert "laid" not in facts(game)


def test_what_cannot_be_read_keeps_what_was_typed(game, cy):
    page = kept(cy, game, cards="AS XX")
    assert page.status_code == 422
    assert "AS XX" in text_of(page)
    assert not Holding.objects.exists()


def test_a_form_of_the_hand_before_lays_nothing(game, cy, owner):
    bid(owner, game)
    late = send(cy, own(cy, game), "/my-cards/", cards=HELD, lay="1", hand="7")
    assert late.status_code == 409
    assert HELD not in text_of(late), "nor are they carried into this hand"
    assert not Holding.objects.exists()


def test_without_a_seat_one_is_led_to_the_seats(game, owner):
    assert own(owner, game)["Location"] == at(game, "seat/")
    owner.post(at(game, "seat/"), {"seat": "1"})
    assert own(owner, game).status_code == 200


def test_the_scorekeeper_still_enters_cards_for_everybody(game, cy, owner):
    bid(owner, game)
    kept(cy, game)
    page = owner.get(at(game, "cards/?seat=2"))
    assert SECRET not in words_of(page).split('id="typing"')[1]
    follow(owner, send(owner, page, "/cards/", cards="KS QS", take="1"))
    assert facts(game)["meld"]["cards_by_seat"] == {"2": ["KS", "QS"]}


def test_what_the_scorekeeper_typed_is_shown_melded_to_others(game, owner):
    bid(owner, game, bidder_seat="1")
    page = owner.get(at(game, "cards/?seat=1"))
    follow(owner, send(owner, page, "/cards/", cards=f"{RUN} {SECRET}", take="1"))
    watcher = person(game, "watcher")
    for path in ("", "settle/extra-king/", "settle/extra-queen/"):
        assert f"QH JH {SECRET}" not in text_of(watcher.get(at(game, path), follow=True))
