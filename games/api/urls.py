"""Addresses of the API that games answers; scorekeeper.urls adds the meld calculator's."""

from django.urls import path
from django.views.generic import RedirectView

from games.api import card_views, desk_views, views

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="api-docs"), name="api"),
    path("docs/", views.docs, name="api-docs"),
    path("schema/", views.SchemaView.as_view(), name="api-schema"),
    path("count/", card_views.CountView.as_view(), name="api-count"),
    path("help/", card_views.HelpView.as_view(), name="api-help"),
    path("bury/", card_views.BuryView.as_view(), name="api-bury"),
    path("pile/", card_views.PileView.as_view(), name="api-pile"),
    path("fit/", card_views.FitView.as_view(), name="api-fit"),
    path("score/", views.ScoreView.as_view(), name="api-score"),
    path("tricks/", views.TricksView.as_view(), name="api-tricks"),
    path("played/", views.PlayedView.as_view(), name="api-played"),
    path("auction/", views.AuctionView.as_view(), name="api-auction"),
    path("calls/", views.CallsView.as_view(), name="api-calls"),
    path("ruling/", desk_views.RulingView.as_view(), name="api-ruling"),
    path("audit/", desk_views.AuditView.as_view(), name="api-audit"),
]
