"""The referee over HTTP."""

import httpx
import msgspec
import pytest
from tests.server.process import Server

from mazziere.games import sheets
from mazziere.messages import LANGUAGES
from mazziere.server.messages import Failure, PositionRoom, RulingPage

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


@pytest.mark.parametrize("name", list(sheets()))
def test_every_sheet_says_what_its_positions_hold(server: Server, name: str) -> None:
    """A page can build a position of each sheet: its players, its cards once each, its trumps and totals."""
    answer = httpx.get(f"{server.url}/api/rulings/{name}")
    room = msgspec.json.decode(answer.content, type=PositionRoom)

    assert room.sheet == name
    assert len(set(room.cards)) == len(room.cards) >= 24
    assert 2 <= room.players <= 5
    if room.trumps:
        trick = {"variant": name, "trump": room.trumps[0], "trick": room.cards[: room.players]}
        assert _ask(server, "tricks" if room.game == "briscola" else "trick_winner", trick).status_code == 200
    for mode, total in room.totals.items():
        cards = dict.fromkeys(room.sides, 0) | dict.fromkeys(room.sides[:1], total)
        case = {"variant": name, "trump": mode, "cards": cards, "last": "A", "capot": "A", "bid": 80}
        if room.game == "belote" and not room.bids:
            del case["bid"]
        if room.game == "belote":
            assert _ask(server, "deal_scoring", case).status_code == 200


def test_calls_and_lines_are_said_in_words(server: Server) -> None:
    """No step shows the name of a key, or a call as it is written on the wire."""
    calls = {"variant": "coinche-ffb", "calls": [[0, "bid 80 H"], [1, "bid 90 AT"], [2, "double"]]}
    sides = {"melds": [["KS", "KH", "KD"]], "hand": [], "pot": "played"}
    end = {"variant": "burraco-fibur", "closed": "NS", "NS": sides, "EW": {"hand": ["7C"], "pot": "none"}}
    said = [
        step.words
        for kind, case in (("bidding", calls), ("deals", end))
        for step in msgspec.json.decode(_ask(server, kind, case).content, type=RulingPage).steps
    ]

    assert any("80 cuori" in words for words in said)
    assert not any("bid" in words or ".line." in words for words in said)


def test_house_rules_change_what_a_position_holds(server: Server) -> None:
    """House rules of an address change the room of a position; those that clash are told."""
    path = f"{server.url}/api/rulings/belote-pinasca?language=it&rules="
    plain = msgspec.json.decode(httpx.get(path).content, type=PositionRoom)
    quiet = msgspec.json.decode(httpx.get(f"{path}belote_announce:manual.tie:both_score").content, type=PositionRoom)
    clash = msgspec.json.decode(httpx.get(f"{path}players:3").content, type=PositionRoom)

    assert "last_deal" in plain.has
    assert "last_deal" not in quiet.has
    assert "announced" in quiet.has
    assert " " in (clash.refused or "")
    assert clash.players == 4
    assert httpx.get(f"{path}nonsense").json()["refused"]
    assert httpx.get(f"{path}hats:many").json()["refused"]
