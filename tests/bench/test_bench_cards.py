"""The calculator's benchmark runs; in `make long` what would help is found in time on a phone."""

import pytest

from tests.bench import bench_cards

SLOW_PHONE = 4  # times slower than this machine
HELP = 1000  # milliseconds


def test_every_size_has_its_figures() -> None:
    names = [figure.name for figure in bench_cards.figures(number=2)]
    assert len(set(names)) == len(names) == 12
    assert "phone_help_20_cards" in names


@pytest.mark.long
def test_budget_of_help() -> None:
    for figure in bench_cards.figures():
        if "phone_help" in figure.name:
            assert figure.value * SLOW_PHONE <= HELP, figure
