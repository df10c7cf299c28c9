"""The clauses: every normative statement of the sources, one sentence each, under a stable id."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from itertools import takewhile
from types import MappingProxyType

RULE = "rule"
"""The kind of a clause that a test of rules proves; the other kinds are named in `not_rules` of clauses.toml."""


class UnknownClause(LookupError):
    """An id that clauses.toml does not have."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Clause:
    """One statement of a source."""

    id: str
    """As sheets, tests and rulings cite it: `PIN-BEL-15`."""
    group: str
    """The game of the source to which it belongs: `pinasca-belote`."""
    text: str
    """The statement in English. What players read is in `words/`."""
    kind: str
    """`rule`, or `contest`, `named` (a game that the source only names), `setting` (the occasion), `tip` (advice)."""


def clause(id: str) -> Clause:
    """The clause with that id. Raises UnknownClause, which names the nearest id."""
    found = clauses().get(id)
    if found is None:
        near = max(get_close_matches(id, clauses(), n=5), key=lambda one: _same_beginning(one, id), default=None)
        raise UnknownClause(f"no clause {id!r}" + (f"; the nearest is {near}" if near else ""))
    return found


def _same_beginning(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


@cache
def clauses() -> Mapping[str, Clause]:
    """All clauses by id, in the order of the file."""
    tables = tomllib.loads((files(__package__) / "clauses.toml").read_text(encoding="utf-8"))
    kinds = {id: kind for kind, ids in tables.pop("not_rules").items() for id in ids}
    return MappingProxyType(
        {
            id: Clause(id=id, group=group, text=text, kind=kinds.get(id, RULE))
            for group, entries in tables.items()
            for id, text in entries.items()
        }
    )
