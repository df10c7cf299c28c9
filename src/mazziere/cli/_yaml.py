"""YAML as people write it in cases: a word stays a word.

Only `true`, `false`, `null`, whole numbers and decimals are anything else than text: `NO`, `on`, a date or `1_000`
are not. A key that stands twice, a value that contains itself, or aliases that unfold without end are damage.
"""

import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any, ClassVar

import yaml
from yaml import YAMLError
from yaml.constructor import ConstructorError
from yaml.nodes import MappingNode, ScalarNode

from mazziere.cli._options import read_file
from mazziere.core import BadInput

Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MOST_VALUES = 2_000_000
DEEPEST = 100


class Loader(Base):
    """A safe loader with the few plain values of YAML 1.2."""

    yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {}

    def construct_mapping(self, node: MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """A mapping whose keys stand once."""
        seen: set[str] = set()
        for key, _ in node.value:
            name = key.value if isinstance(key, ScalarNode) else None
            if name in seen:
                raise ConstructorError(None, None, f"the key {name!r} stands there twice", key.start_mark)
            if name is not None:
                seen.add(name)
        found: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return found


def _decimal(loader: Loader, node: ScalarNode) -> int:
    return int(node.value, 10)


_PLAIN = {
    "tag:yaml.org,2002:null": (r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    "tag:yaml.org,2002:bool": (r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    "tag:yaml.org,2002:int": (r"[-+]?[0-9]{1,18}", list("-+0123456789")),
    "tag:yaml.org,2002:float": (r"[-+]?(\.[0-9]+|[0-9]+\.[0-9]*)([eE][-+]?[0-9]{1,3})?", list("-+.0123456789")),
}
for _tag, (_pattern, _first) in _PLAIN.items():
    Loader.add_implicit_resolver(_tag, re.compile(f"(?:{_pattern})$"), _first)
Loader.add_constructor("tag:yaml.org,2002:int", _decimal)


def read_yaml(path: Path) -> Any:
    """The plain values of a YAML file, or of standard input for `-`.

    Raises BadInput that names the file, and line and column of the damage.
    """
    data = read_file(path)
    try:
        found = yaml.load(data, Loader)
        _count(found, {}, ())
    except YAMLError as error:
        raise BadInput("referee.file.damaged", file=str(path), **_place(error)) from error
    except (RecursionError, _Endless) as error:
        raise BadInput("referee.file.endless", file=str(path)) from error
    return found


def _place(error: YAMLError) -> dict[str, Any]:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    what = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
    return {"line": mark.line + 1 if mark else 1, "column": mark.column + 1 if mark else 1, "error": what}


class _Endless(Exception):
    """A value that contains itself or unfolds into too much."""


def _count(value: Any, known: dict[int, int], inside: tuple[int, ...]) -> int:
    """How many values there are when every alias is unfolded."""
    if not isinstance(value, dict | list):
        return 1
    if id(value) in inside or len(inside) > DEEPEST:
        raise _Endless
    if id(value) not in known:
        children = value.values() if isinstance(value, dict) else value
        known[id(value)] = 1 + sum(_count(child, known, (*inside, id(value))) for child in children)
        if known[id(value)] > MOST_VALUES:
            raise _Endless
    return known[id(value)]
