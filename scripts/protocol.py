"""Writes the page's TypeScript types from the structs of the wire; `--check` only says whether they are up to date."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from msgspec.inspect import Metadata, multi_type_info
from msgspec.inspect import type_info as one_type_info

from mazziere.server import messages
from mazziere.server.contest import choices, season, shapes, wishes

CLIENT = Path(__file__).resolve().parent.parent / "client" / "src"
HEAD = "// Written by scripts/protocol.py from {sources}. Do not edit: change the structs.\n"


class Target(NamedTuple):
    """One file of types, the modules whose structs it has, and its unions."""

    path: Path
    modules: tuple[ModuleType, ...]
    unions: dict[str, Any]
    version: int | None = None


TARGETS = (
    Target(
        CLIENT / "protocol.ts",
        (messages,),
        {"FromServer": messages.FromServer, "FromPage": messages.FromPage},
        messages.VERSION,
    ),
    Target(
        CLIENT / "contest" / "protocol.ts",
        (choices, shapes, season, wishes),
        {"Deed": wishes.Deed, "Role": shapes.Role},
    ),
)

PLAIN = {
    msgspec.inspect.AnyType: "unknown",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.StrType: "string",
}


def structs(modules: Iterable[ModuleType]) -> list[type]:
    """Every struct of the wire, in the order in which the modules define them."""
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]


def spelled(info: Any) -> str:
    """The TypeScript type of one msgspec type."""
    match info:
        case Metadata(type=meant):
            return spelled(meant)
        case msgspec.inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case msgspec.inspect.UnionType(types=types):
            return " | ".join(spelled(part) for part in types)
        case msgspec.inspect.ListType(item_type=item) | msgspec.inspect.VarTupleType(item_type=item):
            inside = spelled(item)
            return f"({inside})[]" if "|" in inside else f"{inside}[]"
        case msgspec.inspect.TupleType(item_types=items):
            return f"[{', '.join(spelled(item) for item in items)}]"
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
        case msgspec.inspect.StructType(cls=cls) | msgspec.inspect.DataclassType(cls=cls):
            return str(cls.__name__)
        case msgspec.inspect.EnumType(cls=cls):
            return " | ".join(f'"{member.value}"' for member in cls)
    return PLAIN[type(info)]


def interface(info: Any) -> str:
    """One struct or dataclass as an interface, with the first line of its docstring."""
    lines = [f"/** {(info.cls.__doc__ or '').strip().splitlines()[0]} */", f"export interface {info.cls.__name__} {{"]
    if tag := getattr(info, "tag", None):
        lines.append(f'  {info.tag_field}: "{tag}";')
    for field in info.fields:
        optional = "" if field.required or field.name == "v" else "?"
        lines.append(f"  {field.encode_name}{optional}: {spelled(field.type)};")
    return "\n".join([*lines, "}"])


def nested(infos: Iterable[Any]) -> list[Any]:
    """The shapes and every dataclass that they hold, each once, holders last."""
    seen: dict[type, Any] = {}

    def visit(info: Any) -> None:
        cls = getattr(info, "cls", None)
        if cls in seen:
            return
        for field in getattr(info, "fields", ()):
            visit(field.type)
        for name in ("item_type", "value_type", "type"):
            if hasattr(info, name):
                visit(getattr(info, name))
        for part in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
            visit(part)
        if isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType):
            seen[info.cls] = info

    for info in infos:
        visit(info)
    return list(seen.values())


def text(target: Target) -> str:
    """The whole file."""
    sources = ", ".join(f"src/{module.__name__.replace('.', '/')}.py" for module in target.modules)
    parts = [HEAD.format(sources=sources)]
    if target.version is not None:
        parts.append(f"export const VERSION = {target.version};")
    parts += [interface(info) for info in nested(multi_type_info(structs(target.modules)))]
    for name, union in target.unions.items():
        parts.append(f"export type {name} = {spelled(one_type_info(union))};")
    return "\n\n".join(part.strip() for part in parts) + "\n"


def main(arguments: list[str]) -> int:
    """Writes, or with `--check` compares."""
    differ = [
        target for target in TARGETS if not target.path.exists() or target.path.read_text("utf-8") != text(target)
    ]
    if arguments == ["--check"]:
        for target in differ:
            print(f"{target.path.name} differs from the structs of the wire; run: python scripts/protocol.py")
        return 1 if differ else 0
    for target in differ:
        target.path.parent.mkdir(parents=True, exist_ok=True)
        target.path.write_text(text(target), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
