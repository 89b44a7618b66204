"""The outer door: streams stay here, everything else goes to Django in a pool of threads.

A stream inside Django would hold a thread as long as somebody watches, so `/live/` never
reaches it.
"""

from a2wsgi import WSGIMiddleware

from scorekeeper import wsgi  # first: it sets Django up
from scorekeeper.live import stream
from scorekeeper.live.house import House
from scorekeeper.live.stream import Message, Receive, Send
from scorekeeper.rater import Rater

THREADS = 8  # each keeps its own connection to the database

pages = WSGIMiddleware(wsgi.application, workers=THREADS)
house = House()


async def application(scope: Message, receive: Receive, send: Send) -> None:
    """Answer one connection: streams here, pages through the pool."""
    if scope["type"] == "lifespan":
        await live(receive, send)
    elif scope["type"] == "http" and scope["path"].startswith(stream.LIVE):
        await stream.answer(house.hub, scope, receive, send)
    else:
        await pages(scope, receive, send)


async def live(receive: Receive, send: Send) -> None:
    """Open with the server, close with it."""
    rater = Rater()
    await receive()
    house.open()
    rater.open()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    rater.close()
    house.close()
    await send({"type": "lifespan.shutdown.complete"})
