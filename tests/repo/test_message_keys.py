import ast
from collections.abc import Iterator
from pathlib import Path

from mazziere.messages import LANGUAGES, bundle

SOURCE = Path(__file__).resolve().parents[2] / "src/mazziere"
SAID_BY = {"BadInput": 0, "Unanswered": 0, "say": -1}
"""Functions that take a message key, and which of their unnamed arguments it is."""


def said(text: str) -> Iterator[str]:
    """Every message key that a Python text writes out where it calls one of SAID_BY."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", None))
            key = node.args[SAID_BY[name]] if name in SAID_BY else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


def test_every_key_in_the_code_has_its_words() -> None:
    """Whatever the code says by name, an error too, has words in every language."""
    keys = {key for path in SOURCE.rglob("*.py") for key in said(path.read_text(encoding="utf-8"))}
    assert len(keys) > 50
    for language in LANGUAGES:
        assert keys - set(bundle(language)) == set()
