"""A thread of the server that works out ratings while nobody waits for them.

It looks when it is told that a club's are stale, at its start, and now and then: what another
process has left undone, or what went wrong, is seen to by the next look.
"""

import logging
import threading
import time

from django.db import connection

from games.services import ratings

logger = logging.getLogger(__name__)

LOOK_EVERY = 60.0  # seconds
AGAIN_AFTER = 2.0  # seconds
BREATH = 0.005  # seconds, in which others write


class Rater(threading.Thread):
    """Works until it is told to stop, with a connection of its own."""

    def __init__(self) -> None:
        super().__init__(name="rater", daemon=True)
        self.woken = threading.Event()
        self.is_done = False

    def open(self) -> None:
        ratings.take_on(self.wake)
        self.start()

    def close(self) -> None:
        self.is_done = True
        ratings.lay_down(self.wake)
        self.woken.set()
        self.join(timeout=2)

    def wake(self, club_id: int) -> None:
        """This club's ratings are stale; which ones are is read when it is looked at."""
        self.woken.set()

    def run(self) -> None:
        while not self.is_done:
            pause = LOOK_EVERY
            self.woken.clear()
            try:
                self.look()
            except Exception as problem:  # whatever it is, the next look may go well
                logger.info("Ratings have to wait: %r", problem)
                pause = AGAIN_AFTER
                connection.close()
            self.woken.wait(pause)
        connection.close()

    def look(self) -> None:
        """See to every club, a little at a time."""
        for club_id in ratings.stale_clubs():
            while not self.is_done and ratings.rate_some(club_id):
                time.sleep(BREATH)
