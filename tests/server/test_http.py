"""The HTTP side of the protocol, and what it answers to nonsense."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.server.pages import Page
from tests.server.process import Server

from mazziere.games import sheets
from mazziere.messages import bundle
from mazziere.server import messages


def visit(server: Server, story: Callable[[Page], Awaitable[None]], language: str = "it") -> None:
    """Run a story of one browser."""

    async def run() -> None:
        page = Page(server.url, language)
        try:
            await story(page)
        finally:
            await page.leave()

    asyncio.run(run())


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """Ask without a session."""
    return httpx.get(f"{server.url}{path}", headers=headers)


def failure(answer: httpx.Response, status: int) -> messages.Failure:
    """The error in an answer, which has the promised shape and a sentence."""
    assert answer.status_code == status, answer.text
    error = msgspec.json.decode(answer.content, type=messages.Failure)
    assert " " in error.words
    assert not error.words.startswith(error.key)
    return error


def test_every_sheet_is_offered_and_has_a_page_in_words(server: Server) -> None:
    """The list has each sheet once; its page has every option with its value, and the shapes are the promised ones."""
    listed = msgspec.json.decode(get(server, "/api/sheets").content, type=list[messages.SheetHead])

    assert sorted(head.name for head in listed) == sorted(sheets())
    for head in listed:
        answer = get(server, f"/api/sheets/{head.name}?language=fr")
        page = msgspec.json.decode(answer.content, type=messages.SheetPage)
        options = [option.name for group in page.groups for option in group.options]
        assert sorted(options) == sorted(sheets()[head.name].settings)


@pytest.mark.parametrize("language", ["it", "fr", "en"])
def test_the_page_gets_its_words(server: Server, language: str) -> None:
    """A bundle is the catalogue of that language."""
    assert get(server, f"/api/messages/{language}").json() == dict(bundle(language))


def test_an_unknown_language_is_named(server: Server) -> None:
    """A language without words is refused, with those that there are."""
    assert "de" in failure(get(server, "/api/messages/de"), 400).words


@pytest.mark.parametrize("path", ["/api/rulings", "/api/tables", "/api/contests/file"])
def test_brackets_without_end_are_a_clear_error(server: Server, path: str) -> None:
    """A body that is nothing but opening brackets is refused like any other damaged one."""
    body = b'{"sheet": "x", "options": ' + b'{"a": ' * 8_000
    for content in (body, b"[" * 50_000):
        failure(httpx.post(f"{server.url}{path}", content=content), 400)


def test_errors_speak_the_readers_language(server: Server) -> None:
    """The parameter wins over the header, the header over Italian."""
    path = "/api/tables/nothing"
    texts = {
        get(server, path).json()["words"],
        get(server, path, **{"accept-language": "de, fr;q=0.8"}).json()["words"],
        get(server, f"{path}?language=en", **{"accept-language": "fr"}).json()["words"],
    }
    assert len(texts) == 3


def test_a_guest_has_a_name_and_can_change_it(server: Server) -> None:
    """Without a name one is given; the session stays the same when a name comes later."""

    async def story(page: Page) -> None:
        assert (await page.http.get("/api/me")).json() == {"name": None, "guest": True, "tables": []}
        first = await page.enter("")
        assert first["guest"]
        assert first["name"].startswith("Ospite ")
        cookie = dict(page.http.cookies)
        assert await page.enter("  Ada \u0301 ") == {"name": "Ada \u0301", "guest": False, "tables": []}
        assert dict(page.http.cookies) == cookie
        assert (await page.http.get("/api/me")).json()["name"] == "Ada \u0301"

    visit(server, story)


def test_the_cookie_works_on_plain_http_and_is_closed_to_scripts(server: Server) -> None:
    """HttpOnly and SameSite=Lax, and not Secure where the page came over http."""
    header = httpx.post(f"{server.url}/api/guest", json={}).headers["set-cookie"].lower()

    assert "httponly" in header
    assert "samesite=lax" in header
    assert "secure" not in header


@pytest.mark.parametrize("name", ["x" * 10_000, "Ada\x07", "A\u202eda", "a\nb", "\x00", "Ada\u200b", "x" * 25])
def test_bad_names_are_refused_with_words(server: Server, name: str) -> None:
    """A name that is too long or has invisible characters is refused and not repeated."""
    error = failure(httpx.post(f"{server.url}/api/guest", json={"name": name}), 400)

    assert error.key in ("account.error.name_long", "account.error.name_control")
    assert name not in error.words


BODIES: list[Any] = [b"", b"{", b"[]", b"null", b'{"name": 3}', b'{"who": "x"}', b"\xff\xfe", b'{"name": "' + b"a" * 99]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/tables/x/seat"])
def test_a_damaged_body_is_a_clear_error(server: Server, path: str, body: bytes) -> None:
    """Half a JSON, another type, an unknown field: bad input in words, never a fault."""
    answer = httpx.post(f"{server.url}{path}", content=body, headers={"content-type": "application/json"})
    if path == "/api/tables/x/seat" and body == b"null":
        return

    failure(answer, 400)


def test_a_body_of_a_megabyte_is_refused(server: Server) -> None:
    """More than any request needs is not read."""
    failure(httpx.post(f"{server.url}/api/guest", json={"name": "x" * 1_000_000}), 413)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"sheet": "belote-marziana"}, "cli.unknown_sheet"),
        ({"sheet": "briscola-2", "options": {"colour": "red"}}, "cli.unknown_option"),
        ({"sheet": "briscola-2", "options": {"swap": "sometimes"}}, "cli.bad_value"),
        ({"sheet": "briscola-2", "options": {"match": "first_to:-1"}}, "cli.bad_value"),
        ({"sheet": "briscola-2", "persons": 3}, "table.error.persons"),
        ({"sheet": "briscola-2", "persons": 0}, "table.error.persons"),
        ({"sheet": "briscola-2", "pace": "eternal"}, "account.error.request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, wish: dict[str, Any], key: str) -> None:
    """An unknown sheet, option, value, pace or number of people is named."""

    async def story(page: Page) -> None:
        await page.enter("Ada")
        answer = await page.http.post("/api/tables", json=wish)
        assert failure(answer, 404 if key == "cli.unknown_sheet" else 400).key == key

    visit(server, story)


def test_a_table_is_found_by_its_people(server: Server) -> None:
    """Who opened a table finds it again under its name, others may look at its head and sit on a free seat only."""

    async def story(page: Page) -> None:
        await page.enter("Ada")
        table = await page.open("briscola-2", persons=2)
        mine = (await page.http.get("/api/me")).json()["tables"]
        assert [head["id"] for head in mine] == [table]
        assert mine[0]["you"] == 0
        other = Page(server.url)
        head = (await other.http.get(f"/api/tables/{table}")).json()
        assert (head["you"], head["free"]) == (None, [1])
        assert failure(await other.http.post(f"/api/tables/{table}/seat", json={"seat": 0}), 409).key.endswith("TAKEN")
        assert (await other.http.post(f"/api/tables/{table}/seat", json={})).json() == {"seat": 1}
        third = Page(server.url)
        assert failure(await third.http.post(f"/api/tables/{table}/seat", json={}), 409).key.endswith("TABLE_FULL")
        assert (await other.http.post(f"/api/tables/{table}/leave")).json() == {}
        assert (await other.http.get("/api/me")).json()["tables"] == []
        failure(await httpx.AsyncClient().post(f"{server.url}/api/tables/{table}/leave"), 401)
        await other.leave()
        await third.leave()

    visit(server, story)


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/tables/..%2f..%2fetc%2fpasswd", "/api/records/x", "/api/sheets/%00"]
)
def test_a_wrong_address_is_a_clear_error(server: Server, path: str) -> None:
    """What is not there is said to be not there."""
    failure(get(server, path), 404)


def test_a_wrong_method_is_a_clear_error(server: Server) -> None:
    """An address that takes no such request says so."""
    failure(httpx.put(f"{server.url}/api/guest", json={}), 405)


def test_every_answer_has_the_security_headers(server: Server) -> None:
    """Also errors: nothing may be framed, sniffed or fetched from elsewhere."""
    for path in ("/", "/api/sheets", "/api/nothing", "/health"):
        headers = get(server, path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_figures_are_counted(server: Server) -> None:
    """Prometheus finds tables, sockets, moves and times."""
    text = get(server, "/metrics").text

    for name in ("mazziere_tables", "mazziere_sockets", "mazziere_moves_total", "mazziere_answer_seconds_bucket"):
        assert name in text


def test_behind_https_the_cookie_is_secure_and_the_public_page_may_connect(tmp_path: Path) -> None:
    """With a public https address the cookie travels on https only, and the socket of that page is accepted."""
    running = Server(tmp_path / "data", more=("--public-url", "https://cards.example/")).start()
    try:
        assert "secure" in httpx.post(f"{running.url}/api/guest", json={}).headers["set-cookie"].lower()

        async def connect(origin: str) -> None:
            address = f"{running.url.replace('http', 'ws')}/ws/tables/x"
            async with websockets.connect(address, origin=websockets.Origin(origin)) as socket:
                assert "unknown_table" in str(await socket.recv())

        asyncio.run(connect("https://cards.example"))
        with pytest.raises(websockets.InvalidStatus):
            asyncio.run(connect("https://other.example"))
    finally:
        running.end()
