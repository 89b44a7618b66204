"""A page that starts the engine and asks it once, for tests only: addresses and views."""

from django.http import HttpRequest, HttpResponse
from django.urls import include, path

from scorekeeper.engine import engine_address

PAGE = """<!doctype html>
<html lang="en" data-engine="{address}"><title>Engine</title>
<script type="module" src="/ask-engine.js"></script><p id="answer"></p><p id="milliseconds"></p>
"""
SCRIPT = """
import { ask } from "/static/js/ask.js";

const question = { variant: "single-deck", trump: "S", cards: ["AS", "10S", "K♠", "QS", "JS", "JD"] };
const begin = performance.now();
const answer = await ask("meld", question);
document.querySelector("#milliseconds").textContent = Math.round(performance.now() - begin);
document.querySelector("#answer").textContent = JSON.stringify(answer);
"""


def page(request: HttpRequest) -> HttpResponse:
    return HttpResponse(PAGE.format(address=engine_address()))


def no_icon(request: HttpRequest) -> HttpResponse:
    return HttpResponse(status=204)


def script(request: HttpRequest) -> HttpResponse:
    return HttpResponse(SCRIPT, content_type="text/javascript")


urlpatterns = [
    path("ask-engine/", page),
    path("ask-engine.js", script),
    path("favicon.ico", no_icon),
    path("", include("scorekeeper.urls")),
]
