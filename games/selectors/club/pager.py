"""The pages of a long list: which rows these are, and the addresses of the pages beside them."""

from collections.abc import Callable


def pager(number: int, size: int, count: int, href: Callable[[int], str]) -> dict[str, str]:
    """For `_pager.html`: page `number`, from 1, of `count` rows, so many to a page."""
    first, last = (number - 1) * size + 1, min(number * size, count)
    return {
        "words": f"{first:,} to {last:,} of {count:,}" if count > size else "",
        "before": href(number - 1) if number > 1 else "",
        "after": href(number + 1) if last < count else "",
    }
