"""Many phones at once: every save is told to everybody, nobody who does not read holds it up."""

import pytest

from tests.live.load import Crowd, Seen, share, spend_evening
from tests.live.site import Site

pytestmark = pytest.mark.django_db(transaction=True)

SHORT = Crowd(tables=20, at_first=100, at_others=100, deaf=10, fetching=5, saves=10, seconds=4)


def told(seen: Seen) -> None:
    print(
        f"save p95 {share(seen.saves, 0.95):.0f} ms, word p99 {share(seen.words, 0.99):.0f} ms,"
        f" fetch p95 {share(seen.fetches, 0.95):.0f} ms, {seen.work:.0f} ms of work a save,"
        f" {seen.memory:.0f} MB"
    )


def test_two_hundred_hear_of_every_save(site: Site) -> None:
    seen = spend_evening(site.port, site.process.pid, SHORT)
    told(seen)
    assert seen.problems == []
    assert len(seen.saves) == SHORT.saves * SHORT.seconds


@pytest.mark.long
def test_two_thousand_hold_the_budgets(site: Site) -> None:
    seen = spend_evening(site.port, site.process.pid, Crowd())
    told(seen)
    assert seen.problems == []
    assert share(seen.saves, 0.95) <= 150
    assert share(seen.words, 0.99) <= 500
    assert seen.memory <= 200
