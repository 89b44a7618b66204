"""The pages on which a club is run: what they do, what bad input gets, what was done meanwhile."""

from datetime import date

import pytest
from django.test import Client

from games.ids import new_id
from games.models import Club, ClubGrant, ClubProfile, Person, Season, Table
from games.selectors.ledger import load_game
from games.services.club_profiles import save_club_profile
from games.services.clubs import create_club
from games.services.merging import merge_people
from games.services.people import known_person
from games.services.roster import add_people
from games.services.seasons import SeasonFacts, save_season
from tests.factories import NAMES, DeviceFactory, a_club, a_game, a_table
from tests.ledger.story import win
from tests.pages.club_people import club_browser
from tests.pages.people import browser_of
from tests.pages.visiting import follow, form_to, forms_of, text_of

pytestmark = pytest.mark.django_db

HOSTILE = ["<script>alert(1)</script>", "שָׁלוֹם", "🦊", "x" * 60, "O'Hara", 'a"b', "{{ 7 }}"]


@pytest.fixture
def club() -> Club:
    return a_club(NAMES)


@pytest.fixture
def me(club: Club) -> Client:
    return browser_of(club.made_by)


def at(club: Club, path: str = "") -> str:
    return f"/club/{club.address}/{path}"


def edit(club: Club, name: str) -> str:
    return at(club, f"people/{known_person(club, name).pk}/edit/")


def do(client: Client, address: str, what: str, **fields):
    return client.post(address, {"do": what} | fields)


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
        assert at(club, f"tables/?table={table.address}") in text_of(
            me.get(f"/club/new/?table={table.address}")
        )


class TestPeople:
    def test_they_are_added_by_lines(self, club, me) -> None:
        page = follow(me, me.post(at(club, "people/"), {"names": "Eve\nann\n", "guest": "on"}))
        assert "1 person is new; 1 was in the club already." in text_of(page)
        assert "Guests" in text_of(page)

    @pytest.mark.parametrize("name", HOSTILE)
    def test_hostile_names_are_harmless_everywhere(self, club, me, name) -> None:
        me.post(at(club, "people/"), {"names": name})
        paths = ["people/", "tables/", "seasons/", "about/"]
        person = Person.objects.last()
        assert person.name == name
        page = "".join(text_of(me.get(at(club, path))) for path in paths)
        page += text_of(me.get(at(club, f"people/{person.pk}/edit/")))
        page += text_of(me.get(f"/new/?club={club.address}"))
        assert "<script>alert" not in page
        assert 'value="a"b"' not in page

    def test_bad_lines_are_told_and_stay(self, club, me) -> None:
        page = me.post(at(club, "people/"), {"names": "Eve\n" + "x" * 61})
        assert page.status_code == 422
        assert "line 2" in text_of(page)
        assert "Eve\n" in text_of(page)
        assert known_person(club, "Eve") is None

    def test_renaming_and_nicknames(self, club, me) -> None:
        address = edit(club, "Ann")
        assert do(me, address, "rename", name="Anna").status_code == 303
        assert do(me, address, "nickname", nickname="Nan").status_code == 303
        page = text_of(me.get(at(club, "people/")))
        assert "also Ann, Nan" in page
        taken = do(me, address, "rename", name="Bob")
        assert taken.status_code == 422
        assert "“Bob” is Bob already" in text_of(taken)
        dropped = form_to(me.get(address), "/edit/")
        assert dropped
        row = known_person(club, "Nan").names.get(name="Nan")
        for _ in range(2):
            assert do(me, address, "drop", nickname=row.pk).status_code == 303
        assert known_person(club, "Nan") is None

    def test_merging_and_taking_apart(self, club, me) -> None:
        ann, bob = (known_person(club, name) for name in ("Ann", "Bob"))
        for _ in range(2):
            page = follow(me, do(me, edit(club, "Ann"), "merge", into=bob.pk))
            assert "counts as" in text_of(page)
        page = text_of(me.get(edit(club, "Ann")))
        assert "Take them apart" in page
        stale = do(me, edit(club, "Cy"), "merge", into=ann.pk)
        assert stale.status_code == 409
        assert "Ann counts as Bob by now; choose Bob." in text_of(stale)
        for _ in range(2):
            assert do(me, edit(club, "Bob"), "part", person=ann.pk).status_code == 303
        assert Person.objects.get(pk=ann.pk).stands_for is None

    @pytest.mark.parametrize("into", ["", "0", "999999", "x", "٣", "9" * 30])
    def test_merging_with_nobody_of_the_club_is_nothing(self, club, me, into) -> None:
        assert do(me, edit(club, "Ann"), "merge", into=into).status_code == 404
        other = add_people(club=a_club([]), names=["Zoe"]).new[0]
        assert do(me, edit(club, "Ann"), "merge", into=other.pk).status_code == 404
        assert do(me, edit(club, "Ann"), "explode").status_code == 404

    def test_making_anonymous_is_asked_first(self, club, me) -> None:
        a_table(club.made_by, club=club, title="Sunday")
        address = edit(club, "Ann")
        page = me.get(f"{address}?anonymous=1")
        assert "cannot be taken back" in text_of(page)
        assert known_person(club, "Ann")
        do(me, address, "anonymous")
        assert known_person(club, "Ann") is None
        for path in ("people/", "tables/"):
            page = text_of(me.get(at(club, path)))
            assert "Somebody" in page
            assert "Ann" not in page
        assert do(me, address, "rename", name="Ann").status_code == 409
        assert me.get(f"{address}?anonymous=1").status_code == 200

    def test_guest_and_back(self, club, me) -> None:
        do(me, edit(club, "Ann"), "guest")
        assert "3 on the roster, 1 guest" in text_of(me.get(at(club, "about/")))
        do(me, edit(club, "Ann"), "regular")
        assert "4 on the roster" in text_of(me.get(at(club, "about/")))


SEASON = {"name": "Winter", "starts_on": "2026-01-01", "ends_on": "2026-03-31"}
SEASON |= {"variant": "", "standing": "wins", "profile": ""}
BAD = [
    ({"name": " "}, "The name is missing."),
    ({"starts_on": ""}, "On which day does it begin?"),
    ({"starts_on": "31.1.2026"}, "“31.1.2026” is no day."),
    ({"starts_on": "2026-02-30"}, "“2026-02-30” is no day."),
    ({"ends_on": "2025-12-31"}, "The last day comes before the first."),
    ({"ends_on": "soon"}, "“soon” is no day."),
    ({"variant": "bridge"}, "Choose one of the games"),
    ({"standing": "luck"}, "What counts?"),
    ({"profile": "77"}, "The club has no such rules any more."),
]


class TestSeasons:
    def test_they_may_overlap_and_it_is_said(self, club, me) -> None:
        for sent in (SEASON, SEASON, SEASON | {"name": "League", "starts_on": "2026-03-31"}):
            assert me.post(at(club, "seasons/"), sent).status_code == 303
        assert Season.objects.count() == 2
        page = text_of(me.get(at(club, "seasons/")))
        assert "“Winter” and “League” overlap" in page
        season = Season.objects.get(name="League")
        changed = SEASON | {"name": "League", "starts_on": "2026-04-01", "ends_on": ""}
        me.post(at(club, f"seasons/{season.pk}/"), changed)
        page = text_of(me.get(at(club, "seasons/")))
        assert "overlap" not in page
        assert "From 1 April 2026 on" in page

    @pytest.mark.parametrize(("bad", "sentence"), BAD)
    def test_bad_input_is_told_and_nothing_is_lost(self, club, me, bad, sentence) -> None:
        season = save_season(club=club, facts=SeasonFacts("Old", date(2025, 1, 1)))
        for address in (at(club, "seasons/"), at(club, f"seasons/{season.pk}/")):
            page = me.post(address, SEASON | {"name": "Kept <b>"} | bad)
            assert page.status_code == 422
            assert sentence in text_of(page)
            assert "Kept &lt;b&gt;" in text_of(page) or "name" in bad
        assert Season.objects.get().name == "Old"

    def test_put_away_and_brought_back(self, club, me) -> None:
        season = save_season(club=club, facts=SeasonFacts("Old", date(2025, 1, 1)))
        for what, said in (("hide", "Put away"), ("restore", "League")):
            for _ in range(2):
                assert do(me, at(club, "seasons/"), what, season=season.pk).status_code == 303
            assert (said == "Put away") == ("Bring back" in text_of(me.get(at(club, "seasons/"))))
        assert do(me, at(club, "seasons/"), "hide", season="999").status_code == 404

    def test_rules_of_another_game_are_refused(self, club, me) -> None:
        profile = save_club_profile(club=club, name="House", variant="cutthroat", rules={})
        sent = SEASON | {"variant": "single-deck", "profile": str(profile.pk)}
        assert "another game" in text_of(me.post(at(club, "seasons/"), sent))


class TestRules:
    def test_they_come_from_the_phone_a_table_or_the_well_known(self, club, me) -> None:
        table = a_table(club.made_by, title="Sunday", rules={"target": 1200})
        page = text_of(me.get(at(club, "profiles/")))
        assert f"table-{table.address}" in page
        for source in (f"table-{table.address}", "single-deck:known-must-bid-out"):
            assert source in page or "known" in source
        sent = {"source": f"table-{table.address}", "rules_name": ""}
        for _ in range(2):
            assert me.post(at(club, "profiles/"), sent).status_code == 303
        profile = ClubProfile.objects.get()
        assert (profile.name, profile.differences) == ("Sunday", {"target": 1200})
        known = next(v for v in values_of(page) if ":known-" in v)
        assert me.post(at(club, "profiles/"), {"source": known}).status_code == 303
        assert ClubProfile.objects.count() == 2

    def test_a_name_again_is_a_version_more(self, club, me) -> None:
        for target in (1200, 1300):
            table = a_table(club.made_by, rules={"target": target})
            sent = {"source": f"table-{table.address}", "rules_name": "House"}
            me.post(at(club, "profiles/"), sent)
        page = text_of(me.get(at(club, "profiles/")))
        assert "version 2" in page
        assert "1300" in page
        assert "1200" not in page.split("Keep rules")[0]
        row = ClubProfile.objects.get(version=2)
        me.post(at(club, "profiles/"), {"hide": row.pk})
        assert not ClubProfile.objects.filter(hidden_at=None).exists()
        assert "Bring back" in text_of(me.get(at(club, "profiles/")))
        me.post(at(club, "profiles/"), {"restore": row.pk})
        assert ClubProfile.objects.filter(hidden_at=None).count() == 2

    @pytest.mark.parametrize("source", ["", "x", "own-1", "table-nowhere", "club-1", "a:b:c", ":"])
    def test_from_nothing_comes_nothing(self, club, me, source) -> None:
        a_table(title="Foreign")
        page = me.post(at(club, "profiles/"), {"source": source, "rules_name": "Mine"})
        assert page.status_code == 422
        assert "Choose what the rules are taken from." in text_of(page)
        assert 'value="Mine"' in text_of(page)


def values_of(page: str) -> list[str]:
    import re

    return re.findall(r'<option value="([^"]+)"', page)


class TestTables:
    def test_one_is_brought_with_its_people_and_taken_out(self, club, me) -> None:
        table = a_table(club.made_by, names=["Annie", "Cy", "Gus", "Dee"])
        page = me.get(at(club, f"tables/?table={table.address}"))
        assert "New in the club." in text_of(page)
        fields = form_to(page, "/tables/").fields
        mine = next(name for name, value in fields.items() if value == "Annie")
        follow(me, me.post(at(club, "tables/"), fields | {mine: "Ann"}))
        assert known_person(club, "Annie") is None
        assert known_person(club, "Gus").is_guest is False
        assert "Ann, Cy, Gus, Dee" in text_of(me.get(at(club, "tables/")))
        for _ in range(2):
            sent = do(me, at(club, "tables/"), "out", table=table.address)
            assert sent.status_code == 303
        assert Table.objects.get().club is None

    def test_two_who_are_one_come_back_with_the_sentence(self, club, me) -> None:
        table = a_table(club.made_by, names=["Gus", "Hal", "Ivy", "Jo"])
        page = me.get(at(club, f"tables/?table={table.address}"))
        fields = form_to(page, "/tables/").fields
        same = {name: "Kim" for name in fields if name.startswith("player_")}
        page = me.post(at(club, "tables/"), fields | same)
        assert page.status_code == 422
        assert "they are two people of the club" in text_of(page)
        assert text_of(page).count('value="Kim"') == 4

    def test_a_table_in_another_club_is_not_taken_out_of_this_one(self, club, me) -> None:
        other = create_club(by=club.made_by, name="Other", people=NAMES, key=new_id())
        table = a_table(club.made_by)
        assert Table.objects.get().club == other
        stale = do(me, at(club, "tables/"), "out", table=table.address)
        assert stale.status_code == 409
        assert "in another club" in text_of(me.get(at(club, "tables/")))

    def test_a_foreign_table_is_none(self, club, me) -> None:
        table = a_table()
        assert me.get(at(club, f"tables/?table={table.address}")).status_code == 404
        assert do(me, at(club, "tables/"), "in", table=table.address).status_code == 404
        assert do(me, at(club, "tables/"), "out", table="nowhere").status_code == 404

    def test_who_has_no_table_sees_no_link_to_it(self, club) -> None:
        table = a_table(club.made_by, club=club)
        page = text_of(club_browser(club, "viewer").get(at(club, "tables/")))
        assert "Ann, Cy, Bob, Dee" in page
        assert table.address not in page


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


class TestRunning:
    def test_its_name(self, club, me) -> None:
        follow(me, do(me, at(club, "about/"), "rename", name="Thursday"))
        page = do(me, at(club, "about/"), "rename", name="x" * 61)
        assert page.status_code == 422
        assert "x" * 61 in text_of(page)
        assert Club.objects.get().name == "Thursday"

    def test_the_last_organiser_cannot_leave(self, club, me) -> None:
        page = do(me, at(club, "about/"), "leave")
        assert page.status_code == 409
        assert "only organiser" in text_of(page)
        ClubGrant.objects.create(club=club, device=DeviceFactory(), role="organiser")
        assert do(me, at(club, "about/"), "leave").status_code == 303
        assert me.get(at(club, "about/")).status_code == 404

    def test_put_away_on_this_phone(self, club, me) -> None:
        me.post(at(club, "hide/"))
        home = text_of(me.get("/"))
        assert "Tuesday" in home
        assert at(club, "restore/") in home
        me.post(at(club, "restore/"))
        assert at(club, "restore/") not in text_of(me.get("/"))


class TestLinks:
    def test_each_role_comes_by_its_link_and_a_new_link_shuts_it_out(self, club, me) -> None:
        for role in ("viewer", "member", "organiser"):
            guest = Client()
            link = link_for(me, club, role)
            assert guest.get(link).status_code == 200
            assert not ClubGrant.objects.filter(role=role).exclude(device=club.made_by).exists()
            assert guest.post(link).status_code == 303
            assert guest.get(at(club)).status_code == 200
            assert guest.post(link).status_code == 303
            follow(me, do(me, at(club, "share/"), "renew", role=role))
            assert guest.get(at(club)).status_code == 404
            assert guest.get(link).status_code == 404
            follow(me, do(me, at(club, "share/"), "revoke", role=role))
            assert "This link is shut." in text_of(me.get(at(club, "share/")))
        assert me.get(at(club)).status_code == 200

    def test_who_may_more_keeps_it(self, club, me) -> None:
        me.post(link_for(me, club, "viewer"))
        assert ClubGrant.objects.get(device=club.made_by).role == "organiser"

    def test_the_public_address_is_read_only_and_is_shut_again(self, club, me) -> None:
        for _ in range(2):
            do(me, at(club, "share/"), "public")
        address = Club.objects.get().public_address
        page = Client().get(f"/club/{address}/about/")
        assert "Nothing can be changed here." in text_of(page)
        assert [form for form in forms_of(page) if form.method == "post"] == []
        assert me.get(f"/club/{address}/share/").status_code == 404
        do(me, at(club, "share/"), "private")
        assert Client().get(f"/club/{address}/about/").status_code == 404

    def test_one_picture_fills_the_screen(self, club, me) -> None:
        assert me.get(at(club, "share/?full=viewer")).status_code == 200
        assert me.get(at(club, "share/?full=king")).status_code == 303

    @pytest.mark.parametrize("sent", [{}, {"do": "renew"}, {"do": "renew", "role": "king"}])
    def test_no_such_link(self, club, me, sent) -> None:
        assert me.post(at(club, "share/"), sent).status_code == 404


def link_for(client: Client, club: Club, role: str) -> str:
    """The path of a link as the share page shows it."""
    page = text_of(client.get(at(club, "share/")))
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
        assert me.get(at(club, path)).status_code == 200
