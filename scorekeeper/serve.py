"""`make run`: bring the database and the static files up to date, then serve the whole house.

One process on SQLite; on PostgreSQL several (PROCESSES), which are told of each other's writes.
"""

import os
import socket
import sys

import django
import segno
from django.core.management import call_command
from django.db import OperationalError, connections

from games.addresses import lan_address
from scorekeeper.environment import processes
from scorekeeper.processes import Processes
from scorekeeper.server import serve


def main() -> None:
    """Serve on PORT until stopped; say where, in words and as a QR code."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    port = int(os.environ.get("PORT") or 8000)
    listener = _listen(port)
    count = _processes()
    django.setup()
    _prepare()
    _announce(port)
    if count == 1:
        serve(listener)
    else:
        Processes(listener, count).run()


def _processes() -> int:
    try:
        return processes(os.environ.get("PROCESSES", ""), os.environ.get("DATABASE_URL", ""))
    except ValueError as problem:
        sys.exit(str(problem))


def _prepare() -> None:
    try:
        call_command("migrate", verbosity=0, interactive=False)
    except OperationalError as problem:
        sys.exit(f"The database does not answer: {problem}")
    call_command("collectstatic", verbosity=0, interactive=False)
    connections.close_all()


def _listen(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("0.0.0.0", port))
        listener.listen()
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}). Try: make run PORT={port + 1}")
    return listener


def _announce(port: int) -> None:
    from django.conf import settings

    sys.stdout.reconfigure(errors="replace")
    links = [settings.PUBLIC_URL] if settings.PUBLIC_URL else _links(port)
    segno.make(links[0]).terminal(compact=True)
    print("Pinochle Scorekeeper is open. Scan the code, or type the address:")
    print(*(f"  {link}" for link in links), sep="\n")
    print("A club to look round in, with two years of games: make demo")
    print("Ctrl-C stops it.", flush=True)


def _links(port: int) -> list[str]:
    return [f"http://{address}:{port}/" for address in (lan_address(), "localhost") if address]


if __name__ == "__main__":
    main()
