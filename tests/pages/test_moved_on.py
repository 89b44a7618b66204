"""Pages that got old: another game, another hand, a busy sheet. Nothing lands where it does not belong.

What is typed is kept wherever it can still be sent; what cannot is answered with the page as it is.
"""

from collections.abc import Callable

import pytest
from django.http import HttpResponse
from django.test import Client

from games.models import Game
from games.selectors.ledger import load_game
from games.services import transaction
from tests.pages.visiting import at, follow, form_to, forms_of, play, send

pytestmark = pytest.mark.django_db

Sender = Callable[[Client, HttpResponse], HttpResponse]

OLD_PAGES: dict[str, tuple[str, Sender]] = {
    "bid": ("", lambda c, page: send(c, page, "/bid/", bidder_seat="1", bid="300", trump="S")),
    "undo": ("?hand=1", lambda c, page: send(c, page, "/undo/")),
    "undo-saved": ("?saved=1", lambda c, page: send(c, page, "/undo/")),
    "penalty": ("penalty/", lambda c, page: send(c, page, "/penalty/", points__A="-50")),
    "end": ("end/", lambda c, page: send(c, page, "/end/")),
}


def text_of(response: HttpResponse) -> str:
    return response.content.decode()


def play_on(visitor: Client, game: Game) -> None:
    """Call the game, begin another one, and play a hand of it."""
    over = follow(visitor, send(visitor, visitor.get(at(game, "end/")), "/end/"))
    follow(visitor, send(visitor, over, "/again/"))
    play(visitor, game)


@pytest.mark.parametrize("name", OLD_PAGES)
def test_form_of_the_game_before_writes_nothing_to_this_one(
    visitor: Client, game: Game, name: str
) -> None:
    play(visitor, game)
    path, sent = OLD_PAGES[name]
    page = visitor.get(at(game, path))
    play_on(visitor, game)
    before = load_game(game.table)
    late = sent(visitor, page)
    after = load_game(game.table)
    assert late.status_code == 409
    assert "That page showed game 1 of this table; this is game 2" in text_of(late)
    assert (after.number, after.version, after.is_over) == (2, 1, False)
    assert after.draft.facts == before.draft.facts


def test_tricks_of_the_game_before_are_no_hand_of_this_one(visitor: Client, game: Game) -> None:
    bid = send(visitor, visitor.get(at(game)), "/bid/", bidder_seat="1", bid="320", trump="H")
    melds = send(visitor, follow(visitor, bid), "/meld/", meld__A="150", meld__B="40")
    page = follow(visitor, melds)
    play_on(visitor, game)
    for tricks in ("170", "many"):
        late = send(visitor, page, "/tricks/", tricks__A=tricks)
        assert late.status_code == 409
        assert "this is game 2" in text_of(late)
    assert load_game(game.table).version == 1


def test_what_was_written_in_the_game_before_gets_its_old_answer(
    visitor: Client, game: Game
) -> None:
    """The answer was lost on its way; the phone sends it again when another game has begun."""
    bid = send(visitor, visitor.get(at(game)), "/bid/", bidder_seat="1", bid="320", trump="H")
    melds = send(visitor, follow(visitor, bid), "/meld/", meld__A="150", meld__B="40")
    page, wrong = follow(visitor, melds), visitor.get(at(game, "penalty/"))
    written = send(visitor, page, "/tricks/", tricks__A="170")
    send(visitor, wrong, "/penalty/", points__A="-50")
    end = visitor.get(at(game, "end/"))
    over = follow(visitor, send(visitor, end, "/end/"))
    follow(visitor, send(visitor, over, "/again/"))
    again = send(visitor, page, "/tricks/", tricks__A="170")
    assert (again.status_code, again["Location"]) == (303, written["Location"])
    assert send(visitor, wrong, "/penalty/", points__A="-50").status_code == 303
    assert send(visitor, end, "/end/").status_code == 303
    assert send(visitor, over, "/again/").status_code == 303
    assert send(visitor, page, "/tricks/", tricks__A="180").status_code == 409
    assert (load_game(game.table).number, load_game(game.table).version) == (2, 0)


@pytest.mark.parametrize("asked", ["?hand=2", "?saved=2", "?hand=1"])
def test_earlier_game_is_only_read(visitor: Client, game: Game, asked: str) -> None:
    play(visitor, game)
    play_on(visitor, game)
    assert forms_of(visitor.get(at(game, f"games/1/{asked}"))) == []


def test_what_is_wrong_with_an_old_step_is_not_carried_into_the_next_hand(
    visitor: Client, game: Game
) -> None:
    page = visitor.get(at(game))
    play(visitor, game)
    late = send(visitor, page, "/bid/", bidder_seat="1", bid="other", bid_other="x", trump="H")
    assert late.status_code == 409
    assert "Hand 1 is written already" in text_of(late)


def test_step_that_cannot_be_taken_yet_is_told(visitor: Client, game: Game) -> None:
    fields = {"hand": "1", "revision": "0", "meld.A": "lots"}
    early = visitor.post(at(game, "meld/"), fields)
    assert early.status_code == 422
    assert "at another step by now" in text_of(early)
    assert form_to(early, "/bid/")


def test_finished_game_says_so_whatever_is_wrong(visitor: Client, game: Game) -> None:
    page = visitor.get(at(game))
    follow(visitor, send(visitor, visitor.get(at(game, "end/")), "/end/"))
    late = send(visitor, page, "/bid/", bid="x")
    assert late.status_code == 409
    assert "This game is over" in text_of(late)


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Call it, and from then on somebody else has the sheet."""

    def hold() -> None:
        class Held:
            acquire = staticmethod(lambda timeout: False)

        monkeypatch.setattr(transaction, "_writing", Held)

    return hold


@pytest.mark.parametrize(
    ("path", "typed"),
    [
        ("bid", {"bidder_seat": "2", "bid": "330", "trump": "S"}),
        ("meld", {"meld.A": "60", "meld.B": "20"}),
        ("tricks", {"tricks.A": "170", "tricks.B": "80"}),
        ("penalty", {"points.A": "-50", "note": "renege"}),
    ],
)
def test_busy_sheet_keeps_what_was_typed(
    visitor: Client, game: Game, busy: Callable[[], None], path: str, typed: dict[str, str]
) -> None:
    page = visitor.get(at(game, "penalty/" if path == "penalty" else ""))
    if path in ("meld", "tricks"):
        bid = send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H")
        page = follow(visitor, bid)
    if path == "tricks":
        page = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    busy()
    answer = send(visitor, page, f"/{path}/", **typed)
    assert (answer.status_code, answer["Retry-After"]) == (503, "2")
    assert "The score sheet is busy" in text_of(answer)
    kept = form_to(answer, f"/{path}/").fields
    assert {name: kept[name] for name in typed} == typed


@pytest.mark.parametrize("changes", [{"game": "7"}, {"mark": "1-bid-9"}, {"step": "nothing"}])
def test_preview_is_silent_about_another_step(
    visitor: Client, game: Game, changes: dict[str, str]
) -> None:
    fields = {"step": "bid", "mark": "1-bid-0", "game": "1", "bid": "300"}
    assert visitor.post(at(game, "preview/"), fields).status_code == 200
    assert visitor.post(at(game, "preview/"), fields | changes).status_code == 204


def test_preview_of_a_hand_without_tricks_is_silent(visitor: Client, game: Game) -> None:
    visitor.post(at(game, "bid/"), {"outcome": "passed_out", "hand": "1", "revision": "0"})
    fields = {"step": "tricks", "mark": "1-tricks-0"}
    assert visitor.post(at(game, "preview/"), fields).status_code == 204
