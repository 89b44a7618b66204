"""The rules' benchmark runs; in `make long` scores and replays hold their budgets."""

import pytest

from tests.bench import bench_rules


def test_every_game_has_its_figures() -> None:
    names = [figure.name for figure in bench_rules.figures(number=30)]
    assert len(set(names)) == len(names) == 15
    assert "rules_replay_30_hands_single_deck" in names


@pytest.mark.long
def test_budgets_of_the_rules() -> None:
    for figure in bench_rules.figures():
        if "rules_score" in figure.name:
            assert figure.value <= 0.1, figure
        if "rules_replay" in figure.name:
            assert figure.value <= 3, figure
