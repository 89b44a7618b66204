"""The API's doors to the questions about cards (meld.api has one of them)."""

from games.api.describing import described
from games.rules.burying import answer_bury
from games.rules.counting import answer_count
from games.rules.fitting import answer_fit
from games.rules.helping import answer_help
from games.rules.piling import answer_pile
from scorekeeper.api import AnswerView


@described("count")
class CountView(AnswerView):
    """What cards meld, in words."""

    answer = staticmethod(answer_count)


@described("help")
class HelpView(AnswerView):
    """What would help."""

    answer = staticmethod(answer_help)


@described("bury")
class BuryView(AnswerView):
    """What to bury."""

    answer = staticmethod(answer_bury)


@described("pile")
class PileView(AnswerView):
    """What a pile of tricks holds."""

    answer = staticmethod(answer_pile)


@described("fit")
class FitView(AnswerView):
    """Whether hands fit one deck."""

    answer = staticmethod(answer_fit)
