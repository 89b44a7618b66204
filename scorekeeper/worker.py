"""`python -m scorekeeper.worker 5 6`: one of several processes, with two open files of its parent's.

The first is the socket to answer on. From the second nothing is ever read: it ends when the parent
is gone, however that came about, and then this process stops too.
"""

import os
import signal
import socket
import sys
import threading

from scorekeeper.server import serve


def main(listener: int, parent: int) -> None:
    threading.Thread(target=stop_with, args=(parent,), daemon=True).start()
    serve(socket.socket(fileno=listener))


def stop_with(parent: int) -> None:
    os.read(parent, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
