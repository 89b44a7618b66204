"""Plain data as canonical JSON: one text per value, for comparing, hashing and the digest.

Facts come from outside, so what a database could not keep is refused here with a sentence:
NUL and broken characters (PostgreSQL refuses them), NaN and infinities, endless nesting, and size.
"""

import hashlib
import json
from typing import Any

LONGEST_FACTS = 20_000


class NotStorable(ValueError):
    """Data that no database of ours could keep unchanged; the text says why."""


def canonical_json(value: Any) -> str:
    """`value` as JSON with sorted keys and no spaces.

    :raises NotStorable: if the value is no plain data, or not as text that can be stored.
    """
    try:
        text = json.dumps(
            value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
        )
        text.encode()
    except (TypeError, ValueError, RecursionError) as problem:
        raise NotStorable("This is not plain data that can be written down.") from problem
    return text


def storable(value: Any) -> Any:
    """A copy of `value` as the database will give it back.

    :raises NotStorable: see above; also for more than 20,000 characters, and for NUL.
    """
    text = canonical_json(value)
    if len(text) > LONGEST_FACTS:
        raise NotStorable("This is too long to be written down.")
    if "\\u0000" in text:
        raise NotStorable("This holds a character that cannot be written down.")
    return json.loads(text)


def same_data(one: Any, other: Any) -> bool:
    """Whether two stored values say the same, whatever the order of their names."""
    return canonical_json(one) == canonical_json(other)


def sha256_of(value: Any) -> str:
    """SHA-256 of the canonical JSON, as 64 hex digits."""
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()
