"""How static files are kept: named by their contents, compressed, and cached for good."""

from whitenoise.storage import CompressedManifestStaticFilesStorage

LATER = r"""(?P<matched>\bimport\(["'](?P<url>\./[^"']+)["']\))"""
IMPORT = r"""(?m)^(?P<matched>(?P<lead>(?:im|ex)port\b[^;"'()]*)["'](?P<url>\.[^"']+)["'];)"""


class HashedStaticFiles(CompressedManifestStaticFilesStorage):
    """Also names the files that a module of ours imports by their contents.

    Django's own patterns for this trip over comments and over Python's `pyimport("...")`.
    """

    patterns = (
        *CompressedManifestStaticFilesStorage.patterns,
        ("js/*.js", ((IMPORT, '%(lead)s"%(url)s";'), (LATER, 'import("%(url)s")'))),
    )
