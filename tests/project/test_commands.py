"""What the commands say when something is missing, and that the lock files agree."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.project.imports import ROOT

NO_VENV = '#!/bin/sh\ncase "$*" in *ensurepip*) exit 1;; esac\nexec {} "$@"\n'


def make(folder: Path, *words: str) -> str:
    """What `make` says in a bare folder with nothing but the Makefile and the lock files."""
    for name in ("Makefile", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, folder)
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "--silent", *words]
    done = subprocess.run(command, cwd=folder, env=quiet, capture_output=True, text=True)
    assert done.returncode
    return done.stdout


@pytest.mark.parametrize("command", ["run", "setup", "test", "lint"])
def test_old_python_is_named_in_one_line(tmp_path: Path, command: str) -> None:
    said = make(tmp_path, command, "PYTHON=false")
    assert said == f"Python 3.11 or newer is needed; name one: make PYTHON=python3.12 {command}\n"


def test_missing_venv_module_is_named_in_one_line(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(NO_VENV.format(sys.executable))
    python.chmod(0o755)
    said = make(tmp_path, "setup", f"PYTHON={python}")
    assert said == (
        "Python's venv module is missing (Debian and Ubuntu: apt-get install python3-venv).\n"
    )


@pytest.mark.parametrize(("ci", "code"), [("true", True), ("", False)])
def test_missing_chromium_is_said_and_fails_only_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: bool
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "may_install", lambda: False)
    with pytest.raises(SystemExit) as stopped:
        chromium.main()
    assert stopped.value.code == code
    assert capsys.readouterr().out == chromium.MISSING + "\n"


def test_named_chromium_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", sys.executable)
    assert chromium.find() == sys.executable


def test_test_tools_lock_holds_the_servers_lock() -> None:
    server, tools = (_locked(name) for name in ("requirements.txt", "requirements-dev.txt"))
    assert server
    assert server.items() <= tools.items()


def _locked(name: str) -> dict[str, str]:
    return dict(re.findall(r"(?m)^([\w.-]+)==(\S+)", (ROOT / name).read_text()))
