"""An import in words."""

from collections.abc import Sequence

from mazziere.contests.importing import Row, What
from mazziere.contests.sheet_text import ENCODINGS
from mazziere.contests.words import sentence
from mazziere.messages import say
from mazziere.server.contest import shapes


def import_view(planned: Sequence[Row], language: str, *, encoding: str | None, done: bool) -> shapes.ImportView:
    """Each row with what becomes of it, and the sums."""
    counts = {what.value: sum(row.what is what for row in planned) for what in What}
    return shapes.ImportView(
        rows=[
            shapes.ImportRow(
                row=row.number,
                what=row.what.value,
                words=say(language, f"contest.import.{row.what.value}"),
                name=row.name,
                changes=_changes(row, language),
            )
            for row in planned
        ],
        words=say(language, "contest.cli.imported", **counts),
        encoding=encoding,
        encodings=list(ENCODINGS) if encoding else [],
        done=done,
    )


def _changes(row: Row, language: str) -> str:
    """What a row changes, or why it cannot be taken."""
    if row.why is not None:
        return sentence(language, row.why)
    return ", ".join(f"{_text(old)} → {_text(new)}" for old, new in row.changes.values())


def _text(value: object) -> str:
    return " – ".join(value) if isinstance(value, tuple) else str(value or "–")
