"""The search over a club's hands: what it finds is counted by hand from the small season."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from games.models import Grant, Person, SavedSearch
from games.models.table import Role
from tests.factories.clubs import a_club, club_person, who
from tests.pages.visiting import forms_of, text_of
from tests.stats.asking import at, found, said
from tests.stats.small_season import SmallSeason, a_small_season

pytestmark = [pytest.mark.django_db, pytest.mark.both_databases]

QUERIES = 9


@pytest.fixture
def season() -> SmallSeason:
    return a_small_season()


ROWS = [
    ("all", {}, "17 hands, 12 made."),
    ("hearts", {"trump": "H"}, "6 hands, 6 made."),
    ("ann", {"person": "Ann"}, "17 hands, 12 made."),
    ("ann-bids", {"person": "Ann", "part": "bidder"}, "6 hands, 4 made."),
    (
        "ann-bids-with-bob",
        {"person": "Ann", "part": "bidder", "partner": "Bob"},
        "4 hands, 3 made.",
    ),
    ("ann-with-dee", {"person": "Ann", "partner": "Dee"}, "2 hands, 1 made."),
    ("bob-partner", {"person": "Bob", "part": "partner"}, "4 hands, 3 made."),
    ("dee-defends", {"person": "Dee", "part": "defender"}, "7 hands, 6 made."),
    ("ann-against-cy", {"person": "Ann", "against": "Cy"}, "9 hands, 8 made."),
    ("eve-bid-ann-was-there", {"person": "Ann", "bidder": "Eve"}, "2 hands, 0 made."),
    ("from-600", {"bid_from": "600"}, "7 hands, 7 made."),
    ("up-to-290", {"bid_to": "290"}, "3 hands, 3 made."),
    ("made", {"result": "made"}, "12 hands, 12 made."),
    ("not-made", {"result": "not_made"}, "5 hands, 0 made."),
    ("set", {"result": "set"}, "3 hands, 0 made."),
    ("conceded", {"result": "conceded"}, "1 hand, 0 made."),
    ("thrown-in", {"result": "thrown_in"}, "1 hand, 0 made."),
    ("passed-out", {"result": "passed_out"}, "0 hands."),
    ("ann-lost-300-or-more", {"person": "Ann", "delta_to": "-300"}, "3 hands, 0 made."),
    ("minus-as-printed", {"person": "Ann", "delta_to": "−300"}, "3 hands, 0 made."),
    ("delta-from-750", {"delta_from": "750"}, "7 hands, 7 made."),
    ("meld-lost", {"lost": "1"}, "2 hands, 2 made."),
    ("eve-lost-meld", {"person": "Eve", "lost": "1"}, "2 hands, 2 made."),
    ("ann-lost-none", {"person": "Ann", "lost": "1"}, "0 hands."),
    ("dealer-bids", {"place": "4"}, "6 hands, 6 made."),
    ("called-off", {"ended": "called"}, "3 hands, 2 made."),
    ("still-played", {"ended": "running"}, "4 hands, 2 made."),
    ("finished", {"ended": "finished"}, "10 hands, 8 made."),
    ("cy-finished", {"person": "Cy", "ended": "finished"}, "8 hands, 7 made."),
    ("cy-own-games", {"person": "Cy", "ended": "credited"}, "6 hands, 6 made."),
    ("ann-won", {"person": "Ann", "ended": "won"}, "4 hands, 4 made."),
    ("ann-lost", {"person": "Ann", "ended": "lost"}, "6 hands, 4 made."),
    ("ann-won-with-dee", {"person": "Ann", "partner": "Dee", "ended": "won"}, "0 hands."),
    ("ann-beat-cy", {"person": "Ann", "against": "Cy", "ended": "won"}, "4 hands, 4 made."),
    ("played-out", {"played": "tricks"}, "15 hands, 12 made."),
    ("not-named", {"trump": "none"}, "0 hands."),
    ("winter", {"from": "2026-01-01", "to": "2026-03-31"}, "7 hands, 6 made."),
    ("cutthroat", {"variant": "cutthroat"}, "4 hands, 2 made."),
]


def test_search_finds(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club, "viewer")
    for name, asked, words in ROWS:
        assert said(client, season.club, **asked) == words, name
        assert len(found(client, season.club, **asked)) == int(words.split()[0]), name


def test_newest_come_first_and_other_orders(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    rows = lambda **asked: found(client, season.club, person="Ann", **asked)  # noqa: E731
    assert [(row["date"], row["hand"]) for row in rows()][:3] == [
        ("2026-05-02", "4"),
        ("2026-05-02", "3"),
        ("2026-05-02", "2"),
    ]
    assert next((row["date"], row["hand"]) for row in rows(sort="oldest")) == ("2026-01-06", "1")
    assert [row["delta"] for row in rows(sort="delta")][:3] == ["850", "810", "770"]
    assert [row["delta"] for row in rows(sort="delta_low")][:3] == ["-320", "-310", "-300"]
    assert [row["bid"] for row in rows(sort="bid")][:3] == ["700", "700", "600"]
    assert [row["margin"] for row in rows(sort="margin")][:2] == ["1230", "170"]
    assert [row["margin"] for row in rows(sort="margin_low")][:2] == ["-120", "-80"]
    assert [row["margin"] for row in rows(sort="margin")][-2:] == ["", ""]


def test_hand_tells_itself(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    page = " ".join(text_of(client.get(at(season.club, person="Dee", trump="D"))).split())
    assert "Dee &amp; Ann" in page  # the bidder first
    assert "set by 50: meld 100, tricks 160" in page
    assert "Others: Eve &amp; Flo." in page
    assert "15 April 2026" in page
    assert "−310" in page
    page = " ".join(text_of(client.get(at(season.club, person="Eve", trump="H"))).split())
    assert "Eve defended with Flo: meld 80, 80 of it lost, tricks 0. <" in page.replace("</p>", "<")
    assert "Eve defended: meld 20, tricks 20." in page
    page = text_of(client.get(at(season.club, person="Eve", trump="D", result="set")))
    assert "+130" in page
    assert "SET" not in page  # the others were


def test_sheet_is_led_to_by_who_may_see_the_table(client: Client, season: SmallSeason) -> None:
    device = club_person(client, season.club, "viewer")
    table = season.games[0].table
    assert "/t/" not in text_of(client.get(at(season.club)))
    Grant.objects.create(device=device, table=table, role=Role.WATCHER)
    page = text_of(client.get(at(season.club)))
    assert page.count(f"/t/{table.address}/games/") == 9
    assert f"/t/{table.address}/games/1/?hand=3#line-3" in page


def test_chip_takes_its_filter_away(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    page = text_of(client.get(at(season.club, person="Ann", part="defender", trump="S")))
    ann = who(season.club, "Ann").pk
    assert 'aria-label="Without: spades"' in page
    assert (
        f'href="/club/{season.club.address}/hands/?season=all&amp;person={ann}&amp;part=defender"'
        in page
    )
    # Nobody's part is left when the person goes.
    assert f'href="/club/{season.club.address}/hands/?season=all&amp;trump=S"' in page


def test_form_keeps_what_is_asked(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    page = client.get(at(season.club, person="Ann", trump="H", bid_from="300", lost="1"))
    form = next(form for form in forms_of(page) if "bid_from" in form.fields)
    assert form.fields["bid_from"] == "300"
    assert form.fields["lost"] == "1"
    assert form.fields["season"] == "all"
    assert '<option value="H" selected>Hearts</option>' in text_of(page)


BAD = [
    ("person", "999999", "nobody of that number"),
    ("person", "Ann+1", "nobody of that number"),
    ("part", "defender", "Choose whose part"),
    ("part", "king", "no such part"),
    ("trump", "X", "Trump is S, H, D or C"),
    ("bid_from", "abc", "A bid is a whole number"),
    ("bid_from", "-5", "A bid is a whole number"),
    ("bid_to", "٣٠٠", "A bid is a whole number"),
    ("bid_to", "99999999999999999999", "A bid is a whole number"),
    ("delta_from", "1.5", "Points are a whole number"),
    ("delta_to", "--3", "Points are a whole number"),
    ("place", "9", "A player speaks first"),
    ("result", "'; DROP TABLE", "No hand ends so"),
    ("lost", "yes", "Meld was lost or it was not"),
    ("played", "part__x", "Hands are played out or not"),
    ("ended", "soon", "No game ends so"),
    ("ended", "won", "Choose whose game"),
    ("line", "-1", "There is no such hand"),
    ("since", "3", "There is no such hand"),
    ("until", "3-x", "There is no such hand"),
    ("game", "x%00", "no such game"),
    ("sort", "random", "no such order"),
    ("from", "yesterday", "A day is written"),
]


def test_what_is_not_understood_is_told(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    for name, text, sentence in BAD:
        response = client.get(at(season.club, **{name: text}))
        assert response.status_code == 200, name
        assert sentence in text_of(response), (name, text)
        assert "17 hands" in text_of(response), (name, text)
        assert client.get(at(season.club, "hands.csv", **{name: text})).status_code == 200
    page = text_of(client.get(at(season.club, bid_from="abc")))
    assert 'value="abc" autocomplete="off" maxlength="12" aria-invalid="true"' in page


def test_game_of_another_club_has_no_hands_here(client: Client, season: SmallSeason) -> None:
    other = a_club(["Zoe"])
    club_person(client, other)
    response = client.get(at(other, game=season.games[0].pk))
    assert "0 hands" in text_of(response)
    assert "No hand is like that." in text_of(response)
    foreign = client.get(at(other, person=who(season.club, "Ann").pk))
    assert "nobody of that number" in text_of(foreign)


def test_pages_of_many_hands(
    client: Client, season: SmallSeason, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.stats.hands.AT_ONCE", 5)
    monkeypatch.setattr("games.selectors.club.hands_view.AT_ONCE", 5)
    club_person(client, season.club)
    pages = [text_of(client.get(at(season.club, page=page))) for page in (1, 2, 4, 9, "x")]
    assert [page.count('class="hand"') for page in pages] == [5, 5, 2, 2, 5]
    assert "1 to 5 of 17" in pages[0]
    assert "16 to 17 of 17" in pages[2]
    assert 'rel="prev"' not in pages[0]
    assert 'rel="next"' not in pages[2]


def test_queries_are_as_many_for_one_hand_as_for_all(
    client: Client, season: SmallSeason, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    club_person(client, season.club)
    game = season.games[0].pk
    for asked in ({}, {"game": game}, {"person": "Ann"}, {"person": "Ann", "game": game}):
        address = at(season.club, **asked)
        # Hands without a bidder are counted by themselves, unless it is about one person.
        with django_assert_num_queries(QUERIES - ("person" in asked)):
            client.get(address)


def test_hostile_names_are_escaped(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    evil = "<script>alert(1)</script>"
    Person.objects.filter(pk=who(season.club, "Ann").pk).update(name=evil)
    SavedSearch.objects.create(club=season.club, name=evil, query='"><script>=1')
    page = text_of(client.get(at(season.club, trump=evil.replace("<", "%3C"))))
    assert "<script>alert" not in page
    assert '"><script>' not in page


def test_club_without_hands_says_so(client: Client) -> None:
    club = a_club()
    club_person(client, club)
    page = text_of(client.get(at(club)))
    assert "0 hands" in page
    assert "No hand has been played in these days." in page
