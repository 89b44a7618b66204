"""What a phone needs to go on without a network, and what its outbox is told."""

import json
from html import unescape

import pytest
from django.http import HttpResponse
from django.test import Client

from games.ids import new_id
from games.models import Game, Grant
from games.models.table import Role
from games.rules.option import VARIANT_NAMES
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.ledger import load_game
from scorekeeper import shell
from tests.factories import a_game
from tests.ledger.story import end, record
from tests.pages.visiting import at, form_to, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db

BID = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played"}
WHOLE = BID | {"meld": {"A": 150, "B": 40}}
OF_A_GAME = ("/meld/", "/settle/", "/settle/tricks/", "/settle/auction/", "/settle/audit/")


def told(page: HttpResponse, name: str) -> dict:
    """What an attribute of the page tells its scripts."""
    return json.loads(unescape(text_of(page).split(f'{name}="')[1].split('"')[0]))


def hand_of(page: HttpResponse, **changes: object) -> dict[str, object]:
    """A whole hand as a phone without a network sends it after it has seen this page."""
    sheet = told(page, "data-sheet")
    return {
        "game": sheet["game"],
        "hand": sheet["hand"],
        "version": sheet["version"],
        "key": new_id(),
        "so_far": json.dumps(WHOLE),
        "seen": json.dumps(sheet["draft"]),
        "tricks.A": "170",
    } | changes


def test_page_tells_where_the_game_stands(visitor: Client, game: Game) -> None:
    record(game)
    sheet = told(visitor.get(at(game)), "data-sheet")
    assert sheet == {
        "game": 1,
        "hand": 2,
        "version": 1,
        "totals": {"A": 320, "B": 120},
        "target": 1500,
        "dealer": 2,
        "draft": {"outcome": "played", "meld": {}},
    }


def test_parts_tell_the_rules_and_the_people(visitor: Client, game: Game) -> None:
    page = visitor.get(at(game, "offline/"))
    known = told(page, "data-told")
    assert known["seats"] == {"1": "Ann", "2": "Cy", "3": "Bob", "4": "Dee"}
    assert (known["variant"], known["rules"], known["trickTotal"]) == ("single-deck", {}, 250)
    assert known["empty"] == {"outcome": "played", "meld": {}}
    assert page["Cache-Control"].count("no-store")


def test_five_at_a_table_take_turns(client: Client) -> None:
    game = a_game(variant="cutthroat", names=["Ann", "Bob", "Cy", "Dee", "Eve"])
    sign_in(client, game)
    page = client.get(at(game, "offline/"))
    playing = told(page, "data-told")["playing"]
    assert [len(sides) for sides in playing.values()] == [3] * 5
    assert "Who plays?" in text_of(page)


def test_nothing_is_drawn_for_those_who_look_on_or_when_all_is_over(
    visitor: Client, game: Game
) -> None:
    Grant.objects.update(role=Role.WATCHER)
    assert visitor.get(at(game, "offline/")).status_code == 204
    Grant.objects.update(role=Role.OWNER)
    end(game)
    assert visitor.get(at(game, "offline/")).status_code == 204


def test_whole_hand_is_taken_though_no_step_was(visitor: Client, game: Game) -> None:
    page = visitor.get(at(game))
    assert visitor.post(at(game, "tricks/"), hand_of(page)).status_code == 303
    assert totals(game) == {"A": 320, "B": 120}


def test_whole_hand_after_a_bid_that_it_has_seen(visitor: Client, game: Game) -> None:
    send(visitor, visitor.get(at(game)), "/bid/", bidder_seat="3", bid="300", trump="S")
    page = visitor.get(at(game))
    assert visitor.post(at(game, "tricks/"), hand_of(page)).status_code == 303
    assert totals(game) == {"A": 320, "B": 120}


@pytest.mark.parametrize("seen", [None, "", "[]", '{"bid": 1}'])
def test_step_of_another_phone_is_not_thrown_away_unseen(
    visitor: Client, game: Game, seen: str | None
) -> None:
    page = visitor.get(at(game))
    sent = hand_of(page) | ({} if seen is None else {"seen": seen})
    send(visitor, page, "/bid/", bidder_seat="3", bid="300", trump="S")
    late = visitor.post(at(game, "tricks/"), sent)
    assert late.status_code == 409
    assert "changed in the meantime" in text_of(late)
    assert load_game(game.table).version == 0


def test_kept_hand_is_laid_beside_what_another_phone_entered(visitor: Client, game: Game) -> None:
    page = visitor.get(at(game))
    send(visitor, page, "/bid/", bidder_seat="4", bid="300", trump="S")
    late = visitor.post(at(game, "tricks/"), hand_of(page, made_at="1767701100000"))
    said = text_of(late)
    assert late.status_code == 409
    assert "Hand 1 changed in the meantime" in said
    assert "They differ in the bid and the meld." in said
    assert "Dee 300" in said
    assert "then 320 : 120" in said
    assert send(visitor, late, "/tricks/").status_code == 303
    assert totals(game) == {"A": 320, "B": 120}


def test_kept_hand_that_cannot_be_is_only_shown(visitor: Client, game: Game) -> None:
    page = visitor.get(at(game))
    send(visitor, page, "/bid/", bidder_seat="4", bid="300", trump="S")
    wrong = json.dumps(WHOLE | {"bid": 10})
    late = visitor.post(at(game, "tricks/"), hand_of(page, made_at="1", so_far=wrong))
    assert late.status_code in (409, 422)
    assert load_game(game.table).version == 0


def test_answer_to_the_outbox_carries_its_key_and_no_page(visitor: Client, game: Game) -> None:
    sent = hand_of(visitor.get(at(game)))
    headers = {"Outbox": sent["key"]}
    answers = [visitor.post(at(game, "tricks/"), sent, headers=headers) for _ in range(2)]
    for answer in answers:
        assert (answer.status_code, answer["Outbox"]) == (204, sent["key"])
        assert answer["Outbox-Next"] == at(game, "?saved=1")
    assert load_game(game.table).version == 1


def test_htmx_gets_its_page_and_the_key(visitor: Client, game: Game) -> None:
    sent = hand_of(visitor.get(at(game)))
    headers = {"Outbox": sent["key"], "HX-Request": "true"}
    answer = visitor.post(at(game, "tricks/"), sent, headers=headers)
    assert (answer.status_code, answer["Outbox"]) == (303, sent["key"])


def test_refusal_carries_the_key_too(visitor: Client, game: Game) -> None:
    sent = hand_of(visitor.get(at(game)), **{"tricks.B": "999"})
    answer = visitor.post(at(game, "tricks/"), sent, headers={"Outbox": sent["key"]})
    assert (answer.status_code, answer["Outbox"]) == (422, sent["key"])
    stranger = Client(enforce_csrf_checks=True)
    for client, status in ((stranger, 403), (Client(), 404)):
        refused = client.post(at(game, "tricks/"), sent, headers={"Outbox": sent["key"]})
        assert (refused.status_code, refused["Outbox"]) == (status, sent["key"])


@pytest.mark.parametrize("key", ["", "short", "x" * 80, "a b" * 9])
def test_only_a_key_comes_back(visitor: Client, game: Game, key: str) -> None:
    assert "Outbox" not in visitor.get(at(game), headers={"Outbox": key})


def test_fresh_token_is_good_for_an_old_page(game: Game) -> None:
    client = Client(enforce_csrf_checks=True)
    sign_in(client, game)
    old = form_to(client.get(at(game, "penalty/")), "/penalty/").fields | {"points.A": "-50"}
    del client.cookies["csrftoken"]
    assert client.post(at(game, "penalty/"), old).status_code == 403
    del old["csrfmiddlewaretoken"]
    answer = client.get("/csrf/")
    headers = {"X-CSRFToken": answer.json()["token"]}
    assert "no-store" in answer["Cache-Control"]
    assert client.post(at(game, "penalty/"), old, headers=headers).status_code == 303


def test_worker_keeps_what_is_there_and_nothing_that_is_not(client: Client) -> None:
    worker = client.get("/worker.js")
    kept = json.loads(text_of(worker).split("const KEPT = ")[1].split(";\n")[0])
    assert worker["Content-Type"] == "text/javascript"
    assert worker["Cache-Control"] == "no-cache"
    assert not [page for page in kept["pages"] if client.get(page).status_code != 200]
    assert not [each for each in kept["files"] if each.startswith("/static/js/worker")]
    assert {"/static/js/app.js", "/static/css/offline.css"} <= set(kept["files"])
    assert client.get(kept["files"][-1]).status_code == 200


@pytest.mark.parametrize("path", OF_A_GAME)
@pytest.mark.parametrize("variant", VARIANT_NAMES)
def test_worker_keeps_what_is_asked_of_a_game_for_each(
    client: Client, path: str, variant: str
) -> None:
    query = "" if variant == "single-deck" else f"?game={variant}"
    assert path + query in shell.pages()
    assert VARIANT_BY_NAME[variant].title in text_of(client.get(path + query))


def test_worker_keeps_the_calculator_by_well_known_values(client: Client) -> None:
    kept = [page for page in shell.pages() if "profile=" in page]
    assert "/meld/?game=single-deck&profile=known-short-scale" in kept
    assert all(page.startswith("/meld/?game=") for page in kept)
    assert not [page for page in kept if "counted by the standard" in text_of(client.get(page))]


def test_another_file_makes_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"pages": ["/"], "files": ["/static/x.js"]}
    before = shell.version_of(kept, "")
    assert shell.version_of(kept, "") == before
    monkeypatch.setattr(shell, "digest_of", lambda name: "other")
    assert shell.version_of(kept, "") != before


def test_manifest_names_pictures_that_are_there(client: Client) -> None:
    answer = client.get("/manifest.webmanifest")
    app = answer.json()
    assert answer["Content-Type"] == "application/manifest+json"
    assert (app["start_url"], app["display"]) == ("/", "standalone")
    assert {each.get("purpose", "") for each in app["icons"]} == {"", "maskable"}
    assert all(
        shell.path_of(each["src"].removeprefix("/static/")).exists() for each in app["icons"]
    )


@pytest.mark.parametrize(
    ("path", "says"), [("/outbox/", "Not sent yet"), ("/offline/", "No network here")]
)
def test_pages_of_a_phone_alone(client: Client, path: str, says: str) -> None:
    assert says in text_of(client.get(path))
    assert client.post(path).status_code == 405
