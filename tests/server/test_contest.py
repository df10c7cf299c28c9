"""Contests over HTTP and sockets, against a real server."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from tests.server.process import Server
from websockets.sync.client import connect

PIZZOLUNGO = {"name": "Gara di burraco", "format": "torneo-pizzolungo", "place": "Sant’Anna", "day": "2026-12-24"}


class Browser:
    """One browser at a contest."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=20, params={"language": "it"})
        self.id = ""

    def create(self, **wish: Any) -> "Browser":
        """A new contest, with this browser as its director."""
        answer = self.http.post("/api/contests", json={**PIZZOLUNGO, **wish})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        return self

    def at(self, other: "Browser") -> "Browser":
        """The same contest in this browser."""
        self.id = other.id
        return self

    def do(self, what: str, code: int = 200, **wish: Any) -> dict[str, Any]:
        """A deed, with the status that it must have."""
        answer = self.http.post(f"/api/contests/{self.id}/deeds", json={"do": what, **wish})
        assert answer.status_code == code, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def view(self) -> dict[str, Any]:
        """The contest as this browser sees it."""
        found: dict[str, Any] = self.http.get(f"/api/contests/{self.id}").json()
        return found

    def round(self) -> dict[str, Any]:
        """The latest round."""
        found: dict[str, Any] = self.view()["disciplines"][0]["rounds"][-1]
        return found


@pytest.fixture
def desk(server: Server) -> Browser:
    """The director of a new contest of eight pairs."""
    browser = Browser(server).create()
    browser.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(1, 9)])
    return browser


def points(first: int, second: int) -> dict[str, Any]:
    """A result of points."""
    return {"points": [first, second]}


def posted(desk: Browser, number: str = "1") -> dict[str, Any]:
    """The next round, posted."""
    desk.do("draw")
    desk.do("post", round=number)
    return desk.round()


def test_an_evening_at_the_desk(desk: Browser) -> None:
    """Draw, post and close are all that a round needs from the host; scores come in between."""
    for number in ("1", "2"):
        desk.do("draw")
        desk.do("post", round=number)
        for table in desk.round()["tables"]:
            desk.do("score", round=number, table=table["key"], result=points(1500, 1000), seen=table["revision"])
        desk.do("close", round=number)
    view = desk.view()["disciplines"][0]

    assert view["over"]
    assert sum(row["points"] for row in view["rows"]) == 2 * 4 * 2500
    assert [row["place"] for row in view["rows"]][:1] == [1]


def test_a_draft_is_seen_at_the_desk_only(desk: Browser, server: Server) -> None:
    """The public sees a round when it is posted, and never the desk's part."""
    desk.do("draw")
    public = Browser(server).at(desk)

    assert public.view()["disciplines"][0]["rounds"] == []
    assert public.view()["desk"] is None
    desk.do("post", round="1")
    assert [round["stage"] for round in public.view()["disciplines"][0]["rounds"]] == ["posted"]


def test_roles_have_their_deeds(desk: Browser, server: Server) -> None:
    """A scorer writes results and draws nothing; a stranger does nothing; a wrong code opens nothing."""
    round = posted(desk)
    scorer = Browser(server).at(desk)
    table = round["tables"][0]
    score = {"round": "1", "table": "1", "result": points(1200, 1100), "seen": table["revision"]}
    scorer.do("score", code=403, **score)
    assert scorer.http.post(f"/api/contests/{desk.id}/join", json={"code": "AAAAAA"}).status_code == 403
    codes = desk.http.get(f"/api/contests/{desk.id}/codes").json()["codes"]
    assert scorer.http.get(f"/api/contests/{desk.id}/codes").status_code == 403
    joined = scorer.http.post(f"/api/contests/{desk.id}/join", json={"code": codes["scorer"].lower()})
    assert joined.json()["role"] == "scorer"
    scorer.do("score", **score)
    scorer.do("draw", code=403)
    renewed = desk.http.post(f"/api/contests/{desk.id}/codes", json={"role": "scorer"}).json()["codes"]
    assert renewed["scorer"] != codes["scorer"]


def test_a_strange_score_is_asked(desk: Browser) -> None:
    """15000 is a question in words; kept, it is written."""
    posted(desk)
    score = {"round": "1", "table": "1", "result": points(1160, 15000), "seen": 0}
    answer = desk.do("score", code=400, **score)

    assert answer["key"] == "contest.question.unusual_instead"
    assert (answer["detail"]["instead"], answer["words"]) == (
        1500,
        "15000 è un punteggio insolito. Volevi scrivere 1500?",
    )
    desk.do("score", **score, keep=True)


def test_two_submissions_at_once(desk: Browser) -> None:
    """Two desks post table 4 at the same moment: one is stored, one is told that it is entered already."""
    posted(desk)
    wish = {"do": "score", "round": "1", "table": "4", "seen": 0}

    def send(first: int) -> int:
        answer = desk.http.post(f"/api/contests/{desk.id}/deeds", json={**wish, "result": points(first, 900)})
        return answer.status_code

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(send, [1000, 1100])) == [200, 409]


def code_of(desk: Browser, table: int) -> str:
    """The code on the card of a table."""
    from mazziere.contests.phone import table_code

    exported = json.loads(desk.http.get(f"/api/contests/{desk.id}/export/json").text)
    return table_code(exported["acts"][0]["facts"][0]["salt"], table)


def test_both_sides_confirm_on_their_phones(desk: Browser, server: Server) -> None:
    """One side's report waits, the other's makes the result; then the table takes no more."""
    posted(desk)
    phone = httpx.Client(base_url=server.url, params={"language": "it"})
    code = code_of(desk, 2)
    view = phone.get(f"/api/phone/{code.lower()}").json()
    report = {"round": "1", "table": "2", "seen": 0, "result": points(1300, 1200)}
    assert (view["number"], view["table"]["key"], view["stage"]) == (2, "2", "posted")
    first = phone.post(f"/api/phone/{code}", json={**report, "side": 0}).json()
    assert (first["table"]["reported"], first["table"]["result"]) == ([0], None)
    second = phone.post(f"/api/phone/{code}", json={**report, "side": 1, "seen": 1})
    assert second.json()["table"]["result"]["points"] == [1300, 1200]
    assert second.json()["table"]["source"] == "phone"
    assert phone.post(f"/api/phone/{code}", json={**report, "side": 1, "seen": 2}).status_code == 409
    assert phone.get("/api/phone/2-XXX").status_code == 404


def test_a_stale_phone_is_told(desk: Browser, server: Server) -> None:
    """A page that has not seen what the other side said may not contradict it blindly; one of an old round is
    refused.
    """
    posted(desk)
    phone = httpx.Client(base_url=server.url, params={"language": "it"})
    code = code_of(desk, 1)
    report = {"round": "1", "table": "1", "seen": 0}
    phone.post(f"/api/phone/{code}", json={**report, "side": 0, "result": points(1300, 1200)})
    stale = phone.post(f"/api/phone/{code}", json={**report, "side": 1, "result": points(1200, 1300)})
    assert (stale.status_code, stale.json()["key"]) == (409, "contest.phone.stale")
    seen = phone.post(f"/api/phone/{code}", json={**report, "side": 1, "seen": 1, "result": points(1200, 1300)})
    assert seen.json()["table"]["disputed"]
    desk.do("score", round="1", table="1", result=points(1300, 1200), seen=2)
    assert (
        phone.post(f"/api/phone/{code}", json={**report, "round": "0", "side": 0, "result": points(5, 0)}).status_code
        == 409
    )


def test_a_correction_is_previewed(desk: Browser) -> None:
    """The preview says in words who moves, and changes nothing."""
    for table in posted(desk)["tables"]:
        desk.do("score", round="1", table=table["key"], result=points(1500, 1000), seen=0)
    desk.do("close", round="1")
    before = desk.view()
    wish = {"do": "correct", "round": "1", "table": "1", "result": points(700, 1500), "reason": "Cifre scambiate"}
    preview = desk.http.post(f"/api/contests/{desk.id}/preview", json=wish).json()

    assert any("passa da" in words for words in preview["moved"])
    assert preview["tables"] == "Nessun tavolo si sposta."
    assert desk.view()["seq"] == before["seq"]


def test_fifty_phones_hear_of_a_posted_round(desk: Browser, server: Server) -> None:
    """Fifty sockets are each told once, without asking, and what they read then has the round in it. How soon that
    is, `benchmarks/contest_phones.py` measures.
    """
    desk.do("draw")
    address = f"{server.url.replace('http', 'ws', 1)}/ws/contests/{desk.id}"
    with ExitStack() as stack:
        phone = stack.enter_context(httpx.Client(base_url=server.url))
        sockets = [stack.enter_context(connect(address)) for _ in range(50)]
        for socket in sockets:
            assert json.loads(socket.recv(timeout=5))["type"] == "changed"
        seq = desk.do("post", round="1")["seq"]
        for socket in sockets:
            assert json.loads(socket.recv(timeout=5)) == {"type": "changed", "v": 1, "seq": seq}
        assert phone.get(f"/api/contests/{desk.id}").json()["disciplines"][0]["rounds"][0]["tables"]


def test_a_phone_reads_little(desk: Browser, server: Server) -> None:
    """Of earlier rounds the public reads the tables only when it asks; what many read at once is packed."""
    for number in ("1", "2"):
        for table in posted(desk, number)["tables"]:
            desk.do("score", round=number, table=table["key"], result=points(1500, 1000), seen=0)
        desk.do("close", round=number)
    with httpx.Client(base_url=server.url) as phone:
        answer = phone.get(f"/api/contests/{desk.id}")
        whole = phone.get(f"/api/contests/{desk.id}", params={"whole": True}).json()

    assert [len(round["tables"]) for round in answer.json()["disciplines"][0]["rounds"]] == [0, 4]
    assert [len(round["tables"]) for round in whole["disciplines"][0]["rounds"]] == [4, 4]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["names"]["1"] == "Nord1 – Sud1"
    assert [len(round["tables"]) for round in desk.view()["disciplines"][0]["rounds"]] == [4, 4]


def test_an_unknown_contest(server: Server) -> None:
    """Over HTTP a sentence, on the socket a reason."""
    assert httpx.get(f"{server.url}/api/contests/none").status_code == 404
    with connect(f"{server.url.replace('http', 'ws', 1)}/ws/contests/none") as socket:
        assert json.loads(socket.recv(timeout=5)) == {"type": "gone", "v": 1, "reason": "unknown"}


def test_files_in_and_out(desk: Browser, server: Server) -> None:
    """A spreadsheet is previewed and taken, paper and tables come out, an exported contest is taken over whole."""
    sheet = "Coppia;Circolo\nÈlia – Ştefan;Nord\nNord1 – Sud1;Sud\n".encode("cp1252", errors="replace")
    seen = desk.http.post(f"/api/contests/{desk.id}/import", content=sheet).json()
    assert [row["what"] for row in seen["rows"]] == ["new", "changed"]
    assert len(desk.view()["desk"]["entries"]) == 8
    desk.http.post(f"/api/contests/{desk.id}/import", params={"do": True}, content=sheet)
    assert len(desk.view()["desk"]["entries"]) == 9
    posted(desk)
    for paper in ("slips", "seating"):
        assert desk.http.get(f"/api/contests/{desk.id}/paper/{paper}", params={"round": "1"}).content[:4] == b"%PDF"
    assert desk.http.get(f"/api/contests/{desk.id}/paper/nothing").status_code == 400
    assert desk.http.get(f"/api/contests/{desk.id}/export/csv").content.startswith(b"\xef\xbb\xbf")
    whole = desk.http.get(f"/api/contests/{desk.id}/export/json").content
    again = Browser(server)
    again.id = again.http.post("/api/contests/file", content=whole).json()["id"]
    assert again.view()["disciplines"] == desk.view()["disciplines"]
    assert again.http.post("/api/contests/file", content=b"\xff\xfe").status_code == 400


def test_bad_wishes_are_sentences(desk: Browser) -> None:
    """Unknown formats, deeds, fields and values are refused in words."""
    for wish in ({"format": "danes"}, {"options": {"deals": 0}}, {"name": " "}, {"nonsense": 1}):
        answer = desk.http.post("/api/contests", json={**PIZZOLUNGO, **wish})
        assert answer.status_code == 400
        assert answer.json()["words"]
    assert desk.do("fly", code=400)["words"]
    assert desk.do("score", code=400, round="9", table="1", result=points(1, 2), seen=0)["words"]
    assert desk.do("undo", code=400, act=1)["words"]


def test_a_rehearsal_and_its_end(desk: Browser) -> None:
    """A rehearsed copy stands beside the contest, played to its end; taken off the list it is gone, also for its
    pages.
    """
    copy = desk.http.post(f"/api/contests/{desk.id}/rehearse").json()
    assert (copy["name"], copy["stage"]) == ("Prova di Gara di burraco", "closed")
    assert desk.view()["disciplines"][0]["rounds"] == []
    assert desk.http.post(f"/api/contests/{copy['id']}/forget").status_code == 200
    assert desk.http.get(f"/api/contests/{copy['id']}").status_code == 404
    assert copy["id"] not in [head["id"] for head in desk.http.get("/api/contests").json()]


def test_rules_of_the_hall(desk: Browser) -> None:
    """Tables that are missing make waves; a keep-apart rule is said in words."""
    desk.do("hall", tables=3)
    desk.do("apart", by="club", first_rounds=2)
    desk.do("draw")

    assert [table["key"] for table in desk.round()["tables"]] == ["1", "2", "3", "1/2"]
    assert desk.view()["desk"]["rules"] == [{"words": "Separati nei primi 2 turni: stesso circolo."}]


def test_the_score_keeper(server: Server, desk: Browser) -> None:
    """A match is computed from its deals, in words with clauses; its result goes to the contest as the keeper's."""
    http = httpx.Client(base_url=server.url, params={"language": "it"}, timeout=60)
    sheets = {sheet["name"]: sheet for sheet in http.get("/api/keeper/sheets").json()}
    assert (sheets["belote-pinasca"]["pack"], sheets["burraco-fibur"]["hand"]) == (162, True)
    deal = {"takers": 1, "points": 100, "last": 0, "declared": 20, "declared_by": 0}
    kept = http.post("/api/keeper", json={"sheet": "belote-pinasca", "deals": [deal]}).json()
    assert (kept["scores"], kept["deals"][0]["words"]) == ([182, 0], "Contratto fallito: i punti vanno a loro.")
    assert all(line["clause"] and line["words"] for line in kept["deals"][0]["lines"])
    wrong = http.post("/api/keeper", json={"sheet": "belote-pinasca", "deals": [{**deal, "points": 170}]})
    assert (wrong.status_code, wrong.json()["words"]) == (400, "Smazzata 1: 170 non va bene, da 0 a 162.")
    posted(desk)
    report = {"round": "1", "table": "1", "result": points(1300, 1200), "keeper": True}
    for side in (0, 1):
        answer = http.post(f"/api/phone/{code_of(desk, 1)}", json={**report, "side": side, "seen": side})
    assert answer.json()["table"]["source"] == "keeper"
