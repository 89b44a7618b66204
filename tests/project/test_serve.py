"""The real server, as `make run` starts it: up from nothing, a clear word, down in time."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.imports import ROOT

PATIENCE = 30  # seconds


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(port: int, folder: Path) -> subprocess.Popen[str]:
    """`make run` without make."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    return subprocess.Popen(
        [sys.executable, "-m", "scorekeeper.serve"],
        env={**kept, "PORT": str(port), "DATA_DIR": str(folder), "PYTHONIOENCODING": "ascii"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def status(port: int, path: str) -> int:
    """The status of one answer; 0 while nobody answers."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refusal:
        return refusal.code
    except OSError:
        return 0


@pytest.fixture(scope="module")
def port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def server(port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    process = start(port, tmp_path_factory.mktemp("served") / ".data")
    until = time.monotonic() + PATIENCE
    while status(port, "/healthz/") != 200 and time.monotonic() < until:
        time.sleep(0.1)
    yield process
    process.kill()
    process.wait()


def test_server_answers_from_a_bare_folder(server: subprocess.Popen[str], port: int) -> None:
    assert status(port, "/healthz/") == 200
    assert status(port, "/static/vendor/vendor.json") == 200
    assert status(port, "/nothing/") == 404


def test_streams_never_reach_django(server: subprocess.Popen[str], port: int) -> None:
    assert status(port, "/live/anything/") == 404


def test_busy_port_gets_one_sentence(
    server: subprocess.Popen[str], port: int, tmp_path: Path
) -> None:
    said, _ = start(port, tmp_path / ".data").communicate(timeout=PATIENCE)
    assert said.strip() == (
        f"Port {port} cannot be used (Address already in use). Try: make run PORT={port + 1}"
    )


def test_server_says_where_and_stops_when_told(server: subprocess.Popen[str], port: int) -> None:
    server.send_signal(signal.SIGINT)
    said, _ = server.communicate(timeout=10)
    assert f"http://localhost:{port}/" in said
    assert "make demo" in said
    assert "Traceback" not in said
    assert server.returncode == 0
