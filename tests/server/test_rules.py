"""The rules pages: every sheet in words in every language, two sheets side by side."""

import re
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from tests.server.process import Server

from mazziere.core import BadInput
from mazziere.games import parent, play, sheets
from mazziere.messages import LANGUAGES
from mazziere.referee import rule
from mazziere.rules.differences import between
from mazziere.server.messages import RulesBeside, RulesPage
from mazziere.server.rules import beside, page

KEY = re.compile(r"^[a-z]+(\.\w+)+$")


def texts(value: object) -> Iterator[str]:
    """Every text of a page, at any depth."""
    if isinstance(value, dict):
        for inside in value.values():
            yield from texts(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from texts(inside)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(sheets()))
def test_every_sheet_can_be_read(name: str, language: str) -> None:
    """No sheet shows a message key or lacks a part: what the game is, cards, examples, moments, clauses."""
    read = page(language, name)

    assert [text for text in texts(msgspec.to_builtins(read)) if KEY.match(text)] == []
    assert read.about
    assert read.orders
    assert read.examples
    assert read.groups
    assert read.clauses
    _, regulation = play(name)
    assert {line.name for group in read.groups for line in group.lines} == set(regulation.settings)


@pytest.mark.parametrize("name", list(sheets()))
def test_what_is_marked_is_what_the_parent_has_otherwise(name: str) -> None:
    """A pen line stands exactly where the sheet's value is not that of the sheet that it extends."""
    above = parent(name)
    assert above is not None
    _, regulation = play(name)
    marked = {line.name for group in page("it", name).groups for line in group.lines if line.elsewhere is not None}

    other = {key for key, value in above.values.items() if regulation.settings.get(key) is not None}
    assert marked == {key for key in other if regulation.settings[key].value != above.values[key]}


def test_examples_are_rulings() -> None:
    """The same example is ruled on under each sheet: only where the partner frees may the ace be thrown."""
    by_title = {one: {e.title: e.legal for e in page("en", one).examples} for one in ("belote-pinasca", "belote-ffb")}
    title = "Your partner is winning and you cannot follow."

    for one, found in by_title.items():
        case = {"variant": one, "trump": "H", "trick": ["AS", "9S"], "hand": ["QH", "KH", "AC"]}
        assert sorted(found[title]) == sorted(rule("legal_moves", case).answer["legal"])
    assert "AC" not in by_title["belote-pinasca"][title]
    assert "AC" in by_title["belote-ffb"][title]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_sheets_side_by_side(language: str) -> None:
    """Every option in which two sheets differ has its row, also one that only one of them has."""
    for one, other in (("belote-pinasca", "contree-ffb"), ("briscola-2", "briscola-3")):
        found = beside(language, one, other)
        rows = [row for group in found.groups for row in group.rows]

        assert len({group.title for group in found.groups}) == len(found.groups)
        assert len(rows) == len(between(play(one)[1], play(other)[1]))
        assert [text for text in texts(msgspec.to_builtins(found)) if KEY.match(text)] == []
    with pytest.raises(BadInput):
        beside(language, "belote-pinasca", "briscola-2")


def test_the_pages_over_http(server: Server) -> None:
    """Both pages come with an ETag and in the reader's language; a sheet that is not there is 404 in words."""
    answer = httpx.get(f"{server.url}/api/rules/belote-pinasca?language=fr")
    assert msgspec.json.decode(answer.content, type=RulesPage).head.title == "Belote de Pinasca"
    assert answer.headers["etag"]
    two = httpx.get(f"{server.url}/api/rules/belote-pinasca/belote-ligure")
    assert msgspec.json.decode(two.content, type=RulesBeside).other.name == "belote-ligure"
    assert httpx.get(f"{server.url}/api/rules/nothing").status_code == 404
    assert httpx.get(f"{server.url}/api/rules/belote-pinasca/briscola-2").status_code == 400
