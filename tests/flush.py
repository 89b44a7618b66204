"""Lets transactional tests empty the database afterwards: for that moment the triggers are off."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test import TransactionTestCase

from games import triggers


@pytest.fixture(autouse=True, scope="session")
def entries_may_be_flushed() -> Iterator[None]:
    """Take the ledger's triggers off around each flush, and put them on again."""
    flush = TransactionTestCase._fixture_teardown

    def teardown(*args: Any) -> None:
        triggers.remove(connection)
        try:
            flush(*args)
        finally:
            triggers.install(connection)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_teardown", teardown)
        yield
