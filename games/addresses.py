"""Where a request comes from, as a block of addresses: what guesses are counted by."""

from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest

UNKNOWN = "unknown"
WIDTHS = {4: 24, 6: 64}


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
