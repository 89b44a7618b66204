"""How static files are kept: named by their contents, compressed, and cached for good.

Our scripts are modules that import each other, some of them late and in circles. They all carry
one hash, of all of them together: so a circle has a name, and no page mixes two versions.
"""

import hashlib
from functools import cached_property
from pathlib import Path
from typing import Any

from django.conf import settings
from whitenoise.storage import CompressedManifestStaticFilesStorage

IMPORT = r"""(?m)^(?P<matched>(?P<lead>(?:im|ex)port\b[^;"'()]*)["'](?P<url>\.[^"']+)["'];)"""
LATE = r"""(?P<matched>\bimport\(["'](?P<url>\./[^"']+)["']\))"""
SCRIPTS = "js/"


class HashedStaticFiles(CompressedManifestStaticFilesStorage):
    """Also gives the modules that one of ours imports the names under which they are kept.

    Django's own patterns for this trip over comments and over Python's `pyimport("...")`.
    """

    patterns = (
        *CompressedManifestStaticFilesStorage.patterns,
        ("js/*.js", ((IMPORT, '%(lead)s"%(url)s";'), (LATE, 'import("%(url)s")'))),
    )

    def file_hash(self, name: str | None, content: Any = None) -> str:
        """What stands in the name of a file."""
        return (
            self.scripts if (name or "").startswith(SCRIPTS) else super().file_hash(name, content)
        )

    @cached_property
    def scripts(self) -> str:
        """The hash of all our scripts."""
        found = sorted(Path(settings.BASE_DIR, "static", SCRIPTS).glob("*.js"))
        told = hashlib.sha256()
        for path in found:
            told.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return told.hexdigest()[:12]
