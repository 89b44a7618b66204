"""What if: a hand of the current game re-scored under one changed option. Nothing is stored."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.forms.option_fields import Unreadable, problem_of, read_option
from games.selectors.settle.what_if import WhatIf, what_if_view
from games.views.answering import get_running_or_404
from games.views.settle import answer_page

LONGEST = 200


@require_safe
def what_if(request: HttpRequest, address: str, seq: int) -> HttpResponse:
    """The hand and the game, now and then; `option` and `value`, or `typed`, say what is changed."""
    running = get_running_or_404(request, address)
    line = running.sheet.line(seq)
    if line is None or line.kind != "hand" or line.state == "struck":
        raise Http404("There is no such hand.")
    asked = WhatIf(running, line, request.GET.get("option", ""), request.GET.get("value", ""))
    typed = request.GET.get("typed", "")[:LONGEST].strip()
    if typed and request.GET.get("was") == asked.option.key:
        read(asked, typed)
    page = what_if_view(asked)
    return answer_page(request, "what_if", page, status=422 if page["problems"] else 200)


def read(asked: WhatIf, typed: str) -> None:
    """Try what was typed, or say why it cannot be read."""
    try:
        asked.write(typed, read_option(asked.option, typed))
    except Unreadable:
        asked.refuse(typed, problem_of(asked.option, typed))
