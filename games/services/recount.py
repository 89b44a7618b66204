"""What the statistics of a club are told when its people or tables change."""

from games.models import Club, Table


def people_changed(club: Club) -> None: ...


def table_moved(table: Table) -> None: ...
