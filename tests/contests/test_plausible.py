"""Doubts about a result: the one that matters most comes first."""

from mazziere.contests.formats import format_named
from mazziere.contests.plausible import questions
from mazziere.contests.result import Result


def test_an_absurd_number_is_asked_about_as_such() -> None:
    """99999999 is doubted for its size, not for the digit in which it ends; 1302 for the digit."""
    format = format_named("torneo-pizzolungo")

    assert [one.key for one in questions(format, Result(points=(99999999, 0)))] == ["contest.question.absurd"]
    assert [one.key for one in questions(format, Result(points=(1302, 0)))] == ["contest.question.step"]
