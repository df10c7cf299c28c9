"""`mazziere judge`: the referee over files of cases. What it promises stands in `tests/golden/README.md`."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazziere import games
from mazziere.cli._agreement import differences
from mazziere.cli._cases import EXPECT, EXPECTED, Case, read_cases
from mazziere.cli._language import language
from mazziere.cli._words import words_of
from mazziere.core import BadInput, Ruling, Unanswered
from mazziere.face.judging import judge as ruled
from mazziere.face.judging import kinds
from mazziere.referee.words import words

AGREE, DIFFER, UNANSWERED = "agree", "differ", "unanswered"
DONE, NO, BAD = 0, 1, 2


def judge(*files: Path, check: bool = False, only: str | None = None, explain: bool = False) -> int:
    """Answer every case of the files, one JSON object a line; with --check compare with the expected answers."""
    if not files:
        raise BadInput("cli.usage_missing", argument="FILE")
    sheets = _sheets(only)
    counts = dict.fromkeys((AGREE, DIFFER, UNANSWERED), 0)
    damaged = False
    for file in files:
        try:
            for case in read_cases(str(file), frozenset(name.partition(":")[0] for name in kinds())):
                if sheets is None or str(case.variant) in sheets:
                    counts[_judge(case, check, explain)] += 1
        except BadInput as error:
            print(words_of(error), file=sys.stderr)
            damaged = True
    if check:
        unanswered = f", {counts[UNANSWERED]} unanswered" if counts[UNANSWERED] else ""
        print(f"{counts[AGREE]} agree, {counts[DIFFER]} differ{unanswered}")
    if damaged:
        return BAD
    return NO if counts[DIFFER] or counts[UNANSWERED] else DONE


def _sheets(only: str | None) -> frozenset[str] | None:
    """The sheets to keep. Raises BadInput for one that does not exist."""
    if only is None:
        return None
    return frozenset(games.sheet(name.strip()).name for name in only.split(","))


def _judge(case: Case, check: bool, explain: bool) -> str:
    """Print the line of one case, and say how it went."""
    line: dict[str, Any] = {"file": case.file, "kind": case.kind, "id": case.id}
    try:
        ruling = _ruling(case)
    except BadInput as error:
        _print({**line, "error": words_of(error)})
        return UNANSWERED
    line["answer"] = ruling.answer
    found = list(differences(case.expected, ruling.answer)) if check else []
    if found:
        line["differs"] = [difference._asdict() for difference in found]
    if explain:
        line["steps"] = [
            {"what": step.what, "clause": step.clause, "words": words(step, language()), "detail": step.detail}
            for step in ruling.steps
        ]
    _print(line)
    return DIFFER if found else AGREE


def _ruling(case: Case) -> Ruling:
    """The ruling on a case, its answer under the names of the expected fields."""
    if case.inputs is None:
        raise Unanswered("referee.case.no_case", kind=case.kind)
    ruling = ruled(case.kind, case.inputs)
    if case.kind not in EXPECTED and not any(name in ruling.answer for name in EXPECT):
        ruling = Ruling({"expect": ruling.answer}, ruling.steps)
    return ruling


def _print(line: Mapping[str, Any]) -> None:
    print(json.dumps(line, ensure_ascii=False, default=_plain), flush=True)


def _plain(value: Any) -> Any:
    """Sets as lists in a fixed order; anything else that JSON does not know as text."""
    return sorted(value, key=str) if isinstance(value, set | frozenset) else str(value)
