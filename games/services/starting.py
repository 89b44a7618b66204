"""What a game starts with: checked, all problems at once, then written (architecture §3).

CT25 (three, four or five people in cutthroat); a paper score gives totals, hands already played
and, where overtime had raised it, the target. Leaves out what the rules mean (games.rules).
"""

from typing import Any, NamedTuple

from games.models import Draft, Game, Player, Seat, Table
from games.models.game import MOST_SEATS, NAME_LONGEST
from games.names import TextRefused, read_text
from games.rules.errors import Problem, RulesRefused
from games.rules.options import Rules, read_rules
from games.rules.variants import VARIANT_BY_NAME, side_of_seat
from games.services import clock, nudge
from games.services.errors import TableRefused
from games.services.ledger import project
from games.services.people import people_named

NO_PROFILE = ("", 1)
LARGEST_TOTAL = 100_000
MOST_HANDS_BEFORE = 1_000
START_NAMES = ("totals", "hands_before", "target")


class NewGame(NamedTuple):
    """A game that is in order and not written yet."""

    rules: Rules
    names: tuple[str, ...]
    dealer: int
    totals: dict[str, int]
    hands_before: int
    target: int | None


def check_new_game(
    variant: object,
    rules: object,
    names: object,
    dealer: object,
    start: object,
    others: tuple[Problem, ...] = (),
) -> NewGame:
    """Put a new game in order. `others` are problems found elsewhere, told together.

    :raises TableRefused: fields `variant`, `rules.*`, `names`, `names.2`, `dealer`, `start.*`.
    """
    read, problems = check_rules(variant, rules)
    people, more = check_names(variant, names)
    problems += [*more, *others, *check_dealer(dealer, len(people))]
    sides = sides_of(variant, len(people))
    begun = {} if start is None else start
    problems += check_start(begun, sides)
    if problems or read is None:
        raise TableRefused(problems)
    totals = dict.fromkeys(sides, 0) | begun.get("totals", {})
    before, target = begun.get("hands_before", 0), begun.get("target")
    return NewGame(read, people, dealer, totals, before, target)


def check_rules(variant: object, rules: object) -> tuple[Rules | None, list[Problem]]:
    try:
        return read_rules(variant, rules), []
    except RulesRefused as refused:
        return None, list(refused.problems)


def check_names(variant: object, names: object) -> tuple[tuple[str, ...], list[Problem]]:
    """The names by seat, and a problem for each that cannot stand, or for their number."""
    if not isinstance(names, (list, tuple)):
        return (), [Problem("wrong_type", "names", "A list of names is expected.")]
    people, problems = [], []
    for seat, name in enumerate(names[: MOST_SEATS + 1], 1):
        try:
            people.append(read_name(name, seat))
        except TextRefused as refused:
            people.append("")
            problems += refused.problems
    return tuple(people), problems + check_number(variant, len(people))


def read_name(name: object, seat: int) -> str:
    """A player's name as typed.

    :raises TextRefused: with the field `names.<seat>`.
    """
    what = f"The name at seat {seat}"
    return read_text(name, field=f"names.{seat}", what=what, longest=NAME_LONGEST)


def check_number(variant: object, number: int) -> list[Problem]:
    """A problem unless that many people can play this game (CT25)."""
    game = VARIANT_BY_NAME.get(variant) if isinstance(variant, str) else None
    if game is None or number in game.people:
        return []
    counts = " or ".join(str(count) for count in game.people)
    sentence = f"This game is for {counts} players; there are {number} names."
    return [Problem("not_allowed", "names", sentence, "" if game.is_partnership else "CT25")]


def check_dealer(dealer: object, seats: int) -> list[Problem]:
    if type(dealer) is int and 1 <= dealer <= max(seats, 1):
        return []
    return [Problem("not_allowed", "dealer", "Who deals first? Choose one of the players.")]


def check_start(start: Any, sides: tuple[str, ...]) -> list[Problem]:
    """What is wrong with a paper score."""
    if not isinstance(start, dict) or not isinstance(start.get("totals", {}), dict):
        return [Problem("wrong_type", "start", "A paper score has totals by side.")]
    problems = [unknown(f"start.{name}") for name in start if name not in START_NAMES]
    for side, points in start.get("totals", {}).items():
        field = f"start.totals.{side}"
        if side not in sides:
            problems.append(unknown(field))
        else:
            problems += check_whole(points, field, -LARGEST_TOTAL, LARGEST_TOTAL)
    problems += check_whole(
        start.get("hands_before", 0), "start.hands_before", 0, MOST_HANDS_BEFORE
    )
    if start.get("target") is not None:
        problems += check_whole(start["target"], "start.target", 1, LARGEST_TOTAL)
    return problems


def unknown(field: str) -> Problem:
    return Problem("unknown_name", field, f"“{field.split('.')[-1][:20]}” is not known here.")


def check_whole(value: object, field: str, least: int, most: int) -> list[Problem]:
    """A problem unless `value` is a whole number between the two."""
    if type(value) is int and least <= value <= most:
        return []
    return [Problem("not_allowed", field, f"A whole number from {least} to {most} belongs here.")]


def sides_of(variant: object, people: int) -> tuple[str, ...]:
    """The sides of a game: two partnerships, or a letter for each player."""
    seats = range(1, min(people, MOST_SEATS) + 1)
    return tuple(sorted({side_of_seat(str(variant), seat) for seat in seats}))


def open_game(
    table: Table,
    new: NewGame,
    number: int,
    *,
    key: str,
    asked: str,
    profile: tuple[str, int] = NO_PROFILE,
) -> Game:
    """Write a game with its seats and its empty draft, on a locked table.

    `profile` is the name and the version of the rules' profile.
    """
    game = Game.objects.create(
        table=table,
        number=number,
        variant=new.rules.variant,
        rules=new.rules.differences,
        rules_name=profile[0],
        rules_version=profile[1],
        dealer=new.dealer,
        next_dealer=new.dealer,
        start_totals=new.totals,
        start_target=new.target,
        hands_before=new.hands_before,
        started_at=clock.now(),
        key=key,
        asked=asked,
    )
    players = seat_players(table, new.names)
    seats = [Seat(game=game, number=n, player=player) for n, player in enumerate(players, 1)]
    game.seat_list = Seat.objects.bulk_create(seats)
    game.entry_list = []
    game.draft = Draft(game=game, hand_number=new.hands_before + 1)
    game.draft.save()
    nudge.notice(game, is_new=True)
    project(game)
    return game


def seat_players(table: Table, names: tuple[str, ...]) -> list[Player]:
    """The people of those names: those the table knows already, each once, and new ones.

    At a table of a club each of them is a person of the club, and no two are the same.
    """
    known = list(table.players.select_related("person").order_by("pk"))
    seated = [take_known(known, name) or Player(table=table, name=name) for name in names]
    if table.club_id is not None:
        name_people(table, seated)
    Player.objects.bulk_create([player for player in seated if player.pk is None])
    return seated


def take_known(known: list[Player], name: str) -> Player | None:
    """The first of `known` by that name, taken off the list, with all who are the same person."""
    found = next((player for player in known if player.name == name), None)
    if found:
        same = root_of(found)
        known[:] = [
            each for each in known if each is not found and not (same and root_of(each) == same)
        ]
    return found


def root_of(player: Player) -> int | None:
    """Who a player is in the club, None where the table has none."""
    return player.person.root_id if player.person else None


def name_people(table: Table, seated: list[Player]) -> None:
    """Say who the new players are in the table's club. One query where all are known there."""
    new = [player for player in seated if player.person is None]
    taken = {root_of(player) for player in seated} - {None}
    found = people_named(table.club, [player.name for player in new], taken) if new else []
    for player, person in zip(new, found, strict=True):
        player.person = person
