"""A finished hand looked through: its whole arithmetic, and everything in it that cannot be.

Request {variant, rules?, names?: by side, people?: by seat, hand: {bidder, bid, trump, outcome,
meld, trick_points, ..., cards_by_seat?: {"1": cards}, plays?: every card played in order,
leader?: place}}. Numbers may be typed text. A side's meld that is left blank is what its cards make
(a warning says where those of a partner are not told), and trick points that are blank are what the
played cards come to; where no leader is named the bidder leads (T1). Answer:
headline, reason, problems (all at once, empty where nothing is wrong), warnings, figures, result:
{delta, result} or null, rules.
Rests on scoring.py, fitting.py, hand_cards.py and played.py; no sum of its own but for partners (G4).
"""

from games.rules.asking import inside, read_fields, read_game
from games.rules.errors import HandRefused, Problem, Refused
from games.rules.fitting import answer_fit
from games.rules.hand_cards import count_cards
from games.rules.options import Rules
from games.rules.played import answer_played
from games.rules.rule_names import rule_for
from games.rules.rulings import by_hand
from games.rules.rulings.desk import read_names, read_people
from games.rules.rulings.form import SEATS, form_problems
from games.rules.rulings.given import Given, number_of
from games.rules.rulings.ruling import Figure, named
from games.rules.scoring import score_hand
from games.rules.variants import side_of_seat
from games.rules.verdict import Verdict
from games.rules.words import Voice
from meld.cards import read_cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PARTS = by_hand.NAMES[:-2] + ("cards_by_seat", "plays", "leader")
CLEAN = "Nothing in it is impossible."
ONE, MANY = "One thing in it cannot be.", "{count} things in it cannot be."
NOT_THESE = (
    "{name} wrote {written} in meld; the cards make {made}.",
    "{name} wrote {written} in meld; their cards make {made}.",
)
COUNTED = "{name}: no cards of {who} are told, so {made} stands as the whole meld."
NOT_TAKEN = (
    "{name} wrote {written} in tricks; the cards played give {made}.",
    "{name} wrote {written} in tricks; the cards played give them {made}.",
)


class Audit:
    """A hand being looked through, and what was found so far."""

    __slots__ = ("entry", "figures", "given", "problems", "rules", "verdict", "voice", "warnings")

    def __init__(self, rules: Rules, values: "dict[str, Any]", voice: Voice) -> None:
        self.rules = rules
        self.voice = voice
        self.given = Given(rules, values)
        self.entry: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self.warnings: list[Problem] = []
        self.figures: list[Figure] = []
        self.verdict: Verdict | None = None


def answer_audit(request: object) -> "dict[str, Any]":
    """Look through a hand; what is wrong with the hand itself is the answer, not a refusal.

    :raises Refused: the game, its rules or the names of the parts cannot be read.
    """
    fields, problems = read_fields(request, ("variant", "hand"), ("rules", "names", "people"))
    rules, wrong = read_game(fields)
    values, odd = read_fields(fields.get("hand", {}), (), PARTS, "hand")
    problems += wrong + odd
    called = read_names(fields.get("names", {}), problems)
    people = read_people(fields.get("people", {}), problems)
    if rules is not None:
        problems += form_problems(rules, values, "hand")
    if rules is None or problems:
        raise Refused(problems)
    audit = Audit(rules, values, Voice(rules, called, people))
    audit.entry = by_hand.entry_of(audit.given)
    if "trump" in audit.entry:
        audit.entry["trump"] = audit.given.trump()
    _look_at_cards(audit)
    _look_at_plays(audit)
    by_hand.fill_in(rules, audit.entry)
    _score(audit)
    return _told(audit)


def _look_at_cards(audit: Audit) -> None:
    """Each player's cards: what they make, and whether they fit one deck."""
    by_seat = audit.given.get("cards_by_seat") or {}
    hands: dict[str, list[str]] = {}
    for seat in SEATS:
        if by_seat.get(seat):
            cards = _read(audit, by_seat[seat], inside("hand.cards_by_seat", seat))
            if cards:
                hands[seat] = list(cards)
    if not hands:
        return
    people = audit.voice.people
    asked = {"variant": audit.rules.variant, "rules": audit.rules.differences, "hands": hands}
    asked["names"] = {seat: people[int(seat)] for seat in hands if int(seat) in people}
    try:
        fit = answer_fit(asked | {"trump": audit.entry.get("trump")})
        audit.problems += [_problem(each) for each in _rows(fit["problems"])]
        audit.warnings += [_problem(each) for each in _rows(fit["warnings"])]
    except Refused as refused:
        audit.problems += list(refused.problems)
        return
    _compare_meld(audit, hands)


def _compare_meld(audit: Audit, hands: dict[str, list[str]]) -> None:
    """G4: each hand is counted alone, and a side's are added."""
    made: dict[str, int] = {}
    for seat in sorted(hands):
        side = side_of_seat(audit.rules.variant, int(seat))
        points = count_cards(audit.rules, tuple(hands[seat]), audit.entry.get("trump"))
        made[side] = made.get(side, 0) + points
        words = f"meld of {audit.voice.seat(int(seat))}, from the cards"
        audit.figures.append(Figure(points, words, "G4", tuple(hands[seat]), side))
    for side in sorted(made):
        _without_partner(audit, side, made, [int(seat) for seat in hands])
    _compare(audit, "meld", made, NOT_THESE, rule_for(audit.rules, "meld"))


def _without_partner(audit: Audit, side: str, made: dict[str, int], told: list[int]) -> None:
    """G4: what a partner of unknown cards may have shown as well is no contradiction.

    Such a side goes from `made`, unless even the cards that are told make more than was written.
    """
    seats = [seat for seat in range(1, 5) if side_of_seat(audit.rules.variant, seat) == side]
    missing = [seat for seat in seats if seat not in told]
    if not audit.rules.is_partnership or not missing:
        return
    written = audit.entry.get("meld", {}).get(side)
    if written is None:
        who, name = audit.voice.seat(missing[0]), audit.voice.name(side)
        text = COUNTED.format(who=who, name=name, made=made[side])
        audit.warnings.append(Problem("cards_missing", "hand.cards_by_seat", text, "G4"))
    elif not isinstance(written, int) or written >= made[side]:
        del made[side]


def _compare(
    audit: Audit, part: str, made: dict[str, int], template: tuple[str, str], rule: str
) -> None:
    """Blanks are filled in; a figure that is another one is a problem."""
    written = audit.entry.setdefault(part, {})
    for side in sorted(made):
        if written.get(side) is None:
            written[side] = made[side]
        elif written[side] != made[side]:
            text = audit.voice.say(template, side, written=written[side], made=made[side])
            field = inside(inside("hand", part), side)
            audit.problems.append(Problem("not_allowed", field, text, rule))


def _look_at_plays(audit: Audit) -> None:
    """Every card played: reneges, and what each side took once the whole hand is told."""
    plays = audit.given.get("plays")
    if not plays:
        return
    asked = {"variant": audit.rules.variant, "rules": audit.rules.differences, "plays": plays}
    leader = number_of(audit.given.get("leader"))
    bidder = _place_of_bidder(audit)
    led = {"leader": bidder if leader is None else leader, "bidder": bidder}
    try:
        played = answer_played(asked | {"trump": audit.entry.get("trump")} | led)
    except Refused as refused:
        audit.problems += list(refused.problems)
        return
    for each in _rows(played["reneges"]):
        words = f"Trick {each['trick']}: {each['sentence']}"
        audit.problems.append(Problem("not_allowed", "hand.plays", words, str(each["rule"])))
    counted: Any = played["counted"]
    if counted["is_over"]:
        made = {row["side"]: row["points"] for row in counted["sides"]}
        _compare(audit, "trick_points", made, NOT_TAKEN, "V")


def _place_of_bidder(audit: Audit) -> int:
    """T1: he leads first. Of partners the first is taken, which is all the same for their sum."""
    sides, bidder = audit.rules.sides, audit.entry["bidder"]
    return sides.index(bidder) + 1 if bidder in sides else 1


def _score(audit: Audit) -> None:
    try:
        verdict = score_hand(audit.rules, audit.entry, audit.voice.names, "hand")
    except HandRefused as refused:
        audit.problems += list(refused.problems)
        return
    audit.verdict = verdict
    audit.warnings += list(verdict.warnings)
    audit.figures += by_hand.reasons(verdict)


def _told(audit: Audit) -> "dict[str, Any]":
    count, verdict = len(audit.problems), audit.verdict
    headline = CLEAN if not count else ONE if count == 1 else MANY.format(count=count)
    used = [each.rule for each in audit.figures] + [each.rule for each in audit.problems]
    return {
        "headline": headline,
        "reason": verdict.headline if verdict is not None else "",
        "problems": [each.as_dict() for each in audit.problems],
        "warnings": [each.as_dict() for each in audit.warnings],
        "figures": named(audit.figures, audit.voice),
        "result": None
        if verdict is None
        else {"result": verdict.result, "delta": verdict.delta, "meld": audit.entry["meld"]},
        "rules": [rule for at, rule in enumerate(used) if rule and rule not in used[:at]],
    }


def _read(audit: Audit, value: object, field: str) -> tuple[str, ...]:
    try:
        return read_cards(value, audit.rules.deck, field)
    except Refused as refused:
        audit.problems += list(refused.problems)
        return ()


def _rows(value: object) -> "list[dict[str, Any]]":
    return value if isinstance(value, list) else []


def _problem(row: "dict[str, Any]") -> Problem:
    return Problem(row["code"], "hand.cards_by_seat", row["message"], row["rule"])
