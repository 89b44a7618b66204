"""All addresses: each app brings its own; the meld calculator is told here which rules it counts by."""

from django.urls import include, path

from games.api.describing import described
from games.rules.melding import answer_meld
from games.selectors.calculator import Calculator
from meld.api import MeldView
from scorekeeper import engine, shell
from scorekeeper.csrf import csrf
from scorekeeper.health import health

urlpatterns = [
    path("healthz/", health, name="health"),
    path("csrf/", csrf, name="csrf"),
    path("worker.js", shell.worker, name="worker"),
    path("manifest.webmanifest", shell.manifest, name="manifest"),
    path("offline/", shell.offline, name="offline"),
    path("outbox/", shell.outbox, name="outbox"),
    path("engine/bundle-<slug:digest>.json", engine.bundle, name="engine-bundle"),
    path("api/v1/meld/", described("meld")(MeldView).as_view(answer=answer_meld), name="api-meld"),
    path("api/v1/", include("games.api.urls")),
    path("", include("meld.urls"), {"house": Calculator()}),
    path("", include("games.urls")),
]

handler400 = "scorekeeper.errors.bad_request"
handler403 = "scorekeeper.errors.forbidden"
handler404 = "scorekeeper.errors.not_found"
handler500 = "scorekeeper.errors.server_error"
