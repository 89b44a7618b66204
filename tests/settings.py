"""The project's settings, with a data folder of the test run's own."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

# Workers and servers that a test starts inherit the folder; who made it takes it away.
if "TEST_DATA_DIR" not in os.environ:
    os.environ["TEST_DATA_DIR"] = tempfile.mkdtemp(prefix="pinochle-tests-")
    atexit.register(shutil.rmtree, os.environ["TEST_DATA_DIR"], ignore_errors=True)

os.environ["DATA_DIR"] = str(Path(os.environ["TEST_DATA_DIR"], ".data"))
for name in ("DEBUG", "PUBLIC_URL"):
    os.environ.pop(name, None)
os.environ["API_THROTTLE"] = "0"

from scorekeeper.settings import *  # noqa: E402, F403
from scorekeeper.settings import DATA_DIR, DATABASES, STORAGES  # noqa: E402

STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
WHITENOISE_AUTOREFRESH = True
WHITENOISE_USE_FINDERS = True

# A file, because the in-memory database has no write-ahead log.
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["TEST"] = {"NAME": DATA_DIR / "test.sqlite3"}
