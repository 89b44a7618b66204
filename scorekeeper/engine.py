"""The engine's bundle: the pure files as one answer, so that the phone scores by the same rules.

The bundle is the entry point and every file of ours that it imports. Its address carries a hash of
all it holds (sources and the addresses of the vendored engine), so it may be kept for ever and a
phone never mixes two versions. An address of another version is 404: the page asks the server.
"""

import ast
import hashlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import Lock

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

ENTRY = "games.rules.engine"
OURS = ("games", "meld")
VENDOR = "vendor/micropython/micropython"
_making = Lock()
FOREVER = "public, max-age=31536000, immutable"


@require_safe
@gzip_page
def bundle(request: HttpRequest, digest: str) -> HttpResponse:
    """The bundle as JSON: `glue` and `wasm` (addresses), `files` (path to source)."""
    text, current = _made()
    if digest != current:
        raise Http404("This is another version's engine.")
    return HttpResponse(text, content_type="application/json", headers={"Cache-Control": FOREVER})


def engine_address() -> str:
    """The address of today's bundle."""
    return reverse("engine-bundle", args=[_made()[1]])


def address_for_pages(request: HttpRequest) -> dict[str, Callable[[], str]]:
    """`engine_address` in every template; static/js/engine.js reads it from `<html data-engine>`."""
    return {"engine_address": engine_address}


def pure_files() -> dict[str, str]:
    """The sources the engine needs, path (from the project's root) to text, in path order."""
    found: dict[str, str] = {}
    waiting = [*_ours([ENTRY])]
    while waiting:
        path = _path_of(waiting.pop())
        if path not in found:
            found[path] = (Path(settings.BASE_DIR) / path).read_text(encoding="utf-8")
            waiting += _imports_of(found[path])
    return dict(sorted(found.items()))


def _made() -> tuple[str, str]:
    # One after another: Python's parser cannot be used by two threads at once.
    with _making:
        return _bundle()


@cache
def _bundle() -> tuple[str, str]:
    parts = {"glue": static(f"{VENDOR}.mjs"), "wasm": static(f"{VENDOR}.wasm")}
    text = json.dumps({**parts, "files": pure_files()}, ensure_ascii=False)
    return text, hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_module(name: str) -> bool:
    return (Path(settings.BASE_DIR) / _path_of(name)).is_file()


def _path_of(module: str) -> str:
    path = module.replace(".", "/")
    is_package = (Path(settings.BASE_DIR) / path).is_dir()
    return f"{path}/__init__.py" if is_package else f"{path}.py"


def _imports_of(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = [f"{node.module}.{name.name}" for name in node.names]
            yield from _ours([node.module, *filter(_is_module, inside)])
        elif isinstance(node, ast.Import):
            yield from _ours([name.name for name in node.names])


def _ours(modules: list[str]) -> Iterator[str]:
    """Each module of ours with the packages round it: meld.cards needs meld/__init__.py too."""
    for module in modules:
        parts = module.split(".")
        if parts[0] in OURS:
            yield from (".".join(parts[: n + 1]) for n in range(len(parts)))
