"""Several processes behind one door, for PostgreSQL: started together, replaced when one dies.

All of them answer on the same socket, so the system shares the callers out among them. The parent
only looks after them; it holds no connection to the database and answers nobody.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

from scorekeeper.server import GRACE

TOP = Path(__file__).resolve().parents[1]
LOOK_EVERY = 0.2  # seconds
TOO_SOON = 5.0  # seconds; whoever ends before that has hardly begun
MOST_FAILURES = 5  # in a row
LAST_WORD = GRACE + 3.0  # seconds until a process that will not stop is killed


class Processes:
    """The processes of one server; `run()` returns when they were told to stop."""

    def __init__(self, listener: socket.socket, count: int) -> None:
        self.listener = listener
        self.count = count
        self.alive, self.parent = os.pipe()
        self.running: dict[subprocess.Popen[bytes], float] = {}
        self.failures = 0
        self.told = threading.Event()

    def run(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.told.set())
        try:
            while not self.told.wait(LOOK_EVERY if self.running else 0):
                self.look()
        finally:
            self.stop()

    def look(self) -> None:
        """Replace those that have ended.

        :raises SystemExit: they end as soon as they begin.
        """
        for process in [each for each in self.running if each.poll() is not None]:
            is_failure = time.monotonic() - self.running.pop(process) < TOO_SOON
            self.failures = self.failures + 1 if is_failure else 0
        if self.failures >= MOST_FAILURES:
            sys.exit("The server's processes end as soon as they begin; see what they said above.")
        while len(self.running) < self.count:
            self.running[self.start()] = time.monotonic()

    def start(self) -> subprocess.Popen[bytes]:
        inherited = (self.listener.fileno(), self.alive)
        command = [sys.executable, "-m", "scorekeeper.worker", *map(str, inherited)]
        return subprocess.Popen(command, cwd=TOP, pass_fds=inherited)

    def stop(self) -> None:
        """Tell all of them, wait, and kill whoever does not listen."""
        self.listener.close()
        for process in self.running:
            process.terminate()
        until = time.monotonic() + LAST_WORD
        for process in self.running:
            try:
                process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
