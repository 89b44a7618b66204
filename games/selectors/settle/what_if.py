"""What if a hand had been played by another rule: the hand and the game re-scored, nothing changed.

Every option that this game has can be tried; those that the hand's own lines rest on stand first.
"Play by this from now on" leads to the rules review, where a rules entry is looked at and written.
"""

from typing import Any

from games.rules.errors import Problem, Refused
from games.rules.option import Option
from games.rules.option_titles import TITLES
from games.rules.options import (
    OPTION_BY_KEY,
    OPTIONS,
    Rules,
    plain,
    read_rules,
    standard_values,
)
from games.rules.rulings.readings import READINGS
from games.rules.rulings.tried import reading_put
from games.rules.sheet import SheetLine
from games.selectors.changes import Changes, preview_under
from games.selectors.option_words import value_words
from games.selectors.table.changes_view import changes_view
from games.selectors.table.rules_review import carry_rules
from games.selectors.table.running import Running
from games.selectors.table.why_view import title
from games.selectors.table.words import plain as told
from games.selectors.table.words import rule, signed

HELP_ONLY = ("exchange", "bury", "redeal", "bid_meanings", "first_lead", "heading", "open_duty")
NOT_TRIED = (*HELP_ONLY, "scale", "under_the_gun_seat", "bid_steps", "max_raise", "losing_floor")
REFUSED = "With this rule the game could not have gone so:"


class WhatIf:
    """A line of a game under one changed option; `typed` is a value that was written instead."""

    def __init__(self, running: Running, line: SheetLine, key: str, value: str = "") -> None:
        self.running = running
        self.line = line
        self.option = OPTION_BY_KEY[key if is_tried(running.rules, key) else first(running, line)]
        self.rows = values_of(running.rules, self.option)
        others = [row for row in self.rows if not row["is_now"]]
        self.chosen = ([row for row in self.rows if row["id"] == value] or others or self.rows)[0]
        self.typed = ""
        self.problems: tuple[Problem, ...] = ()
        self.changes: Changes | None = None

    def write(self, typed: str, value: Any) -> None:
        """Try a value that was typed."""
        self.typed = typed
        try:
            changed = {self.option.key: value}
            rules = read_rules(self.running.game.variant, self.running.rules.differences | changed)
            self.chosen = row_of(self.running.rules, rules, self.option, "typed")
        except Refused as refused:
            self.problems = refused.problems

    def refuse(self, typed: str, problem: Problem) -> None:
        """What was typed cannot be read."""
        self.typed, self.problems = typed, (problem,)

    def look(self) -> None:
        """Re-score the whole game; what refuses it is kept."""
        if self.problems:
            return
        try:
            self.changes = preview_under(self.running.game, self.chosen["rules"].differences)
        except Refused as refused:
            self.problems = refused.problems


def what_if_view(asked: WhatIf) -> dict[str, Any]:
    """For `settle/what_if.html`."""
    running, line = asked.running, asked.line
    asked.look()
    return {
        "title": "What if?",
        "second": title(line),
        "back": f"{running.address}?hand={line.seq}#line-{line.seq}",
        "action": running.at("what-if", line.seq),
        "options": [
            option_row(asked, each) for each in OPTIONS if is_tried(running.rules, each.key)
        ],
        "option": asked.option.key,
        "label": TITLES[asked.option.key],
        "help": asked.option.help,
        "rule": rule(asked.option.key, running.game.variant),
        "values": [row | {"is_chosen": row["id"] == asked.chosen["id"]} for row in asked.rows],
        "value": asked.typed,
        "is_free": not isinstance(asked.option.values, tuple),
        "refusal": REFUSED if asked.problems and not asked.typed else "",
        "problems": list(dict.fromkeys(each.message for each in asked.problems)),
        "sides": sides_view(asked),
        "changes": changes_view(asked.changes) if asked.changes else None,
        "go_on": review_address(asked),
    }


def is_tried(rules: Rules, key: str) -> bool:
    """Whether a hand can be told otherwise by this option."""
    return key in rules.keys and key not in NOT_TRIED


def values_of(rules: Rules, option: Option) -> list[dict[str, Any]]:
    """Each value once, the table's own first; what cannot stand beside its other rules is left out."""
    known = [
        reading_put(rules, each)
        for each in READINGS
        if each.option == option.key and rules.variant in each.games
    ]
    known = known or [{option.key: value} for value in plain_values(option)]
    standard = standard_values(rules.variant, rules.differences)
    rows = [row_of(rules, rules, option, "0")]
    for changed in [*known, {option.key: plain(standard[option.key])}]:
        other = other_rules(rules, changed)
        seen = [row["rules"].differences for row in rows]
        if other is not None and other.differences not in seen:
            rows.append(row_of(rules, other, option, str(len(rows))))
    return rows


def row_of(rules: Rules, other: Rules, option: Option, id: str) -> dict[str, Any]:
    return {
        "id": id,
        "rules": other,
        "words": value_words(option, plain(other.as_dict()[option.key])),
        "is_now": other.differences == rules.differences,
    }


def plain_values(option: Option) -> list[Any]:
    """The choices of an option that has some."""
    return list(option.values) if isinstance(option.values, tuple) else []


def other_rules(rules: Rules, changed: dict[str, Any]) -> Rules | None:
    try:
        return read_rules(rules.variant, rules.differences | changed)
    except Refused:
        return None


def first(running: Running, line: SheetLine) -> str:
    """The option to begin with: one that decides a line of the hand, else what a set costs."""
    bidder = line.facts.get("bidder")
    mine = [reason for reason in line.reasons if reason.side == bidder]
    for reason in [*reversed(mine), *line.reasons]:
        for option in OPTIONS:
            if reason.rule in (option.key, *option.rule.split()) and is_tried(
                running.rules, option.key
            ):
                return option.key
    return "set_penalty"


def option_row(asked: WhatIf, option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "label": TITLES[option.key],
        "is_chosen": option.key == asked.option.key,
    }


def sides_view(asked: WhatIf) -> list[dict[str, Any]]:
    """The hand before and after for each side, with the reasons of both."""
    changes = asked.changes
    after = changes.sheet.line(asked.line.seq) if changes else None
    if after is None:
        return []
    return [side_view(asked.line, after, side) for side in sorted(asked.line.delta)]


def side_view(before: SheetLine, after: SheetLine, side: str) -> dict[str, Any]:
    was, now = before.delta.get(side, 0), after.delta.get(side, 0)
    return {
        "side": side,
        "name": before.names[side],
        "before": signed(was),
        "after": signed(now),
        "is_changed": was != now,
        "was": reasons_view(before, side),
        "now": reasons_view(after, side),
    }


def reasons_view(line: SheetLine, side: str) -> list[dict[str, Any]]:
    return [
        {"points": told(each.points), "words": each.text, "rule": rule(each.rule)}
        for each in line.reasons
        if each.side == side
    ]


def review_address(asked: WhatIf) -> str:
    """Where the rule is looked at before it is written; "" where it cannot be, or is in force."""
    running = asked.running
    can = running.may_record and not running.sheet.is_over
    if not can or asked.chosen["is_now"] or asked.problems:
        return ""
    return f"{running.at('rules-review')}?c={carry_rules(running, asked.chosen['rules'])}"
