"""One phone's stream: server-sent events on plain ASGI, without a request of Django's or the ORM.

Every event says all there is to say (the table's mark, and how many phones are here), so a lost
one does no harm, and the one that comes every few seconds anyway is the sign of life.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from games.live_pass import HEARTBEAT, read_pass
from scorekeeper.live.hub import Hub, Stream

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

LIVE = "/live/"
LONGEST = 30 * 60  # seconds; then the phone comes again with a new pass
READ_WITHIN = 30  # seconds in which a phone takes what it is sent
HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store, no-transform"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


async def answer(hub: Hub, scope: Message, receive: Receive, send: Send) -> None:
    """Speak to whoever brings a good pass, until somebody ends it."""
    if scope["method"] != "GET":
        await refuse(send, 405, b"A stream is only read.", (b"allow", b"GET"))
        return
    told = read_pass(scope["path"].removeprefix(LIVE))
    if told is None or hub.is_refused(told.grant):
        await refuse(send, 404, b"Nothing is live here.")
        return
    stream = hub.join(told)
    if stream is None:
        await refuse(send, 503, b"Too many are listening.", (b"retry-after", b"30"))
        return
    leaving = asyncio.ensure_future(wait_until_gone(receive, stream))
    try:
        await speak(stream, send)
    finally:
        leaving.cancel()
        hub.part(stream)


async def speak(stream: Stream, send: Send) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + LONGEST
    with suppress(TimeoutError):
        async with asyncio.timeout(READ_WITHIN):
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        while not stream.is_ended and loop.time() < until:
            stream.wake.clear()
            async with asyncio.timeout(READ_WITHIN):
                await send(part(stream.words(), more_body=True))
            beat = loop.call_later(HEARTBEAT * random.uniform(0.8, 1), stream.wake.set)
            await stream.wake.wait()
            beat.cancel()
        async with asyncio.timeout(READ_WITHIN):
            await send(part(b""))


async def wait_until_gone(receive: Receive, stream: Stream) -> None:
    """End the stream once its phone has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.end()


def part(body: bytes, *, more_body: bool = False) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more_body}


async def refuse(send: Send, status: int, words: bytes, *headers: tuple[bytes, bytes]) -> None:
    plain = [(b"content-type", b"text/plain"), (b"content-length", b"%d" % len(words)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": plain})
    await send(part(words))
