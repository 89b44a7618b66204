"""Every setting, with its value from the environment.

DEBUG, DATA_DIR, PUBLIC_URL, DATABASE_URL and API_THROTTLE are all there is to set.
"""

import os
from pathlib import Path
from urllib.parse import urlsplit

from csp.constants import NONE, SELF

from scorekeeper import environment

BASE_DIR = Path(__file__).resolve().parent.parent
DEBUG = os.environ.get("DEBUG") == "1"
DATA_DIR = environment.private_folder(Path(os.environ.get("DATA_DIR") or BASE_DIR / ".data"))
SECRET_KEY = environment.secret_key(DATA_DIR)

# Without PUBLIC_URL any name a home network gives this machine is good.
PUBLIC_URL = os.environ.get("PUBLIC_URL", "").rstrip("/")
SECURE_COOKIES = PUBLIC_URL.startswith("https://")
ALLOWED_HOSTS = [urlsplit(PUBLIC_URL).hostname, "localhost", "127.0.0.1"] if PUBLIC_URL else ["*"]
CSRF_TRUSTED_ORIGINS = [PUBLIC_URL] if PUBLIC_URL else []
CSRF_COOKIE_SECURE = SECURE_COOKIES
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "scorekeeper.errors.csrf_failure"
if SECURE_COOKIES:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "django_htmx",
    "drf_spectacular",
    "games",
    "meld",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "scorekeeper.middleware.security_headers",
    "games.outbox.outbox_answers",
    "scorekeeper.middleware.wrong_method_page",
    "scorekeeper.middleware.body_limit",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "games.devices.device_cookie",
    "scorekeeper.middleware.DatabaseAway",
]
ROOT_URLCONF = "scorekeeper.urls"
WSGI_APPLICATION = "scorekeeper.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "scorekeeper.engine.address_for_pages",
                "games.views.answering.book_asked",
                "games.views.live.is_live",
            ]
        },
    }
]

DATABASES = {"default": environment.database(os.environ.get("DATABASE_URL", ""), DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "en"
USE_I18N = False
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "scorekeeper.static.HashedStaticFiles"
    }
}
WHITENOISE_USE_FINDERS = DEBUG

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF, "'wasm-unsafe-eval'"],
        "object-src": [NONE],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
# On plain http browsers ignore this header, and say so in the console.
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin" if SECURE_COOKIES else None
DATA_UPLOAD_MAX_MEMORY_SIZE = 262_144  # bytes

API_THROTTLE = int(os.environ.get("API_THROTTLE") or 600)  # calls a minute per address; 0: no limit
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": ["rest_framework.throttling.AnonRateThrottle"],
    "DEFAULT_THROTTLE_RATES": {"anon": f"{API_THROTTLE}/minute" if API_THROTTLE else None},
    "NUM_PROXIES": 1 if PUBLIC_URL else 0,
    "UNAUTHENTICATED_USER": None,
    "UNAUTHENTICATED_TOKEN": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Pinochle Scorekeeper",
    "VERSION": "1",
    "SERVE_AUTHENTICATION": [],
    "SERVE_PERMISSIONS": [],
    "SERVE_INCLUDE_SCHEMA": False,
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": "scorekeeper.logs.Discreet",
            "format": "%(asctime)s %(levelname)s %(name)s: %(message)s",
        }
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": [], "level": "WARNING"},
        "django.request": {"level": "ERROR"},  # a stranger's wrong address is no news
        "django.security.DisallowedHost": {"level": "CRITICAL"},
    },
}
