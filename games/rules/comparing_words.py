"""What a change does to a game, in sentences: totals, winner, end, target, deal, people.

G8 (the dealer of a dealt hand stays), G9 (what stands after the end), CT23 (overtime).
Templates are pairs: for one player or hand, for a partnership or several hands.
"""

from games.rules.sheet_lines import Sheet
from games.rules.words import Voice, figure

TOTAL = (
    "{name} then has {after} instead of {before}.",
    "{name} then have {after} instead of {before}.",
)
WINS = ("{name} then wins at hand {at}", "{name} then win at hand {at}")
WINS_ELSEWHERE = (
    "{name} then wins at hand {at} instead of hand {was_at}",
    "{name} then win at hand {at} instead of hand {was_at}",
)
WINS_THERE = (
    "{name} then wins at hand {at}, not {loser}",
    "{name} then win at hand {at}, not {loser}",
)
WINS_NOT_THERE = (
    "{name} then wins at hand {at}, not {loser} at hand {was_at}",
    "{name} then win at hand {at}, not {loser} at hand {was_at}",
)
WINS_NO_MORE = (
    "{name} then has not won: the game goes on",
    "{name} then have not won: the game goes on",
)
CALLED = "The game is then called off"
GOES_ON = "The game then goes on"
AFTER_THE_END = ("{hands} stands after the end", "{hands} stand after the end")
COUNTS = ("{hands} counts again", "{hands} count again")
TARGET = "The target is then {after} instead of {before}."
DEALS = "{name} then deals hand {number}."
SAYS = (
    "{hands} then says {after} instead of {before}.",
    "{hands} then say {after} instead of {before}.",
)
FROM_NOW = "From hand {number} on it is {after} instead of {before}."
NOTHING_ELSE = "Nothing else changes."
NOTHING = "Nothing on the sheet changes."


class Told:
    """Two sheets to be told apart; `ended` are the numbers of the hands that ended them ("")."""

    __slots__ = ("after", "before", "ended", "has_lines", "voice")

    def __init__(
        self, before: Sheet, after: Sheet, has_lines: bool, ended: tuple[str, str]
    ) -> None:
        self.before = before
        self.after = after
        self.has_lines = has_lines
        self.ended = ended
        self.voice = Voice(after.rules, after.names)


def sentences(told: Told) -> tuple[str, ...]:
    """What changes, the totals first; that nothing else does, when the game goes on as it did."""
    shown = _totals(told) + _people(told)
    further = _course(told) + _target(told) + _deal(told)
    if not shown and not further and not told.has_lines:
        return (NOTHING,)
    return tuple(shown + (further or [NOTHING_ELSE]))


def _totals(told: Told) -> list[str]:
    was, now = told.before.totals, told.after.totals
    return [
        told.voice.say(TOTAL, side, after=figure(now[side]), before=figure(was[side]))
        for side in told.after.sides
        if now[side] != was[side]
    ]


def _course(told: Told) -> list[str]:
    """Who wins then, and which hands come after the end."""
    clauses = [_winner(told)]
    clauses.append(_hands(AFTER_THE_END, _now_after_the_end(told.before, told.after), clauses))
    clauses.append(_hands(COUNTS, _now_after_the_end(told.after, told.before), clauses))
    said = "; ".join([clause for clause in clauses if clause])
    return [f"{said}."] if said else []


def _winner(told: Told) -> str:
    """The clause about who wins; "" when that is as before."""
    before, after = told.before.winner, told.after.winner
    was_at, at = told.ended
    if after is None:
        return _no_winner(told)
    if before is None:
        return told.voice.say(WINS, after, at=at)
    if before == after:
        template = WINS_ELSEWHERE
        return "" if was_at == at else told.voice.say(template, after, at=at, was_at=was_at)
    loser = told.before.names[before]
    template = WINS_THERE if was_at == at else WINS_NOT_THERE
    return told.voice.say(template, after, at=at, loser=loser, was_at=was_at)


def _no_winner(told: Told) -> str:
    if told.before.winner is not None and not told.after.is_over:
        return told.voice.say(WINS_NO_MORE, told.before.winner)
    if told.before.is_over == told.after.is_over:
        return ""
    return CALLED if told.after.is_over else GOES_ON


def _now_after_the_end(before: Sheet, after: Sheet) -> list[int]:
    """Hands that stand after the end on the second sheet, and counted on the first."""
    found = []
    for line in after.lines:
        was = before.line(line.seq)
        if line.kind == "hand" and line.state == "after the end" and was is not None:
            if was.state == "live":
                found.append(int(line.number))
    return found


def _hands(template: tuple[str, str], numbers: list[int], before: list[str]) -> str:
    """The clause about these hands, after the clauses before it; "" for none."""
    if not numbers:
        return ""
    is_first = not any(bool(clause) for clause in before)
    return template[len(numbers) > 1].format(hands=spoken_hands(numbers, is_first))


def _target(told: Told) -> list[str]:
    was, now = told.before.target, told.after.target
    return [TARGET.format(after=figure(now), before=figure(was))] if was != now else []


def _deal(told: Told) -> list[str]:
    """Who deals which hand next, when that is another one than before (G8)."""
    before, after = told.before, told.after
    same = (before.dealer, before.hand_number) == (after.dealer, after.hand_number)
    if same or after.is_over:
        return []
    return [DEALS.format(name=after.people[after.dealer - 1], number=after.hand_number)]


def _people(told: Told) -> list[str]:
    """The sides that have other names, in past hands and from now on."""
    said: list[str] = []
    for side in told.after.sides:
        said += _past(told, side)
        was, now = told.before.names[side], told.after.names[side]
        if was != now:
            number = told.after.hand_number
            said.append(FROM_NOW.format(number=number, after=now, before=was))
    return said


def _past(told: Told, side: str) -> list[str]:
    pairs: list[tuple[str, str]] = []
    numbers: dict[tuple[str, str], list[int]] = {}
    for line in told.after.lines:
        was = told.before.line(line.seq)
        if line.kind != "hand" or was is None or was.names[side] == line.names[side]:
            continue
        pair = (line.names[side], was.names[side])
        if pair not in numbers:
            pairs.append(pair)
        numbers[pair] = numbers.get(pair, []) + [int(line.number)]
    return [
        SAYS[len(numbers[pair]) > 1].format(
            hands=spoken_hands(numbers[pair], True), after=pair[0], before=pair[1]
        )
        for pair in pairs
    ]


def spoken_hands(numbers: list[int], is_first: bool = False) -> str:
    """Hands in words: "hand 8", "hands 8 and 9", "hands 3, 5 and 6", "hands 3 to 6"."""
    word = ("Hand" if is_first else "hand") + ("s" if len(numbers) > 1 else "")
    last = numbers[-1]
    if len(numbers) > 2 and numbers == list(range(numbers[0], last + 1)):
        return f"{word} {numbers[0]} to {last}"
    listed = [str(number) for number in numbers]
    return f"{word} {', '.join(listed[:-1])}{' and ' if listed[1:] else ''}{listed[-1]}"
