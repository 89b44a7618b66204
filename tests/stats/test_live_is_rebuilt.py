"""After any story of a club's table its rows say what its ledger says, as if made anew.

After every move the rows are those that the replay gives; at the end, with two tables that were
merged, moved and played at, the club rebuilt has the same rows and the same ratings.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.models import Club, Game, HandSeat, Person
from games.rules.errors import Refused
from games.selectors.ledger import sheet_of
from games.services.club_tables import move_table, take_out
from games.services.errors import WriteFailed
from games.services.merging import merge_people, undo_merge
from games.services.statistics import rebuild
from tests.examples import examples
from tests.factories import a_club, a_game
from tests.ledger import moves, story
from tests.ledger.test_random import TABLES, open_with_hands
from tests.stats.told import all_of, made_of, stored_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def move_merge(draw: Any, club: Club, game: Game) -> None:
    """Two people of the club are one from here on."""
    people = list(Person.objects.filter(club=club).order_by("pk"))
    one, other = (draw(st.sampled_from(people)) for _ in "12")
    merge_people(person=one, into=other)


def move_undo_merge(draw: Any, club: Club, game: Game) -> None:
    merged = Person.objects.filter(club=club).exclude(stands_for=None).order_by("pk")
    if merged:
        undo_merge(person=draw(st.sampled_from(list(merged))))


def move_out_and_in(draw: Any, club: Club, game: Game) -> None:
    """The table leaves the club, goes on for a hand, and comes back."""
    take_out(table=game.table)
    if not story.fresh(game).is_over:
        story.record(game, moves.facts_for(draw, game), accept_warnings=moves.WARNINGS)
    assert stored_of(game) == ([], [])
    move_table(table=story.fresh(game).table, club=club, names={})


OF_CLUB = [move_merge, move_undo_merge, move_out_and_in]


def try_move(draw: Any, club: Club, game: Game, keys: list[str]) -> None:
    """One move of the table, now and then one of the club; whatever is refused changes nothing."""
    try:
        if draw(st.integers(0, 5)) == 0:
            draw(st.sampled_from(OF_CLUB))(draw, club, game)
        else:
            usual = moves.AFTER_THE_END if story.fresh(game).is_over else moves.MOVES
            draw(st.sampled_from([*usual, move_confirm]))(draw, game, keys)
    except (WriteFailed, Refused):
        pass


def move_confirm(draw: Any, game: Game, keys: list[str]) -> None:
    target = moves.entry_seq(draw, game, "hand", "correction")
    story.confirm(story.ask(game), target, draw(st.sampled_from(["A", "B"])))


def a_started_game(draw: Any, club: Club) -> Game:
    """A game of any kind at a table of the club, with none to three hands."""
    variant, people = draw(st.sampled_from(TABLES))
    game = a_game(
        variant=variant,
        names=[f"Player {seat}" for seat in range(1, people + 1)],
        dealer=draw(st.integers(1, people)),
        rules={"target": moves.SCALE[variant][0] * draw(st.sampled_from([60, 150, 400]))},
        club=club,
    )
    open_with_hands(draw, game)
    return game


def check(game: Game) -> None:
    """The rows are those of the ledger, and agree with the verdicts on its sheet."""
    now = story.fresh(game)
    assert stored_of(now) == made_of(now)
    for row in HandSeat.objects.filter(game=now):
        line = sheet_of(now).line(row.seq)
        assert (row.delta, row.is_made) == (line.delta[row.side], line.verdict.is_made)
        texts = [reason.text for reason in line.verdict.of_side(row.side)]
        assert any(" lost: " in text for text in texts) == (row.meld_lost > 0)


def tell(data: Any) -> None:
    """Play two tables of a club at random, looking at the rows after every move."""
    club, keys = a_club([]), []
    games = [a_started_game(data.draw, club) for _ in "12"]
    for _ in range(data.draw(st.integers(1, 12))):
        try_move(data.draw, club, data.draw(st.sampled_from(games)), keys)
        for game in games:
            check(game)
    live = all_of(club)
    club.refresh_from_db()
    assert club.ratings_from is None
    rebuild(club)
    assert all_of(club) == live


@given(st.data())
@settings(max_examples=examples(8))
def test_live_rows_are_the_rebuilt_ones(data: Any) -> None:
    tell(data)


@pytest.mark.long
@given(st.data())
@settings(max_examples=200)
def test_live_rows_are_the_rebuilt_ones_two_hundred_times(data: Any) -> None:
    tell(data)
