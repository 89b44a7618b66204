"""Somebody's page as a reader sees it: `page_of(client, season, "Ann")`."""

import re

from django.test import Client
from django.urls import reverse

from tests.factories.clubs import who
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason


def at(season: SmallSeason, name: str, *people: str, query: str = "?season=all") -> str:
    ids = [who(season.club, each).pk for each in people]
    return reverse(f"games:{name}", args=[season.club.address, *ids]) + query


def plain(html: str) -> str:
    """A page's words, one space between."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html.split("club__paper", 1)[1]))


def figures_of(html: str) -> list[str]:
    return re.findall(r'(?:rate__figure|facts__figure|figures__figure|rate__of)">([^<]*)<', html)


def page_of(client: Client, season: SmallSeason, *people: str, query: str = "?season=all") -> str:
    """The words of somebody's page."""
    answer = client.get(at(season, "club-person", *people, query=query))
    assert answer.status_code == 200
    return plain(text_of(answer))
