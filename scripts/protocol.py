"""Writes the page's TypeScript types from the structs of the wire; `--check` only says whether they are up to date."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.inspect import Metadata, multi_type_info
from msgspec.inspect import type_info as one_type_info

from mazziere.server import messages

TARGET = Path(__file__).resolve().parent.parent / "client" / "src" / "protocol.ts"
HEAD = "// Written by scripts/protocol.py from src/mazziere/server/messages.py. Do not edit: change the structs.\n"
UNIONS = {"FromServer": messages.FromServer, "FromPage": messages.FromPage}

PLAIN = {
    msgspec.inspect.AnyType: "unknown",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.StrType: "string",
}


def shapes() -> list[type]:
    """Every struct of the wire, in the order in which the module defines them, then the games' views."""
    found = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]
    return found


def spelled(info: Any) -> str:
    """The TypeScript type of one msgspec type."""
    match info:
        case Metadata(type=meant):
            return spelled(meant)
        case msgspec.inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
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


def text() -> str:
    """The whole file."""
    parts = [HEAD, f"export const VERSION = {messages.VERSION};"]
    parts += [interface(info) for info in nested(multi_type_info(shapes()))]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {spelled(one_type_info(union))};")
    return "\n\n".join(part.strip() for part in parts) + "\n"


def main(arguments: list[str]) -> int:
    """Writes, or with `--check` compares."""
    wanted = text()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text("utf-8") == wanted:
            return 0
        print("client/src/protocol.ts differs from the structs of the wire; run: python scripts/protocol.py")
        return 1
    TARGET.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
