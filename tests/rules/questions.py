"""Questions as the table asks them, and anything at all as JSON might bring it."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from games.rules.auction import answer_auction
from games.rules.errors import Refused

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(
        ["AS", "10H", "S", "single-deck", "cutthroat", "trump", 10**4000, -(10**400)]
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=3) | st.sampled_from(["seat", "bid", "heading", "bid_steps"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


def said(text: str) -> list[dict[str, int | None]]:
    """Calls from "1:250 2:pass 3:260"."""
    pairs = [part.split(":") for part in text.split()]
    return [{"seat": int(seat), "bid": None if bid == "pass" else int(bid)} for seat, bid in pairs]


def auction(text: str, variant: str = "single-deck", dealer: int = 0, **rules: Any) -> Any:
    """The answer to an auction; the dealer is the last seat, so that seat 1 speaks first."""
    last = 3 if variant == "cutthroat" else 4
    return answer_auction(
        {"variant": variant, "rules": rules, "dealer": dealer or last, "calls": said(text)}
    )


def refusals(answer: Callable[[Any], Any], request: Any) -> list[tuple[str, str]]:
    """Code and field of everything that is wrong with a request; nothing when it is answered."""
    try:
        answer(request)
    except Refused as refused:
        return [(problem.code, problem.field) for problem in refused.problems if problem.message]
    return []
