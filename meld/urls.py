"""Addresses of the meld app; who includes them passes `house`, which knows the rules of games."""

from django.urls import URLPattern, URLResolver, path

from meld.views import calculator

app_name = "meld"

urlpatterns: list[URLPattern | URLResolver] = [
    path("meld/", calculator, name="calculator"),
]
