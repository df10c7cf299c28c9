"""Fails when the languages differ: in keys, placeholders and plurals of the messages, in words of the clauses."""

import json
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mazziere.messages import LANGUAGES, PLURALS

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = Path("src/mazziere/messages")
WORDS = Path("src/mazziere/rules/words")
CLAUSES = Path("src/mazziere/rules/clauses.toml")
SHEETS = "src/mazziere/games/*/sheets/*.toml"

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class BadCatalogue(ValueError):
    """A catalogue that is not one flat JSON object of texts and plurals."""


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for key, value in pairs:
        if key in seen:
            raise BadCatalogue(f"the key {key!r} stands there twice")
        seen[key] = value
    return seen


def read(path: Path) -> dict[str, Any]:
    """A catalogue. Raises BadCatalogue when it is missing, not JSON, or says a key twice."""
    try:
        catalogue = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_no_doubles)
    except FileNotFoundError:
        raise BadCatalogue("the file is missing") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadCatalogue(f"not JSON ({error})") from None
    if not isinstance(catalogue, dict):
        raise BadCatalogue("not one JSON object")
    return catalogue


def shape(language: str, message: object) -> Iterator[str]:
    """What is wrong with one message by itself."""
    forms = message if isinstance(message, dict) else {"other": message}
    if "other" not in forms:
        yield "a plural without 'other'"
    for form, text in forms.items():
        if form not in ("other", *PLURALS[language]):
            yield f"no plural form {form!r} in {language}"
        if not isinstance(text, str) or not text.strip():
            yield f"not a text: {text!r}"
        elif set("{}") & set(_PLACEHOLDER.sub("", text)):
            yield f"a brace that belongs to no placeholder: {text!r}"


def placeholders(message: object) -> frozenset[str]:
    """The names that a message fills in, in any of its forms; every plural has `count`."""
    forms = message.values() if isinstance(message, dict) else [message]
    names = {name for text in forms for name in _PLACEHOLDER.findall(str(text))}
    return frozenset(names | {"count"} if isinstance(message, dict) else names)


def compare(catalogues: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Where the languages of one area differ in keys or placeholders."""
    first, *others = catalogues
    for other in others:
        for key in sorted(catalogues[first].keys() ^ catalogues[other].keys()):
            missing, present = (first, other) if key in catalogues[other] else (other, first)
            yield f"{key!r} is in {present} and not in {missing}"
        for key in sorted(catalogues[first].keys() & catalogues[other].keys()):
            one, two = placeholders(catalogues[first][key]), placeholders(catalogues[other][key])
            if one != two:
                yield f"{key!r} has the placeholders {sorted(one)} in {first} and {sorted(two)} in {other}"


def catalogue_complaints(folder: Path, catalogues: dict[str, dict[str, Any]]) -> Iterator[str]:
    """What is wrong with the languages of one folder; what could be read is put into `catalogues`."""
    for language in LANGUAGES:
        try:
            catalogues[language] = read(folder / f"{language}.json")
        except BadCatalogue as error:
            yield f"{language}.json: {error}"
            continue
        for key, message in catalogues[language].items():
            yield from (f"{language}.json: {key!r}: {fault}" for fault in shape(language, message))
    if len(catalogues) == len(LANGUAGES):
        yield from compare(catalogues)


def area_complaints(root: Path) -> Iterator[str]:
    """What is wrong with the messages, area by area and over all of them."""
    areas_of: defaultdict[str, list[str]] = defaultdict(list)
    for folder in sorted(path for path in (root / MESSAGES).iterdir() if any(path.glob("*.json"))):
        catalogues: dict[str, dict[str, Any]] = {}
        yield from (f"{MESSAGES / folder.name}: {fault}" for fault in catalogue_complaints(folder, catalogues))
        for key in {key for catalogue in catalogues.values() for key in catalogue}:
            areas_of[key].append(folder.name)
    for key, areas in sorted(areas_of.items()):
        if len(areas) > 1:
            yield f"{MESSAGES}: {key!r} stands in the areas {' and '.join(areas)}"


def cited(sheet: Mapping[str, Any]) -> Iterator[str]:
    """The clause ids that a sheet cites, in its options and its basis."""
    for entry in [*sheet.get("options", {}).values(), *sheet.get("basis", {}).values()]:
        value = entry.get("clause", []) if isinstance(entry, dict) else entry
        yield from [value] if isinstance(value, str) else value


def clause_complaints(root: Path) -> Iterator[str]:
    """Clauses that a sheet cites and that do not exist, or have no words in some language."""
    groups = tomllib.loads((root / CLAUSES).read_text(encoding="utf-8"))
    known = {id for group, entries in groups.items() if group != "not_rules" for id in entries}
    words: dict[str, dict[str, Any]] = {}
    if (root / WORDS).exists():
        yield from (f"{WORDS}: {fault}" for fault in catalogue_complaints(root / WORDS, words))
    for language, catalogue in words.items():
        yield from (f"{WORDS}/{language}.json: no clause {id!r}" for id in sorted(catalogue.keys() - known))
    sheets_of: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(root.glob(SHEETS)):
        for id in sorted(set(cited(tomllib.loads(path.read_text(encoding="utf-8"))))):
            sheets_of[id].append(path.stem)
    for id, sheets in sorted(sheets_of.items()):
        silent = [language for language in LANGUAGES if id not in words.get(language, {})]
        if id not in known:
            yield f"{CLAUSES}: no clause {id!r}, which is cited by {', '.join(sheets)}"
        elif silent:
            yield f"{WORDS}: no words in {', '.join(silent)} for {id!r}, which is cited by {', '.join(sheets)}"


def main() -> int:
    """Prints the complaints; returns 1 when there is one."""
    found = [*area_complaints(ROOT), *clause_complaints(ROOT)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
