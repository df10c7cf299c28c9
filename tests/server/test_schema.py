"""The OpenAPI document that the server publishes, and the server held to it by generated requests."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.handlers import HTTPRouteHandler
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.process import Server

from mazziere.server.app import API
from mazziere.server.messages import Failure
from mazziere.server.schema import ERRORS

EXAMPLES = 12
"""Requests to each operation; all together take less than half a minute."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
"""A right request may still be refused: that a sheet exists, or that a number fits, is not said in the document."""
INSIDES = ("Traceback", 'File "', ".py", "msgspec", "litestar", "sqlite", "assert ")
"""What would tell a stranger how the server is made."""


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    """The published document."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def operations(schema: Any) -> Iterator[Any]:
    """Every operation of the document, which is valid."""
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def test_every_handler_is_in_the_document(schema: Any) -> None:
    """What a program may ask for is said, with every error that it may be answered with."""
    said = {(operation.method.upper(), operation.path) for operation in operations(schema)}
    handlers = [handler for handler in API if isinstance(handler, HTTPRouteHandler)]
    there = {
        (str(method), path.replace(":str", "")) for one in handlers for path in one.paths for method in one.http_methods
    }

    assert said == there
    for operation in operations(schema):
        assert {str(status) for status in ERRORS} < set(operation.definition.raw["responses"])


class Person:
    """Somebody with a seat at a table and a contest, whose numbers the requests use now and then."""

    def __init__(self, server: Server) -> None:
        self.http = requests.Session()
        self.url = server.url
        wish = {"sheet": "belote-pinasca", "options": {}, "pace": "fast", "persons": 2}
        contest = {"format": "torneo-pizzolungo", "name": "Prova"}
        self.known = {
            "table_id": self.make("/api/tables", wish),
            "contest_id": self.make("/api/contests", contest),
            "format": "torneo-pizzolungo",
            "name": "briscola-2",
            "other": "briscola-3",
            "sheet": "belote-ffb",
            "language": "fr",
            "kind": "csv",
        }

    def knows(self, given: Any) -> Any:
        """The same with names that there are, where the request has any."""
        if not isinstance(given, dict):
            return given
        return {**given, **{name: self.known[name] for name in given if name in self.known}}

    def make(self, path: str, wish: dict[str, Any]) -> str:
        """Something new; its id."""
        answer = self.http.post(f"{self.url}{path}", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


def test_generated_requests_meet_no_fault(server: Server, schema: Any) -> None:
    """Whatever is sent, right or wrong, the answer has a declared status and shape and tells nothing of our insides."""
    person = Person(server)
    faults = {operation.label: str(fault) for operation in operations(schema) if (fault := asked(operation, person))}

    assert not faults, "\n\n".join(f"{where}: {fault}" for where, fault in faults.items())
    assert httpx.get(f"{server.url}/health").json()["ok"]


def asked(operation: Any, person: Person) -> BaseException | None:
    """Send generated requests to an operation, right and wrong ones; what is wrong with an answer, if anything."""
    right, wrong = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=right | wrong, known=st.booleans())
    def ask(case: Case, known: bool) -> None:
        if known:
            case.path_parameters = person.knows(case.path_parameters)
            case.body = person.knows(case.body)
        answer = case.call(base_url=person.url, session=person.http)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            error = msgspec.json.decode(answer.content, type=Failure)
            assert " " in error.words, error
            assert not [word for word in INSIDES if word in answer.text], error

    try:
        ask()
    except (Exception, BaseExceptionGroup) as fault:
        return fault
    return None
