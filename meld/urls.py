"""Addresses of the meld app."""

from django.urls import URLPattern, URLResolver

app_name = "meld"

urlpatterns: list[URLPattern | URLResolver] = []
