"""A browser without scripts at the judges: `tricks(client, plays="KD 10D", hand3="AD")`."""

import re
from html import unescape
from typing import Any

from django.http import HttpResponse
from django.test import Client


class Judged:
    """What a page of a judge says."""

    def __init__(self, response: HttpResponse) -> None:
        self.status = response.status_code
        self.text = re.sub(r"<template.*?</template>", "", response.content.decode(), flags=re.S)

    def words(self, name: str) -> list[str]:
        """The words of every element that shows this part."""
        found = re.findall(rf'data-text="{name}"[^>]*>(.*?)</', self.text, re.S)
        return [unescape(each) for each in found]

    def first(self, name: str) -> str:
        return self.words(name)[0]

    @property
    def may(self) -> set[str]:
        """The cards that may be played."""
        return {card for group in self.groups("group group--may") for card in group}

    @property
    def barred(self) -> set[str]:
        return {card for group in self.groups("group") for card in group}

    def groups(self, name: str) -> list[list[str]]:
        lines = re.findall(rf'<li class="{name}".*?</li>', self.text, re.S)
        return [re.findall(r'data-card="(\w+)"', line) for line in lines]

    @property
    def winning(self) -> str:
        """Who has the trick."""
        lines = re.findall(r'<li class="place place--winning.*?</li>', self.text, re.S)
        found = [re.findall(r'data-text="name">(.*?)<', line)[0] for line in lines]
        return found[0] if found else ""

    @property
    def calls(self) -> list[tuple[str, str, bool]]:
        """Who called what, and whether it is legal, in order."""
        lines = re.findall(
            r'<li class="heard-call( heard-call--legal)?"(.*?)</li>', self.text, re.S
        )
        return [
            (*re.findall(r'data-text="(?:name|said)">(.*?)<', line), bool(legal))
            for legal, line in reversed(lines)
        ]

    @property
    def bids(self) -> list[int]:
        """The legal bids that have a chip."""
        return [int(bid) for bid in re.findall(r'name="call" value="(\d+)"', self.text)]

    @property
    def problems(self) -> list[str]:
        return [unescape(each) for each in re.findall(r'slip__sentence">(.+?)</span>', self.text)]


def judge(client: Client, address: str, **asked: Any) -> Judged:
    """The page at an address, after the redirect that a key leads to."""
    return Judged(client.get(address, asked, follow=True))


def tricks(client: Client, **asked: Any) -> Judged:
    return judge(client, "/settle/tricks/", **asked)


def auction(client: Client, **asked: Any) -> Judged:
    return judge(client, "/settle/auction/", **asked)
