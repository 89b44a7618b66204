"""Time zones as a browser names them."""

from zoneinfo import ZoneInfo


def known_zone(name: str) -> str:
    """The time zone if there is one of that name, else ""."""
    try:
        return ZoneInfo(name).key
    except (OSError, ValueError, KeyError, TypeError):
        return ""
