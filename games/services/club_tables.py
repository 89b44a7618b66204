"""Tables of a club: put there with each player's person said, taken out, put there by themselves.

A table in a club counts in its statistics with all games that were ever played there. A new table
belongs to a club by itself when all its players go by names of the club's people.
"""

from collections.abc import Iterable

from games.club_access import ALLOWED
from games.models import Club, Device, Person, PersonName, Player, Table
from games.names import TextRefused, fold
from games.rules.errors import Problem
from games.selectors.club.lineups import Pair, together
from games.services.club_errors import ClubRefused
from games.services.people import add_person, known_by_name
from games.services.recount import hold_games_at, table_moved
from games.services.roster import locked, read_person_name
from games.services.transaction import write

ARE_TWO = "{one} and {other} sat at this table at once: they are two people of the club."


def move_table(*, table: Table, club: Club, names: dict[int, str], is_guest: bool = True) -> Table:
    """Let the table's games count in `club`, and in no other any more. Twice is no error.

    `names` says who each player (by id) is: a name of the club's, or somebody new, a guest or not.

    :raises ClubRefused: every name that cannot stand, or that two share who sat there at once;
        fields `player_<id>`.
    """
    with write():
        table = locked_table(table)
        take_in(table, locked(club), names, is_guest=is_guest)
        return table


def locked_table(table: Table) -> Table:
    """The table, its games locked before its own row, as who writes in a game does it. Two queries."""
    hold_games_at(table)
    return Table.objects.select_for_update(no_key=True).get(pk=table.pk)


def take_in(table: Table, club: Club, names: dict[int, str], *, is_guest: bool) -> None:
    """Put a locked table into a locked club.

    :raises ClubRefused: as in :func:`move_table`.
    """
    players = list(table.players.order_by("pk"))
    wanted = read_players(players, names)
    pairs = together(table)
    check_apart(players, {pk: fold(name) for pk, name in wanted.items()}, pairs)
    people = people_for(club, wanted.values(), is_guest=is_guest)
    for player in players:
        player.person = people[fold(wanted[player.pk])]
    check_apart(players, {player.pk: player.person.root_id for player in players}, pairs)
    Player.objects.bulk_update(players, ["person"])
    table.club = club
    table.save(update_fields=["club"])
    table_moved(table)


def read_players(players: list[Player], names: dict[int, str]) -> dict[int, str]:
    """The name that each player goes by in the club; where none is said, that of the table.

    :raises ClubRefused: every name that cannot stand.
    """
    wanted, problems = {}, []
    for player in players:
        name, field = names.get(player.pk) or player.name, f"player_{player.pk}"
        try:
            wanted[player.pk] = read_person_name(name, f"The name for {player}", field)
        except TextRefused as refused:
            problems += refused.problems
    if problems:
        raise ClubRefused(problems)
    return wanted


def check_apart(players: list[Player], who: dict[int, object], pairs: set[Pair]) -> None:
    """:raises ClubRefused: two who sat there at once would be one."""
    named = {player.pk: player.name for player in players}
    problems = [
        Problem("not_allowed", f"player_{two}", ARE_TWO.format(one=named[one], other=named[two]))
        for one, two in sorted(pairs)
        if who[one] == who[two]
    ]
    if problems:
        raise ClubRefused(problems)


def people_for(club: Club, names: Iterable[str], *, is_guest: bool) -> dict[str, Person]:
    """The people who go by these names, by folded name; new ones where nobody does."""
    wanted = {fold(name): name for name in names}
    people = known_by_name(club, list(wanted))
    for folded, name in wanted.items():
        if folded not in people:
            people[folded] = add_person(club, name, is_guest=is_guest)
    return people


def take_out(*, table: Table) -> None:
    """Let the table's games count in no club. Twice is no error."""
    with write():
        table = locked_table(table)
        if table.club_id is None:
            return
        table.players.update(person=None)
        table.club = None
        table.save(update_fields=["club"])
        table_moved(table)


def club_of_all(device: Device, names: Iterable[str]) -> Club | None:
    """The club of this device whose people all of these are, none of them twice. Two queries at most.

    Of several the one that the device came to last. Viewers bring no tables.
    """
    folded = [fold(name) for name in names]
    found: dict[int, dict[str, int]] = {}
    for row in names_in_clubs(device, folded):
        found.setdefault(row.club_id, {})[row.folded] = row.person.root_id
    for club, roots in found.items():
        if len(set(roots.values())) == len(folded):
            return Club.objects.get(pk=club)
    return None


def names_in_clubs(device: Device, folded: list[str]) -> Iterable[PersonName]:
    """Who goes by these names in the clubs that the device may bring tables to, latest club first."""
    grants = {
        "club__grants__device": device,
        "club__grants__revoked_at": None,
        "club__grants__hidden_at": None,
        "club__grants__role__in": ALLOWED["bring"],
    }
    rows = PersonName.objects.select_related("person").filter(folded__in=folded, **grants)
    return rows.order_by("-club__grants__made_at", "-club_id")
