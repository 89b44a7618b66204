"""`python -m tests.torture.running 8123 2`: the real server on that port, in so many processes."""

import os
import socket
import sys

from scorekeeper.processes import Processes
from scorekeeper.server import serve


def main(port: int, count: int) -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.live.settings"
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen(2048)
    if count == 1:
        serve(listener)
    else:
        Processes(listener, count).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
