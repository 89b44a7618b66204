"""With whom: games, bids made, points a hand; the best partner."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from games.selectors.club.frame import count_words
from games.selectors.club.person.cells import Row, count_cell, rate_cell, signed_cell, table
from games.selectors.club.recap_words import Told
from games.stats.charts.bars import row_bars
from games.stats.figures import LEAST_GAMES, Rate
from games.stats.links import page_href
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.main import Looked
from games.stats.person.rates import hands_of, made_of
from games.stats.person.sat import Sat, score_of, with_each
from games.stats.person.shares import Share, as_bidder, shared_with
from games.stats.scope import Scope

NOBODY = f"Nobody sat across from {{name}} in {LEAST_GAMES} of these games."


class Partner:
    """Somebody who sat across: the games that count, and the hands."""

    def __init__(
        self, shown: Shown, sat: Iterable[Sat], shares: list[Share], points: Scope
    ) -> None:
        self.shown = shown
        self.score = score_of(sat)
        self.bids = as_bidder(shares)
        self.hands = hands_of(share for share in shares if points.variant in ("", share.variant))

    @property
    def won(self) -> Rate:
        return Rate(self.score.won, self.score.games, LEAST_GAMES)


def partners_of(looked: Looked, people: dict[int, Shown]) -> list[Partner]:
    """Everybody who sat across, most games first."""
    sat, shares = with_each(looked.sat), shared_with(looked.shares)
    found = [
        Partner(people[pk], sat.get(pk, []), shares.get(pk, []), looked.points)
        for pk in sat.keys() | shares.keys()
        if pk is not None
    ]
    return sorted(found, key=lambda each: (-each.score.games, each.shown.name, each.shown.id))


def with_table(partners: list[Partner], behind: Behind, person: int) -> dict[str, Any]:
    """Games and bids made with each partner."""
    rows = [
        Row(
            each.shown.name,
            [
                count_cell(each.score.games, with_them(ended="credited")),
                count_cell(each.score.won, with_them(ended="won")),
                rate_cell(made_of(each.bids, behind.bids(partner=each.shown.id))),
            ],
            page_href(behind.scope, "club-pair", person, each.shown.id),
        )
        for each in partners
        for with_them in [partial(behind.hands, partner=each.shown.id)]
    ]
    return table("With", ("with", "games", "won", "made"), rows)


def points_table(partners: list[Partner], behind: Behind) -> dict[str, Any]:
    """Points a hand with each partner, as bars."""
    means = [
        (each, each.hands.delta_a_hand(behind.hands(partner=each.shown.id))) for each in partners
    ]
    means = [pair for pair in means if pair[1].is_shown]
    means.sort(key=lambda pair: -pair[1].total / pair[1].count)
    bars = row_bars([mean.value for _, mean in means])
    rows = [
        Row(each.shown.name, [signed_cell(mean)], bar=bar)
        for (each, mean), bar in zip(means, bars, strict=True)
    ]
    return table("Points a hand, by partner", ("with", "points a hand"), rows)


def best_partner(partners: list[Partner], behind: Behind, name: str) -> Told | None:
    """With whom most is won, with those games; None where nobody ever sat across."""
    if not partners:
        return None
    known = [each for each in partners if each.won.is_shown]
    if not known:
        return Told(NOBODY.format(name=name))
    best = max(known, key=lambda each: (each.won.part / each.won.whole, each.won.whole))
    won = f"{best.score.won:,} of {count_words(best.score.games, 'game')} won together"
    text = f"Best partner: {best.shown.name}, {won}."
    return Told(text, behind.hands(partner=best.shown.id, ended="credited"))
