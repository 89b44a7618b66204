"""The links and the code of a table, and who came by them."""

from datetime import datetime

from games.models import Code, Link, Table


def link_of(table: Table, role: str) -> Link | None:
    """The table's open link of that role; `games.links.secret_of` gives what stands in its address."""
    return Link.objects.filter(table=table, role=role, revoked_at=None).first()


def links_of(table: Table) -> dict[str, Link]:
    """The open links by role. One query."""
    return {link.role: link for link in table.links.filter(revoked_at=None)}


def code_of(table: Table, now: datetime) -> Code | None:
    """The code that is good now."""
    return table.codes.filter(revoked_at=None, expires_at__gt=now).first()
