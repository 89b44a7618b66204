"""What the database holds by itself, whoever writes."""

import pytest
from django.db import IntegrityError, models, transaction
from django.db.models import ProtectedError
from django.utils import timezone

from games.models import Entry
from tests.factories import (
    CodeFactory,
    DeviceFactory,
    DraftFactory,
    EntryFactory,
    GameFactory,
    GrantFactory,
    GuessesFactory,
    HoldingFactory,
    LinkFactory,
    PlayerFactory,
    SeatFactory,
    TableFactory,
)

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


@pytest.mark.parametrize(
    "factory",
    [
        CodeFactory,
        DeviceFactory,
        DraftFactory,
        EntryFactory,
        GameFactory,
        GrantFactory,
        GuessesFactory,
        HoldingFactory,
        LinkFactory,
        PlayerFactory,
        SeatFactory,
        TableFactory,
    ],
)
def test_factory_makes_a_row_that_says_what_it_is(factory):
    made = factory()
    assert type(made).objects.get() == made
    assert str(made)


def twice(factory, first, **second):
    with pytest.raises(IntegrityError), transaction.atomic():
        factory(**second)
    assert type(first).objects.filter(pk=first.pk).exists()


def test_one_entry_for_a_seq_and_for_a_key():
    entry = EntryFactory()
    twice(EntryFactory, entry, game=entry.game, seq=1)
    twice(EntryFactory, entry, game=entry.game, seq=2, key=entry.key)


def test_one_game_for_a_number_and_for_a_key():
    game = GameFactory()
    twice(GameFactory, game, table=game.table, number=1)
    twice(GameFactory, game, table=game.table, number=2, key=game.key)


def test_one_seat_for_a_number_and_for_a_player():
    seat = SeatFactory()
    twice(SeatFactory, seat, game=seat.game, number=1)
    twice(SeatFactory, seat, game=seat.game, number=2, player=seat.player)


def test_one_draft_for_a_game():
    draft = DraftFactory()
    twice(DraftFactory, draft, game=draft.game)


def test_one_grant_for_a_device_at_a_table():
    grant = GrantFactory()
    twice(GrantFactory, grant, device=grant.device, table=grant.table)


def test_one_device_for_a_seat():
    ann = GrantFactory(seat=1)
    twice(GrantFactory, ann, table=ann.table, seat=1)
    GrantFactory(table=ann.table), GrantFactory(table=ann.table)


def test_one_live_code_for_a_table_and_no_text_twice():
    code = CodeFactory()
    twice(CodeFactory, code, table=code.table)
    twice(CodeFactory, code, text=code.text)


def test_one_count_of_guesses_an_hour_and_one_holding_a_game():
    guesses = GuessesFactory()
    twice(GuessesFactory, guesses, hour=guesses.hour)
    holding = HoldingFactory()
    twice(HoldingFactory, holding, grant=holding.grant, game=holding.game)


def test_one_open_link_for_a_role():
    link = LinkFactory()
    twice(LinkFactory, link, table=link.table)


@pytest.mark.parametrize(
    ("factory", "wrong"),
    [
        (EntryFactory, {"seq": 0}),
        (EntryFactory, {"kind": "gossip"}),
        (GameFactory, {"number": 0}),
        (GameFactory, {"dealer": 6}),
        (GameFactory, {"variant": "bridge"}),
        (TableFactory, {"variant": "bridge"}),
        (SeatFactory, {"number": 0}),
        (SeatFactory, {"number": 6}),
        (PlayerFactory, {"name": ""}),
        (GrantFactory, {"role": "king"}),
        (GrantFactory, {"role": "seat"}),
        (GrantFactory, {"seat": 6}),
        (GrantFactory, {"seat_asked": 0}),
        (GrantFactory, {"seat": 1, "revoked_at": timezone.now()}),
        (LinkFactory, {"role": "king"}),
        (LinkFactory, {"role": "seat"}),
    ],
)
def test_nonsense_is_refused(factory, wrong):
    with pytest.raises(IntegrityError), transaction.atomic():
        factory(**wrong)


def test_everything_that_an_entry_rests_on_is_protected():
    entry = EntryFactory()
    for rested_on in (entry.game, entry.device, entry.game.table):
        with pytest.raises(ProtectedError):
            rested_on.delete()
    keys = [field for field in Entry._meta.fields if isinstance(field, models.ForeignKey)]
    assert {key.remote_field.on_delete for key in keys} == {models.PROTECT}


def test_ids_are_128_bits_and_differ():
    ids = {DeviceFactory().pk for _ in range(5)} | {TableFactory().address for _ in range(5)}
    assert len(ids) == 10
    assert {len(each) for each in ids} == {22}
