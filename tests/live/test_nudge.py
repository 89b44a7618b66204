"""Who listens is told what a write has changed: after it, once, and never to its harm."""

from collections.abc import Iterator

import pytest

from games import services
from games.models.table import Role
from games.selectors.pulse import pulse_at, pulse_of, pulses_at
from games.services import nudge
from games.services.errors import WriteFailed
from games.services.transaction import write
from tests.factories import DeviceFactory, a_game, a_table
from tests.ledger.story import end, fresh, owner, penalise, record, undo
from tests.live.site import watcher_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


class Ear:
    """Listens, and remembers whether a transaction was open."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.gone: list[int] = []
        self.others: list[int] = []
        self.typing: list[tuple[str, int, str]] = []

    def changed(self, address: str, pulse: str) -> None:
        assert nudge._mine.story is None
        self.heard.append((address, pulse))

    def revoked(self, grants: tuple[int, ...]) -> None:
        self.gone += grants

    def given(self, grants: tuple[int, ...]) -> None:
        self.others += grants

    def entering(self, address: str, grant: int, words: str) -> None:
        self.typing.append((address, grant, words))


@pytest.fixture
def ear() -> Iterator[Ear]:
    listening = Ear()
    nudge.listen(listening)
    yield listening
    nudge.leave(listening)


def step(game, facts, revision=0):
    return services.save_step(
        game=game, hand_number=1, step="bid", revision=revision, facts=facts, by=owner(game)
    )


def test_every_write_gives_the_table_another_mark_and_tells_it(ear: Ear) -> None:
    game = a_game()
    changes = [
        lambda: step(game, {"bid": 300}),
        lambda: record(game),
        lambda: penalise(game),
        lambda: undo(game, 2),
        lambda: end(game),
        lambda: services.start_game(table=game.table, by=owner(game), key="k" * 22),
    ]
    marks = [pulse_of(game)]
    assert ear.heard == [(game.table.address, marks[0])]
    for change in changes:
        change()
        marks.append(pulse_at(game.table))
        assert ear.heard[-1] == (game.table.address, marks[-1])
    assert len(ear.heard) == len(set(marks)) == len(changes) + 1


def test_what_changes_nothing_tells_nothing(ear: Ear) -> None:
    game = a_game()
    step(game, {"bid": 300})
    ear.heard.clear()
    step(game, {"bid": 300})
    with pytest.raises(WriteFailed):
        step(game, {"bid": 310})
    with pytest.raises(WriteFailed):
        undo(game, 7)
    assert ear.heard == []


def test_a_write_that_fails_tells_nothing(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    ear.heard.clear()
    monkeypatch.setattr("games.services.hands.project", lambda game: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        record(game)
    assert ear.heard == []
    monkeypatch.undo()
    penalise(game)
    assert len(ear.heard) == 1


def test_an_ear_that_fails_harms_no_write(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    monkeypatch.setattr(ear, "changed", lambda *told: 1 / 0)
    assert record(game).seq == 1
    assert fresh(game).version == 1


def test_telling_takes_no_query(ear: Ear, django_assert_num_queries) -> None:
    game = a_game()
    by = owner(game)
    with django_assert_num_queries(6):
        services.save_step(
            game=game, hand_number=1, step="bid", revision=0, facts={"bid": 300}, by=by
        )
    assert len(ear.heard) == 2


def test_a_right_taken_back_is_told_after_the_write_or_at_once(ear: Ear) -> None:
    grant = watcher_of(a_game(), Role.SCORER)
    with write():
        nudge.revoked(grant.pk, 7)
        assert ear.gone == []
    assert ear.gone == [grant.pk, 7]
    nudge.revoked(8)
    assert ear.gone[-1] == 8


def test_the_marks_of_many_tables_are_one_query(django_assert_num_queries) -> None:
    device = DeviceFactory()
    tables = [a_table(device) for _ in range(5)]
    with django_assert_num_queries(1):
        marks = pulses_at([table.address for table in tables])
    assert marks == {table.address: "1.0.0" for table in tables}


def test_where_nobody_listens_nothing_is_told() -> None:
    assert not nudge.is_heard()
    assert record(a_game()).seq == 1
