"""The phone's engine gives the right answers that were made elsewhere (tests/cases)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.parity.phone import Asked, ask_phone, ask_server
from tests.project.imports import pure_sources

CASES = Path(__file__).parents[1] / "cases"
Case = dict[str, Any]


def cases(name: str) -> list[Case]:
    return json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))


def ask(case: Case, name: str, keys: tuple[str, ...]) -> Asked:
    return name, {"variant": "single-deck"} | {key: case[key] for key in keys if key in case}


SCORE = ("variant", "rules", "totals_before", "target_before", "entry")
KINDS = {
    "scoring": ("score", SCORE),
    "meld": ("meld", ("variant", "rules", "trump", "cards")),
    "tricks": ("tricks", ("trump", "plays", "hand")),
}


@pytest.mark.parametrize("kind", KINDS)
def test_phone_answers_cases(kind: str, tmp_path: Path) -> None:
    name, keys = KINDS[kind]
    asked = [ask(case, name, keys) for case in cases(kind)]
    answers, how = ask_phone(tmp_path, asked)
    print(f"engine in Node: started in {how['started']:.0f} ms")
    assert answers == ask_server(asked)
    for case, text in zip(cases(kind), answers, strict=True):
        CHECKS[kind](case, json.loads(text))


@pytest.mark.parametrize("name", ["count", "help"])
def test_phone_explains_cases_as_the_server_does(name: str, tmp_path: Path) -> None:
    asked = [ask(case, name, KINDS["meld"][1]) for case in cases("meld") if "cards" in case]
    answers, _ = ask_phone(tmp_path, asked)
    assert answers == ask_server(asked)


def test_phone_imports_every_pure_file(tmp_path: Path) -> None:
    ask_phone(tmp_path, [], pure_sources())


def check_score(case: Case, answer: Case) -> None:
    expected = dict(case["expected"])
    if "error" in expected:
        assert expected.pop("error") in [one["code"] for one in answer["errors"]], case["id"]
    if "warning" in expected:
        assert expected.pop("warning") in [one["code"] for one in answer["warnings"]], case["id"]
    assert expected.items() <= answer.items(), (case["id"], answer)


def check_meld(case: Case, answer: Case) -> None:
    expected = case["expected"]
    if "by_trump" in expected:
        assert answer["by_trump"] == expected["by_trump"], case["id"]
        return
    assert answer["total"] == expected["total"], case["id"]
    for group in answer["classes"]:
        found = sorted(map(plain, group["melds"]))
        assert found == sorted(map(plain, expected["classes"][str(group["class"])])), case["id"]


def plain(meld: Case) -> tuple[str, int, int, str]:
    return meld["meld"], meld["count"], meld["points"], meld.get("suit") or ""


def check_trick(case: Case, answer: Case) -> None:
    assert sorted(answer["legal"]) == sorted(case["legal"]), case["id"]
    assert answer["winner"] == case["winner"], case["id"]


CHECKS = {"scoring": check_score, "meld": check_meld, "tricks": check_trick}
