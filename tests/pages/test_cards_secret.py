"""What the scorekeeper typed of a player's cards: to everybody else it is the melded ones."""

import re

import pytest

from tests.factories import a_game
from tests.pages.burying import BEST, at_bury, choose
from tests.pages.people import person
from tests.pages.test_own_cards import RUN, bid, pages_seen
from tests.pages.visiting import at, follow, send

pytestmark = pytest.mark.django_db

PICTURE = re.compile(r' (d|data-by|data-phone)="[^"]*"')  # of a link; a phone's mark at its table


@pytest.mark.parametrize("kind", ["watcher", "seat"])
@pytest.mark.parametrize("is_recorded", [False, True])
def test_pages_of_others_are_the_same_for_any_cards_that_were_not_melded(kind, is_recorded):
    """On every page that may be looked at, before the hand is written and after."""
    told = []
    for secret in ("JC", "AD 9C"):
        game = a_game()
        owner = person(game, "owner")
        bid(owner, game, bidder_seat="1")
        page = owner.get(at(game, "cards/?seat=1"))
        page = follow(owner, send(owner, page, "/cards/", cards=f"{RUN} {secret}", take="1"))
        if is_recorded:
            page = follow(owner, send(owner, page, "/meld/", meld__B="40"))
            follow(owner, send(owner, page, "/tricks/", tricks__A="170", tricks__B=""))
        told.append(PICTURE.sub("", pages_seen(game, person(game, kind), kind)).splitlines())
    assert [pair for pair in zip(*told, strict=True) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("kind", ["watcher", "seat"])
def test_what_lies_buried_is_the_bidders_while_the_hand_runs(client, kind):
    """Neither the cards nor their counters (CT11)."""
    told = []
    for buried in (" ".join(BEST), "9C 9C 9S"):
        game = at_bury(client)
        follow(client, choose(client, game, cards=buried))
        told.append(PICTURE.sub("", pages_seen(game, person(game, kind), kind)).splitlines())
    assert [pair for pair in zip(*told, strict=True) if pair[0] != pair[1]] == []
