"""Plain data is compared, stored and hashed as one canonical text."""

import pytest

from games.canonical import NotStorable, canonical_json, same_data, sha256_of, storable


def deep(levels):
    value = 1
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value",
    [
        float("nan"),
        float("inf"),
        {"note": "a\x00b"},
        {"note": "\ud800"},
        {1, 2},
        b"bytes",
        10**5000,
        deep(100_000),
        "x" * 20_001,
    ],
    ids=["nan", "inf", "nul", "surrogate", "set", "bytes", "endless", "deep", "long"],
)
def test_what_no_database_could_keep_is_refused(value):
    with pytest.raises(NotStorable, match=r"^This "):
        storable(value)


def test_order_of_names_does_not_matter():
    assert same_data({"a": 1, "b": [2, None]}, {"b": [2, None], "a": 1})
    assert sha256_of({"a": 1, "b": 2}) == sha256_of({"b": 2, "a": 1})


def test_one_and_true_differ():
    assert not same_data({"a": 1}, {"a": True})
    assert canonical_json({"name": "é"}) == '{"name":"é"}'


def test_a_tuple_comes_back_as_a_list():
    assert storable({"playing": ("A", "B")}) == {"playing": ["A", "B"]}
