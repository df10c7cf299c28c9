"""The referee over HTTP: a position in, the ruling with its steps in words out."""

from dataclasses import fields
from typing import Any

from litestar import get, post

from mazziere.core import BadInput, Step
from mazziere.games import sheet as sheet_of
from mazziere.referee import rule
from mazziere.referee.room import Room
from mazziere.referee.room import room as room_of
from mazziere.referee.words import words
from mazziere.rules.reference import house_rules
from mazziere.rules.sentences import sentences
from mazziere.server.entering import Asked
from mazziere.server.language import language_of
from mazziere.server.messages import Case, PositionRoom, RulingPage, RulingStep
from mazziere.server.own import why_refused
from mazziere.tables.words import title


@post("/api/rulings", status_code=200, sync_to_thread=True)
def ruling(request: Asked, data: Case) -> RulingPage:
    """Rule on a position of any game. A position that is impossible or incomplete is bad input, with its sentence."""
    language = language_of(request)
    found = rule(data.kind, data.case)
    return RulingPage(answer=dict(found.answer), steps=[_step(step, language) for step in found.steps])


def _step(step: Step, language: str) -> RulingStep:
    sentence = sentences(language).get(step.clause) if step.clause else None
    return RulingStep(
        what=step.what, words=words(step, language), clause=step.clause, sentence=sentence, detail=dict(step.detail)
    )


@get("/api/rulings/{sheet:str}", sync_to_thread=True)
def position(request: Asked, sheet: str, rules: str = "") -> PositionRoom:
    """What a position of this sheet may hold, for whoever puts one in.

    `rules` are house rules as an address writes them: `tie:both_score.target:1000`. Where they cannot be, the answer
    says why and is the printed sheet's.
    """
    refused, game = None, sheet_of(sheet[:60]).game
    try:
        found = room_of(sheet[:60], house_rules(rules))
    except BadInput as error:
        found, refused = room_of(sheet[:60]), why_refused(language_of(request), sheet[:60], error)
    plain: dict[str, Any] = {field.name: _plain(getattr(found, field.name)) for field in fields(Room)}
    return PositionRoom(
        sheet=sheet, game=game, title=title(language_of(request), game, sheet), refused=refused, **plain
    )


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


HANDLERS = [ruling, position]
