"""Advice over HTTP: only for one's own turn, only against robots."""

import httpx
from tests.server.process import Server


def test_advice_is_for_ones_own_turn(server: Server) -> None:
    """Nobody is advised on another seat, before the cards are dealt, or at a table with other people."""
    with httpx.Client(base_url=server.url) as mine, httpx.Client(base_url=server.url) as other:
        other.post("/api/guest", json={"name": "Ugo"})
        table = mine.post("/api/tables", json={"sheet": "belote-pinasca"}).json()["id"]
        path = f"/api/tables/{table}/hint?language=it"
        assert httpx.get(server.url + path).status_code == 401
        assert other.get(path).status_code == 400
        assert mine.get(path).json()["key"] == "table.error.no_hint"
        shared = mine.post("/api/tables", json={"sheet": "belote-pinasca", "persons": 2}).json()["id"]
        other.post(f"/api/tables/{shared}/seat", json={})
        refused = mine.get(f"/api/tables/{shared}/hint?language=it")
        assert refused.json()["key"] == "table.error.no_guide"
