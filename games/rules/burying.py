"""What the bidder buries after the widow. CT10 to CT12, options `bury`, `buried_counters_to`.

The question is {variant, rules?, trump, cards}: trump a suit, cards the bidder's (18). The answer is
- choices: [{cards: the codes to bury (as many as the widow had), points: their counters on this
  table's scale, keeps: what the cards left would still meld, breaks: ["Double pinochle"]: the lines
  that they would not, rule}], best first;
- total: the meld of all cards, which stays scored whatever is buried (CT11);
- spare: the codes that no meld uses; hand: as in counting.py; sentence: which cards to look at.
Settled here: where burying is free, melded cards are still taken last among equals; meld is counted
before burying, so `keeps` never changes a score.
"""

from games.rules.counting import hand_size
from games.rules.errors import Problem
from games.rules.melding import read_meld
from games.rules.options import Rules
from meld.burying import Burying
from meld.cards import Holding
from meld.errors import CardsRefused
from meld.explaining import lines_of
from meld.found import MeldFound
from meld.laying_down import lay_down
from meld.search import find_melds
from meld.words import large, number


def answer_bury(request: object) -> dict[str, object]:
    """Answer which cards bury best, {variant, rules?, trump, cards}: shapes above.

    :raises CardsRefused: with every problem of the request.
    """
    rules, trump, cards = read_meld(request)
    problems = _problems(rules, trump, cards)
    if trump is None or problems:
        raise CardsRefused(problems)
    found = find_melds(Holding(cards, rules.deck), trump, rules.meld_rules)
    laid = lay_down(found, rules.deck)
    more = 1 if rules.buried_counters_to == "bidder" else -1
    burying = Burying(cards, laid, rules.deck, trump, rules.counters.points, more)
    chosen = burying.choices(rules.widow, rules.bury == "free")
    return {
        "choices": [_choice(rules, trump, cards, found, burying, away) for away in chosen],
        "total": found.total,
        "spare": list(rules.deck.in_order(burying.spare)),
        "hand": hand_size(rules, len(cards)),
        "sentence": _sentence(rules, len(burying.spare)),
    }


def _problems(rules: Rules, trump: str | None, cards: tuple[str, ...]) -> list[Problem]:
    problems = []
    if not rules.widow:
        problems.append(Problem("not_allowed", "variant", "No widow, so nothing is buried."))
    if trump is None:
        problems.append(Problem("trump_missing", "trump", "Trump is named before burying.", "CT9"))
    if len(cards) <= rules.widow:
        text = f"{len(cards)} cards are too few to bury {rules.widow} of them."
        problems.append(Problem("not_allowed", "cards", text))
    return problems


def _choice(
    rules: Rules,
    trump: str,
    cards: tuple[str, ...],
    found: MeldFound,
    burying: Burying,
    away: tuple[str, ...],
) -> dict[str, object]:
    kept = [code for code in rules.deck.codes for _ in range(cards.count(code) - away.count(code))]
    after = find_melds(Holding(kept, rules.deck), trump, rules.meld_rules)
    left = [line.words for line in lines_of(after)]
    return {
        "cards": list(away),
        "points": burying.points_of(away),
        "keeps": after.total,
        "breaks": [line.words for line in lines_of(found) if line.words not in left],
        "rule": "bury" if "bury" in rules.differences else "CT11",
    }


def _sentence(rules: Rules, spare: int) -> str:
    size = rules.widow
    if rules.bury == "free":
        return f"Any {number(size)} cards may be buried; the meld stays scored."
    if spare >= size:
        return f"{large(number(spare))} cards are in no meld: {number(size)} of them are buried."
    only = f"Only {number(spare)}" if spare else "None"
    is_ = "is" if spare < 2 else "are"
    return f"{only} {is_} in no meld: melded cards may be buried too, and the meld stays scored."
