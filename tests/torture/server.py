"""A server as `make run` has it (one process on SQLite, two on PostgreSQL), to be killed at will."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from django.db import connection

from tests.project.imports import ROOT
from tests.project.test_serve import PATIENCE, free_port, status


class Server:
    """`server.start()`, `server.kill()`: all its processes at once, as if the power had gone."""

    def __init__(self) -> None:
        self.port = free_port()
        self.count = 2 if connection.vendor == "postgresql" else 1
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; how many seconds until it answers."""
        began = time.monotonic()
        name = str(connection.settings_dict["NAME"])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.torture.running", str(self.port), str(self.count)],
            env={**os.environ, "LIVE_DATABASE": name},
            cwd=ROOT,
            start_new_session=True,
        )
        self.wait()
        return time.monotonic() - began

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while status(self.port, "/healthz/") != 200:
            assert self.process
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        if self.process and self.process.poll() is None:
            workers = self.workers()
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            wait_for_end(workers)

    def stop(self) -> float:
        """Stop it as it is meant to be stopped; how many seconds that took."""
        began = time.monotonic()
        assert self.process
        self.process.terminate()
        self.process.wait(PATIENCE)
        return time.monotonic() - began

    def workers(self) -> list[int]:
        """The processes behind the door; none where there is only one, or no Linux to ask."""
        assert self.process
        pid = self.process.pid
        told = Path(f"/proc/{pid}/task/{pid}/children")
        return [int(each) for each in told.read_text().split()] if told.exists() else []


def wait_for_end(pids: list[int]) -> None:
    """Until these processes are gone: others than our own children cannot be waited for."""
    until = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < until, "a process does not end"
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    """Whether it still holds its files; a dead one that nobody has buried does not."""
    try:
        return bool(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return False
