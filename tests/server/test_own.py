"""House rules over HTTP: refused where they contradict each other, kept under a name, played at a table."""

import httpx
import pytest
from tests.server.process import Server

RULES = {"partner_exemption": "ruff_only", "belote_on_fail": "kept"}


def test_contradictions_are_refused_at_the_option(server: Server) -> None:
    """House rules that go together are listed in words; those that do not are refused with the options that clash."""
    good = httpx.post(f"{server.url}/api/options", json={"sheet": "belote-pinasca", "options": RULES}).json()
    assert good["refused"] is None
    assert {one["key"] for one in good["differs"]} == set(RULES)

    clash = {"sheet": "belote-pinasca", "options": {"pack": 24}}
    bad = httpx.post(f"{server.url}/api/options", json=clash).json()
    assert set(bad["options"]) == {"pack", "players"}
    assert "24" in bad["refused"]
    assert "players" not in bad["refused"]
    assert httpx.post(f"{server.url}/api/options", json={"sheet": "x", "options": {}}).status_code == 404


@pytest.mark.parametrize("name", ["", "  "])
def test_a_sheet_needs_a_name_and_a_change(server: Server, name: str) -> None:
    """Nothing is kept without a name, without a change, or with rules that contradict each other."""
    for body in (
        {"name": name, "sheet": "belote-pinasca", "options": RULES},
        {"name": "Casa", "sheet": "belote-pinasca", "options": {}},
        {"name": "Casa", "sheet": "belote-pinasca", "options": {"pack": 24}},
    ):
        assert httpx.post(f"{server.url}/api/own", json=body).status_code == 400


def test_own_sheets_are_kept_for_their_account(server: Server) -> None:
    """A named sheet is there after a restart, only for its account, is replaced under its name, and can be dropped."""
    with httpx.Client(base_url=server.url) as mine, httpx.Client(base_url=server.url) as other:
        body = {"name": "Casa Rossi", "sheet": "belote-pinasca", "options": {**RULES, "tie": "litige"}}
        kept = mine.post("/api/own", json=body).json()
        assert kept["options"] == RULES
        other.post("/api/guest", json={"name": "Ugo"})
        server.kill()
        server.start()
        assert mine.get("/api/own").json() == [kept]
        assert other.get("/api/own").json() == []
        assert other.delete(f"/api/own/{kept['id']}").status_code == 404
        changed = mine.post("/api/own", json={**body, "options": {"belote_on_fail": "kept"}}).json()
        assert changed["id"] == kept["id"]
        assert [one["key"] for one in mine.get("/api/own").json()[0]["differs"]] == ["belote_on_fail"]

        wish = {"sheet": "belote-pinasca", "options": RULES, "named": "Casa Rossi"}
        table = mine.post("/api/tables", json=wish).json()["id"]
        title = mine.get(f"/api/tables/{table}?language=it").json()["title"]
        assert title == "Casa Rossi (da Belote di Pinasca)"
        assert mine.delete(f"/api/own/{kept['id']}").status_code == 200
        assert mine.get("/api/own").json() == []
        assert mine.get(f"/api/tables/{table}?language=it").json()["title"] == title
