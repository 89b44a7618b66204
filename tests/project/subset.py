"""What the pure files may not use, because the phone's Python has not got it or differs there.

Each row was tried in the vendored MicroPython. Not checked here, because a parser cannot see it:
sorting on keys that are not total, the order of dicts and `**names`, `isinstance(True, int)`,
`strip()` and `split()` of blanks beyond ASCII, upper and lower case beyond ASCII, `repr` of text
beyond ASCII, recursion deeper than about 150. Random parity (tests/parity) looks for those.
"""

import ast
from collections.abc import Iterator

OURS = ("meld", "games.rules")
LIBRARY = {
    "json": ("loads", "dumps"),
    "itertools": ("accumulate", "chain", "count", "cycle", "islice", "repeat", "starmap", "tee"),
    "functools": ("partial", "reduce", "update_wrapper", "wraps"),
    "collections": ("namedtuple", "deque", "defaultdict"),
    "re": ("compile", "match", "search", "sub"),
    "math": ("ceil", "floor", "inf"),
}
METHOD_NAMES = """
capitalize casefold expandtabs format_map isalnum isascii isdecimal isidentifier isnumeric
isprintable istitle ljust maketrans removeprefix removesuffix rjust swapcase title translate zfill
as_integer_ratio bit_count bit_length conjugate is_integer from_iterable _replace _asdict _make
"""
BUILTIN_NAMES = """
aiter anext ascii breakpoint exit format quit vars open input print exec eval compile
ExceptionGroup BaseExceptionGroup ModuleNotFoundError RecursionError SystemError TimeoutError
UnicodeDecodeError UnicodeEncodeError ConnectionError
"""
METHODS = METHOD_NAMES.split()
BUILTINS = BUILTIN_NAMES.split()
TYPES = ("list", "dict", "tuple", "set", "frozenset", "type", "int", "str", "bool", "object")
KEYWORDS = {  # function or method -> keywords it takes there; not named here: any
    "sum": (),
    "zip": (),
    "round": (),
    "int": (),
    "split": (),
    "rsplit": (),
    "loads": (),
    "dumps": ("separators",),
    "accumulate": (),
    "encode": (),
    "namedtuple": (),
}
STATEMENTS = {ast.Match: "match", ast.TryStar: "except*", ast.AsyncFunctionDef: "async def"}


def violations(source: str) -> list[str]:
    """Everything in the source that is outside the common subset, as "line: what"."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):  # skipped there, never run
            if isinstance(getattr(node, field, None), ast.AST):
                setattr(node, field, None)
    return [f"{node.lineno}: {what}" for node in _running(tree) for what in _wrong(node)]


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs: what stands under `if TYPE_CHECKING:` does not."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from _running(child)


def _wrong(node: ast.AST) -> Iterator[str]:
    if type(node) in STATEMENTS:
        yield STATEMENTS[type(node)]
    for kind, check in CHECKS:
        if isinstance(node, kind):
            yield from check(node)


def _import(node: ast.Import) -> Iterator[str]:
    for name in node.names:
        if name.name not in LIBRARY and not name.name.startswith(OURS):
            yield f"import {name.name}"


def _import_from(node: ast.ImportFrom) -> Iterator[str]:
    if node.level:
        yield "relative import"
    elif node.module in LIBRARY:
        yield from _names_of(node.module, [name.name for name in node.names])
    elif not f"{node.module}.".startswith(tuple(f"{room}." for room in OURS)):
        yield f"from {node.module} import"


def _names_of(module: str, names: list[str]) -> Iterator[str]:
    yield from (f"{module}.{name}" for name in names if name not in LIBRARY[module])


def _attribute(node: ast.Attribute) -> Iterator[str]:
    if isinstance(node.value, ast.Name) and node.value.id in LIBRARY:
        yield from _names_of(node.value.id, [node.attr])
    if node.attr == "__doc__":
        yield "__doc__"


def _call(node: ast.Call) -> Iterator[str]:
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if isinstance(node.func, ast.Attribute) and name in METHODS:
        yield f".{name}()"
    given = [keyword.arg for keyword in node.keywords if keyword.arg]
    yield from (f"{name}({k}=)" for k in given if k not in KEYWORDS.get(name, given))
    if name in ("strip", "lstrip", "rstrip") and not all(map(_is_ascii, node.args)):
        yield f"{name} of anything but ASCII letters written there"
    if name == "iter" and len(node.args) > 1:
        yield "iter with a sentinel"


def _is_ascii(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isascii()


def _name(node: ast.Name) -> Iterator[str]:
    if node.id in BUILTINS:
        yield node.id


def _dict(node: ast.Dict) -> Iterator[str]:
    if None in node.keys:
        yield "{**a}"


def _display(node: ast.List | ast.Set | ast.Tuple) -> Iterator[str]:
    is_read = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    if is_read and any(isinstance(part, ast.Starred) for part in node.elts):
        yield "a star in a list, set or tuple"


def _function(node: ast.FunctionDef | ast.Lambda) -> Iterator[str]:
    if node.args.posonlyargs:
        yield "positional-only /"


def _class(node: ast.ClassDef) -> Iterator[str]:
    if node.keywords:
        yield "class keywords"
    if len(node.bases) > 1:
        yield "several bases"


def _raise(node: ast.Raise) -> Iterator[str]:
    if node.cause:
        yield "raise from"


def _subscript(node: ast.Subscript) -> Iterator[str]:
    if isinstance(node.value, ast.Name) and node.value.id in TYPES:
        yield "a type with parameters outside an annotation"


def _binary(node: ast.BinOp) -> Iterator[str]:
    sides = (node.left, node.right)
    if any(isinstance(side, ast.Name) and side.id in TYPES for side in sides):
        yield "a union of types outside an annotation"
    views = [getattr(side.func, "attr", "") for side in sides if isinstance(side, ast.Call)]
    if {"keys", "items", "values"} & set(views):
        yield "arithmetic on a dict's view"


def _slice(node: ast.Slice) -> Iterator[str]:
    if node.step:
        yield "slice with a step"


def _f_string(node: ast.JoinedStr) -> Iterator[str]:
    inner = [part for part in ast.walk(node) if isinstance(part, ast.JoinedStr)]
    specs = [part.format_spec for part in ast.walk(node) if isinstance(part, ast.FormattedValue)]
    if len(inner) - 1 > len([spec for spec in specs if spec]):
        yield "an f-string in an f-string"
    values = [inner for part in ast.walk(node) for inner in _texts_in(part)]
    if any(":" in text for text in values):
        yield "a colon in an f-string's expression"
    texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
    if any("{" in text or "}" in text for text in texts):
        yield "braces in an f-string"


def _texts_in(part: ast.AST) -> Iterator[str]:
    """The texts written in an expression of an f-string."""
    if isinstance(part, ast.FormattedValue):
        for inner in ast.walk(part.value):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                yield inner.value


CHECKS = (
    (ast.Import, _import),
    (ast.ImportFrom, _import_from),
    (ast.Attribute, _attribute),
    (ast.Call, _call),
    (ast.Name, _name),
    (ast.Dict, _dict),
    ((ast.List, ast.Set, ast.Tuple), _display),
    ((ast.FunctionDef, ast.Lambda), _function),
    (ast.ClassDef, _class),
    (ast.Raise, _raise),
    (ast.Subscript, _subscript),
    (ast.BinOp, _binary),
    (ast.Slice, _slice),
    (ast.JoinedStr, _f_string),
)
