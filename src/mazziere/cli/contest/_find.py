"""What somebody at the desk means by a name, a table, a round."""

from mazziere.contests.columns import plain
from mazziere.contests.contest import Contest, Entry, Round
from mazziere.core import BadInput

SHOWN = 5


def entry(contest: Contest, text: str) -> Entry:
    """The entry with that number, that name, or the only one whose name contains it. Raises BadInput."""
    if text in contest.entries:
        return contest.entries[text]
    wanted = plain(text)
    whole = [found for found in contest.entries.values() if plain(found.name) == wanted]
    some = whole or [found for found in contest.entries.values() if wanted and wanted in plain(found.name)]
    if len(some) == 1:
        return some[0]
    if some:
        raise BadInput("contest.cli.ambiguous", text=text, names=", ".join(found.name for found in some[:SHOWN]))
    raise BadInput("contest.refusal.no_entry", entry=text)


def discipline(contest: Contest, text: str | None) -> str:
    """The discipline that is named, or the only one. Raises BadInput that names them."""
    if text is None and len(contest.disciplines) == 1:
        return contest.disciplines[0]
    if text is None:
        raise BadInput("contest.cli.which_discipline", choices=", ".join(contest.disciplines))
    contest.format(text)
    return text


def round_of(contest: Contest, text: str | None, of: str | None = None) -> Round:
    """The round of that name, or the latest one of a discipline. Raises BadInput when there is none."""
    if text is not None:
        return contest.round(f"{of}/{text}" if of and "/" not in text else text)
    rounds = contest.rounds_of(discipline(contest, of)) if of or len(contest.disciplines) == 1 else ()
    if not rounds and of is None:
        rounds = tuple(contest.rounds.values())
    if not rounds:
        raise BadInput("contest.cli.no_rounds")
    return rounds[-1]
