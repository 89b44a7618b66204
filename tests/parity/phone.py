"""The phone's engine in Node (the one that Playwright's wheel carries), and the server's beside it."""

import json
import os
import subprocess
from pathlib import Path

import playwright

from games.rules import engine
from scorekeeper.engine import pure_files

NODE = Path(playwright.__file__).parent / "driver" / "node"
RUNNER = Path(__file__).with_name("runner.mjs")

Asked = tuple[str, dict[str, object]]


def ask_phone(
    folder: Path, asked: list[Asked], files: dict[str, str] | None = None
) -> tuple[list[str], dict[str, float]]:
    """Canonical answers under MicroPython, and how it went (started in ms, the
    middle of the answers' times in ms, memory in bytes)."""
    bundle = folder / "bundle.json"
    bundle.write_text(json.dumps({"files": files or pure_files()}), encoding="utf-8")
    node = os.environ.get("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    lines = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in asked)
    command = [node, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", RUNNER, bundle]
    done = subprocess.run(command, input=lines.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
    return [canonical(answer) for answer in answers[:-1]], answers[-1]


def ask_server(asked: list[Asked]) -> list[str]:
    """Canonical answers here, through the same entry point."""
    return [canonical(json.loads(engine.answer(name, json.dumps(one)))) for name, one in asked]


def canonical(value: object) -> str:
    """JSON with sorted names."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
