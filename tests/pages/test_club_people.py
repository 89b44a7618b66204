"""The people of a club, on its pages: added, named, merged, made anonymous."""

import pytest

from games.models import Person
from games.services.people import known_person
from games.services.roster import add_people
from tests.factories import a_club, a_table
from tests.pages.club_people import do, edit, in_club
from tests.pages.visiting import follow, form_to, text_of, words_of

pytestmark = pytest.mark.django_db

HOSTILE = ["<script>alert(1)</script>", "שָׁלוֹם", "🦊", "x" * 60, "O'Hara", 'a"b', "{{ 7 }}"]


class TestPeople:
    def test_they_are_added_by_lines(self, club, me) -> None:
        page = follow(me, me.post(in_club(club, "people/"), {"names": "Eve\nann\n", "guest": "on"}))
        assert "1 person is new; 1 was in the club already." in text_of(page)
        assert "Guests" in text_of(page)

    @pytest.mark.parametrize("name", HOSTILE)
    def test_hostile_names_are_harmless_everywhere(self, club, me, name) -> None:
        me.post(in_club(club, "people/"), {"names": name})
        paths = ["people/", "tables/", "seasons/", "about/"]
        person = Person.objects.last()
        assert person.name == name
        page = "".join(text_of(me.get(in_club(club, path))) for path in paths)
        page += text_of(me.get(in_club(club, f"people/{person.pk}/edit/")))
        page += text_of(me.get(f"/new/?club={club.address}"))
        assert "<script>alert" not in page
        assert 'value="a"b"' not in page

    def test_bad_lines_are_told_and_stay(self, club, me) -> None:
        page = me.post(in_club(club, "people/"), {"names": "Eve\n" + "x" * 61})
        assert page.status_code == 422
        assert "line 2" in text_of(page)
        assert "Eve\n" in text_of(page)
        assert known_person(club, "Eve") is None

    def test_renaming_and_nicknames(self, club, me) -> None:
        address = edit(club, "Ann")
        assert do(me, address, "rename", name="Anna").status_code == 303
        assert do(me, address, "nickname", nickname="Nan").status_code == 303
        page = text_of(me.get(in_club(club, "people/")))
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
            page = words_of(me.get(in_club(club, path)))
            assert "Somebody" in page
            assert "Ann" not in page
        assert do(me, address, "rename", name="Ann").status_code == 409
        assert me.get(f"{address}?anonymous=1").status_code == 200

    def test_guest_and_back(self, club, me) -> None:
        do(me, edit(club, "Ann"), "guest")
        assert "3 on the roster, 1 guest" in text_of(me.get(in_club(club, "about/")))
        do(me, edit(club, "Ann"), "regular")
        assert "4 on the roster" in text_of(me.get(in_club(club, "about/")))
