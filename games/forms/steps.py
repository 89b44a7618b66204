"""The three steps of a hand as they are posted: Bid, Meld, Tricks (product.md, "The table").

Each reader takes the posted data and the sides, and gives the facts of its step beside the
problems of form. What the facts are worth, and whether they may be, is for `games.rules`.
"""

from urllib.parse import parse_qsl

from django.http import QueryDict

from games.forms.figures import read_fields
from games.rules.hand_cards import by_seat, untouched
from games.selectors.table.bid_view import IRREGULAR
from games.selectors.table.running import Running
from games.selectors.table.seat_cards import SeatCards
from meld.errors import Problem

STEPS = ("bid", "meld", "tricks")
ANSWERS = {"yes": True, "no": False}


class StepRead:
    """What one step said: its facts, and every problem of form in it."""

    def __init__(self, facts: dict, problems: tuple[Problem, ...]) -> None:
        self.facts = facts
        self.problems = tuple(problems)


def read_step(running: Running, step: str, data: QueryDict) -> StepRead:
    """The facts of a step of the running hand."""
    if step == "bid":
        return read_bid(data, running.side_of_seat, running.sides)
    if step == "meld":
        return with_cards(running, read_meld(data, running.playing))
    return read_tricks(data, running.playing, running.rules.trick_total)


def mend(data: QueryDict) -> QueryDict:
    """The posted data with a tapped mend in it (`mend=tricks.A=50`); itself where none was."""
    if "mend" not in data:
        return data
    mended = data.copy()
    for name, value in parse_qsl(data["mend"]):
        if name.startswith(("tricks.", "meld.")):
            mended[name] = value
    return mended


def read_bid(data, side_of_seat: dict[int, str], sides: tuple[str, ...]) -> StepRead:
    """Who bid what in which suit, or that nobody did."""
    playing = read_playing(data, sides)
    if data.get("outcome") == "passed_out":
        return StepRead(
            {"outcome": "passed_out", "bidder": None, "bid": None, "trump": None} | playing, []
        )
    bid, problems = read_amount(data)
    bidder, more = read_bidder(data, side_of_seat)
    trump, most = read_trump(data)
    flags = {name: True for name in ("forced", "under_the_gun", "moon") if data.get(name)}
    facts = playing | bidder | bid | trump | flags | read_accepted(data, bid.get("bid"))
    return StepRead(facts, problems + more + most)


def read_playing(data, sides: tuple[str, ...]) -> dict:
    """With four or five at a cutthroat table: those who play (CT25); else nothing is said of it."""
    if len(sides) <= 3:
        return {}
    chosen = data.getlist("playing")
    return {"playing": [side for side in sides if side in chosen]}


def read_amount(data) -> tuple[dict, list[Problem]]:
    name = "bid_other" if data.get("bid", "other") == "other" else "bid"
    figures, problems = read_fields(data, {name: "entry.bid"})
    if name not in figures and not problems:
        return {}, [Problem("missing", "entry.bid", "How much was bid?", "")]
    return {"bid": figures.get(name)}, problems


def read_bidder(data, side_of_seat: dict[int, str]) -> tuple[dict, list[Problem]]:
    seat = data.get("bidder_seat", "")
    seats = {str(number): number for number in side_of_seat}
    if seat not in seats:
        return {}, [Problem("missing", "entry.bidder", "Who won the bidding?", "")]
    return {"bidder": side_of_seat[seats[seat]], "bidder_seat": seats[seat]}, []


def read_trump(data) -> tuple[dict, list[Problem]]:
    trump = data.get("trump", "")
    if data.get("outcome") == "conceded_before_widow":
        return {"trump": None, "outcome": "conceded_before_widow"}, []
    if trump == "none":
        return {"trump": None, "outcome": "no_marriage"}, []
    if trump not in {"S", "H", "D", "C"}:
        return {}, [Problem("missing", "entry.trump", "Which suit is trump?", "")]
    return {"trump": trump, "outcome": "played"}, []


def read_accepted(data, bid: int | None) -> dict:
    """The irregularities of this very bid that the table has seen and wants recorded all the same."""
    accepted = [text.split(":") for text in data.getlist("accept")]
    codes = sorted({code for code, *of in accepted if of == [str(bid)] and code in IRREGULAR})
    return {"irregular": codes} if codes else {}


def read_meld(data, sides: tuple[str, ...]) -> StepRead:
    """Each side's meld; a side left blank is a problem, for a blank is not a zero."""
    names = {f"meld.{side}": f"entry.meld.{side}" for side in sides}
    figures, problems = read_fields(data, names)
    facts: dict = {"meld": {name.removeprefix("meld."): figure for name, figure in figures.items()}}
    if data.get("outcome"):
        facts["outcome"] = data["outcome"]
    return StepRead(facts, problems)


def with_cards(running: Running, read: StepRead) -> StepRead:
    """The meld with the players' cards that were counted before, unless the figure was changed.

    What another trump has made of them is kept too: the step offers it.
    """
    counted = SeatCards(running)
    kept = by_seat(untouched(counted.shares, read.facts["meld"]))
    return StepRead(read.facts | kept, read.problems)


def read_tricks(data, sides: tuple[str, ...], total: int) -> StepRead:
    """Each side's trick points, the one side left blank filled with the rest of `total`.

    Where the others have more than that already, with 0: then their sum is what is wrong.
    """
    names = {f"tricks.{side}": f"entry.trick_points.{side}" for side in sides}
    figures, problems = read_fields(data, names)
    points = {name.removeprefix("tricks."): figure for name, figure in figures.items()}
    rest = total - sum(points.values())
    blank = [side for side in sides if side not in points]
    if len(blank) == 1 and not problems:
        points[blank[0]] = max(0, rest)
    facts: dict = {"trick_points": points} | read_answers(data, sides)
    return StepRead(facts, problems)


def read_answers(data: QueryDict, sides: tuple[str, ...]) -> dict:
    """The answers to the questions that the numbers raised."""
    answers: dict = {}
    for name in ("took_trick", "only_dix"):
        said = {side: ANSWERS.get(data.get(f"{name}.{side}", "")) for side in sides}
        given = {side: answer for side, answer in said.items() if answer is not None}
        answers |= {name: given} if given else {}
    buried = data.get("buried_points", "")
    is_figure = buried.isascii() and buried.isdigit() and len(buried) < 5
    return answers | ({"buried_points": int(buried)} if is_figure else {})
