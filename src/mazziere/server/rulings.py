"""The referee over HTTP: a position in, the ruling with its steps in words out."""

from litestar import post

from mazziere.core import Step
from mazziere.referee import rule
from mazziere.referee.words import words
from mazziere.rules.sentences import sentences
from mazziere.server.entering import Asked
from mazziere.server.language import language_of
from mazziere.server.messages import Case, RulingPage, RulingStep


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


HANDLERS = [ruling]
