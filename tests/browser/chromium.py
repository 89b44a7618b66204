"""Where Chromium is; run as a program it also installs Debian's where it may."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "Chromium is missing, so the browser tests are left out (Debian: apt-get install chromium)."
)


def find() -> str | None:
    """The path of a Chromium or Chrome; the variable CHROMIUM names another."""
    named = os.environ.get("CHROMIUM")
    found = [path for name in ((named,) if named else NAMES) if (path := shutil.which(name))]
    return next(iter(found), MAC if Path(MAC).exists() else None)


def may_install() -> bool:
    """Root on a Debian, in CI or with somebody watching."""
    is_asked = os.environ.get("CI") == "true" or sys.stdin.isatty()
    return os.geteuid() == 0 and bool(shutil.which("apt-get")) and is_asked


def install() -> None:
    """Debian's package; whether it worked is seen by looking again."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "chromium"]):
        subprocess.run(["apt-get", "-q", *step], env=quiet, stdin=subprocess.DEVNULL, check=False)


def main() -> None:
    """Find or install; say in one line what is missing, and with CI=true fail."""
    if not find() and may_install():
        install()
    if not find():
        print(MISSING)
        sys.exit(os.environ.get("CI") == "true")


if __name__ == "__main__":
    main()
