"""Named house rules: a version a save, never written over; games keep what they began with."""

import pytest
from django.db import IntegrityError, transaction

from games import services
from games.ids import new_id
from games.models import Device, RuleProfile
from games.rules.errors import Problem
from games.selectors.ledger import load_game
from games.selectors.profiles import find_profile, known_profiles, own_profiles, profile_of
from games.services import profiles as saving
from games.services.errors import ProfileRefused
from tests.factories import DeviceFactory, a_game, a_table
from tests.ledger.story import end, owner, rule

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

KITCHEN = {"target": 1000}


def save(by=None, **changes):
    usual = {"name": "Kitchen", "variant": "single-deck", "rules": KITCHEN}
    return services.save_profile(by=by or DeviceFactory(), **usual | changes)


def versions():
    rows = RuleProfile.objects.order_by("pk").values_list("name", "version", "differences")
    return list(rows)


class TestSaving:
    def test_each_save_is_a_version_and_none_is_written_over(self):
        me = DeviceFactory()
        for rules in (KITCHEN, {"target": 1200}, KITCHEN):
            save(me, rules=rules)
        assert versions() == [
            ("Kitchen", 1, KITCHEN),
            ("Kitchen", 2, {"target": 1200}),
            ("Kitchen", 3, KITCHEN),
        ]

    def test_a_tap_sent_twice_makes_one_version(self):
        me = DeviceFactory()
        assert save(me) == save(me)
        assert len(versions()) == 1

    def test_only_what_differs_is_kept(self):
        assert save(rules=KITCHEN | {"forced_bid": 250}).differences == KITCHEN

    def test_the_standard_game_may_have_a_name(self):
        assert save(rules={}).differences == {}

    def test_games_and_devices_count_apart(self):
        me = DeviceFactory()
        saved = [save(me), save(me, variant="cutthroat"), save(), save(me, name="Cabin")]
        assert [profile.version for profile in saved] == [1, 1, 1, 1]

    def test_the_first_save_of_a_new_phone_gives_it_its_row(self):
        me = Device()
        save(me)
        assert me.is_known
        assert own_profiles(me)[0].name == "Kitchen"

    def test_every_problem_at_once_and_nothing_stored(self):
        with pytest.raises(ProfileRefused) as refused:
            save(name="a\nb", rules={"target": "x", "wish": 1})
        fields = {problem.field for problem in refused.value.problems}
        assert fields == {"rules_name", "rules.target", "rules.wish"}
        assert versions() == []

    @pytest.mark.parametrize("name", ["", "  ", "x" * 61, "\u2800", 7, None])
    def test_a_name_that_cannot_stand(self, name):
        with pytest.raises(ProfileRefused) as refused:
            save(name=name)
        assert [problem.field for problem in refused.value.problems] == ["rules_name"]

    @pytest.mark.parametrize("name", ["O’Hara’s", "שולחן", "🦊" * 60, "x" * 60])
    def test_a_name_stands_as_typed(self, name):
        assert save(name=f" {name} ").name == name

    def test_problems_found_elsewhere_are_told_once(self):
        other = Problem("wrong_type", "rules.target", "“lots” cannot be read.")
        with pytest.raises(ProfileRefused) as refused:
            saving.check_profile("Kitchen", "single-deck", {"target": 0}, (other,))
        assert refused.value.problems == (other,)

    def test_the_database_holds_a_version_once(self):
        first = save()
        with pytest.raises(IntegrityError), transaction.atomic():
            RuleProfile.objects.create(
                device=first.device, name="Kitchen", variant="single-deck", version=1
            )


class TestPuttingAway:
    def test_all_its_versions_go_and_come_back(self):
        me = DeviceFactory()
        save(me)
        second = save(me, rules={"target": 1200})
        services.hide_profile(profile=second)
        assert own_profiles(me) == ()
        services.restore_profile(profile=second)
        assert [each.version for each in own_profiles(me)] == [2]

    def test_saving_under_its_name_takes_it_out_again(self):
        me = DeviceFactory()
        services.hide_profile(profile=save(me))
        assert save(me).version == 2
        assert [each.version for each in own_profiles(me)] == [2]

    def test_others_of_that_name_stay(self):
        mine, hers = save(), save()
        services.hide_profile(profile=mine)
        assert len(own_profiles(hers.device)) == 1


class TestFinding:
    def test_the_latest_of_each_name(self, django_assert_num_queries):
        me = DeviceFactory()
        for name, target in (("Kitchen", 1000), ("Cabin", 700), ("Kitchen", 1200)):
            save(me, name=name, rules={"target": target})
        with django_assert_num_queries(1):
            found = own_profiles(me)
        assert [(each.name, each.version) for each in found] == [("Cabin", 1), ("Kitchen", 2)]

    def test_an_id_is_good_for_its_owner_and_its_game(self):
        profile = save()
        me, wanted = profile.device, f"own-{profile.pk}"
        assert find_profile(me, "single-deck", wanted).name == "Kitchen"
        assert find_profile(DeviceFactory(), "single-deck", wanted) is None
        assert find_profile(me, "cutthroat", wanted) is None
        assert find_profile(me, "cutthroat", "known-overtime").differences == {
            "tie_rule": "overtime"
        }

    @pytest.mark.parametrize("wanted", ["", "own-", "own-x", "own-" + "9" * 40, "known-", "\x00"])
    def test_odd_ids_are_nothing(self, wanted):
        assert find_profile(DeviceFactory(), "single-deck", wanted) is None


class TestGames:
    def named(self, me, **changes):
        usual = {"rules": KITCHEN, "profile": ("Kitchen", 1)}
        return load_game(a_table(me, **usual | changes))

    def test_a_game_says_where_its_rules_are_from_and_keeps_them(self):
        profile = save()
        game = self.named(profile.device)
        save(profile.device, rules={"target": 1200})
        now = load_game(game.table)
        assert (now.rules_name, now.rules_version, now.rules) == ("Kitchen", 1, KITCHEN)
        assert profile_of(now, profile.device).version == 1

    def test_most_games_are_from_none(self):
        game = a_game()
        assert (game.rules_name, game.rules_version) == ("", 1)
        assert profile_of(game, owner(game)) is None

    def test_a_well_known_one_is_found_by_its_name(self):
        known = known_profiles("single-deck")[0]
        profile = (known.name, known.version)
        game = self.named(DeviceFactory(), rules=known.differences, profile=profile)
        assert profile_of(game, owner(game)) == known

    def test_the_next_game_is_from_the_same_while_its_rules_are(self):
        game = self.named(DeviceFactory())
        end(game)
        again = services.start_game(table=game.table, by=owner(game), key=new_id())
        assert (again.rules_name, again.rules_version) == ("Kitchen", 1)
        rule(again, {"target": 900})
        end(again)
        third = services.start_game(table=game.table, by=owner(game), key=new_id())
        assert (third.rules_name, third.rules) == ("", {"target": 900})
