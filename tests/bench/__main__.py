"""Prints every figure of every `bench_*` module; a name as argument prints only those with it."""

import sys

from tests.bench.registry import all_figures


def main(wanted: str = "") -> None:
    """Print the figures whose module's name contains `wanted`."""
    for figure in all_figures(wanted):
        print(figure, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:2])
