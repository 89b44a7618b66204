"""What nobody learns from a club's pages: tables' addresses, secrets, names taken out of the club."""

import pytest

from games.links import secret_of
from games.models import Club, ClubLink, SavedSearch, Table
from games.services.clubs import set_public
from games.services.merging import make_anonymous
from games.services.people import known_person
from games.services.roster import add_nickname, rename_person
from games.services.searches import save_search
from tests.pages.club_people import MAY, address_for, club_browser
from tests.pages.test_club_rights import RIGHTS, address_of
from tests.pages.visiting import text_of
from tests.stats.small_season import a_small_season

pytestmark = pytest.mark.django_db


@pytest.fixture
def club() -> Club:
    """A public club with six games, where Ann is called Zebedee, and Zeb."""
    club = a_small_season().club
    ann = known_person(club, "Ann")
    rename_person(person=ann, name="Zebedee")
    add_nickname(person=ann, name="Zeb")
    for name in ("ZEBEDEE’s hearts", "With Zeb", "Zebras", "Ann-or-Bob"):
        save_search(club=club, name=name, query=f"person={ann.pk}")
    set_public(club=club, is_on=True)
    return Club.objects.get(pk=club.pk)


def pages(club: Club, kind: str) -> dict[str, str]:
    """The text of every page that such a reader gets, figures of all games."""
    client, found = club_browser(club, kind), {}
    for name, (looks, _) in RIGHTS.items():
        if looks in MAY[kind]:
            page = client.get(address_of(name, club, address_for(club, kind)), {"season": "all"})
            found[name] = b"".join(page).decode() if page.streaming else text_of(page)
    return found


@pytest.mark.parametrize("kind", [*MAY])
def test_a_name_that_is_taken_out_is_nowhere(club: Club, kind: str) -> None:
    before = pages(club, kind)
    assert {"club", "club-hands", "club-hands-csv"} <= {n for n in before if "Zebedee" in before[n]}
    person = known_person(club, "Zebedee")
    for _ in range(2):
        make_anonymous(person=person)
    for name, text in pages(club, kind).items():
        for gone in ("zebedee", "zeb<", "zeb ", "ann-or", "ann "):
            assert gone not in text.lower(), (name, gone)
    kept = list(SavedSearch.objects.order_by("pk").values_list("name", flat=True))
    assert kept == ["Somebody’s hearts", "With Somebody", "Zebras", "Somebody-or-Bob"]


@pytest.mark.parametrize("kind", [*MAY])
def test_no_page_tells_more_than_its_reader_may_know(club: Club, kind: str) -> None:
    secrets = [secret_of(link) for link in ClubLink.objects.filter(club=club)]
    tables = list(Table.objects.values_list("address", flat=True))
    for name, text in pages(club, kind).items():
        told = [*secrets, club.address if kind == "public" else club.public_address]
        told += tables if kind != "organiser" else []
        assert name == "club-share" or not [each for each in told if each in text], name
