"""A club's tables, on its pages; a new table from a club."""

import re
from datetime import date

import pytest

from games.ids import new_id
from games.models import ClubGrant, Table
from games.selectors.club import tables_view
from games.selectors.ledger import load_game
from games.services.club_profiles import save_club_profile
from games.services.clubs import create_club
from games.services.people import known_person
from games.services.seasons import SeasonFacts, save_season
from tests.factories import NAMES, a_table
from tests.pages.club_people import club_browser, do, in_club
from tests.pages.visiting import follow, form_to, text_of

pytestmark = pytest.mark.django_db


class TestTables:
    def test_one_is_brought_with_its_people_and_taken_out(self, club, me) -> None:
        table = a_table(club.made_by, names=["Annie", "Cy", "Gus", "Dee"])
        page = me.get(in_club(club, f"tables/?table={table.address}"))
        assert "New in the club." in text_of(page)
        fields = form_to(page, "/tables/").fields
        mine = next(name for name, value in fields.items() if value == "Annie")
        follow(me, me.post(in_club(club, "tables/"), fields | {mine: "Ann"}))
        assert known_person(club, "Annie") is None
        assert known_person(club, "Gus").is_guest is False
        assert "Ann, Cy, Gus, Dee" in text_of(me.get(in_club(club, "tables/")))
        for _ in range(2):
            sent = do(me, in_club(club, "tables/"), "out", table=table.address)
            assert sent.status_code == 303
        assert Table.objects.get().club is None

    def test_two_who_are_one_come_back_with_the_sentence(self, club, me) -> None:
        table = a_table(club.made_by, names=["Gus", "Hal", "Ivy", "Jo"])
        page = me.get(in_club(club, f"tables/?table={table.address}"))
        fields = form_to(page, "/tables/").fields
        same = {name: "Kim" for name in fields if name.startswith("player_")}
        page = me.post(in_club(club, "tables/"), fields | same)
        assert page.status_code == 422
        assert "they are two people of the club" in text_of(page)
        assert text_of(page).count('value="Kim"') == 4

    def test_a_table_in_another_club_is_not_taken_out_of_this_one(self, club, me) -> None:
        other = create_club(by=club.made_by, name="Other", people=NAMES, key=new_id())
        table = a_table(club.made_by)
        assert Table.objects.get().club == other
        stale = do(me, in_club(club, "tables/"), "out", table=table.address)
        assert stale.status_code == 409
        assert "in another club" in text_of(me.get(in_club(club, "tables/")))

    def test_a_foreign_table_is_none(self, club, me) -> None:
        table = a_table()
        assert me.get(in_club(club, f"tables/?table={table.address}")).status_code == 404
        assert do(me, in_club(club, "tables/"), "in", table=table.address).status_code == 404
        assert do(me, in_club(club, "tables/"), "out", table="nowhere").status_code == 404

    def test_who_has_no_table_sees_no_link_to_it(self, club) -> None:
        table = a_table(club.made_by, club=club)
        page = text_of(club_browser(club, "viewer").get(in_club(club, "tables/")))
        assert "Ann, Cy, Bob, Dee" in page
        assert table.address not in page

    def test_many_come_a_page_at_a_time(self, club, me, monkeypatch) -> None:
        monkeypatch.setattr(tables_view, "AT_ONCE", 2)
        for number in range(1, 6):
            a_table(club.made_by, title=f"Table {number}", club=club)
        seen = []
        for page in ("", "2", "3", "99", "x", "-1", "9" * 5000):
            text = text_of(me.get(in_club(club, f"tables/?page={page}")))
            words = re.search(r'pager__words">([^<]*)', text)[1]
            titles = re.findall(r'<b dir="auto">Table (\d)', text)
            seen.append((words, titles, re.findall(r'\?page=(\d)" rel="(\w+)', text)))
        first = ("1 to 2 of 5", ["5", "4"], [("2", "next")])
        last = ("5 to 5 of 5", ["1"], [("2", "prev")])
        between = ("3 to 4 of 5", ["3", "2"], [("1", "prev"), ("3", "next")])
        assert seen == [first, between, last, last, first, first, first]


class TestNewTable:
    def test_the_people_and_the_rules_of_the_season_are_offered(self, club, me) -> None:
        profile = save_club_profile(
            club=club, name="House", variant="double-deck", rules={"target": 700}
        )
        facts = SeasonFacts("Now", date(2026, 1, 1), None, profile=profile)
        save_season(club=club, facts=facts)
        page = me.get(f"/new/?club={club.address}")
        assert 'data-name="Ann"' in text_of(page)
        form = form_to(page, "/new/")
        assert form.fields["rules.target"] == "700"
        names = {f"name_{n}": name for n, name in enumerate(["Gus", "Cy", "Bob", "Dee"], 1)}
        assert me.post("/new/", form.fields | names).status_code == 303
        table = Table.objects.get()
        assert (table.club, table.variant) == (club, "double-deck")
        assert load_game(table).rules_name == "House"
        assert known_person(club, "Gus").is_guest

    def test_who_may_not_any_more_is_told_and_may_start_without(self, club) -> None:
        me = club_browser(club, "member")
        form = form_to(me.get(f"/new/?club={club.address}"), "/new/")
        ClubGrant.objects.filter(role="member").update(role="viewer")
        page = me.post("/new/", form.fields | {"name_1": "Gus"})
        assert page.status_code == 422
        assert "no tables into that club any more" in text_of(page)
        form = form_to(page, "/new/")
        assert "club" not in form.fields
        assert me.post("/new/", form.fields).status_code == 303
        assert Table.objects.get().club is None

    @pytest.mark.parametrize("asked", ["nowhere", "", "%00", "é" * 99])
    def test_another_club_is_none(self, me, asked) -> None:
        page = me.get(f"/new/?club={asked}")
        assert page.status_code == 200
        assert "A table of" not in text_of(page)
