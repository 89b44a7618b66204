"""The tests' settings for a server of its own, on the database of the test that starts it."""

import os

from tests.settings import *  # noqa: F403
from tests.settings import DATABASES

DATABASES["default"]["NAME"] = os.environ["LIVE_DATABASE"]
