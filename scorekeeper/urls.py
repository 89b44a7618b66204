"""All addresses: each app brings its own."""

from django.urls import include, path

from scorekeeper import engine
from scorekeeper.health import health

urlpatterns = [
    path("healthz/", health, name="health"),
    path("engine/bundle-<slug:digest>.json", engine.bundle, name="engine-bundle"),
    path("", include("meld.urls")),
    path("", include("games.urls")),
]

handler400 = "scorekeeper.errors.bad_request"
handler403 = "scorekeeper.errors.forbidden"
handler404 = "scorekeeper.errors.not_found"
handler500 = "scorekeeper.errors.server_error"
