"""What one pile of tricks holds: by counters taken, or by points. V1 to V4, CT12.

The question is {variant, rules?, taken: {"A": n, "10": n, ...} or points: n, last_trick?: true,
false or null (not asked yet), buried?: points}; points are those of the cards, without the last
trick; buried is what lies buried for this pile's side. The answer is
- counters: [{rank, name: "aces", each: points, most: copies in the deck, taken, points}]: a row for
  each rank that counts under this table's scheme (taken null when points were given);
- cards, last_trick (what it is worth here), buried, points: all together, total: of a hand;
- rest: the other side's, or what the other two share; null while the last trick is not placed;
- sentence: "3 aces, 2 tens: 50 + 10 for the last trick = 60. The other side has 190 of 250.";
- rule.
Leaves out rounding (rounding.py) and who the sides are.
"""

from games.rules.asking import inside, read_fields, read_game, read_whole
from games.rules.errors import Problem, TrickRefused
from games.rules.options import Rules
from games.rules.rule_names import rule_for, rule_of_total
from meld.decks import RANK_NAMES, RANKS, SUITS
from meld.words import listed

OTHERS = ("rules", "taken", "points", "last_trick", "buried")


class Pile:
    """A pile as told: cards by rank (None when points were given), points of its cards, the rest.

    `last_trick` is None while nobody has said whether it lies in this pile.
    """

    __slots__ = ("buried", "cards", "last_trick", "rules", "taken")

    def __init__(
        self,
        rules: Rules,
        taken: dict[str, int] | None,
        cards: int,
        last_trick: bool | None,
        buried: int,
    ) -> None:
        self.rules = rules
        self.taken = taken
        self.cards = cards
        self.last_trick = last_trick
        self.buried = buried


def answer_pile(request: object) -> dict[str, object]:
    """Answer what a pile holds, {variant, rules?, taken or points, last_trick?, buried?}.

    :raises TrickRefused: with every problem of the request.
    """
    pile = _read(request)
    rules = pile.rules
    last = rules.last_trick if pile.last_trick else 0
    points = pile.cards + last + pile.buried
    rest = None if pile.last_trick is None else rules.trick_total - points
    return {
        "counters": [_counter(pile, rank) for rank in counting_ranks(rules)],
        "cards": pile.cards,
        "last_trick": rules.last_trick,
        "buried": pile.buried,
        "points": points,
        "total": rules.trick_total,
        "rest": rest,
        "sentence": _sum_text(pile, last, points) + " " + _rest_text(rules, rest),
        "rule": rule_of_total(rules),
    }


def counting_ranks(rules: Rules) -> tuple[str, ...]:
    """The ranks that count in tricks at this table, high to low."""
    return tuple([rank for rank in rules.deck.ranks if rules.counters.points[rank]])


def _counter(pile: Pile, rank: str) -> dict[str, object]:
    each = pile.rules.counters.points[rank]
    taken = None if pile.taken is None else pile.taken.get(rank, 0)
    return {
        "rank": rank,
        "name": RANK_NAMES[rank],
        "each": each,
        "most": most_of_rank(pile.rules),
        "taken": taken,
        "points": None if taken is None else taken * each,
    }


def most_of_rank(rules: Rules) -> int:
    """How many cards of a rank the deck has."""
    return rules.deck.copies * len(SUITS)


def _sum_text(pile: Pile, last: int, points: int) -> str:
    taken = pile.taken or {}
    words = [rank_text(rank, taken[rank]) for rank in RANKS if taken.get(rank)]
    text = listed(words) if words else "No counters" if pile.taken is not None else "Counters"
    text += f": {pile.cards}"
    if not last and not pile.buried:
        return text + "."
    text += f" + {last} for the last trick" if last else ""
    text += f" + {pile.buried} buried" if pile.buried else ""
    return f"{text} = {points}."


def rank_text(rank: str, count: int) -> str:
    """So many cards of a rank: 1 ace, 2 aces."""
    names = RANK_NAMES[rank]
    return f"{count} {names[:-1] if count == 1 else names}"


def _rest_text(rules: Rules, rest: int | None) -> str:
    if rest is None:
        return f"Who took the last trick? It counts {rules.last_trick}."
    who = "The other side has" if rules.is_partnership else "The other two share"
    return f"{who} {rest} of {rules.trick_total}."


def _read(request: object) -> Pile:
    fields, problems = read_fields(request, ("variant",), OTHERS)
    rules, wrong_rules = read_game(fields)
    problems += wrong_rules
    if ("taken" in fields) == ("points" in fields):
        text = "Either the counters taken or their points are expected."
        problems.append(
            Problem("missing" if "taken" not in fields else "not_allowed", "taken", text)
        )
    last_trick = fields.get("last_trick")
    if last_trick is not None and not isinstance(last_trick, bool):
        problems.append(Problem("wrong_type", "last_trick", "true, false or null is expected."))
    if rules is None:
        raise TrickRefused(problems)
    taken = _read_taken(rules, fields["taken"], problems) if "taken" in fields else None
    cards = _read_cards(rules, fields, taken, problems)
    buried = _read_buried(rules, fields.get("buried", 0), cards, problems)
    if problems:
        raise TrickRefused(problems)
    return Pile(rules, taken, cards, None if last_trick is None else bool(last_trick), buried)


def _read_taken(rules: Rules, value: object, problems: list[Problem]) -> dict[str, int]:
    found, wrong = read_fields(value, (), rules.deck.ranks, "taken")
    problems += wrong
    taken: dict[str, int] = {}
    for rank in rules.deck.ranks:
        if rank in found:
            taken[rank] = _read_count(rules, rank, found[rank], problems)
    return taken


def _read_count(rules: Rules, rank: str, value: object, problems: list[Problem]) -> int:
    most, field = most_of_rank(rules), inside("taken", rank)
    if type(value) is int and value > most:
        text = f"{rank_text(rank, value)}: the {rules.deck.name} has {most}."
        problems.append(Problem("too_many_copies", field, text))
        return 0
    count, wrong = read_whole(value, 0, most, field)
    problems += wrong
    return count


def _read_cards(
    rules: Rules, fields: dict[str, object], taken: dict[str, int] | None, problems: list[Problem]
) -> int:
    """The points of the pile's cards."""
    if taken is not None:
        return sum([rules.counters.points[rank] * count for rank, count in taken.items()])
    if "points" not in fields:
        return 0
    most = rules.trick_total - rules.last_trick
    points, wrong = read_whole(fields["points"], 0, most, "points")
    if points % rules.trick_step:
        text = f"{points} is no sum of counters here: they come in steps of {rules.trick_step}."
        wrong = [Problem("trick_points_off_step", "points", text, rule_of_total(rules))]
    problems += wrong
    return points


def _read_buried(rules: Rules, value: object, cards: int, problems: list[Problem]) -> int:
    most = rules.trick_total - rules.last_trick - cards
    buried, wrong = read_whole(value, 0, rules.trick_total, "buried")
    if buried not in rules.counters.buried_sums or buried > most:
        text = f"{buried} do not fit: {rules.widow} cards are buried, of {most} points not told."
        wrong = [Problem("buried_points_do_not_fit", "buried", text, rule_for(rules, "buried"))]
    problems += wrong
    return buried
