"""The links of a table, for its owner."""

from games.models import Link, Table
from games.models.table import Role


def recovery_link(table: Table) -> Link:
    """The table's recovery link; `games.links.secret_of` gives what stands in its address."""
    return Link.objects.get(table=table, role=Role.OWNER, revoked_at=None)
