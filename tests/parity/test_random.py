"""Server and phone give the same answers to random questions, sensible and broken ones.

PARITY_COUNT hands and entries (2,000), a tenth as many of what is built on the same answers; in
`make long` 20,000 of each kind, other ones each time. From PARITY_SEED, which a failure names.
"""

import os
import time
from pathlib import Path
from random import Random

import pytest

from tests.parity.phone import ask_phone, ask_server
from tests.parity.samples import KINDS, question

COUNT = int(os.environ.get("PARITY_COUNT", "2000"))
SEED = int(os.environ.get("PARITY_SEED", "1"))
LONG_COUNT, BATCH = 20_000, 2_000
WHOLE = ("meld", "score", "tricks", "auction")


@pytest.mark.parametrize("kind", KINDS)
def test_server_and_phone_agree(kind: str, tmp_path: Path) -> None:
    compare(kind, COUNT if kind in WHOLE else COUNT // 10, SEED, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_server_and_phone_agree_for_long(kind: str, tmp_path: Path) -> None:
    first = int(os.environ.get("PARITY_SEED", time.time()))
    for seed in range(first, first + LONG_COUNT // BATCH):
        compare(kind, BATCH, seed, tmp_path)


def compare(kind: str, count: int, seed: int, folder: Path) -> None:
    random = Random(seed)
    asked = [(kind, question(random, kind)) for _ in range(count)]
    phone, _ = ask_phone(folder, asked)
    for (_, one), here, there in zip(asked, ask_server(asked), phone, strict=True):
        assert here == there, f"PARITY_SEED={seed}: {kind} {one}"
