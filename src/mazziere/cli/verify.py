"""`mazziere verify`: whether records are true."""

from pathlib import Path

from mazziere.cli._language import say
from mazziere.cli._options import read_file, show_json, tell


def verify(*records: Path, json: bool = False) -> int:
    """Check records: every action under the rules, every result, and that the deals are fair.

    A deck that was given from outside (a simulation, a problem) promised nothing; it is counted and said.

    Parameters
    ----------
    records
        The files of the records; `-` is standard input.
    json
        Print what was found as JSON.
    """
    from mazziere.core import BadInput
    from mazziere.core.record import read_record
    from mazziere.core.verify import verify as check
    from mazziere.games import play

    if not records:
        raise BadInput("cli.usage_missing", argument="RECORD")
    found, code = [], 0
    for path in records:
        record = read_record(read_file(path))
        try:
            game, regulation = play(record.sheet, record.options)
            true = check(game, regulation, record)
        except BadInput as error:
            words = say(error.key, **error.detail)
            deal = error.detail.get("deal")
            tell(say("cli.verify.false", file=path, words=words))
            found.append({"file": str(path), "verified": False, "words": words, "key": error.key, "deal": deal})
            code = 1
            continue
        found.append(
            {"file": str(path), "verified": True, "deals": true.deals, "actions": true.actions, "given": true.given}
        )
        if not json:
            print(say("cli.verify.true", file=path, count=true.deals, actions=true.actions))
            if true.given:
                print(say("cli.verify.given", count=true.given))
    if json:
        show_json(found)
    return code
