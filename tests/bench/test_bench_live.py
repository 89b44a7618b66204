"""The benchmark of the live updates runs and names its figures (its budgets: tests/live/test_load.py)."""

import pytest

from tests.bench import bench_live
from tests.live.load import Crowd

FEW = Crowd(tables=3, at_first=5, at_others=5, deaf=1, fetching=1, saves=5, seconds=1)
NAMES = ["save_p95", "word_p99", "fetch_p95", "work_a_save", "memory", "problems"]


@pytest.mark.django_db(transaction=True)
def test_every_figure_is_measured() -> None:
    found = {figure.name: figure.value for figure in bench_live.figures(FEW)}
    assert list(found) == [f"live_{name}" for name in NAMES]
    assert found.pop("live_problems") == 0
    assert all(value > 0 for value in found.values())
