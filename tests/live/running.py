"""`python -m tests.live.running 8123`: the real server on that port, for a test."""

import os
import socket
import sys

import uvicorn

from scorekeeper.server import GRACE


def main(port: int) -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.live.settings"
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen(2048)
    config = uvicorn.Config(
        "scorekeeper.asgi:application",
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(int(sys.argv[1]))
