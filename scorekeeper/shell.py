"""What makes the site an app where the browser allows it: its manifest, and what works offline.

The worker is static/js/worker.js, told what to keep. It is another worker as soon as one of those
files is another one, so a phone takes a new version whole or not at all. Needs a secure context
(https, or this very machine); on plain http nothing of this is asked for.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.rules.option import VARIANT_NAMES
from games.selectors.calculator import USUAL, value_tables
from scorekeeper.engine import engine_address

WORKER = "js/worker.js"
NEVER_OFFLINE = ("css/api.css", WORKER)
ALSO = (
    "django_htmx/htmx-2.min.js",
    "vendor/micropython/micropython.mjs",
    "vendor/micropython/micropython.wasm",
)
COUNTING = "meld:calculator"
OF_A_GAME = (
    COUNTING,
    "games:settle",
    "games:judge-tricks",
    "games:judge-auction",
    "games:settle-audit",
)
OF_NONE = ("outbox", "offline")


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker. Asked for at each visit, so a new version is noticed."""
    response = HttpResponse(worker_text(), content_type="text/javascript")
    response["Cache-Control"] = "no-cache"
    return response


@require_safe
def manifest(request: HttpRequest) -> JsonResponse:
    """The web app manifest."""
    return JsonResponse(
        {
            "name": "Pinochle Scorekeeper",
            "short_name": "Pinochle",
            "description": "Keeps the score at the pinochle table and says which rule decided it.",
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#faf7ed",
            "theme_color": "#faf7ed",
            "icons": [
                icon("img/icon.svg", "any", "image/svg+xml"),
                icon("img/icon-192.png", "192x192"),
                icon("img/icon-512.png", "512x512"),
                icon("img/icon-maskable.png", "512x512") | {"purpose": "maskable"},
            ],
        },
        content_type="application/manifest+json",
    )


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """In place of a page that this phone does not have without a network."""
    return render(request, "offline/page.html")


@require_safe
def outbox(request: HttpRequest) -> HttpResponse:
    """What this phone has not sent yet; the phone alone knows, and draws it."""
    return render(request, "offline/outbox.html")


def icon(name: str, sizes: str, kind: str = "image/png") -> dict[str, str]:
    return {"src": static(name), "sizes": sizes, "type": kind}


@cache
def worker_text() -> str:
    """The worker with the addresses it keeps and the version they make."""
    kept = {"pages": pages(), "files": [*files(), engine_address()]}
    source = source_of(WORKER)
    told = json.dumps(kept | {"game": USUAL, "version": version_of(kept, source)})
    return f"const KEPT = {told};\n{source}"


def pages() -> list[str]:
    """Every page to keep. One that is asked about a game is kept for each; without a query, the usual one."""
    others = [variant for variant in VARIANT_NAMES if variant != USUAL]
    return [
        *map(reverse, (*OF_A_GAME, *OF_NONE)),
        *(asked(name, game=variant) for name in OF_A_GAME for variant in others),
        *(
            asked(COUNTING, game=variant, profile=each.id)
            for variant in VARIANT_NAMES
            for each in value_tables(variant)
        ),
        *(reverse("games:rulebook", args=[variant]) for variant in VARIANT_NAMES),
    ]


def asked(name: str, **query: str) -> str:
    return f"{reverse(name)}?{urlencode(query)}"


def version_of(kept: dict[str, list[str]], source: str) -> str:
    """Another one whenever a file, its address or the worker is another one."""
    parts = [source, json.dumps(kept), *(digest_of(name) for name in names())]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def files() -> list[str]:
    return [static(name) for name in names()]


def names() -> list[str]:
    """Every script, style and picture of ours, and what pages borrow, by name."""
    root = Path(settings.BASE_DIR) / "static"
    ours = [path for folder in ("css", "js", "img") for path in (root / folder).iterdir()]
    found = (path.relative_to(root).as_posix() for path in ours)
    return [*sorted(name for name in found if name not in NEVER_OFFLINE), *ALSO]


def digest_of(name: str) -> str:
    return hashlib.sha256(path_of(name).read_bytes()).hexdigest()


def source_of(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


def path_of(name: str) -> Path:
    return Path(str(finders.find(name)))
