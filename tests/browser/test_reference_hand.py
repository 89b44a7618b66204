"""The budgets of taps (architecture §7), counted by a thumb in a real browser."""

import pytest

from tests.browser.score_pad import ScorePad
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


def test_reference_hand_takes_twelve_taps(phone, live_server):
    """Dealer West, North bids 320 in hearts, meld 150 and 40, trick points 170 and 80."""
    game = a_game(variant="single-deck", names=["North", "East", "South", "West"], dealer=4)
    pad = ScorePad(phone, game, live_server.url).open()
    pad.bid("North", 320, "H")
    pad.meld("15>4")
    pad.tricks("17")
    pad.shows_totals("320", "120")
    assert pad.taps == 12


def test_cutthroat_counterpart_takes_sixteen_taps(phone, live_server):
    """Tess bids 320 in hearts, meld 180, 60 and 20, trick points 200, 0 and 50."""
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"], dealer=2)
    pad = ScorePad(phone, game, live_server.url).open()
    pad.bid("Tess", 320, "H")
    pad.meld("18>2>6")
    pad.tricks("19>4")
    pad.shows_totals("60", "80", "370")
    assert pad.taps == 16
