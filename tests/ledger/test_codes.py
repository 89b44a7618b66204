"""The code that one types to join: eight characters, for watching, not to be guessed."""

from datetime import timedelta

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from games import access, services
from games.codes import ALPHABET, new_code, read_code, shown_code
from games.models import Code, Device, Grant, Guesses
from games.services import codes
from games.services.errors import CodeRefused, TooManyGuesses
from tests.factories import CodeFactory, DeviceFactory, GrantFactory, a_table

HOME, ELSEWHERE = "192.0.2.0/24", "198.51.100.0/24"
pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def join(typed, by=None, block=HOME):
    return services.join_by_code(typed=typed, block=block, by=by or Device())


def guess(times, block=HOME):
    for _ in range(times):
        with pytest.raises(CodeRefused):
            join("K7QF8MNP", block=block)


@pytest.fixture
def code():
    owner = DeviceFactory()
    return services.make_code(table=a_table(owner), by=owner)


def test_a_code_has_eight_characters_none_like_another():
    made = {new_code() for _ in range(200)}
    assert len(made) == 200
    assert {len(each) for each in made} == {8}
    assert set("".join(made)) <= set(ALPHABET)
    assert not set("01OILBSZU") & set(ALPHABET)


@pytest.mark.parametrize(
    "typed",
    ["K7QF8MNP", "k7qf-8mnp", " K7QF 8MNP ", "K7QF\u20138mnp", "k7qfBmnp", "K.7.Q.F.8.M.N.P"],
)
def test_a_code_is_read_as_it_is_typed(typed):
    assert read_code(typed) == "K7QF8MNP"


@pytest.mark.parametrize("typed", ["", "K7QF8MN", "K7QF8MNPP", "K7QF8MN0", "é" * 8, "\x00" * 8])
def test_what_is_no_code(typed):
    assert read_code(typed) == ""


@given(st.text())
def test_whatever_is_typed_is_a_code_or_none(typed):
    assert read_code(typed) == "" or set(read_code(typed)) <= set(ALPHABET)


def test_a_code_is_read_again_as_it_is_shown():
    text = new_code()
    assert read_code(shown_code(text)) == text


def test_it_gives_watching_and_nothing_else(code):
    phone = Device()
    grant = join(shown_code(code.text).lower(), phone)
    assert (grant.table, grant.role, grant.seat, grant.link) == (code.table, "watcher", None, None)
    assert [action for action in access.ALLOWED if access.can(phone, action, code.table)] == ["see"]


def test_an_owner_who_types_it_stays_one(code):
    assert join(code.text, code.table.made_by).role == "owner"


def test_who_was_removed_comes_back_by_it_as_a_watcher(code):
    phone = DeviceFactory()
    GrantFactory(table=code.table, device=phone, role="scorer", revoked_at=timezone.now())
    assert join(code.text, phone).role == "watcher"


def test_it_is_good_for_twelve_hours(code):
    left = code.expires_at - timezone.now()
    assert timedelta(hours=11, minutes=59) < left <= timedelta(hours=12)


def test_unknown_run_out_and_stopped_look_alike(code):
    run_out = CodeFactory(expires_at=timezone.now() - timedelta(seconds=1))
    services.revoke_code(table=code.table, by=code.table.made_by)
    said = set()
    for typed in ("22222222", run_out.text, code.text, "nonsense"):
        with pytest.raises(CodeRefused) as refused:
            join(typed)
        said.add(refused.value.message)
    assert len(said) == 1
    assert not Grant.objects.filter(role="watcher").exists()


def test_a_new_code_ends_the_one_before(code):
    services.make_code(table=code.table, by=code.table.made_by)
    with pytest.raises(CodeRefused):
        join(code.text)
    assert Code.objects.filter(table=code.table, revoked_at=None).count() == 1


def test_a_block_that_guessed_too_often_waits_and_others_do_not(code):
    guess(codes.MOST["block"])
    with pytest.raises(TooManyGuesses):
        join(code.text)
    assert join(code.text, block=ELSEWHERE).table == code.table


def test_the_whole_site_waits(code, monkeypatch):
    monkeypatch.setitem(codes.MOST, codes.SITE, 3)
    guess(2), guess(1, ELSEWHERE)
    with pytest.raises(TooManyGuesses):
        join(code.text, block="203.0.113.0/24")


def test_right_codes_and_nonsense_are_not_counted(code):
    join(code.text)
    for typed in ("", "hello", "K7QF8MN0"):
        with pytest.raises(CodeRefused):
            join(typed)
    assert set(Guesses.objects.values_list("count", flat=True)) <= {0}


def test_the_next_hour_begins_anew_and_sweeps(code):
    guess(codes.MOST["block"])
    Guesses.objects.update(hour=timezone.now() - timedelta(hours=2))
    guess(1)
    assert set(Guesses.objects.values_list("block", "count")) == {(HOME, 1), (codes.SITE, 1)}
