"""The readable page of the API as finished values: questions, options, codes.

Everything comes from the rows that the schema is made of; the answers shown are asked for here.
"""

import json
from functools import cache
from typing import Any, NamedTuple

from games.api.operations import OPERATIONS, Operation
from games.api.problems import ERRORS, FAULTS, WARNINGS
from games.api.shapes import Shape
from games.rules.option import VARIANT_NAMES, Option
from games.rules.options import OPTIONS, plain

WIDEST = "cutthroat"  # the game whose questions have the most parts


class Part(NamedTuple):
    """One name in a question."""

    name: str
    kind: str
    is_needed: bool
    text: str


class Question(NamedTuple):
    """One call with its parts, an example and the answer to it."""

    name: str
    title: str
    text: str
    path: str
    parts: list[Part]
    example: str
    answer: str


class HouseRule(NamedTuple):
    """An option: values in words, and the default of each game that has it."""

    key: str
    help: str
    rule: str
    values: str
    defaults: list[tuple[str, str]]


class ApiPage(NamedTuple):
    """The whole page."""

    questions: list[Question]
    options: list[HouseRule]
    errors: tuple[tuple[str, str], ...]
    warnings: tuple[tuple[str, str], ...]
    faults: tuple[tuple[int, str, str], ...]


@cache
def page_of_api() -> ApiPage:
    """What the page shows; the same for everybody until the code changes."""
    return ApiPage(
        [_question(operation) for operation in OPERATIONS],
        [_house_rule(option) for option in OPTIONS],
        ERRORS,
        WARNINGS,
        FAULTS,
    )


def _question(operation: Operation) -> Question:
    return Question(
        operation.name,
        operation.title,
        operation.text,
        operation.path,
        _parts(operation.question(WIDEST)),
        _json(operation.example),
        _json(operation.answer(operation.example)),
    )


def _parts(shape: Shape, before: str = "") -> list[Part]:
    found = []
    for name, inner in shape["properties"].items():
        needed = name in shape["required"]
        found.append(Part(before + name, _kind(name, inner), needed, inner.get("description", "")))
        if name == "entry":
            found += _parts(inner, "entry.")
    return found


def _kind(name: str, shape: Shape) -> str:
    if name == "variant":
        return "one of " + ", ".join(VARIANT_NAMES)
    if "anyOf" in shape:
        return " or ".join(_kind("", one) for one in shape["anyOf"])
    if "$ref" in shape:
        return "an object"
    if "enum" in shape:
        return "one of " + ", ".join("null" if one is None else one for one in shape["enum"])
    return KINDS[shape["type"]]


KINDS = {
    "array": "a list",
    "boolean": "true or false",
    "integer": "a whole number",
    "null": "null",
    "object": "an object",
    "string": "a text",
}


def _house_rule(option: Option) -> HouseRule:
    values = (
        option.values if isinstance(option.values, str) else ", ".join(map(_json, option.values))
    )
    defaults = [(game, _json(plain(value))) for game, value in option.default.items()]
    return HouseRule(option.key, option.help, option.rule, values, defaults)


def _json(value: Any) -> str:
    """JSON for people: what fits stays on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) <= 72 or not isinstance(value, dict | list):
        return flat
    if isinstance(value, list):
        inner = [_json(one) for one in value]
        return "[\n" + _indented(",\n".join(inner)) + "\n]"
    inner = [f"{json.dumps(name)}: {_json(one)}" for name, one in value.items()]
    return "{\n" + _indented(",\n".join(inner)) + "\n}"


def _indented(text: str) -> str:
    return "\n".join("  " + line for line in text.split("\n"))
