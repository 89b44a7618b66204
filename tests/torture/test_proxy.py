"""Behind nginx, set up as the README says: https, forms, and streams that nothing holds back."""

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.imports import ROOT
from tests.project.test_serve import PATIENCE, free_port, status
from tests.torture.conftest import Figure
from tests.torture.phone import Phone

NGINX = os.environ.get("NGINX") or shutil.which("nginx")
OPENSSL = shutil.which("openssl")
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not NGINX, reason="nginx is not here (Debian: apt-get install nginx-light)"),
    pytest.mark.skipif(not OPENSSL, reason="openssl is not here, so there is no certificate"),
]

NAME = "cards.example"
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/errors;
events {{}}
http {{
access_log off; gzip on; gzip_types *;
client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
{server}
}}
"""
CERTIFICATE = (
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=cards.example -keyout key -out pem"
)
SOON = 1.5  # seconds


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class SafePhone(Phone):
    """A phone that comes by https, under the name that people type."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.sends = {"Host": NAME, "Origin": f"https://{NAME}", "Accept-Encoding": "identity"}

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPSConnection("127.0.0.1", self.port, timeout=15, context=trusting())


def settings_in_readme(folder: Path, port: int, behind: int) -> str:
    """The README's server, with the names of this test in it."""
    told = re.search(r"```nginx\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert told
    server = told[1].replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    server = server.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    server = re.sub(r"/etc/ssl/[\w.]+\.(pem|key)", rf"{folder}/\1", server)
    return AROUND.format(folder=folder, server=server)


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Where nginx answers."""
    front, behind = free_port(), free_port()
    subprocess.run([str(OPENSSL), *CERTIFICATE.split()], cwd=tmp_path, check=True, stderr=-3)
    (tmp_path / "conf").write_text(settings_in_readme(tmp_path, front, behind))
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    told = {"PORT": str(behind), "DATA_DIR": str(tmp_path / ".data")}
    command = [sys.executable, "-m", "scorekeeper.serve"]
    public = {"PUBLIC_URL": f"https://{NAME}"}
    server = subprocess.Popen(command, cwd=ROOT, env=kept | told | public)
    proxy = subprocess.Popen([str(NGINX), "-p", str(tmp_path), "-c", str(tmp_path / "conf")])
    until = time.monotonic() + 2 * PATIENCE
    while status(behind, "/healthz/") != 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    yield front
    for process in (proxy, server):
        process.terminate()
        process.wait(PATIENCE)


def test_readme_says_how_nginx_serves_it(port: int, figure: Figure) -> None:
    phone = SafePhone(port)
    page = phone.get("/new/")
    cookies = page.headers.get_all("Set-Cookie", [])
    assert cookies
    assert all("Secure" in cookie for cookie in cookies)
    address = phone.write("/new/", {"variant": "single-deck", "dealer": 1}).split("/")[2]
    stream = phone.ask("GET", f"/t/{address}/live/pass/").body.split('"stream": "')[1].split('"')[0]
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=20) as plain:
        line = trusting().wrap_socket(plain, server_hostname=NAME)
        line.sendall(f"GET {stream} HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode())
        words = line.makefile("rb")
        assert wait_for(words, b"1.0.0") - began < SOON
        began = time.monotonic()
        phone.penalise(address, "through the proxy")
        heard = wait_for(words, b"1.1.0") - began
    assert heard < SOON
    figure(f"behind nginx: a write is sent and heard within {1000 * heard:.0f} ms")


def wait_for(words: object, pulse: bytes) -> float:
    """When the stream has said this."""
    for line in words:
        if line.startswith(b"data: ") and pulse in line:
            return time.monotonic()
    raise AssertionError("the stream has ended")
