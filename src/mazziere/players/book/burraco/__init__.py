"""Burraco by the book: it lays what is worth most, hurries to the pot, keeps what its side collects and closes."""

from collections.abc import Sequence
from random import Random

from mazziere.core import Regulation
from mazziere.games.burraco import regulation as rules
from mazziere.games.burraco.actions import DISCARDS, DRAW_PILE, DRAW_STOCK, Action, Verb
from mazziere.games.burraco.view import View
from mazziere.players.book.burraco.drawing import takes_pile
from mazziere.players.book.burraco.plan import best_plan, first_play
from mazziere.players.book.burraco.position import position
from mazziere.players.book.burraco.throwing import throw


def choose(view: View, legal: Sequence[Action], regulation: Regulation, random: Random) -> Action:
    """The action of the book for the seat in turn. It draws nothing from the generator."""
    assert isinstance(regulation, rules.Regulation)
    at = position(view, regulation)
    if not view.turn.drawn:
        pile = DRAW_PILE in legal and (DRAW_STOCK not in legal or takes_pile(at))
        return DRAW_PILE if pile else DRAW_STOCK
    group = first_play(at, best_plan(at, at.hand))
    if group:
        return group.action
    cards = tuple(action.laid[0].card for action in legal if action.verb is Verb.DISCARD)
    return DISCARDS[throw(at, cards)] if cards else legal[0]
