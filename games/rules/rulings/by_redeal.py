"""May a player ask for a new deal with these cards? Option redeal (IR6, IR7)."""

from games.rules.options import Rules
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, show
from games.rules.words import Voice

NAMES = ("cards",)
ALLOWED = {  # option value -> least nines, least cards without points, whether an ace forbids it
    "five_nines": (5, 0, False),
    "five_nines_no_ace": (5, 0, True),
    "six_nines": (6, 0, False),
    "no_ace_thirteen_losers": (0, 13, True),
}


def read(given: Given, question: Question) -> tuple[str, ...]:
    """The cards of the question."""
    return given.cards("cards")


def rule_on(rules: Rules, cards: tuple[str, ...], question: Question, voice: Voice) -> Ruling:
    """Whether this table lets these cards be thrown in before the bidding."""
    nines = len([card for card in cards if card[:-1] == "9"])
    aces = len([card for card in cards if card[:-1] == "A"])
    losers = len([card for card in cards if not rules.counters.points[card[:-1]]])
    figures = [
        Figure(aces, "aces", "IR7"),
        Figure(losers, "cards that count nothing in tricks", "IR7"),
    ]
    if "9" in rules.deck.ranks:
        figures = [Figure(nines, "nines", "IR6"), Figure(aces, "aces", "IR6")]
    may = _may(rules.redeal, nines, aces, losers)
    headline = "Yes. The same dealer deals again." if may else "No. The hand is played."
    if rules.redeal == "never":
        headline = "No. This table has no new deal for poor cards."
    result = {"misdeal": may, "nines": nines, "aces": aces, "losers": losers}
    shown = [show("a new deal" if may else "played")]
    return Ruling(headline, question.because(rules, may), question.rules, result, shown, figures)


def _may(redeal: str, nines: int, aces: int, losers: int) -> bool:
    if redeal not in ALLOWED:
        return False
    least_nines, least_losers, needs_no_ace = ALLOWED[redeal]
    return nines >= least_nines and losers >= least_losers and not (needs_no_ace and aces)
