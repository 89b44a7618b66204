"""The meld app."""

from django.apps import AppConfig


class MeldConfig(AppConfig):
    """Tells Django where the app is."""

    name = "meld"
