"""The fragment for all who look on: one for everybody, with nobody's form, key or cards in it."""

import gzip
import re

import pytest
from django.test import Client

from games.devices import COOKIE, SIGNER
from games.live_pass import LASTS, Pass, read_pass
from games.models.table import Role
from games.selectors.pulse import pulse_at
from games.selectors.table.entering import phone_mark
from games.selectors.table.live_view import running_for_all
from games.services import nudge
from games.services.drafts import save_step
from games.views import live
from tests.factories import a_game
from tests.ledger.story import end, fresh, record, strike
from tests.live.site import owner_of, watcher_of
from tests.live.test_nudge import Ear
from tests.pages.visiting import at

pytestmark = pytest.mark.django_db

BID = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played"}
CARDS = {"1": ["AS", "AH", "AD", "AC"]}


def visitor(grant):
    client = Client()
    client.cookies[COOKIE] = SIGNER.sign(grant.device.pk)
    return client


def mark_on(page):
    """By which the phone of this page knows itself."""
    return re.search(r'<main[^>]* data-phone="(\w+)"', page)[1]


def seen(game, pulse=""):
    return at(game, f"live/?seen={pulse}")


@pytest.fixture
def game():
    return a_game()


def test_it_says_everything_that_a_watcher_sees(game):
    record(game)
    text = visitor(watcher_of(game)).get(seen(game)).content.decode()
    assert f'data-pulse="{pulse_at(game.table)}"' in text
    assert 'data-news="sheet"' in text
    assert "Another phone wrote hand 1." in text
    assert "Ann &amp; Bob 320, Cy &amp; Dee 120." in text


def test_unchanged_is_nothing_and_takes_two_queries(game, django_assert_num_queries):
    phone = visitor(watcher_of(game))
    pulse = pulse_at(game.table)
    with django_assert_num_queries(2):
        answer = phone.get(seen(game, pulse))
    assert answer.status_code == 204
    assert answer.content == b""


def test_it_is_made_once_for_all(game, django_assert_num_queries):
    record(game)
    first, second = (visitor(watcher_of(game, role)) for role in (Role.WATCHER, Role.OWNER))
    one = first.get(seen(game))
    second.get(seen(game))
    with django_assert_num_queries(2):
        other = second.get(seen(game))
    assert one.content == other.content


def test_it_is_compressed_once(game):
    plain = visitor(watcher_of(game)).get(seen(game))
    packed = visitor(watcher_of(game)).get(seen(game), headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert "no-store" in packed["Cache-Control"]


@pytest.mark.parametrize("state", ["begun", "bid", "meld", "struck", "over"])
def test_it_holds_nobodys_form_key_or_cards(game, state):
    by = owner_of(game).device
    if state in ("bid", "meld"):
        told = {"game": game, "hand_number": 1, "by": by, "revision": 0}
        save_step(step="bid", facts=BID, **told)
    if state == "meld":
        meld = {"meld": {"A": 100}, "meld_by_seat": {"1": 100}, "cards_by_seat": CARDS}
        save_step(step="meld", facts=meld, **told)
    if state in ("struck", "over"):
        record(game)
        (strike(game, 1) if state == "struck" else end(game))
    text = visitor(owner_of(game)).get(seen(game)).content.decode()
    for barred in ("<form", "csrf", 'name="key"', "AS", "data-card", by.pk):
        assert barred not in text, barred


def test_whose_phone_took_the_step_is_said(game):
    ann = watcher_of(game, Role.SCORER, seat=1)
    save_step(game=game, hand_number=1, step="bid", revision=0, facts=BID, by=ann.device)
    text = visitor(watcher_of(game)).get(seen(game)).content.decode()
    assert "Ann is entering hand 1." in text
    assert "Ann&#x27;s phone entered the bid of hand 1." in text


def test_who_did_it_reads_of_this_phone(game):
    """Every phone gets the same text and knows itself by a mark that tells nothing else."""
    ear = Ear()
    nudge.listen(ear)
    one, two = owner_of(game), watcher_of(game, Role.SCORER)
    record(game)
    told = {"game": fresh(game), "hand_number": 2, "revision": 1, "by": two.device}
    save_step(step="bid", facts=BID, **told)
    text = visitor(watcher_of(game)).get(seen(game)).content.decode()
    marks = [mark_on(visitor(each).get(at(game)).content.decode()) for each in (one, two)]
    nudge.leave(ear)
    assert re.findall(r'data-by="(\w+)"', text) == marks
    told = re.findall(r"<a class=\"news\".*?<span>(.*?)</span>", text)
    assert told == [
        "Another phone wrote hand 1.",
        "Another phone entered the bid of hand 2.",
        "This phone wrote hand 1.",
        "This phone entered the bid of hand 2.",
    ]


def test_a_phone_has_another_mark_at_another_table(game):
    other = a_game()
    device = watcher_of(game).device
    marks = [phone_mark(running_for_all(each.table), device.pk) for each in (game, other)]
    assert marks[0] != marks[1]
    assert device.pk not in marks[0]


def test_strangers_find_no_table(game):
    stranger = visitor(watcher_of(a_game()))
    for path in ("live/", "live/pass/"):
        assert stranger.get(at(game, path)).status_code == 404
        assert Client().get(at(game, path)).status_code == 404


def test_a_pass_is_for_one_table_one_right_and_ten_minutes(game, monkeypatch):
    ear = Ear()
    nudge.listen(ear)
    grant = watcher_of(game)
    answer = visitor(grant).get(at(game, "live/pass/")).json()
    nudge.leave(ear)
    told = answer["stream"].removeprefix(live.STREAM)
    assert read_pass(told) == Pass(game.table.address, grant.pk)
    assert read_pass(told[:-1] + ("a" if told[-1] != "a" else "b")) is None
    now = fresh(game).started_at.timestamp()
    monkeypatch.setattr("time.time", lambda: now + LASTS.total_seconds() + 60)
    assert read_pass(told) is None


def test_a_server_that_does_not_stream_says_so_and_its_pages_ask_for_nothing(game):
    phone = visitor(watcher_of(game))
    assert phone.get(at(game, "live/pass/")).json()["stream"] == ""
    assert "data-pulse" not in phone.get(at(game)).content.decode()


def test_a_page_of_a_server_that_streams_names_its_mark(game):
    ear = Ear()
    nudge.listen(ear)
    pages = [visitor(each).get(at(game)) for each in (watcher_of(game), owner_of(game))]
    nudge.leave(ear)
    watching, owning = (re.search(r"<main[^>]*>", each.content.decode())[0] for each in pages)
    assert 'data-pulse="1.0.0"' in watching
    assert "data-shared" in watching
    assert "data-shared" not in owning
