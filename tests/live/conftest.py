"""A real server for each test that asks for `site`; it is gone when the test is over."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.live.site import Site


@pytest.fixture
def site(transactional_db: Any) -> Iterator[Site]:
    served = Site()
    served.start()
    yield served
    served.stop()
