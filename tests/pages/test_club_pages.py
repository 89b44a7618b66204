"""A club is made and run on its pages: its name, its links; how much is asked of the database."""

from datetime import date

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.ids import new_id
from games.models import Club, ClubGrant, Table
from games.services.club_profiles import save_club_profile
from games.services.merging import merge_people
from games.services.people import known_person
from games.services.roster import add_people
from games.services.seasons import SeasonFacts, save_season
from tests.factories import NAMES, DeviceFactory, a_club, a_game, a_table
from tests.ledger.story import win
from tests.pages.club_people import do, in_club
from tests.pages.people import browser_of
from tests.pages.visiting import follow, form_to, forms_of, text_of

pytestmark = pytest.mark.django_db


class TestMaking:
    def test_a_name_is_enough(self, client) -> None:
        form = form_to(client.get("/club/new/"), "/club/new/")
        fields = form.fields | {"name": "Tuesday", "names": "Ann\r\nBob\r\n\r\n", "time_zone": "x"}
        page = follow(client, client.post(form.action, fields))
        assert "2 on the roster" in text_of(page)
        client.post(form.action, fields)
        assert Club.objects.count() == 1
        again = client.post(form.action, fields | {"name": "Wednesday"})
        assert again.status_code == 409
        assert "made a club before" in text_of(again)
        assert client.post(form.action, fields | {"key": "x"}).status_code == 422

    def test_nothing_typed_is_lost(self, client) -> None:
        sent = {"name": " ", "names": "Ann\n" + "x" * 61, "key": new_id()}
        page = client.post("/club/new/", sent)
        assert page.status_code == 422
        assert "The club&#x27;s name is missing." in text_of(page)
        assert "61 characters" in text_of(page)
        assert "Ann\n" in text_of(page)
        assert not Club.objects.exists()

    def test_it_begins_with_a_finished_game(self) -> None:
        game = a_game()
        win(game)
        me = browser_of(game.table.made_by)
        table = me.get(f"/t/{game.table.address}/")
        assert "Keep a season" in text_of(table)
        page = me.get(f"/club/new/?table={game.table.address}")
        fields = form_to(page, "/club/new/").fields | {"name": "Tuesday"}
        page = follow(me, me.post("/club/new/", fields))
        assert "4 on the roster" in text_of(page)
        assert "Season: Tuesday" in text_of(me.get(f"/t/{game.table.address}/"))
        about = me.get(f"/t/{game.table.address}/about/")
        form = form_to(about, "/tables/")
        assert "count in" in text_of(about)
        me.post(form.action, form.fields | {"do": "out"})
        assert Table.objects.get().club is None

    def test_of_a_table_of_ones_own_only(self, club, me) -> None:
        table = a_table()
        assert me.get(f"/club/new/?table={table.address}").status_code == 404
        sent = {"name": "x", "key": new_id(), "table": table.address}
        assert me.post("/club/new/", sent).status_code == 404

    def test_a_club_that_is_there_is_offered_too(self, club, me) -> None:
        table = a_table(club.made_by, names=["Gus", "Hal", "Ivy", "Jo"])
        assert in_club(club, f"tables/?table={table.address}") in text_of(
            me.get(f"/club/new/?table={table.address}")
        )


class TestRunning:
    def test_its_name(self, club, me) -> None:
        follow(me, do(me, in_club(club, "about/"), "rename", name="Thursday"))
        page = do(me, in_club(club, "about/"), "rename", name="x" * 61)
        assert page.status_code == 422
        assert "x" * 61 in text_of(page)
        assert Club.objects.get().name == "Thursday"

    def test_the_last_organiser_cannot_leave(self, club, me) -> None:
        page = do(me, in_club(club, "about/"), "leave")
        assert page.status_code == 409
        assert "only organiser" in text_of(page)
        ClubGrant.objects.create(club=club, device=DeviceFactory(), role="organiser")
        assert do(me, in_club(club, "about/"), "leave").status_code == 303
        assert me.get(in_club(club, "about/")).status_code == 404

    def test_put_away_on_this_phone(self, club, me) -> None:
        me.post(in_club(club, "hide/"))
        home = text_of(me.get("/"))
        assert "Tuesday" in home
        assert in_club(club, "restore/") in home
        me.post(in_club(club, "restore/"))
        assert in_club(club, "restore/") not in text_of(me.get("/"))


class TestLinks:
    def test_each_role_comes_by_its_link_and_a_new_link_shuts_it_out(self, club, me) -> None:
        for role in ("viewer", "member", "organiser"):
            guest = Client()
            link = link_for(me, club, role)
            assert guest.get(link).status_code == 200
            assert not ClubGrant.objects.filter(role=role).exclude(device=club.made_by).exists()
            assert guest.post(link).status_code == 303
            assert guest.get(in_club(club)).status_code == 200
            assert guest.post(link).status_code == 303
            follow(me, do(me, in_club(club, "share/"), "renew", role=role))
            assert guest.get(in_club(club)).status_code == 404
            assert guest.get(link).status_code == 404
            follow(me, do(me, in_club(club, "share/"), "revoke", role=role))
            assert "This link is shut." in text_of(me.get(in_club(club, "share/")))
        assert me.get(in_club(club)).status_code == 200

    def test_who_may_more_keeps_it(self, club, me) -> None:
        me.post(link_for(me, club, "viewer"))
        assert ClubGrant.objects.get(device=club.made_by).role == "organiser"

    def test_the_public_address_is_read_only_and_is_shut_again(self, club, me) -> None:
        for _ in range(2):
            do(me, in_club(club, "share/"), "public")
        address = Club.objects.get().public_address
        page = Client().get(f"/club/{address}/about/")
        assert "Nothing can be changed here." in text_of(page)
        assert [form for form in forms_of(page) if form.method == "post"] == []
        assert me.get(f"/club/{address}/share/").status_code == 404
        do(me, in_club(club, "share/"), "private")
        assert Client().get(f"/club/{address}/about/").status_code == 404

    def test_one_picture_fills_the_screen(self, club, me) -> None:
        assert me.get(in_club(club, "share/?full=viewer")).status_code == 200
        assert me.get(in_club(club, "share/?full=king")).status_code == 303

    @pytest.mark.parametrize("sent", [{}, {"do": "renew"}, {"do": "renew", "role": "king"}])
    def test_no_such_link(self, club, me, sent) -> None:
        assert me.post(in_club(club, "share/"), sent).status_code == 404


def link_for(client: Client, club: Club, role: str) -> str:
    """The path of a link as the share page shows it."""
    page = text_of(client.get(in_club(club, "share/")))
    return page.split(f'id="link-{role}" readonly value="http://testserver')[1].split('"')[0]


QUERIES = {"about/": 6, "people/": 4, "seasons/": 4, "profiles/": 7, "tables/": 9, "share/": 3}


@pytest.mark.parametrize(("path", "most"), QUERIES.items())
def test_the_same_queries_for_a_large_club(
    club, me, path, most, django_assert_max_num_queries
) -> None:
    add_people(club=club, names=[f"Person {n}" for n in range(40)])
    merge_people(person=known_person(club, "Person 1"), into=known_person(club, "Person 2"))
    for n in range(6):
        a_table(club.made_by, title=f"Table {n}")
        a_table(club.made_by, names=["Gus", "Hal", "Ivy", f"Jo {n}"])
        save_season(club=club, facts=SeasonFacts(f"Season {n}", date(2026, 1, 1 + n)))
        save_club_profile(club=club, name=f"House {n}", variant="cutthroat", rules={})
    with django_assert_max_num_queries(most):
        assert me.get(in_club(club, path)).status_code == 200


@pytest.mark.parametrize("path", ["", "about/"])
def test_a_tables_page_asks_one_thing_more_in_a_club(path: str) -> None:
    counts = []
    for club in (None, a_club(NAMES)):
        game = a_game(club.made_by if club else None)
        win(game)
        client = browser_of(game.table.made_by)
        with CaptureQueriesContext(connection) as caught:
            assert client.get(f"/t/{game.table.address}/{path}").status_code == 200
        counts.append(len(caught))
    assert counts[1] <= min(counts[0] + 1, 12)
