"""Templates hold no script, no style, no comparison and no sum."""

import re
from pathlib import Path

import pytest

from tests.project.imports import ROOT

TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
FORBIDDEN = {
    "inline script": r"<script(?![^>]*\bsrc=)(?![^>]*application/json)",
    "inline style": r"<style\b",
    "style attribute": r"\sstyle\s*=",
    "handler attribute": r"\s(on[a-z]+|hx-on[\w:-]*)\s*=",
    "comparison": r"\{%\s*(el)?if\b[^%]*(==|!=|<|>|\bin\b|\bis\b)",
    "sum": r"\|\s*(add|divisibleby|length_is)\b|\{%\s*widthratio\b",
    "unescaped text": r"\|\s*safe(seq)?\b|\{%\s*autoescape\s+off",
    "text left aside": r"<!--",
}


def found(name: str, text: str) -> list[str]:
    """What of this kind stands in the text."""
    return [match.group(0) for match in re.finditer(FORBIDDEN[name], text)]


@pytest.mark.parametrize("name", FORBIDDEN)
def test_templates_hold_none(name: str) -> None:
    hits = {str(path.relative_to(ROOT)): found(name, read(path)) for path in TEMPLATES}
    assert {path: hit for path, hit in hits.items() if hit} == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("inline script", "<script>go()</script>"),
        ("inline script", '<script type="module">go()</script>'),
        ("inline style", "<style>a{}</style>"),
        ("style attribute", '<p style="width:1px">'),
        ("handler attribute", '<p onclick="go()">'),
        ("handler attribute", '<p hx-on:click="go()">'),
        ("comparison", '{% if side == "A" %}'),
        ("comparison", "{% elif total > 0 %}"),
        ("comparison", "{% if side in sides %}"),
        ("sum", "{{ total|add:1 }}"),
        ("unescaped text", "{{ name|safe }}"),
        ("text left aside", "<!-- old -->"),
    ],
)
def test_planted_fault_is_found(name: str, text: str) -> None:
    assert found(name, text)


@pytest.mark.parametrize(
    "text",
    [
        '<script src="{% static "js/app.js" %}" type="module"></script>',
        '<script type="application/json" id="facts">{}</script>',
        "{% if hand.is_set and not hand.is_void %}",
        '<label data-online="yes" class="bid__style">{% for side in sides %}',
    ],
)
def test_honest_template_passes(text: str) -> None:
    assert not any(found(name, text) for name in FORBIDDEN)


def read(path: Path) -> str:
    """A template's text."""
    return path.read_text()
