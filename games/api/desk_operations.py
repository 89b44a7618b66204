"""The questions of the dispute desk as rows: a ruling, and a hand looked through."""

from games.api import ruling_shapes
from games.api.operation import Operation
from games.rules.rulings.audit import answer_audit
from games.rules.rulings.desk import answer_ruling

DESK_OPERATIONS = (
    Operation(
        "ruling",
        "A ruling on what players quarrel over",
        "One of the desk's questions under a table's rules: the answer, the reason with its rules,"
        " the figures, and what it would be under other rules.",
        ruling_shapes.ruling_parts,
        ("given", "names", "hand"),
        ruling_shapes.RULING,
        ruling_shapes.EXAMPLE,
        answer_ruling,
    ),
    Operation(
        "audit",
        "A finished hand looked through",
        "The whole arithmetic of a hand with its rules, from numbers or from cards, and everything"
        " in it that cannot be, all at once.",
        ruling_shapes.audit_parts,
        ("names",),
        ruling_shapes.AUDIT,
        ruling_shapes.AUDITED,
        answer_audit,
    ),
)
