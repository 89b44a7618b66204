"""What every test may count on.

Hypothesis keeps no examples on disk and sets no clock, so a slow machine fails nothing. Tests
under tests/rules and tests/meld are pure: asking for the database there is an error.
"""

import pytest
from hypothesis import HealthCheck, settings

from tests.flush import entries_may_be_flushed  # noqa: F401

settings.register_profile(
    "project", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("project")

DATABASE_FIXTURES = {"db", "transactional_db", "django_db_setup", "live_server"}
PURE = ("tests/rules/", "tests/meld/")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have measured: `record_property("figure", "so many in so long")`."""
    reports = [one for kind in ("passed", "failed") for one in terminalreporter.getreports(kind)]
    for report in (one for one in reports if one.when == "call"):
        for line in (text for name, text in report.user_properties if name == "figure"):
            terminalreporter.write_line(f"{report.nodeid.split('::')[0]}: {line}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pure tests touch no database, not even through a fixture."""
    for item in items:
        asked = DATABASE_FIXTURES & set(getattr(item, "fixturenames", ()))
        if item.nodeid.startswith(PURE) and asked:
            raise pytest.UsageError(f"{item.nodeid} is pure and asks for {', '.join(asked)}")
