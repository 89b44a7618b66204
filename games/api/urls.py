"""Addresses of the API that games answers; scorekeeper.urls adds the meld calculator's."""

from django.urls import path
from django.views.generic import RedirectView

from games.api import views

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="api-docs"), name="api"),
    path("docs/", views.docs, name="api-docs"),
    path("schema/", views.SchemaView.as_view(), name="api-schema"),
    path("count/", views.CountView.as_view(), name="api-count"),
    path("score/", views.ScoreView.as_view(), name="api-score"),
    path("tricks/", views.TricksView.as_view(), name="api-tricks"),
    path("played/", views.PlayedView.as_view(), name="api-played"),
    path("auction/", views.AuctionView.as_view(), name="api-auction"),
    path("calls/", views.CallsView.as_view(), name="api-calls"),
]
