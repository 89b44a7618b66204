"""Addresses of the games app."""

from django.urls import URLPattern, URLResolver, path, register_converter

from games.views import (
    about,
    auction,
    audit,
    board,
    bury,
    cards,
    club_about,
    club_bids,
    club_hands,
    club_new,
    club_people,
    club_person,
    club_person_edit,
    club_profiles,
    club_season,
    club_seasons,
    club_share,
    club_tables,
    confirm,
    conflict,
    entries,
    history,
    home,
    joining,
    judges,
    live,
    mending,
    new_table,
    offline,
    own_cards,
    phone,
    pile,
    profiles,
    recording,
    rulebook,
    rules,
    settle,
    sharing,
    small_forms,
    steps,
    table,
    what_if,
)


class Small:
    """A number small enough for any database: up to six digits."""

    regex = "[0-9]{1,6}"

    def to_python(self, text: str) -> int:
        return int(text)

    def to_url(self, number: int) -> str:
        return str(number)


class Id:
    """An address or a secret: url-safe characters, so no more than that is asked of a database."""

    regex = "[A-Za-z0-9_-]{1,64}"

    def to_python(self, text: str) -> str:
        return text

    def to_url(self, text: str) -> str:
        return text


class Step:
    """One of the three steps of a hand."""

    regex = "bid|meld|tricks"

    def to_python(self, text: str) -> str:
        return text

    def to_url(self, step: str) -> str:
        return step


class Variant:
    """One of the three games."""

    regex = "cutthroat|single-deck|double-deck"

    def to_python(self, text: str) -> str:
        return text

    def to_url(self, variant: str) -> str:
        return variant


register_converter(Variant, "variant")
register_converter(Small, "small")
register_converter(Step, "step")
register_converter(Id, "id")

app_name = "games"

AT_TABLE = "t/<id:address>/"
AT_CLUB = "club/<id:address>/"

urlpatterns: list[URLPattern | URLResolver] = [
    path("", home.home, name="home"),
    path("new/", new_table.new_table, name="table-new"),
    path("rules/<variant:variant>/", profiles.standard, name="rules-standard"),
    path("rulebook/<slug:variant>/", rulebook.rulebook, name="rulebook"),
    path("rulebook/<variant:variant>/strategy/", rulebook.strategy, name="rulebook-strategy"),
    path("rule/<slug:rule_id>/", rulebook.rule, name="rule"),
    path("settle/tricks/", judges.tricks, name="judge-tricks"),
    path(AT_TABLE + "settle/tricks/", judges.table_tricks, name="table-judge-tricks"),
    path("settle/auction/", judges.auction, name="judge-auction"),
    path(AT_TABLE + "settle/auction/", judges.table_auction, name="table-judge-auction"),
    path("settle/", settle.settle, name="settle"),
    path(AT_TABLE + "settle/", settle.table_settle, name="table-settle"),
    path("settle/audit/", audit.audit, name="settle-audit"),
    path(AT_TABLE + "settle/audit/", audit.table_audit, name="table-settle-audit"),
    path("settle/<slug:key>/", settle.question, name="settle-question"),
    path(AT_TABLE + "settle/<slug:key>/", settle.table_question, name="table-settle-question"),
    path(AT_TABLE + "hide/", home.hide, name="table-hide"),
    path(AT_TABLE + "restore/", home.restore, name="table-restore"),
    path(AT_TABLE, table.table, name="table"),
    path(AT_TABLE + "games/<small:number>/", table.game, name="game"),
    path(AT_TABLE + "board/", board.board, name="board"),
    path(AT_TABLE + "bid/", steps.bid, name="step-bid"),
    path(AT_TABLE + "auction/", auction.auction, name="auction"),
    path(AT_TABLE + "meld/", steps.meld, name="step-meld"),
    path(AT_TABLE + "cards/", cards.cards, name="cards"),
    path(AT_TABLE + "tricks/", recording.tricks, name="step-tricks"),
    path(AT_TABLE + "offline/", offline.offline, name="table-offline"),
    path(AT_TABLE + "conflict/", conflict.conflict, name="conflict"),
    path(AT_TABLE + "phone/", phone.phone, name="phone"),
    path(AT_TABLE + "pile/", pile.pile, name="pile"),
    path(AT_TABLE + "bury/", bury.bury, name="bury"),
    path(AT_TABLE + "lines/<small:seq>/correct/pile/", pile.pile, name="correct-pile"),
    path(AT_TABLE + "lines/<small:seq>/correct/bury/", bury.bury, name="correct-bury"),
    path(AT_TABLE + "preview/", steps.preview, name="preview"),
    path(AT_TABLE + "entries/<small:seq>/undo/", entries.undo, name="entry-undo"),
    path(AT_TABLE + "lines/<small:seq>/strike/", entries.strike, name="line-strike"),
    path(AT_TABLE + "lines/<small:seq>/restore/", entries.restore, name="line-restore"),
    path(AT_TABLE + "lines/<small:seq>/correct/preview/", mending.preview, name="correct-preview"),
    path(AT_TABLE + "lines/<small:seq>/correct/review/", mending.review, name="correct-review"),
    path(AT_TABLE + "lines/<small:seq>/correct/cards/", cards.cards, name="correct-cards"),
    path(AT_TABLE + "lines/<small:seq>/correct/<step:step>/", mending.correct, name="correct"),
    path(AT_TABLE + "lines/<small:seq>/confirm/", confirm.confirm, name="line-confirm"),
    path(AT_TABLE + "lines/<small:seq>/what-if/", what_if.what_if, name="what-if"),
    path(AT_TABLE + "penalty/", small_forms.penalty, name="penalty"),
    path(AT_TABLE + "seats/", small_forms.seats, name="seats"),
    path(AT_TABLE + "history/", history.history, name="history"),
    path(AT_TABLE + "games/<small:number>/history/", history.history, name="game-history"),
    path(AT_TABLE + "rules/", rules.rules, name="rules"),
    path(AT_TABLE + "rules/review/", rules.review, name="rules-review"),
    path(AT_TABLE + "games/<small:number>/rules/", rules.rules, name="game-rules"),
    path(AT_TABLE + "end/", entries.end, name="end"),
    path(AT_TABLE + "reopen/", entries.reopen, name="reopen"),
    path(AT_TABLE + "again/", entries.again, name="again"),
    path(AT_TABLE + "live/", live.live, name="live"),
    path(AT_TABLE + "live/pass/", live.live_pass, name="live-pass"),
    path(AT_TABLE + "about/", about.about, name="about"),
    path(AT_TABLE + "own/<id:secret>/", joining.recover, name="recover"),
    path(AT_TABLE + "in/<id:secret>/", joining.enter, name="enter"),
    path(AT_TABLE + "share/", sharing.share, name="share"),
    path(AT_TABLE + "seat/", sharing.seat, name="seat"),
    path(AT_TABLE + "my-cards/", own_cards.own_cards, name="own-cards"),
    path("join/", joining.join, name="join"),
    path("club/new/", club_new.new_club, name="club-new"),
    path(AT_CLUB + "about/", club_about.about, name="club-about"),
    path(AT_CLUB + "people/", club_people.people, name="club-people"),
    path(
        AT_CLUB + "people/<small:person>/edit/",
        club_person_edit.person_edit,
        name="club-person-edit",
    ),
    path(AT_CLUB + "seasons/", club_seasons.seasons, name="club-seasons"),
    path(AT_CLUB + "seasons/<small:season>/", club_seasons.season_edit, name="club-season-edit"),
    path(AT_CLUB + "profiles/", club_profiles.profiles, name="club-profiles"),
    path(AT_CLUB + "tables/", club_tables.tables, name="club-tables"),
    path(AT_CLUB + "share/", club_share.share, name="club-share"),
    path(AT_CLUB + "in/<id:secret>/", club_share.enter, name="club-enter"),
    path(AT_CLUB + "hide/", club_about.hide, name="club-hide"),
    path(AT_CLUB + "restore/", club_about.restore, name="club-restore"),
    path(AT_CLUB + "records/", club_season.records, name="club-records"),
    path(AT_CLUB + "recap/", club_season.recap, name="club-recap"),
    path(AT_CLUB, club_season.season, name="club"),
    path(AT_CLUB + "bids/", club_bids.bids, name="club-bids"),
    path(AT_CLUB + "hands/", club_hands.hands, name="club-hands"),
    path(AT_CLUB + "hands.csv", club_hands.hands_csv, name="club-hands-csv"),
    path(AT_CLUB + "searches/", club_hands.searches, name="club-searches"),
    path(AT_CLUB + "people/<small:person>/", club_person.person, name="club-person"),
    path(
        AT_CLUB + "people/<small:person>/with/<small:partner>/",
        club_person.pair,
        name="club-pair",
    ),
    path(
        AT_CLUB + "people/<small:person>/against/<small:other>/",
        club_person.against,
        name="club-against",
    ),
]
