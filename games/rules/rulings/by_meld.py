"""Questions about cards: what they meld under a table's rules (G3, G4, M, N, F1 to F9)."""

from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, show
from meld.explaining import lines_of
from meld.finder import find_melds
from meld.holding import Holding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.options import Rules
    from games.rules.words import Voice
    from meld.found import Meld, MeldFound

NAMES = ("trump", "cards", "partner")


class Cards:
    """What a meld question is about: cards, perhaps a partner's beside them, trump."""

    __slots__ = ("cards", "partner", "trump")

    def __init__(self, cards: tuple[str, ...], partner: tuple[str, ...], trump: str | None) -> None:
        self.cards = cards
        self.partner = partner
        self.trump = trump


def read(given: Given, question: Question) -> Cards:
    """The cards of the question; what is wrong stands in given.problems."""
    partner = given.cards("partner") if "partner" in question.shows else ()
    cards = Cards(given.cards("cards"), partner, given.trump())
    if not given.problems and partner:
        given.values["both"] = list(cards.cards + partner)
        given.cards("both")
    return cards


def rule_on(rules: "Rules", cards: Cards, question: Question, voice: "Voice") -> Ruling:
    """What they count; with a partner's beside them each hand alone, and together for comparison."""
    found = _found(rules, cards.cards, cards.trump)
    if not cards.partner:
        return _alone(rules, found, question)
    partner = _found(rules, cards.partner, cards.trump)
    pooled = _found(rules, cards.cards + cards.partner, cards.trump)
    total = found.total + partner.total
    figures = [
        Figure(found.total, "the one hand", "G4"),
        Figure(partner.total, "the partner’s hand", "G4"),
        Figure(total, "together", "G4", is_sum=True),
    ]
    result = {
        "total": total,
        "hand": found.total,
        "partner": partner.total,
        "pooled": pooled.total,
    }
    headline = f"No. Each hand counts alone: {found.total} and {partner.total}."
    reason = question.because(rules, False) + f" Laid together the cards would make {pooled.total}."
    return Ruling(headline, reason, question.rules, result, [show(str(total))], figures)


def _alone(rules: "Rules", found: "MeldFound", question: Question) -> Ruling:
    figures = [Figure(line.points, line.words, line.rule, line.cards) for line in lines_of(found)]
    lines = [meld.as_dict() for one in found.classes for meld in one.melds]
    is_yes = any(_is_sign(meld, question.sign) for one in found.classes for meld in one.melds)
    is_yes = is_yes or any(bonus.name in question.sign for bonus in found.bonuses)
    said = "It counts nothing." if not found.total else f"It counts {found.total}."
    if question.sign:
        said = ("Yes. " if is_yes else "No. ") + said
    used = [figure.rule for figure in figures]
    result = {"total": found.total, "lines": lines, "yes": is_yes}
    why = question.because(rules, is_yes)
    shown = [show(str(found.total))]
    return Ruling(said, why, list(question.rules) + used, result, shown, figures)


def _is_sign(meld: "Meld", sign: tuple[str, ...]) -> bool:
    """Whether a line is what the question asks for: "pinochle", or "pinochle 2" for two of it."""
    return meld.meld in sign or f"{meld.meld} {meld.count}" in sign


def _found(rules: "Rules", cards: tuple[str, ...], trump: str | None) -> "MeldFound":
    return find_melds(Holding(cards, rules.deck), trump, rules.meld_rules)
