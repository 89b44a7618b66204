"""Addresses of the API that games answers; scorekeeper.urls adds the meld calculator's."""

from django.urls import path
from django.views.generic import RedirectView

from games.api import views
from games.api.operations import OPERATIONS

ELSEWHERE = ("meld",)

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="api-docs"), name="api"),
    path("docs/", views.docs, name="api-docs"),
    path("schema/", views.SchemaView.as_view(), name="api-schema"),
    *[
        path(f"{each.name}/", views.door(each), name=f"api-{each.name}")
        for each in OPERATIONS
        if each.name not in ELSEWHERE
    ],
]
