"""Finds the benchmark modules and runs them in the order of their names."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import tests.bench
from tests.bench.timing import Figure


def modules(wanted: str = "") -> list[str]:
    """Names of the benchmark modules, those that contain `wanted`."""
    names = sorted(module.name for module in pkgutil.iter_modules(tests.bench.__path__))
    return [name for name in names if name.startswith("bench_") and wanted in name]


def all_figures(wanted: str = "") -> Iterator[Figure]:
    """Every figure of these modules, each as soon as it is measured."""
    for name in modules(wanted):
        yield from import_module(f"tests.bench.{name}").figures()
