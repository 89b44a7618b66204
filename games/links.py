"""The secret of a capability link, a table's or a club's: derived from its nonce with the site's own key.

It is stored nowhere, not even hashed, so a stolen database opens nothing, and yet the owner can
be shown the link again. Revoking a link and making another changes the nonce, hence the secret.
When SECRET_KEY is replaced, links go on working while the old one is a fallback.
"""

import base64
import hmac
from collections.abc import Iterator
from hashlib import sha256

from django.conf import settings
from django.utils.crypto import constant_time_compare

from games.models import ClubLink, Link

PURPOSES = {Link: b"pinochle table link", ClubLink: b"pinochle club link"}
SECRET_BYTES = 16


def secret_of(link: Link | ClubLink) -> str:
    """The link's secret: 128 bits as 22 url-safe characters."""
    return derive(settings.SECRET_KEY, link)


def opens(link: Link | ClubLink, secret: str) -> bool:
    """Whether `secret` is the link's, compared in constant time. A revoked link opens nothing."""
    is_right = any(constant_time_compare(expected, secret) for expected in expected_of(link))
    return is_right and link.revoked_at is None


def expected_of(link: Link | ClubLink) -> Iterator[str]:
    """The secrets that are good for this link, under the site's key and its fallbacks."""
    for site_key in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS):
        yield derive(site_key, link)


def derive(site_key: str, link: Link | ClubLink) -> str:
    """HMAC-SHA256 of what the link is, cut to 128 bits."""
    told = f"{place_of(link)}:{link.role}:{link.nonce}".encode()
    purpose_key = hmac.new(site_key.encode(), PURPOSES[type(link)], sha256).digest()
    digest = hmac.new(purpose_key, told, sha256).digest()
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).rstrip(b"=").decode()


def place_of(link: Link | ClubLink) -> int:
    """What the link opens: the id of its table or club."""
    return link.table_id if isinstance(link, Link) else link.club_id
