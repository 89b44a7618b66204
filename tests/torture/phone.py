"""A phone that writes: it speaks HTTP as the page's outbox does, and sends again until it is heard.

Cookies, a fresh CSRF token before each attempt, and a key with every form. An answer counts only
if it carries that key back (games/outbox.py).
"""

import html
import http.client
import json
import re
import time
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import urlencode

from games.devices import COOKIE, SIGNER
from games.ids import new_id
from games.outbox import HEADER, NEXT

SHEET = re.compile(r'data-sheet="([^"]*)"')
SLIP = re.compile(r'class="slip[^>]*>\s*<p[^>]*>([^<]*)')
AGAIN_AFTER = 0.1  # seconds
PATIENCE = 120  # seconds
FORM = "application/x-www-form-urlencoded"


class Answer(NamedTuple):
    """Status, headers and body of an answer."""

    status: int
    headers: http.client.HTTPMessage
    body: str


class Phone:
    """One device; `phone.write(path, fields)` returns where the answer led to, however often sent."""

    def __init__(self, port: int, device: str = "") -> None:
        self.port = port
        self.cookies: SimpleCookie = SimpleCookie({COOKIE: SIGNER.sign(device)} if device else {})
        self.line: http.client.HTTPConnection | None = None
        self.attempts = 0
        self.sends: dict[str, str] = {}  # with every request

    def ask(self, method: str, path: str, body: str = "", **headers: str) -> Answer:
        """One request, on the line that is open.

        :raises OSError, http.client.HTTPException: nobody is there, or not any more.
        """
        self.line = self.line or self.connect()
        try:
            self.line.request(
                method, path, body or None, self.sends | headers | {"Cookie": self.cookie()}
            )
            came = self.line.getresponse()
            answer = Answer(came.status, came.headers, came.read().decode())
        except (OSError, http.client.HTTPException):
            self.hang_up()
            raise
        for cookie in answer.headers.get_all("Set-Cookie", []):
            self.cookies.load(cookie)
        return answer

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=15)

    def cookie(self) -> str:
        return "; ".join(f"{name}={morsel.value}" for name, morsel in self.cookies.items())

    def hang_up(self) -> None:
        if self.line:
            self.line.close()
        self.line = None

    def get(self, path: str) -> Answer:
        return self.persist(lambda: self.ask("GET", path), 200)

    def post(self, path: str, fields: dict[str, Any], key: str = "") -> Answer:
        """One attempt to send a form."""
        token = json.loads(self.ask("GET", "/csrf/").body)["token"]
        body = urlencode(fields | {"csrfmiddlewaretoken": token})
        return self.ask(
            "POST", path, body, **{"Content-Type": FORM}, **({HEADER: key} if key else {})
        )

    def write(self, path: str, fields: dict[str, Any], key: str = "") -> str:
        """Send a form until it is acknowledged; where the answer leads."""
        key = key or new_id()
        answer = self.persist(lambda: self.post(path, fields | {"key": key}, key), 204)
        assert answer.headers[HEADER] == key, "an answer to something else"
        return answer.headers[NEXT]

    def persist(self, attempt: Any, wanted: int) -> Answer:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.attempts += 1
            try:
                answer = attempt()
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(AGAIN_AFTER)
                continue
            if answer.status < 500:
                assert answer.status == wanted, f"{answer.status}: {SLIP.findall(answer.body)}"
                return answer
            assert (answer.status, "Retry-After" in answer.headers) == (503, True)
            time.sleep(AGAIN_AFTER)
        raise AssertionError("nobody has answered")

    def penalise(self, address: str, note: str, key: str = "") -> str:
        """A penalty line of one point."""
        fields = {"game": 1, "points.A": -1, "note": note}
        return self.write(f"/t/{address}/penalty/", fields, key)

    def sheet(self, address: str) -> dict[str, Any]:
        """How the table stands, as its page says to scripts."""
        found = SHEET.search(self.get(f"/t/{address}/").body)
        assert found
        return json.loads(html.unescape(found[1]))

    def hand(self, address: str, note: str) -> str:
        """The next hand, whole, which its bidder loses."""
        sheet = self.sheet(address)
        return self.write(f"/t/{address}/tricks/", lost_hand(sheet, note))


def lost_hand(sheet: dict[str, Any], note: str) -> dict[str, Any]:
    """The form of a hand that was written without a network. Nobody ever wins by it."""
    seat = 1 + sheet["hand"] % 2
    said = {"bidder": " AB"[seat], "bidder_seat": seat, "bid": 320, "trump": "H"}
    told = said | {"outcome": "played", "meld": {"A": 40, "B": 40}, "note": note}
    whole = {"so_far": json.dumps(told), "seen": json.dumps(sheet["draft"])}
    numbers = {name: sheet[name] for name in ("game", "hand", "version")}
    return numbers | whole | {"tricks.A": 130, "tricks.B": 120}
