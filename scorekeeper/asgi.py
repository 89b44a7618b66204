"""The outer door: streams stay here, everything else goes to Django in a pool of threads.

A stream inside Django would hold a thread as long as somebody watches, so `/live/` never
reaches it. Nothing streams yet.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from a2wsgi import WSGIMiddleware

from scorekeeper.wsgi import application as django

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

THREADS = 8  # each keeps its own connection to the database
LIVE = "/live/"
NOTHING = b"Nothing is live here."

pages = WSGIMiddleware(django, workers=THREADS)


async def application(scope: Message, receive: Receive, send: Send) -> None:
    """Answer one connection: lifespan and pages through the pool, streams here."""
    if scope["type"] == "http" and scope["path"].startswith(LIVE):
        await _not_found(send)
    else:
        await pages(scope, receive, send)


async def _not_found(send: Send) -> None:
    headers = [(b"content-type", b"text/plain"), (b"content-length", b"%d" % len(NOTHING))]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": NOTHING})
