"""The referee over HTTP."""

import httpx
import msgspec
import pytest
from tests.server.process import Server

from mazziere.messages import LANGUAGES
from mazziere.server.messages import Failure, RulingPage

LEGAL = {"variant": "belote-pinasca", "trump": "H", "trick": ["AS", "7S"], "hand": ["8H", "QH", "KC"]}


def _ask(server: Server, kind: object, case: object, language: str = "it") -> httpx.Response:
    return httpx.post(f"{server.url}/api/rulings?language={language}", json={"kind": kind, "case": case})


def test_a_ruling_has_its_steps_in_words(server: Server) -> None:
    """A position is ruled on, step by step, each with its clause and the sentence of that clause."""
    page = msgspec.json.decode(_ask(server, "legal_moves", LEGAL).content, type=RulingPage)

    assert sorted(page.answer["legal"]) == ["8H", "QH"]
    refused = next(step for step in page.steps if "refusal" in step.what)
    assert refused.clause == "PIN-BEL-14"
    assert refused.words.startswith("KC no.")
    assert refused.sentence
    assert "seme" in refused.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_position_is_refused_in_words(server: Server, language: str) -> None:
    """A card that lies in two places, or a kind that does not exist, is bad input with a sentence."""
    for kind, case in (("legal_moves", {**LEGAL, "hand": ["AS"]}), ("guesses", {}), ("legal_moves", {"variant": 7})):
        answer = _ask(server, kind, case, language)

        assert answer.status_code in (400, 404)
        assert " " in msgspec.json.decode(answer.content, type=Failure).words


def test_nonsense_is_refused(server: Server) -> None:
    """A body of another shape is a bad request, and the server goes on."""
    assert _ask(server, 7, {}).status_code == 400
    assert _ask(server, "legal_moves", []).status_code == 400
    assert httpx.post(f"{server.url}/api/rulings", content=b"{").status_code == 400
    assert _ask(server, "legal_moves", LEGAL).status_code == 200
