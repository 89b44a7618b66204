"""How static files are kept: named by their contents, compressed, and cached for good."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedStaticFiles(CompressedManifestStaticFilesStorage):
    """Also names the files that a JavaScript module imports by their contents."""

    support_js_module_import_aggregation = True
