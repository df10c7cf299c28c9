"""`mazziere verify`: whether records are true."""

from pathlib import Path
from typing import Any

from mazziere.cli._language import say
from mazziere.cli._options import record_of, show_json, tell
from mazziere.cli._words import words_of
from mazziere.core import BadInput

DONE, NO, BAD = 0, 1, 2


def verify(*records: Path, json: bool = False) -> int:
    """Check records: every action under the rules, every result, and that the deals are fair.

    A deck that was given from outside (a simulation, a problem) promised nothing; it is counted and said.
    A file that is no record ends with exit code 2; the others are checked all the same.
    """
    if not records:
        raise BadInput("cli.usage_missing", argument="RECORD")
    found, code = [], DONE
    for path in records:
        one, how = _look(path)
        found.append(one)
        code = max(code, how)
        if how == DONE and not json:
            print(say("cli.verify.true", file=path, count=one["deals"], actions=one["actions"]))
            if one["given"]:
                print(say("cli.verify.given", count=one["given"]))
    if json:
        show_json(found)
    return code


def _look(path: Path) -> tuple[dict[str, Any], int]:
    """What is found in one file, and the exit code that it deserves. What is wrong is said at once."""
    from mazziere.core.verify import verify as check
    from mazziere.games import play

    try:
        record = record_of(path)
    except BadInput as error:
        tell(words_of(error))
        return {"file": str(path), "verified": False, "words": words_of(error), "key": _first(error).key}, BAD
    try:
        game, regulation = play(record.sheet, record.options)
        true = check(game, regulation, record)
    except BadInput as error:
        words = words_of(error)
        tell(say("cli.verify.false", file=path, words=words))
        deal = error.detail.get("deal")
        return {"file": str(path), "verified": False, "words": words, "key": error.key, "deal": deal}, NO
    sums = {"deals": true.deals, "actions": true.actions, "given": true.given}
    return {"file": str(path), "verified": True, **sums}, DONE


def _first(error: BadInput) -> BadInput:
    """The error that began it."""
    return _first(error.__cause__) if isinstance(error.__cause__, BadInput) else error
