"""Benchmarks: `python -m tests.bench` prints one line a figure, `name: value unit`.

Every module here named `bench_*.py` has a function `figures()` that gives `Figure`s; put a module
beside the others and its figures are printed too. Ratios are taken in one run, turn and turn about,
so that a busy machine slows both sides.
"""
