"""Django as a WSGI application, which reads UTF-8 whatever a request claims to be written in.

Pages of ours send nothing else, and a charset that is none for text keeps Django from opening the
request at all, so that no page of ours could answer.
"""

import os
import re
from collections.abc import Callable, Iterable
from typing import Any

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")

CHARSET = re.compile(r";\s*charset\*?\s*=[^;]*", re.IGNORECASE)

django = get_wsgi_application()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer one request."""
    if "CONTENT_TYPE" in environ:
        environ["CONTENT_TYPE"] = CHARSET.sub("", environ["CONTENT_TYPE"])
    return django(environ, start_response)
