"""Anything JSON can say, also the unkind parts, for laws that must hold whatever is sent."""

from hypothesis import strategies as st

NUMBERS = st.one_of(
    st.integers(-20, 400),
    st.sampled_from([True, False, 10**15, -(10**18), 2**63, 0, 10, 50, 250, 300]),
    st.floats(allow_nan=True),
)
TEXTS = st.one_of(st.text(max_size=8), st.sampled_from(["A", "B", "S", "", "played", "free"]))
ANYTHING = st.recursive(
    st.one_of(st.none(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=6,
)
