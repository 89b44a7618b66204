"""The page of two as partners."""

from typing import Any

from games.models import Device
from games.models.statistics import State
from games.selectors.club.person import told
from games.selectors.club.person.bidding import bid_cells
from games.selectors.club.person.cells import Row, table
from games.selectors.club.person.hands_told import hands_count, hands_told
from games.selectors.club.person.keys import empty_view, keys_view, second
from games.selectors.club.person.opponents import met_table
from games.selectors.club.person.sheets import sheets_of
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.bids import PERSON, alike
from games.stats.person.main import Looked, look_at_pair, pair_of
from games.stats.person.opponents import opponents_of
from games.stats.person.records import records_of
from games.stats.person.sat import count_of, days_of, score_of
from games.stats.scope import Scope


def pair_page(
    scope: Scope, person: Shown, partner: Shown, people: dict[int, Shown], device: Device
) -> dict[str, Any]:
    """For `pair.html`, but for the frame. Five queries, however much was played."""
    looked = look_at_pair(scope, person.id, partner.id)
    behind = Behind(scope, person=person.id, partner=partner.id)
    score, title = score_of(looked.sat), f"{person.name} & {partner.name}"
    met = opponents_of(pair_of(person.id, partner.id, scope))
    records = records_of(looked.point_sat, looked.point_bids)
    days = days_of(looked.sat)
    coming = told.coming(looked.ever)
    return {
        "title": title,
        "second": second(looked),
        "empty": empty_view(scope, looked, title),
        "keys": keys_view(behind, hands_count(looked)),
        "pair": (person, partner),
        "who_bid": who_bid(looked, person, partner),
        "games": told.game_facts(
            score,
            count_of(looked.sat, State.CALLED),
            count_of(looked.sat, State.RUNNING),
            behind,
        ),
        "streaks": told.streak_facts(looked.sat, looked.bids, behind),
        "against": met_table(met, people, behind),
        "milestones": told.milestone_facts(looked.ever),
        "coming": [coming] if coming else [],
        "records": told.record_facts(
            records, days, sheets_of(device, records), behind, told.bidder_in(people)
        ),
        **hands_told(looked, behind),
    }


def who_bid(looked: Looked, person: Shown, partner: Shown) -> dict[str, Any]:
    """The bids of each of the two."""
    rows = [
        Row(each.name, bid_cells(bids, own, part="bidder"), each.href)
        for each, other in ((person, partner), (partner, person))
        for bids in [alike(bid for bid in looked.point_bids if bid[PERSON] == each.id)]
        for own in [Behind(looked.points, person=each.id, partner=other.id)]
        if bids
    ]
    return table("Who bid", ("bidder", "made", "bid", "over"), rows)
