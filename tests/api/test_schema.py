"""The schema says what the API does: options as rows, examples that hold, and random questions."""

import json
from typing import Any

import pytest
import schemathesis
from django.test import Client
from hypothesis import HealthCheck, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from games.api.operations import OPERATIONS
from games.rules.options import OPTIONS
from scorekeeper.wsgi import application
from tests.api.asking import ask, cases
from tests.examples import examples

NAMES = [operation.name for operation in OPERATIONS]
COMPONENT = {
    "cutthroat": "RulesCutthroat",
    "single-deck": "RulesSingleDeck",
    "double-deck": "RulesDoubleDeck",
}


@pytest.fixture(scope="module")
def schema() -> Any:
    """The schema as a program gets it."""
    return Client().get("/api/v1/schema/").json()


def options_of(schema: Any, variant: str) -> Any:
    """The house rules of a game in the schema."""
    return schema["components"]["schemas"][COMPONENT[variant]]["anyOf"][0]["properties"]


def test_it_is_openapi_and_has_the_four_questions(schema: Any) -> None:
    assert schema["openapi"].startswith("3.1")
    assert sorted(schema["paths"]) == sorted(f"/api/v1/{name}/" for name in NAMES)
    for path in schema["paths"].values():
        assert list(path) == ["post"]
        assert sorted(path["post"]["responses"]) == ["200", "400", "405", "413", "415", "429"]
        assert path["post"]["summary"]
        assert path["post"]["description"]


@pytest.mark.parametrize("variant", COMPONENT)
def test_each_option_stands_with_help_default_and_rule(schema: Any, variant: str) -> None:
    rows = {one["key"]: one for one in cases("options") if variant in one["default"]}
    found = options_of(schema, variant)
    assert set(found) == set(rows)
    for key, row in rows.items():
        assert found[key]["description"] == f"{row['help']} ({row['rule']})"
        assert found[key]["default"] == row["default"][variant]


def test_each_choice_is_listed(schema: Any) -> None:
    found = options_of(schema, "single-deck")
    assert found["tie_rule"]["enum"] == ["highest_score", "overtime", "bid_and_out"]
    assert found["exchange"]["enum"] == [0, 2, 3, 4]
    assert found["scale"]["enum"] == ["classic", "short"]
    assert options_of(schema, "double-deck")["scale"]["enum"] == ["classic", "times_ten"]
    assert len(OPTIONS) == len(cases("options"))


@pytest.mark.parametrize("operation", OPERATIONS, ids=NAMES)
def test_the_examples_are_answered(operation: Any) -> None:
    response = ask(operation.name, operation.example)
    assert response.status_code == 200
    assert response.json() == json.loads(json.dumps(operation.answer(operation.example)))


def test_it_can_be_had_as_yaml_and_faults_keep_their_shape(client: Client) -> None:
    assert client.get("/api/v1/schema/?format=yaml").content.startswith(b"openapi: 3.1")
    assert client.post("/api/v1/schema/").json()["errors"][0]["code"] == "method_not_allowed"


pytestmark = pytest.mark.django_db  # a WSGI call looks at connections, and makes none

CHECKS = (
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
)
QUICK = settings(
    max_examples=examples(10), deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_random_questions_are_answered_as_the_schema_says(name: str, mode: GenerationMode) -> None:
    described = schemathesis.openapi.from_wsgi("/api/v1/schema/", application)
    questions = described[f"/api/v1/{name}/"]["POST"].as_strategy(generation_mode=mode)
    wrong = (checks.negative_data_rejection,) if mode is GenerationMode.NEGATIVE else ()

    @QUICK
    @given(questions)
    def ask_at_random(case: Any) -> None:
        case.call_and_validate(checks=[*CHECKS, *wrong], headers={"Accept-Encoding": "identity"})

    ask_at_random()
