"""How many random examples a test tries: few in each run of the suite, many more in `make long`.

EXAMPLES=10 makes it ten times as many; which ones differs from run to run.
"""

import os


def examples(count: int) -> int:
    """`count` in the usual suite."""
    return count * int(os.environ.get("EXAMPLES") or 1)
