"""One process that serves: uvicorn with the outer door, on a socket that listens already."""

import socket
from contextlib import suppress

import uvicorn

GRACE = 3  # seconds that open answers get when the server stops


def serve(listener: socket.socket) -> None:
    """Answer on this socket until told to stop."""
    config = uvicorn.Config(
        "scorekeeper.asgi:application",
        proxy_headers=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
