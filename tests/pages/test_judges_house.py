"""House rules at the judges where there is no table: chips of the page, and the address that keeps them."""

from itertools import product

import pytest
from django.test import Client

from games.rules.option import VARIANT_NAMES
from games.rules.options import read_rules
from games.selectors.judges.house import JUDGED, MOST, choices_of, differences_in, text_of
from tests.factories import a_game
from tests.pages.judging import Judged, auction, tricks
from tests.pages.visiting import at, form_to, sign_in
from tests.pages.visiting import text_of as page_text

pytestmark = pytest.mark.django_db
EACH = [(variant, judge) for variant in VARIANT_NAMES for judge in JUDGED]


@pytest.mark.parametrize(("variant", "judge"), EACH)
def test_every_choice_of_them_together_can_be_played(variant: str, judge: str) -> None:
    choices = choices_of(variant, judge)
    assert len(choices) < MOST
    for values in product(*choices.values()):
        asked = dict(zip(choices, values, strict=True))
        rules = read_rules(variant, asked)
        told = {key: text_of(value) for key, value in asked.items()}
        assert differences_in(variant, judge, told) == rules.differences


def test_free_raises_and_a_stuck_dealer(client: Client) -> None:
    assert auction(client, calls="1:250 2:300").calls[-1] == ("West", "300", False)
    page = auction(client, calls="1:250 2:300", max_raise="null")
    assert page.calls[-1] == ("West", "300", True)
    assert "1 difference" in page.text
    page = auction(client, calls="1:pass 2:pass 3:pass", forced_bid="190", pass_out="dealer")
    assert "East has it at 190." in page.text


def test_openings_of_a_widow_game(client: Client) -> None:
    asked = {"game": "cutthroat", "dealer": "3", "calls": "1:150"}
    assert auction(client, **asked).calls[-1][2]
    assert not auction(client, **asked, under_the_gun_minimum="null").calls[-1][2]
    assert (
        auction(client, game="cutthroat", dealer="3", bid_steps="[[200,10]]", calls="1:pass").bids[
            0
        ]
        == 200
    )


def test_rules_go_with_every_key_and_are_shown_as_chosen(client: Client) -> None:
    page = client.get("/settle/auction/", {"max_raise": "null", "pass_out": "dealer"})
    form = form_to(page, "/settle/auction/")
    assert (form.fields["max_raise"], form.fields["pass_out"]) == ("null", "dealer")
    then = client.get("/settle/auction/", form.fields | {"call": "250"})
    assert "max_raise=null" in then["Location"]
    assert "forced_bid" not in then["Location"]
    assert auction(client, max_raise="null", calls="1:250 2:pass 3:300").calls[-1][2]


def test_counters_and_the_duty_to_beat_at_the_trick_judge(client: Client) -> None:
    page = tricks(client, plays="AC 10C KC QC", counter_values="11-10-4-3-2")
    assert "28" in page.text
    assert tricks(client, plays="QD", hand2="AD 9D KH", heading="trump_only").may == {"AD", "9D"}
    led = {"leader": "1", "hand1": "AS KH 9H", "trump": "H"}
    assert tricks(client, **led, first_lead="trump").may == {"KH", "9H"}


@pytest.mark.parametrize("value", ["", "4", "[[1,1]]", "nobody", "²", "None", "x" * 500])
def test_what_is_no_choice_is_the_standard_rule(client: Client, value: str) -> None:
    names = [name for options in JUDGED.values() for name in options]
    for judge in JUDGED:
        answer = client.get(f"/settle/{judge}/", dict.fromkeys(names, value))
        assert Judged(answer).status == 200
        assert "standard" in page_text(answer)


def test_table_has_its_own_rules(client: Client) -> None:
    game = a_game(rules={"max_raise": None})
    sign_in(client, game)
    page = page_text(client.get(at(game, "settle/auction/"), {"max_raise": "20"}))
    assert 'name="max_raise"' not in page
    assert "1 difference" in page
