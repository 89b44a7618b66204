"""What a key has written at a table before, in whichever of its games."""

from games.models import Entry, Table


def written_before(table: Table, number: int, key: str) -> Entry | None:
    """The entry that this key wrote in the table's game of that number, with its game. One query."""
    if not key:
        return None
    entries = Entry.objects.select_related("game").filter(game__table=table, game__number=number)
    return entries.filter(key=key).first()
