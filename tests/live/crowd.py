"""Many phones in one process: those that listen, those that never read, and those that save."""

import asyncio
import json
import re
import socket
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlencode

from django.conf import settings

from games.devices import COOKIE, SIGNER
from games.ids import new_id
from games.live_pass import make_pass
from games.models import Grant
from games.rules.options import read_rules
from games.selectors.table.entry import so_far

HOST = "127.0.0.1"
CSRF = "x" * 32
LISTEN = "GET /live/{} HTTP/1.1\r\nHost: x\r\n\r\n"
VERSION = re.compile(rb'"pulse": "1\.(\d+)\.')
EMPTY = json.dumps(so_far(read_rules("single-deck", {}), {}, ("A", "B")))


class Ear(asyncio.Protocol):
    """A phone that listens: when it heard of each version of its table."""

    def __init__(self, grant: Grant) -> None:
        self.grant = grant
        self.at: dict[int, float] = {}
        self.news = asyncio.Event()
        self.is_cut = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(LISTEN.format(make_pass(self.grant)).encode())

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        for version in VERSION.findall(data):
            if self.at.setdefault(int(version), now) == now:
                self.news.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_cut = True


async def listen(port: int, grants: list[Grant], at_once: int = 50) -> list[Ear]:
    """A stream for each right; all have heard their first word."""
    ears: list[Ear] = []
    loop = asyncio.get_running_loop()
    for start in range(0, len(grants), at_once):
        new = [Ear(grant) for grant in grants[start : start + at_once]]
        calls = [loop.create_connection(lambda ear=ear: ear, HOST, port) for ear in new]
        await asyncio.gather(*calls)
        ears += new
    async with asyncio.timeout(60):
        for ear in ears:
            await ear.news.wait()
    return ears


def never_read(port: int, grants: list[Grant]) -> list[socket.socket]:
    """Streams that are opened and then left alone."""
    lines = []
    for grant in grants:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect((HOST, port))
        line.sendall(LISTEN.format(make_pass(grant)).encode())
        lines.append(line)
    return lines


async def ask(port: int, grant: Grant, path: str, fields: dict[str, str] | None = None) -> int:
    """One request of the phone with that right; the status of the answer."""
    body = urlencode(fields or {})
    cookies = f"{COOKIE}={SIGNER.sign(grant.device_id)}; {settings.CSRF_COOKIE_NAME}={CSRF}"
    head = [
        f"{'POST' if fields else 'GET'} /t/{grant.table.address}/{path} HTTP/1.1",
        f"Host: {HOST}:{port}\r\nConnection: close\r\nCookie: {cookies}\r\nX-CSRFToken: {CSRF}",
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}",
    ]
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(("\r\n".join(head) + "\r\n\r\n" + body).encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Do it in a thread of its own: the browser tests have a loop running in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


def hand_of(number: int) -> dict[str, str]:
    """The form of that hand as a phone sends it: its bidder is set, so that nobody ever wins."""
    side, seat = "AB"[number % 2], 1 + number % 2
    told = {"bidder": side, "bidder_seat": seat, "bid": 320, "trump": "H", "outcome": "played"}
    return {
        "game": "1",
        "hand": str(number),
        "version": str(number - 1),
        "key": new_id(),
        "so_far": json.dumps(told | {"meld": {"A": 0, "B": 0}}),
        "seen": EMPTY,
        "tricks.A": "120",
        "tricks.B": "130",
    }
