"""What would help: which one or two cards raise the meld most, for the exchange and the widow.

Each single card that pays, and those pairs that pay more than their two cards alone (the second
queen of spades with the second jack of diamonds). Two cards do that under one trump only when some
part (parts.py) takes both; only those are tried out, what other pairs bring is added up.
Leaves out who may hold the cards that are out.
"""

from meld.decks import SUITS
from meld.gains import Under
from meld.holding import Holding
from meld.parts import all_parts
from meld.tables import MeldRules

MOST_PAIRS = 20


class Help:
    """One or two cards: what the meld gains, becomes and under which trump, by which line, rule.

    `out` is, for each of the cards, how many copies of it this player does not hold.
    """

    __slots__ = ("becomes", "cards", "gain", "out", "rule", "trump", "words")

    def __init__(
        self,
        cards: tuple[str, ...],
        gain: int,
        becomes: int,
        words: str,
        rule: str,
        trump: str | None,
        out: tuple[int, ...],
    ) -> None:
        self.cards = cards
        self.gain = gain
        self.becomes = becomes
        self.words = words
        self.rule = rule
        self.trump = trump
        self.out = out

    def as_dict(self) -> dict[str, object]:
        """The help as plain data."""
        return {
            "cards": list(self.cards),
            "gain": self.gain,
            "becomes": self.becomes,
            "words": self.words,
            "rule": self.rule,
            "trump": self.trump,
            "out": list(self.out),
        }


class Helper:
    """A holding with one card more or two, under every trump, and under the best one.

    Where trump needs a marriage (DD6) only a suit that has one may be the best, the new cards
    counted; while there is none, the meld is what counts without a trump (F9).
    """

    __slots__ = ("_parts", "_under", "holding", "needs_marriage", "rules")

    def __init__(self, holding: Holding, rules: MeldRules, needs_marriage: bool = False) -> None:
        self.holding = holding
        self.rules = rules
        self.needs_marriage = needs_marriage
        self._parts = all_parts(holding, rules)
        trumps = SUITS + (None,) if needs_marriage else SUITS
        self._under = [Under(trump, self._parts) for trump in trumps]

    def under(self, trump: str) -> tuple[Help, ...]:
        """What helps under one trump, the largest gain first."""
        under = self._under[SUITS.index(trump)]
        found: dict[tuple[str, ...], tuple[int, Under]] = {}
        for code, gain in under.singles.items():
            if gain:
                found[(code,)] = (gain, under)
        for cards, more in under.pairs.items():
            if more > 0:
                found[cards] = (under.gain(cards), under)
        return self._helps(found)

    def best(self) -> tuple[Help, ...]:
        """What helps when the best trump may be named each time, the largest gain first."""
        before = self._best(()).total
        codes = [code for code in self.rules.deck.codes if self._out(code)]
        found: dict[tuple[str, ...], tuple[int, Under]] = {}
        alone: dict[str, int] = {}
        for code in codes:
            under = self._best((code,))
            alone[code] = max(0, under.total + under.gain((code,)) - before)
            if alone[code]:
                found[(code,)] = (alone[code], under)
        for cards in self._pairs(codes):
            under = self._best(cards)
            gain = under.total + under.gain(cards) - before
            if gain > alone[cards[0]] + alone[cards[1]]:
                found[cards] = (gain, under)
        return self._helps(found)

    def _best(self, cards: tuple[str, ...]) -> Under:
        """The trump that is best with these cards added; of several the first one of SUITS."""
        best, most = self._under[0], -1
        for under in self._under:
            total = under.total + under.gain(cards)
            if total > most and self._may_name(under.trump, cards):
                best, most = under, total
        return best

    def _may_name(self, trump: str | None, cards: tuple[str, ...]) -> bool:
        """Whether the suit may be trump with these cards added; none only when no suit may."""
        if not self.needs_marriage:
            return True
        if trump is None:
            return not [suit for suit in SUITS if self._may_name(suit, cards)]
        pair = ("K" + trump, "Q" + trump)
        return not [card for card in pair if card not in cards and not self.holding.count(card)]

    def _out(self, code: str) -> int:
        return self.rules.deck.copies - self.holding.count(code)

    def _pairs(self, codes: list[str]) -> list[tuple[str, ...]]:
        """Every two of these cards, and two copies of one where they are out."""
        return [
            (code, other)
            for place, code in enumerate(codes)
            for other in codes[place:]
            if other != code or self._out(code) > 1
        ]

    def _helps(self, found: dict[tuple[str, ...], tuple[int, Under]]) -> tuple[Help, ...]:
        """Larger gains first, then fewer cards; all single cards and the best pairs."""
        codes = self.rules.deck.codes
        order = [
            (-found[cards][0], len(cards), [codes.index(card) for card in cards], cards)
            for cards in found
        ]
        order.sort()
        pairs = [key[3] for key in order if key[1] == 2][:MOST_PAIRS]
        kept = [key[3] for key in order if key[1] == 1 or key[3] in pairs]
        return tuple([self._help(cards, found[cards][0], found[cards][1]) for cards in kept])

    def _help(self, cards: tuple[str, ...], gain: int, under: Under) -> Help:
        becomes = under.total + under.gain(cards)
        out = tuple([self._out(card) for card in cards])
        words, rule = under.lines_gained(cards)
        return Help(cards, gain, becomes, words, rule, under.trump, out)
