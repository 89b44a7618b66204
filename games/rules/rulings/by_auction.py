"""Questions about an auction: is the last call a bid, who speaks next, who has it (auction.py)."""

from games.rules.asking import LARGEST, PLAYERS
from games.rules.auction import Auction, state_of_auction
from games.rules.calls import speaking_order
from games.rules.errors import AuctionRefused, Problem
from games.rules.options import Rules
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, said, show
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES = ("dealer", "calls")
FEW = 3
PROMISES_NOTHING = "It promises nothing."


class Heard:
    """A dealer and the calls so far, as (seat, bid or None)."""

    __slots__ = ("calls", "dealer")

    def __init__(self, dealer: int, calls: "tuple[Any, ...]") -> None:
        self.dealer = dealer
        self.calls = calls


def read(given: Given, question: Question) -> Heard:
    """The auction of the question."""
    seats = PLAYERS[given.rules.variant]
    dealer = given.number("dealer", 1, seats)
    calls: list[Any] = given.calls(seats, dealer)
    for call in calls:
        if not 1 <= call["seat"] <= seats or not (
            call["bid"] is None or 1 <= call["bid"] <= LARGEST
        ):
            given.wrong("not_allowed", "calls", f"Seats go from 1 to {seats}, bids from 1.")
            break
    if given.problems:
        return Heard(dealer, ())
    return Heard(dealer, tuple([(call["seat"], call["bid"]) for call in calls]))


def rule_on(rules: Rules, heard: Heard, question: Question, voice: Voice) -> Ruling:
    """The last call judged, or how the auction stands."""
    order = speaking_order(heard.dealer, PLAYERS[rules.variant])
    try:
        calls = heard.calls
        if question.about == "contract":
            calls = _to_the_end(rules, order, heard, voice)
        auction = state_of_auction(rules, order, calls, voice)
    except AuctionRefused as refused:
        return _refused(rules, refused.problems, question)
    figures = [Figure(call.bid, _call_words(call, voice), call.rule) for call in auction.calls]
    answers = {"call": _call, "meaning": _meaning, "turn": _turn, "contract": _contract}
    ruling = answers[question.about](rules, auction, question, figures, voice)
    ruling.result = auction.as_dict()
    return ruling


def _to_the_end(
    rules: Rules, order: tuple[int, ...], heard: Heard, voice: Voice
) -> "tuple[Any, ...]":
    """The calls until it is over under these rules; where all have passed, so do the others."""
    calls: tuple[Any, ...] = ()
    auction = state_of_auction(rules, order, calls, voice)
    is_passing = all(bid is None for _, bid in heard.calls)
    while not auction.is_over and (len(calls) < len(heard.calls) or is_passing):
        at = len(calls)
        calls += (heard.calls[at] if at < len(heard.calls) else (auction.next_seat, None),)
        auction = state_of_auction(rules, order, calls, voice)
    return calls


def _refused(rules: Rules, problems: tuple[Problem, ...], question: Question) -> Ruling:
    message = said(*[problem.message for problem in problems])
    used = [problem.rule for problem in problems] + list(question.rules)
    result = {"refused": [problem.code for problem in problems]}
    why = question.because(rules, False)
    return Ruling("No. " + message, why, used, result, [show("refused")], [])


def _call_words(call: "Any", voice: Voice) -> str:
    said_so = "passes" if call.bid is None else call.reason
    return f"{voice.seat(call.seat)}: {said_so}"


def _call(
    rules: Rules, auction: Auction, question: Question, figures: list[Figure], voice: Voice
) -> Ruling:
    if not auction.calls:
        return _turn(rules, auction, question, figures, voice)
    last = auction.calls[-1]
    is_legal = not last.code
    headline = ("Yes. " if is_legal else "No. ") + last.reason
    reason = said(last.meaning or "", question.because(rules, is_legal))
    shown = [show("may be bid" if is_legal else "may not be bid")]
    used = [last.rule] + (["DD5"] if last.meaning else []) + list(question.rules)
    return Ruling(headline, reason, used, {}, shown, figures)


def _meaning(
    rules: Rules, auction: Auction, question: Question, figures: list[Figure], voice: Voice
) -> Ruling:
    """What the last call tells the partner."""
    ruling = _call(rules, auction, question, figures, voice)
    if auction.calls and not auction.calls[-1].code:
        meaning = auction.calls[-1].meaning or PROMISES_NOTHING
        ruling.reason = said(auction.calls[-1].reason, question.because(rules, True))
        ruling.headline, ruling.shown = meaning, [show(meaning)]
    return ruling


def _turn(
    rules: Rules, auction: Auction, question: Question, figures: list[Figure], voice: Voice
) -> Ruling:
    if auction.next_seat is None:
        return _contract(rules, auction, question, figures, voice)
    bids = [str(bid) for bid in auction.legal_bids[:FEW]]
    more = " or more" if len(auction.legal_bids) > FEW else ""
    who = voice.seat(auction.next_seat, True)
    does = "may open" if auction.bid is None else "speaks"
    headline = f"{who} {does}: {', '.join(bids)}{more}, or pass."
    shown = [show(bids[0] + (" or more" if more else f" to {bids[-1]}"))]
    why = question.because(rules, True)
    return Ruling(headline, why, list(question.rules), {}, shown, figures)


def _contract(
    rules: Rules, auction: Auction, question: Question, figures: list[Figure], voice: Voice
) -> Ruling:
    if auction.next_seat is not None:
        return _turn(rules, auction, question, figures, voice)
    if auction.winner is None:
        headline, short = "Nobody: the same dealer deals again.", "a new deal"
    else:
        stuck = ", without being asked" if auction.is_forced else ""
        headline = f"{voice.seat(auction.winner, True)} has it at {auction.bid}{stuck}."
        short = f"{voice.seat(auction.winner)} at {auction.bid}"
    why = question.because(rules, auction.winner is not None)
    return Ruling(headline, why, list(question.rules), {}, [show(short)], figures)
