"""The text of actions, both ways."""

import pickle

import pytest

from mazziere.core import BadInput
from mazziere.games.belote.actions import read

WRITTEN = [
    "pass", "take", "name H", "name senza", "senza", "contro", "bid 90 H", "bid 90 NT", "bid 90 AT", "bid capot H",
    "bid generale AT", "double", "redouble", "swap", "KH", "10S", "KH belote", "QH rebelote", "declare 3 KH",
    "declare 8 AS", "declare four J", "declare four 10",
]  # fmt: skip
READ = {
    "via": "pass", "due": "pass", "mando": "take", "mando C": "name C", "mando senza": "name senza", "C": "name C",
    "90 H": "bid 90 H", "80 NT": "bid 80 NT", "capot S": "bid capot S", "coinche": "double", "contre": "double",
    "surcoinche": "redouble", "surcontre": "redouble", "  take ": "take",
}  # fmt: skip
NONSENSE = [
    "", " ", "take H", "name", "name X", "name NT", "bid", "bid 90", "bid H 90", "bid -90 H", "bid 90000 H", "bid ٩٠ H",
    "1H", "10", "AB", "JK", "2H", "KH bel", "KH belote belote", "declare", "declare 2 KH", "declare 3 8H",
    "declare 9 AS", "declare four 1", "declare four", "call 3", "draw stock", "back", "7H 7H", "a" * 10_000,
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_prints_as_it_is_read(text: str) -> None:
    """A text that is written reads as an action with the same text, and as the same object every time."""
    action = read(text)
    assert str(action) == text
    assert read(text) is action
    assert pickle.loads(pickle.dumps(action)) == action


@pytest.mark.parametrize("text, written", READ.items())
def test_other_words_are_read_but_never_written(text: str, written: str) -> None:
    """Words of other tables are read as the action they mean."""
    assert read(text) == read(written)
    assert str(read(text)) == written


@pytest.mark.parametrize("text", NONSENSE)
def test_what_is_no_action_is_refused(text: str) -> None:
    """A text that is no action of belote is bad input that names the text."""
    with pytest.raises(BadInput) as caught:
        read(text)
    assert caught.value.detail["action"] == text


def test_senza_is_one_call_either_way() -> None:
    """`senza` and `name senza` are the same call, each with its own text."""
    assert read("senza") == read("name senza")
    assert hash(read("senza")) == hash(read("name senza"))
    assert read("senza") != read("name H")
