"""A real server on a free port, on the database of the test, that can be stopped and started."""

import os
import signal
import subprocess
import sys
import time
from typing import Any

from django.db import connection

from games.devices import COOKIE, SIGNER
from games.live_pass import make_pass
from games.models import Device, Game, Grant
from games.models.table import Role
from tests.factories import DeviceFactory
from tests.project.imports import ROOT
from tests.project.test_serve import PATIENCE, free_port, status


class Site:
    """The server; `site.url`, `site.start()`, `site.stop()`."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        name = str(connection.settings_dict["NAME"])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.live.running", str(self.port)],
            env={**os.environ, "LIVE_DATABASE": name},
            cwd=ROOT,
        )
        until = time.monotonic() + PATIENCE
        while status(self.port, "/healthz/") != 200:
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Stop it; how many seconds that took."""
        began = time.monotonic()
        if self.process:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
        return time.monotonic() - began

    def cookie(self, device: Device) -> dict[str, Any]:
        """What makes a browser that device."""
        return {"name": COOKIE, "value": SIGNER.sign(device.pk), "url": self.url}


def watcher_of(game: Game, role: Role = Role.WATCHER, **more: Any) -> Grant:
    """A right at the game's table for a new device."""
    return Grant.objects.create(table=game.table, device=DeviceFactory(), role=role, **more)


def owner_of(game: Game) -> Grant:
    return Grant.objects.select_related("table").filter(table=game.table).earliest("pk")


def pass_of(grant: Grant) -> str:
    return make_pass(grant)
