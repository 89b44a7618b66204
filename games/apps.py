"""The games app."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Tells Django where the app is."""

    name = "games"
