"""Where a request comes from, as a block of addresses; and where other phones find this site."""

import socket
from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest

UNKNOWN = "unknown"
WIDTHS = {4: 24, 6: 64}
ONLY_HERE = ("localhost", "127.0.0.1")


def block_of(request: HttpRequest) -> str:
    """The /24 or /64 of the phone's address: `192.0.2.0/24`."""
    try:
        address = ip_address(address_of(request).split("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return str(ip_network(f"{address}/{WIDTHS[address.version]}", strict=False))


def address_of(request: HttpRequest) -> str:
    """The address; behind a proxy of ours, what that proxy says."""
    if settings.PUBLIC_URL and (told := request.headers.get("X-Forwarded-For")):
        return told.split(",")[-1].strip()
    return str(request.META.get("REMOTE_ADDR", ""))


def site_of(request: HttpRequest) -> str:
    """The site's address for links to be given away, without the last slash.

    Who keeps the score on the machine that serves gets the name that phones at home reach it by.
    """
    site = request.build_absolute_uri("/").rstrip("/")
    name, _, port = request.get_host().partition(":")
    at_home = lan_address() if name in ONLY_HERE and not settings.PUBLIC_URL else ""
    return f"{request.scheme}://{at_home}:{port}".rstrip(":") if at_home else site


def lan_address() -> str:
    """This machine's own address in its network, "" where it is in none.

    Nothing is sent: the system only says which of our addresses would be used.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
