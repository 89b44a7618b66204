"""A club's seasons and rules, on its pages."""

import re
from datetime import date

import pytest

from games.models import ClubProfile, Season
from games.services.club_profiles import save_club_profile
from games.services.seasons import SeasonFacts, save_season
from tests.factories import a_table
from tests.pages.club_people import do, in_club
from tests.pages.visiting import text_of

pytestmark = pytest.mark.django_db


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
            assert me.post(in_club(club, "seasons/"), sent).status_code == 303
        assert Season.objects.count() == 2
        page = text_of(me.get(in_club(club, "seasons/")))
        assert "“Winter” and “League” overlap" in page
        season = Season.objects.get(name="League")
        changed = SEASON | {"name": "League", "starts_on": "2026-04-01", "ends_on": ""}
        me.post(in_club(club, f"seasons/{season.pk}/"), changed)
        page = text_of(me.get(in_club(club, "seasons/")))
        assert "overlap" not in page
        assert "From 1 April 2026 on" in page

    def test_two_alike_are_no_hindrance(self, club, me) -> None:
        """One is put away, added once more and brought back; then it is added again."""
        me.post(in_club(club, "seasons/"), SEASON)
        old = Season.objects.get().pk
        do(me, in_club(club, "seasons/"), "hide", season=old)
        me.post(in_club(club, "seasons/"), SEASON)
        do(me, in_club(club, "seasons/"), "restore", season=old)
        assert me.post(in_club(club, "seasons/"), SEASON).status_code == 303
        assert Season.objects.count() == 2

    @pytest.mark.parametrize(("bad", "sentence"), BAD)
    def test_bad_input_is_told_and_nothing_is_lost(self, club, me, bad, sentence) -> None:
        season = save_season(club=club, facts=SeasonFacts("Old", date(2025, 1, 1)))
        for address in (in_club(club, "seasons/"), in_club(club, f"seasons/{season.pk}/")):
            page = me.post(address, SEASON | {"name": "Kept <b>"} | bad)
            assert page.status_code == 422
            assert sentence in text_of(page)
            assert "Kept &lt;b&gt;" in text_of(page) or "name" in bad
        assert Season.objects.get().name == "Old"

    def test_put_away_and_brought_back(self, club, me) -> None:
        season = save_season(club=club, facts=SeasonFacts("Old", date(2025, 1, 1)))
        for what, said in (("hide", "Put away"), ("restore", "League")):
            for _ in range(2):
                assert do(me, in_club(club, "seasons/"), what, season=season.pk).status_code == 303
            assert (said == "Put away") == (
                "Bring back" in text_of(me.get(in_club(club, "seasons/")))
            )
        assert do(me, in_club(club, "seasons/"), "hide", season="999").status_code == 404

    def test_rules_of_another_game_are_refused(self, club, me) -> None:
        profile = save_club_profile(club=club, name="House", variant="cutthroat", rules={})
        sent = SEASON | {"variant": "single-deck", "profile": str(profile.pk)}
        assert "another game" in text_of(me.post(in_club(club, "seasons/"), sent))


class TestRules:
    def test_they_come_from_the_phone_a_table_or_the_well_known(self, club, me) -> None:
        table = a_table(club.made_by, title="Sunday", rules={"target": 1200})
        page = text_of(me.get(in_club(club, "profiles/")))
        assert f"table-{table.address}" in page
        for source in (f"table-{table.address}", "single-deck:known-must-bid-out"):
            assert source in page or "known" in source
        sent = {"source": f"table-{table.address}", "rules_name": ""}
        for _ in range(2):
            assert me.post(in_club(club, "profiles/"), sent).status_code == 303
        profile = ClubProfile.objects.get()
        assert (profile.name, profile.differences) == ("Sunday", {"target": 1200})
        known = next(v for v in values_of(page) if ":known-" in v)
        assert me.post(in_club(club, "profiles/"), {"source": known}).status_code == 303
        assert ClubProfile.objects.count() == 2

    def test_a_name_again_is_a_version_more(self, club, me) -> None:
        for target in (1200, 1300):
            table = a_table(club.made_by, rules={"target": target})
            sent = {"source": f"table-{table.address}", "rules_name": "House"}
            me.post(in_club(club, "profiles/"), sent)
        page = text_of(me.get(in_club(club, "profiles/")))
        assert "version 2" in page
        assert "1300" in page
        assert "1200" not in page.split("Keep rules")[0]
        row = ClubProfile.objects.get(version=2)
        me.post(in_club(club, "profiles/"), {"hide": row.pk})
        assert not ClubProfile.objects.filter(hidden_at=None).exists()
        assert "Bring back" in text_of(me.get(in_club(club, "profiles/")))
        me.post(in_club(club, "profiles/"), {"restore": row.pk})
        assert ClubProfile.objects.filter(hidden_at=None).count() == 2

    @pytest.mark.parametrize("source", ["", "x", "own-1", "table-nowhere", "club-1", "a:b:c", ":"])
    def test_from_nothing_comes_nothing(self, club, me, source) -> None:
        a_table(title="Foreign")
        page = me.post(in_club(club, "profiles/"), {"source": source, "rules_name": "Mine"})
        assert page.status_code == 422
        assert "Choose what the rules are taken from." in text_of(page)
        assert 'value="Mine"' in text_of(page)


def values_of(page: str) -> list[str]:
    return re.findall(r'<option value="([^"]+)"', page)
