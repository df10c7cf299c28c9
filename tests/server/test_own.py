"""House rules over HTTP: refused where they contradict each other, kept under a name, played at a table."""

from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from tests.server.process import Server

from mazziere.games import play_file

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
    """A named sheet is there after a restart, only for its account, is replaced when asked, and can be dropped."""
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
        again = {**body, "name": "casa rossi", "options": {"belote_on_fail": "kept"}}
        asked = mine.post("/api/own", json=again)
        assert (asked.status_code, asked.json()["key"]) == (409, "table.error.own_exists")
        assert mine.get("/api/own").json() == [kept]
        changed = mine.post("/api/own", json={**again, "name": "Casa Rossi", "replace": True}).json()
        assert changed["id"] == kept["id"]
        assert [one["key"] for one in mine.get("/api/own").json()[0]["differs"]] == ["belote_on_fail"]

        wish = {"sheet": "belote-pinasca", "options": RULES, "named": "Casa Rossi"}
        table = mine.post("/api/tables", json=wish).json()["id"]
        title = mine.get(f"/api/tables/{table}?language=it").json()["title"]
        assert title == "Casa Rossi (da Belote di Pinasca)"
        assert mine.delete(f"/api/own/{kept['id']}").status_code == 200
        assert mine.get("/api/own").json() == []
        assert mine.get(f"/api/tables/{table}?language=it").json()["title"] == title


def test_an_own_sheet_has_its_pages_and_its_file(server: Server, tmp_path: Path) -> None:
    """One's own sheet is read with what it changes marked, compared with its printed sheet, and saved as a file."""
    with httpx.Client(base_url=server.url) as mine:
        body = {"name": "Bar «Sport»", "sheet": "belote-pinasca", "options": {**RULES, "trump_modes": ["suit"]}}
        kept = mine.post("/api/own", json=body).json()
        word = quote(kept["rules"], safe="")
        read = mine.get(f"/api/rules/{word}?language=it").json()
        assert read["head"]["title"] == "Bar «Sport» (da Belote di Pinasca)"
        lines = {line["name"]: line for group in read["groups"] for line in group["lines"]}
        assert {name for name, line in lines.items() if line["elsewhere"] is not None} == set(RULES)
        assert read["parent"] == "belote-pinasca"
        beside = mine.get(f"/api/rules/{word}/belote-pinasca?language=it").json()
        assert sum(len(group["rows"]) for group in beside["groups"]) == len(RULES)

        address = mine.get(f"/rules/{word}")
        assert address.headers["content-type"].startswith("text/html")
        assert address.status_code == 200

        file = mine.get(f"/api/own/{kept['id']}/file")
        assert file.headers["content-disposition"] == 'attachment; filename="bar-sport.toml"'
        place = tmp_path / "bar-sport.toml"
        place.write_text(file.text, encoding="utf-8")
        _, regulation = play_file(place)
        assert regulation.changes() == RULES
        assert httpx.get(f"{server.url}/api/own/{kept['id']}/file").status_code == 404


@pytest.mark.parametrize(
    "word", ["belote-pinasca~hats:3", "belote-pinasca~players:3", "belote-pinasca~tie", "x~tie:litige"]
)
def test_a_word_that_cannot_be_is_refused(server: Server, word: str) -> None:
    """An address with an unknown option, rules that clash, or no rule at all is refused in words."""
    for path in (word, f"{word}/belote-pinasca", f"belote-pinasca/{word}"):
        answer = httpx.get(f"{server.url}/api/rules/{path}?language=it")
        assert answer.status_code in (400, 404)
        assert " " in answer.json()["words"]
