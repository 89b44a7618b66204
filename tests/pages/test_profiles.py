"""House rules by name: filled in with a tap, kept under a name, put away; a game says which."""

import pytest

from games import services
from games.devices import COOKIE, SIGNER
from games.models import Game, RuleProfile, Table
from games.rules.profiles import PROFILES
from games.selectors.ledger import load_game
from tests.factories import DeviceFactory, a_game, a_table
from tests.ledger.story import owner
from tests.pages.filling import press, whole_form
from tests.pages.visiting import at, follow, send, sign_in, text_of

pytestmark = pytest.mark.django_db

KITCHEN = {"target": 1000, "trump_needs_marriage": True}


@pytest.fixture
def me(client):
    """The device of the browser."""
    device = DeviceFactory()
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return device


def save(me, **changes):
    usual = {"name": "Kitchen", "variant": "single-deck", "rules": KITCHEN}
    return services.save_profile(by=me, **usual | changes)


def new(client):
    return client.get("/new/")


def started(client, answer):
    assert answer.status_code == 303, answer.content.decode()
    return load_game(Table.objects.latest("pk"))


class TestFillingIn:
    def test_own_rules_fill_new_table_and_stay_with_the_game(self, client, me):
        profile = save(me)
        page = press(client, new(client), "/new/", use=f"own-{profile.pk}", name_1="Zoe")
        fields = whole_form(page, "/new/").fields
        assert (fields["rules.target"], fields["name_1"]) == ("1000", "Zoe")
        assert fields["rules.trump_needs_marriage"] == "yes"
        assert "<li>Target: 1000</li>" in text_of(page)
        assert "<li>The trump suit needs a marriage: yes</li>" in text_of(page)
        assert not Table.objects.exists()
        game = started(client, press(client, page, "/new/"))
        assert (game.rules, game.rules_name, game.rules_version) == (KITCHEN, "Kitchen", 1)

    @pytest.mark.parametrize(
        "profile", PROFILES, ids=[f"{each.variant}-{each.slug}" for each in PROFILES]
    )
    def test_well_known_rules_start_a_game_in_one_tap(self, client, profile):
        tap = {"variant": profile.variant, "use": f"known-{profile.slug}"}
        page = press(client, new(client), "/new/", **tap)
        game = started(client, press(client, page, "/new/"))
        assert game.rules == profile.differences
        assert game.rules_name == profile.name
        assert profile.source in text_of(page).replace("&amp;", "&")

    def test_they_take_the_place_of_what_was_typed(self, client):
        page = press(client, new(client), "/new/", rules__target="900", use="known-must-bid-out")
        fields = whole_form(page, "/new/").fields
        assert (fields["rules.target"], fields["rules.must_bid_out"]) == ("", "yes")
        page = press(client, page, "/new/", use="standard")
        game = started(client, press(client, page, "/new/"))
        assert (game.rules, game.rules_name) == ({}, "")

    def test_another_game_than_the_profiles_is_from_none(self, client):
        page = press(client, new(client), "/new/", use="known-highest-score")
        game = started(client, press(client, page, "/new/", variant="cutthroat"))
        assert game.rules_name == ""

    @pytest.mark.parametrize("wanted", ["", "own-1", "own-x", "known-", "\x00", "x" * 3000])
    def test_odd_names_change_nothing(self, client, wanted):
        save(DeviceFactory())
        page = press(client, new(client), "/new/", use=wanted, rules__target="900")
        assert whole_form(page, "/new/").fields["rules.target"] == "900"

    def test_same_people_again_play_by_the_same_name(self, client, me):
        save(me)
        table = a_table(me, rules=KITCHEN, profile=("Kitchen", 1))
        page = client.get(f"/new/?again={table.address}")
        game = started(client, press(client, page, "/new/"))
        assert (game.rules, game.rules_name, game.rules_version) == (KITCHEN, "Kitchen", 1)

    def test_a_games_own_page_fills_in_those_of_its_scale(self, client):
        game = a_game(rules={"target": 1200})
        sign_in(client, game)
        save(owner(game), rules={"scale": "short"}, name="Tenths")
        save(owner(game))
        page = client.get(at(game, "rules/"))
        assert "Tenths" not in text_of(page)
        assert "Short scale" not in text_of(page)
        wanted = f"own-{RuleProfile.objects.get(name='Kitchen').pk}"
        page = press(client, page, "/rules/", use=wanted)
        assert whole_form(page, "/rules/").fields["rules.target"] == "1000"
        review = follow(client, press(client, page, "/rules/"))
        follow(client, send(client, review, "/rules/review/"))
        assert load_game(game.table).rules_now == KITCHEN
        assert Game.objects.get().rules == {"target": 1200}


class TestKeeping:
    def test_new_table_keeps_its_rules_and_goes_on(self, client, me):
        page = press(
            client, new(client), "/new/", save="1", rules_name="Cabin", rules__target="700"
        )
        assert "Saved as “Cabin”, version 1." in text_of(page)
        assert RuleProfile.objects.get().differences == {"target": 700}
        game = started(client, press(client, page, "/new/"))
        assert (game.rules_name, game.rules_version) == ("Cabin", 1)

    def test_the_rules_page_keeps_what_it_shows(self, client):
        game = a_game()
        sign_in(client, game)
        page = client.get(at(game, "rules/"))
        for target, version in (("900", 1), ("800", 2), ("800", 2)):
            page = press(
                client, page, "/rules/", save="1", rules_name="Cabin", rules__target=target
            )
            assert f"Saved as “Cabin”, version {version}." in text_of(page)
            assert whole_form(page, "/rules/").fields["rules.target"] == target
        assert RuleProfile.objects.count() == 2
        assert load_game(game.table).version == 0

    def test_a_first_save_keeps_the_new_phone(self, client):
        page = press(client, new(client), "/new/", save="1", rules_name="Cabin")
        assert "Cabin" in text_of(client.get("/new/"))
        assert page.status_code == 200

    @pytest.mark.parametrize("path", ["/new/", "rules/"])
    def test_what_is_wrong_is_told_and_kept(self, client, path):
        game = a_game()
        sign_in(client, game)
        address = path if path == "/new/" else at(game, path)
        odd = {"save": "1", "rules_name": "x" * 61, "rules__target": "lots"}
        answer = press(client, client.get(address), address, **odd)
        assert answer.status_code == 422
        assert "61 characters, 60 is the most" in text_of(answer)
        assert "“lots” cannot be read" in text_of(answer)
        fields = whole_form(answer, address).fields
        assert (fields["rules_name"], fields["rules.target"]) == ("x" * 61, "lots")
        assert not RuleProfile.objects.exists()

    @pytest.mark.parametrize("name", ["", " ", "a\nb", "\x00", "\u202ex", "\u2800"])
    def test_names_that_cannot_stand(self, client, name):
        answer = press(client, new(client), "/new/", save="1", rules_name=name)
        assert answer.status_code == 422
        assert 'id="rules_name_error"' in text_of(answer)

    def test_a_name_is_text_on_every_page(self, client, me):
        save(me, name="<b>Kitchen</b> & 🦊")
        for path in ("/new/", "/rules/single-deck/"):
            text = text_of(client.get(path))
            assert "<b>Kitchen" not in text
            assert "&lt;b&gt;Kitchen&lt;/b&gt; &amp; 🦊" in text


class TestStandardRules:
    @pytest.mark.parametrize("variant", ["single-deck", "cutthroat", "double-deck"])
    def test_every_rule_and_every_name_with_its_source(self, client, variant):
        text = text_of(client.get(f"/rules/{variant}/")).replace("&amp;", "&")
        assert f"/rules/{variant}/" in text_of(new(client))
        assert 'name="rules.' not in text
        for profile in PROFILES:
            is_of_this = profile.variant == variant
            assert (f'<span dir="auto">{profile.name}</span>' in text) == any(
                each.name == profile.name and each.variant == variant for each in PROFILES
            )
            assert not is_of_this or profile.source in text

    @pytest.mark.parametrize("variant", ["whist", "single-deck\x00", "SINGLE-DECK", "%00"])
    def test_no_other_games(self, client, variant):
        assert client.get(f"/rules/{variant}/").status_code == 404

    def test_own_rules_are_put_away_and_brought_back(self, client, me):
        save(me)
        page = client.get("/rules/single-deck/")
        away = follow(client, send(client, page, "/rules/single-deck/"))
        assert "is put away" in text_of(away)
        assert "Kitchen" not in text_of(new(client))
        back = follow(client, send(client, away, "/rules/single-deck/"))
        assert "version 1" in text_of(back)
        assert "Kitchen" in text_of(new(client))

    @pytest.mark.parametrize("button", ["hide", "restore"])
    def test_those_of_others_are_not_touched(self, client, me, button):
        theirs = save(DeviceFactory())
        answer = client.post("/rules/single-deck/", {button: f"own-{theirs.pk}"})
        assert answer.status_code == 404
        assert client.post("/rules/cutthroat/", {button: f"own-{save(me).pk}"}).status_code == 404
        assert not RuleProfile.objects.exclude(hidden_at=None).exists()
        text = text_of(client.get(f"/rules/single-deck/?away=own-{theirs.pk}"))
        assert "is put away" not in text

    def test_queries(self, client, me, django_assert_num_queries):
        for name in "abc":
            save(me, name=name)
        with django_assert_num_queries(1):
            client.get("/rules/single-deck/")
        with django_assert_num_queries(3):
            new(client)
