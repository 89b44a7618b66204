"""An evening with two thousand phones listening: how soon they are told, and what it costs.

25 saves a second over 200 tables; half of the phones are at one of them. A server of its own on a
database of its own, whatever the surroundings say.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import django
from django.apps import apps
from django.core.management import call_command

from tests.bench.timing import Figure

if TYPE_CHECKING:
    from tests.live.load import Crowd
    from tests.live.site import Site


def figures(crowd: "Crowd | None" = None) -> Iterator[Figure]:
    """Milliseconds, but for the memory and the number of things that went wrong."""
    with served() as site:
        from tests.live.load import Crowd, share, spend_evening

        seen = spend_evening(site.port, site.process.pid, crowd or Crowd())
    yield Figure("live_save_p95", share(seen.saves, 0.95), "ms")
    yield Figure("live_word_p99", share(seen.words, 0.99), "ms")
    yield Figure("live_fetch_p95", share(seen.fetches, 0.95), "ms")
    yield Figure("live_work_a_save", seen.work, "ms")
    yield Figure("live_memory", seen.memory, "MB")
    yield Figure("live_problems", len(seen.problems), "")


@contextmanager
def served() -> Iterator["Site"]:
    """The server; on a new database, unless a test has made one."""
    if not apps.ready:
        os.environ.pop("DATABASE_URL", None)
        os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
        django.setup()
        call_command("migrate", verbosity=0, interactive=False)
    from tests.live.site import Site

    site = Site()
    site.start()
    try:
        yield site
    finally:
        site.stop()
