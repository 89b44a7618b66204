"""The API's doors to the dispute desk."""

from games.api.describing import described
from games.rules.rulings.audit import answer_audit
from games.rules.rulings.desk import answer_ruling
from scorekeeper.api import AnswerView


@described("ruling")
class RulingView(AnswerView):
    """A ruling on what players quarrel over."""

    answer = staticmethod(answer_ruling)


@described("audit")
class AuditView(AnswerView):
    """A finished hand looked through."""

    answer = staticmethod(answer_audit)
