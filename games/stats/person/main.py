"""All that is read of one person: three queries. Rates are over all games that are looked at;
points are those of one game, the one with most hands, for a point of one is not a point of another.
"""

from collections import Counter
from typing import NamedTuple

from django.db.models import Q

from games.stats.person.bids import VARIANT, Bid, bids_of
from games.stats.person.sat import Sat, sat_by, within
from games.stats.person.shares import Share, as_side, shares_of
from games.stats.scope import Scope


class Looked(NamedTuple):
    """`ever`: all games there were; `sat`: those of `scope`; `points` is the scope whose points are
    told, with its games, bids and hands."""

    scope: Scope
    points: Scope
    ever: list[Sat]
    sat: list[Sat]
    bids: list[Bid]
    shares: list[Share]
    point_sat: list[Sat]
    point_bids: list[Bid]
    point_shares: list[Share]

    @property
    def is_mixed(self) -> bool:
        """Whether some games have points that are not told."""
        return self.points is not self.scope


def rows_of(scope: Scope) -> Q:
    """The days and the game of a scope; whose rows they are says which club's."""
    return scope.days & Q(variant=scope.variant) if scope.variant else scope.days


def who_of(scope: Scope, person: int) -> Q:
    """A person's rows in the scope."""
    return Q(person_id=person) & rows_of(scope)


def pair_of(person: int, partner: int, scope: Scope) -> Q:
    """The rows of two as partners in the scope, told from the first one's seat."""
    return who_of(scope, person) & Q(partner_id=partner)


def look_at_person(scope: Scope, person: int) -> Looked:
    """One person's games."""
    who = who_of(scope, person)
    return looked(scope, sat_by(Q(person_id=person)), bids_of(who), shares_of(who))


def look_at_pair(scope: Scope, person: int, partner: int) -> Looked:
    """The games of two as partners, told from the first one's seat; bids are those of both."""
    ever = sat_by(Q(person_id=person, partner_id=partner))
    either = pair_of(person, partner, scope) | pair_of(partner, person, scope)
    shares = [as_side(share) for share in shares_of(pair_of(person, partner, scope))]
    return looked(scope, ever, bids_of(either), shares)


def looked(scope: Scope, ever: list[Sat], bids: list[Bid], shares: list[Share]) -> Looked:
    """What was read, and what of it has the points that are told."""
    points = scope_of_points(scope, shares)
    sat = within(scope, ever)
    if points is scope:
        return Looked(scope, scope, ever, sat, bids, shares, sat, bids, shares)
    return Looked(
        scope,
        points,
        ever,
        sat,
        bids,
        shares,
        within(points, sat),
        [bid for bid in bids if bid[VARIANT] == points.variant],
        [share for share in shares if share.variant == points.variant],
    )


def scope_of_points(scope: Scope, shares: list[Share]) -> Scope:
    """The same games, of the one variant with most hands where they are of several."""
    hands: Counter[str] = Counter()
    for share in shares:
        hands[share.variant] += share.hands
    if scope.variant or len(hands) < 2:
        return scope
    return scope._replace(variant=hands.most_common(1)[0][0])
