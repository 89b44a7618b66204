"""The benchmark runs and names its figures; in `make long` the finder holds its budgets."""

import pytest

from tests.bench import bench_meld
from tests.bench.__main__ import main
from tests.bench.registry import modules
from tests.bench.timing import Figure

NAMES = [
    f"meld_{start}_vs_plain_{size}_cards_{what}"
    for size in (12, 15, 20)
    for what in ("one_trump", "best_of_four")
    for start in ("ready", "codes")
]


def test_every_ratio_has_its_figure() -> None:
    names = [figure.name for figure in bench_meld.figures(number=3)]
    assert [name for name in names if "_vs_plain_" in name] == NAMES
    assert len(set(names)) == len(names)


def test_line_of_a_figure() -> None:
    assert str(Figure("meld_ready_vs_plain_12", 41.23456, "x")) == "meld_ready_vs_plain_12: 41.23 x"


def test_modules_are_found_by_name() -> None:
    assert "bench_meld" in modules()
    assert modules("meld") == ["bench_meld"]
    assert modules("nothing here") == []


def test_lines_are_printed(capsys: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_meld, "figures", lambda: iter([Figure("a", 1, "x")]))
    main("bench_meld")
    assert capsys.readouterr().out == "a: 1 x\n"


@pytest.mark.long
def test_budgets_of_the_finder() -> None:
    for figure in bench_meld.figures():
        if "ready_vs_plain" in figure.name:
            assert figure.value >= 20, figure
        if "codes_vs_plain" in figure.name:
            assert figure.value >= 4, figure
        if "explanation" in figure.name:
            assert figure.value <= 0.2, figure
