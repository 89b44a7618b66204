"""Against whom: games, and how often that one was set; the nemesis."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from games.selectors.club.frame import count_words
from games.selectors.club.person.cells import Cell, Row, count_cell, rate_cell, table
from games.selectors.club.recap_words import Told
from games.stats.figures import LEAST_BIDS, LEAST_GAMES, Rate
from games.stats.links import page_href
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.opponents import Met
from games.stats.person.shares import Share, as_defender, hands_in, sets_in


class Opponent(NamedTuple):
    """Somebody on another side: games, and the hands in which that one bid."""

    shown: Shown
    met: Met
    sets: int
    bids: int


def opponents(
    met: dict[int, Met], shares: Iterable[Share], people: dict[int, Shown]
) -> list[Opponent]:
    """Everybody who was on another side, most games first."""
    against: dict[int, list[Share]] = {}
    for row in as_defender(shares):
        if row.bidder is not None:
            against.setdefault(row.bidder, []).append(row)
    found = [
        Opponent(people[pk], met.get(pk, Met()), sets_in(rows), hands_in(rows))
        for pk in met.keys() | against.keys()
        for rows in [against.get(pk, [])]
    ]
    return sorted(found, key=lambda each: (-each.met.games, each.shown.name, each.shown.id))


def against_table(found: list[Opponent], behind: Behind, person: int) -> dict[str, Any]:
    """Games against each, and how often the bidder was set."""
    rows = [
        Row(
            each.shown.name,
            [
                *met_cells(each.met, behind, each.shown.id),
                rate_cell(set_rate(each, behind)),
            ],
            page_href(behind.scope, "club-against", person, each.shown.id),
        )
        for each in found
    ]
    return table("Against", ("against", "games", "won", "set them"), rows)


def met_cells(met: Met, behind: Behind, other: int) -> list[Cell]:
    """Games against somebody, and those that were won."""
    return [
        count_cell(met.games, behind.hands(against=other, ended="credited")),
        count_cell(met.won, behind.hands(against=other, ended="won")),
    ]


def set_rate(each: Opponent, behind: Behind) -> Rate:
    """How often that bidder was set, of the hands this person defended against."""
    href = behind.hands(part="defender", bidder=each.shown.id)
    return Rate(each.sets, each.bids, LEAST_BIDS, href)


def nemesis(found: list[Opponent], behind: Behind, name: str) -> Told | None:
    """Who wins most against this person, with their games; None where nobody was ever met."""
    if not found:
        return None
    known = [each for each in found if each.met.games >= LEAST_GAMES]
    ahead = [each for each in known if each.met.lost > each.met.won]
    if ahead:
        worst = max(ahead, key=lambda each: (each.met.lost / each.met.games, each.met.games))
        games = count_words(worst.met.games, "game")
        text = f"Nemesis: {worst.shown.name}, who won {worst.met.lost:,} of {games} against {name}."
        return Told(text, behind.hands(against=worst.shown.id, ended="credited"))
    if known:
        least = f"in {LEAST_GAMES} or more"
        return Told(f"No nemesis: nobody has won more games against {name} than lost, {least}.")
    return Told(f"Nobody played {LEAST_GAMES} of these games against {name}.")


def met_table(met: dict[int, Met], people: dict[int, Shown], behind: Behind) -> dict[str, Any]:
    """Games against each, without hands."""
    ranked = sorted(met.items(), key=lambda pair: (-pair[1].games, people[pair[0]].name, pair[0]))
    rows = [
        Row(
            people[pk].name,
            met_cells(each, behind, pk),
            people[pk].href,
        )
        for pk, each in ranked
    ]
    return table("Against", ("against", "games", "won"), rows)
