"""All that is read of one person: three queries. Rates are over all games that are looked at;
points are those of one game, the one with most hands, for a point of one is not a point of another.
"""

from collections import Counter
from typing import NamedTuple

from django.db.models import Q

from games.models.statistics import Part
from games.stats.person.beside import Beside, hands_beside
from games.stats.person.bids import Bid, bids_of
from games.stats.person.sat import Sat, fits, sat_by, within
from games.stats.scope import Scope


class Looked(NamedTuple):
    """`ever`: all games there were; `sat`: those of `scope`; `points` is the scope whose points are
    told, with its games, bids and hands beside the bidder."""

    scope: Scope
    points: Scope
    ever: list[Sat]
    sat: list[Sat]
    bids: list[Bid]
    beside: list[Beside]
    point_sat: list[Sat]
    point_bids: list[Bid]
    point_beside: list[Beside]

    @property
    def is_mixed(self) -> bool:
        """Whether some games have points that are not told."""
        return self.points is not self.scope


def rows_of(scope: Scope) -> Q:
    """The days and the game of a scope; whose rows they are says which club's."""
    return scope.days & Q(variant=scope.variant) if scope.variant else scope.days


def look_at(scope: Scope, who: Q, bidders: Q | None = None) -> Looked:
    """What the rows of `who` say; `bidders` are the rows of bids where those are others."""
    ever = sat_by(who)
    sat = within(scope, ever)
    bids = bids_of((who if bidders is None else bidders) & rows_of(scope))
    beside = hands_beside(who & rows_of(scope))
    if bidders is not None:  # the partner's bids are among the bids already
        beside = [row for row in beside if row.part != Part.PARTNER or row.bidder is None]
    points = scope_of_points(scope, sat)
    variants = {row.game: row.variant for row in sat}
    return Looked(
        scope,
        points,
        ever,
        sat,
        bids,
        beside,
        within(points, sat),
        [bid for bid in bids if fits(points, variants.get(bid.game, points.variant))],
        [row for row in beside if fits(points, row.variant)],
    )


def look_at_person(scope: Scope, person: int) -> Looked:
    """One person's games."""
    return look_at(scope, Q(person_id=person))


def who_of(scope: Scope, person: int) -> Q:
    """A person's rows in the scope."""
    return Q(person_id=person) & rows_of(scope)


def look_at_pair(scope: Scope, person: int, partner: int) -> Looked:
    """The games of two as partners, told from the first one's seat; bids are those of both."""
    mine = Q(person_id=person, partner_id=partner)
    return look_at(scope, mine, mine | Q(person_id=partner, partner_id=person))


def pair_of(person: int, partner: int, scope: Scope) -> Q:
    """The rows of two as partners in the scope, told from the first one's seat."""
    return who_of(scope, person) & Q(partner_id=partner)


def scope_of_points(scope: Scope, sat: list[Sat]) -> Scope:
    """The same games, of the one variant with most hands where they are of several."""
    hands: Counter[str] = Counter()
    for row in sat:
        hands[row.variant] += row.hands
    if scope.variant or len(hands) < 2:
        return scope
    return scope._replace(variant=hands.most_common(1)[0][0])
