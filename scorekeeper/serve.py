"""`make run`: bring the database and the static files up to date, then serve the whole house."""

import os
import socket
import sys
from contextlib import suppress

import django
import segno
import uvicorn
from django.core.management import call_command

GRACE = 3  # seconds that open streams get when the server stops


def main() -> None:
    """Serve on PORT until stopped; say where, in words and as a QR code."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    port = int(os.environ.get("PORT") or 8000)
    listener = _listen(port)
    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("collectstatic", verbosity=0, interactive=False)
    _announce(port)
    _serve(listener)


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
    print("Ctrl-C stops it.", flush=True)


def _links(port: int) -> list[str]:
    return [f"http://{address}:{port}/" for address in (_lan_address(), "localhost") if address]


def _lan_address() -> str:
    # Nothing is sent: the system only says which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _serve(listener: socket.socket) -> None:
    config = uvicorn.Config(
        "scorekeeper.asgi:application",
        proxy_headers=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
