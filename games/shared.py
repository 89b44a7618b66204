"""Answers that are the same for many: made once, kept for a while, compressed once."""

import gzip
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST = 128


class Shared:
    """Texts by key. Who comes while one is being made waits for it and makes no other."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.kept: OrderedDict[Hashable, Text] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], str]) -> "Text":
        with self.lock:
            text = self.kept.setdefault(key, Text())
            self.kept.move_to_end(key)
            while len(self.kept) > MOST:
                self.kept.popitem(last=False)
        with text.lock:
            if not text.plain:
                text.keep(make().encode())
        return text


class Text:
    """One of them, plain and compressed."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.plain = b""
        self.compressed = b""

    def keep(self, plain: bytes) -> None:
        self.compressed = gzip.compress(plain, 6)
        self.plain = plain
