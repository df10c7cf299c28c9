"""What a table is worth in each kind of contest: `worth` of a result, and the credits that nobody played for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from mazziere.contests.format import Credit, Format, Given, Scored
from mazziere.contests.plain import BadData
from mazziere.contests.result import Result
from mazziere.contests.score import Score, whole
from mazziere.contests.scoring import points, record, rounds, victory, wins

Worth = Callable[[Format, Result], tuple[Score, Score]]
Unfinished = Callable[[Format, Result, int], tuple[Score, Score]]

WORTH: Mapping[Scored, Worth] = {
    Scored.POINTS: points.worth,
    Scored.RECORD: record.worth,
    Scored.ROUNDS: rounds.worth,
    Scored.VICTORY_POINTS: victory.worth,
    Scored.WINS: wins.worth,
}
SO_FAR: Mapping[Scored, Worth] = {**WORTH, Scored.RECORD: record.so_far}
"""What a table is worth that was not played to its end."""
WALKOVER: Mapping[Scored, Unfinished] = {
    Scored.RECORD: record.walkover,
    Scored.ROUNDS: rounds.walkover,
    Scored.WINS: wins.walkover,
}
"""What a table is worth to both when the side of that index stays and wins; missing where no win is scored."""
BARE_WIN: Mapping[Scored, Callable[[Format], Score]] = {
    Scored.RECORD: record.bare_win,
    Scored.ROUNDS: rounds.bare_win,
    Scored.VICTORY_POINTS: victory.bare_win,
    Scored.WINS: wins.bare_win,
}
LARGEST: Mapping[Scored, Callable[[Format], Score]] = {
    Scored.RECORD: record.largest,
    Scored.ROUNDS: rounds.largest,
    Scored.VICTORY_POINTS: victory.largest,
    Scored.WINS: wins.largest,
}


def credited(format: Format, credit: Credit) -> Score:
    """A credit that depends on nothing but the format, so any but an average.

    Raises BadData for a win or a share where the scoring has none.
    """
    match credit.kind:
        case Given.NONE:
            return Score()
        case Given.FIXED:
            return Score(points=format.credited(credit.points), mp=format.credited(credit.mp))
        case Given.WIN if format.scoring in BARE_WIN:
            return BARE_WIN[format.scoring](format)
        case Given.SHARE if format.scoring in LARGEST:
            return Score(points=whole(Fraction(LARGEST[format.scoring](format).points * credit.percent, 100)))
    raise BadData("contest.format.no_credit", kind=credit.kind.value, scoring=format.scoring.value)
