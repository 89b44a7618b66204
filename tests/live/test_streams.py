"""The streams of a real server: what they say, when, and when they end."""

import socket
import time
import urllib.error
import urllib.request

import pytest
from django.utils import timezone

from games.live_pass import HEARTBEAT
from games.models import Grant
from games.selectors.ledger import load_game
from games.selectors.pulse import pulse_at, pulse_of
from tests.factories import a_game
from tests.ledger.story import record
from tests.live.listening import Listening
from tests.live.site import Site, owner_of, pass_of, watcher_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

SOON = 3  # seconds


def answer_to(site: Site, path: str, method: str = "GET") -> int:
    try:
        return urllib.request.urlopen(
            urllib.request.Request(f"{site.url}{path}", method=method), timeout=5
        ).status
    except urllib.error.HTTPError as refused:
        return refused.code


def test_first_word_says_how_the_table_stands_and_who_is_there(site: Site) -> None:
    game = a_game()
    first = Listening(site, pass_of(owner_of(game)))
    first.until(pulse=pulse_of(game), here=1)
    second = Listening(site, pass_of(watcher_of(game)))
    second.until(pulse=pulse_of(game), here=2)
    first.until(here=2, within=2 * HEARTBEAT)
    second.hang_up()
    first.until(here=1, within=2 * HEARTBEAT)


def test_a_phone_with_two_pages_is_one(site: Site) -> None:
    told = pass_of(owner_of(a_game()))
    Listening(site, told)
    Listening(site, told).until(here=1)


def test_a_write_of_another_process_is_told(site: Site) -> None:
    game = a_game()
    phone = Listening(site, pass_of(watcher_of(game)))
    phone.until(pulse=pulse_of(game))
    record(game)
    phone.until(pulse=pulse_at(game.table), within=SOON + 1)
    assert pulse_of(load_game(game.table)) == pulse_at(game.table)


def test_silence_is_never_long(site: Site) -> None:
    phone = Listening(site, pass_of(owner_of(a_game())))
    phone.word()
    for _ in range(3):
        began = time.monotonic()
        phone.word()
        assert time.monotonic() - began < HEARTBEAT + 1


def test_a_right_that_was_taken_back_by_another_process_ends_its_streams(site: Site) -> None:
    game = a_game()
    kept, gone = watcher_of(game), watcher_of(game)
    phone, other = Listening(site, pass_of(gone)), Listening(site, pass_of(kept))
    phone.word(), other.word()
    Grant.objects.filter(pk=gone.pk).update(revoked_at=timezone.now())
    phone.end(within=25)
    other.until(pulse=pulse_of(game))
    assert answer_to(site, f"/live/{pass_of(gone)}") == 404


def test_what_is_no_pass_opens_nothing(site: Site) -> None:
    for told in ("", "x", "a~1~b~c", "%00", "a" * 5000):
        assert answer_to(site, f"/live/{told}") == 404, told


def test_a_stream_is_only_read(site: Site) -> None:
    assert answer_to(site, f"/live/{pass_of(owner_of(a_game()))}", "POST") == 405


def test_a_phone_may_have_six_pages(site: Site) -> None:
    told = pass_of(owner_of(a_game()))
    pages = [Listening(site, told) for _ in range(6)]
    for page in pages:
        page.word()
    assert answer_to(site, f"/live/{told}") == 503


def test_server_stops_at_once_though_many_listen(site: Site) -> None:
    game = a_game()
    phones = [Listening(site, pass_of(watcher_of(game))) for _ in range(20)]
    for phone in phones:
        phone.word()
    assert site.stop() < SOON
    for phone in phones:
        phone.end()


def test_phones_that_never_read_hold_nobody_up(site: Site) -> None:
    game = a_game()
    told = [pass_of(watcher_of(game)) for _ in range(20)]
    deaf = []
    for each in told:
        line = socket.create_connection(("127.0.0.1", site.port))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.sendall(f"GET /live/{each} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        deaf.append(line)
    phone = Listening(site, pass_of(watcher_of(game)))
    phone.until(pulse=pulse_of(game))
    for _ in range(3):
        record(game)
        phone.until(pulse=pulse_at(game.table), within=SOON + 1)
    for line in deaf:
        line.close()
